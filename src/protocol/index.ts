export * from './api.ts';
export * from './client-messages.ts';
export * from './entries.ts';
export * from './online-table.ts';
export * from './record.ts';
export * from './server-messages.ts';
export * from './settings.ts';
export * from './texts.ts';
