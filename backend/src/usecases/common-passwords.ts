/** How many of the passwords that people use most are refused (OWASP ASVS 6.2.4). */
const REFUSED = 3000;
const SHORTEST = 8;

let refused: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the first that anybody would try; case does not make it better. Blanks alone are no password either. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  return plain === '' || (await (refused ??= load())).has(plain);
}

/** Read when it is first asked for: it costs memory that most processes never need. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const usable = dictionary['passwords-common'].filter((one) => one.length >= SHORTEST);
  return new Set(usable.slice(0, REFUSED).map((one) => one.toLowerCase()));
}
