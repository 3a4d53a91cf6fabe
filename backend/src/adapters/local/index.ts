export { LOCAL_CATALOGUE, LocalBilling } from './local-billing.js';
export { LocalGateway, type OnReport } from './local-gateway.js';
export { HANDSET_CHANNEL, LocalNetwork } from './local-network.js';
export { LocalLedger } from './local-ledger.js';
export { NoPictureSource } from './no-picture-source.js';
export { LocalTextArchive } from './local-text-archive.js';
export { LocalTestBilling } from './local-test-billing.js';
export { LocalVerifier } from './local-verifier.js';
export { SignedEvents } from './signed-events.js';
