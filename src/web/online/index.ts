/** Tables far away: the line to the server, and what one has to do with those who are there. */
export { Api, ApiFailure } from './api.ts';
export { useAsked } from './ask-server.ts';
export { type OwnSeat, seatsWanted } from './come-along.ts';
export { CopyLink } from './copy-link.tsx';
export { DoorScene, Doorstep } from './door-scene.tsx';
export { bareId } from './link-id.ts';
export { addressOfTable, keptTable, openRoom } from './open-room.ts';
export { failureText, problemText } from './problem-text.ts';
export { QrCode } from './qr-picture.tsx';
export { RemoteCompany } from './remote-company.ts';
export { RemoteTable } from './remote-table.ts';
export type { Room } from './room.ts';
export { paceText, spanText } from './time-text.ts';
export { TurnNotice } from './turn-notice.tsx';

/** The record of a table far away, for whoever only wants that. */
export const recordOf = async (table: string) => (await import('./record.ts')).recordOf(table);

/** Notifications follow the reader's language; what they are made of is brought only where there may be any. */
export const renewWords = async () => (await import('./push.ts')).renewWords();
