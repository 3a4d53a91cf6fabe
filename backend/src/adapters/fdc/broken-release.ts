/** The release cannot be imported; the message says why and what to do. The table in use stays as it was. */
export class BrokenRelease extends Error {}
