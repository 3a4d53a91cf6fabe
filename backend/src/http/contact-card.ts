/** Our number as a contact to keep: a vCard 3.0 (RFC 2426), which phones of every make take. `phone` in E.164. */
export function contactCard(name: string, phone: string, url: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${name}`,
    `N:;${name};;;`,
    `ORG:${name}`,
    `TEL;TYPE=CELL,MSG:${phone}`,
    `URL:${url}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
