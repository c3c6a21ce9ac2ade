export { isPublicEndpoint } from './public-addresses.ts';
export { NO_PUSH, openPush, type Push } from './push.ts';
