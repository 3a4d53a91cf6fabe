/** An id or an address, letter by letter, or a dash. */
export const Code = ({ children }: { children: string | null }) => <span className="code">{children ?? '–'}</span>;
