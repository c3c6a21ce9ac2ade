export { requestCounter } from './doorway.ts';
export { Sockets } from './sockets.ts';
