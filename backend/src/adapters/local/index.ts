export { LocalGateway, type OnReport } from './local-gateway.js';
export { HANDSET_CHANNEL, LocalNetwork } from './local-network.js';
export { LocalVerifier } from './local-verifier.js';
