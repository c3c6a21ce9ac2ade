export { type Address, addressIn, SettingError } from './address.ts';
export { type Clock, systemClock } from './clock.ts';
export { type Config, configIn } from './config.ts';
export type { Draws } from './links/index.ts';
export { type Served, serve } from './serve.ts';
export { collectSooner, type RunningServer, type Substitutes, startServer } from './start-server.ts';
