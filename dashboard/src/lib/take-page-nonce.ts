declare global {
  /** Where the packages that write style elements look for the nonce of the page. */
  var __webpack_nonce__: string | undefined;
}

/** Lets style elements that packages write carry what our own page's policy knows them by. */
export function takePageNonce(): void {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
}
