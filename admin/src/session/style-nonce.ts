/** What style elements of ours are known by to the policy of our own page; undefined in somebody else's page that names none. */
export const styleNonce = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
