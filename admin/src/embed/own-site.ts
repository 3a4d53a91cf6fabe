/** Whether an API base is a path of the page's own site: sessions work nowhere else. */
export function isPathOfThisSite(apiBase: string): boolean {
  if (apiBase === '') return true;
  return apiBase.startsWith('/') && !apiBase.startsWith('//') && !apiBase.includes('\\');
}
