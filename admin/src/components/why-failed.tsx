/** Why a text of ours did not arrive, in words and in the provider's code. */
export function WhyFailed({ reason, code }: { reason: string | null; code: string | null }) {
  if (!reason && !code) return <span className="soft">–</span>;
  return <span>{reason && code ? `${reason} (${code})` : (reason ?? `code ${code}`)}</span>;
}
