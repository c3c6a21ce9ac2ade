export { type Address, addressIn, SettingError } from './address.ts';
export { type Served, serve } from './serve.ts';
