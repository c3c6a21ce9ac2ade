export { newApi } from './api.ts';
