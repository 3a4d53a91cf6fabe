/** The IANA zone that the browser reports. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
