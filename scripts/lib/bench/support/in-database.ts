/** The address of another database of the same server, for the same role. */
export const inDatabase = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;
