import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';

/** All that is ever said to SQLite, prepared once. */
export type Statements = ReturnType<typeof prepareStatements>;

export function prepareStatements(db: DatabaseSyncInstance) {
  const sql = (text: string): StatementSyncInstance => db.prepare(text);
  return {
    begin: sql('BEGIN IMMEDIATE'),
    commit: sql('COMMIT'),

    addGuest: sql('INSERT INTO guests (id, added) VALUES (?, ?)'),
    addSession: sql('INSERT INTO sessions (secret_hash, guest) VALUES (?, ?)'),
    guestOf: sql(`
      SELECT sessions.guest, guests.name FROM sessions JOIN guests ON guests.id = sessions.guest
      WHERE secret_hash = ?`),
    nameGuest: sql('UPDATE guests SET name = ? WHERE id = ?'),
    addTransfer: sql('INSERT INTO transfers (token_hash, guest, until) VALUES (?, ?, ?)'),
    takeTransfer: sql('DELETE FROM transfers WHERE token_hash = ? RETURNING guest, until'),
    forgetTransfers: sql('DELETE FROM transfers WHERE until <= ?'),
    /** Each with the new guest first, then the old one. */
    moveGuest: [
      sql('UPDATE seats SET guest = ? WHERE guest = ?'),
      sql('UPDATE tables SET host = ? WHERE host = ?'),
      sql('UPDATE OR REPLACE push_targets SET guest = ? WHERE guest = ?'),
      sql('UPDATE transfers SET guest = ? WHERE guest = ?'),
      // The guest may be on several devices: they stay together, or the others would lose what they own.
      sql('UPDATE sessions SET guest = ? WHERE guest = ?'),
    ],

    createTable: sql(`
      INSERT INTO tables (id, host, seed, listed, number, phase, changed, due, summary)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`),
    /** Only the entry that follows the last one gets through. */
    advance: sql(`
      UPDATE tables SET number = ?, phase = ?, changed = ?, due = ?, summary = ?
      WHERE id = ? AND number = ? RETURNING key`),
    addEntry: sql('INSERT INTO entries (table_key, number, entry) VALUES (?, ?, ?)'),
    addWish: sql('INSERT INTO wishes (table_key, wish, number) VALUES (?, ?, ?)'),
    clearSeats: sql('DELETE FROM seats WHERE table_key = ?'),
    addSeat: sql('INSERT INTO seats (table_key, seat, guest) VALUES (?, ?, ?)'),
    saveSnapshot: sql(`
      INSERT INTO snapshots (table_key, number, snapshot) VALUES (?, ?, ?)
      ON CONFLICT (table_key) DO UPDATE SET number = excluded.number, snapshot = excluded.snapshot
      WHERE excluded.number > snapshots.number`),

    table: sql('SELECT key, host, seed, number, due FROM tables WHERE id = ?'),
    snapshot: sql('SELECT number, snapshot FROM snapshots WHERE table_key = ?'),
    seats: sql('SELECT seat, guest FROM seats WHERE table_key = ? ORDER BY seat'),
    seatsOf: sql('SELECT seat FROM seats WHERE table_key = ? AND guest = ? ORDER BY seat'),
    entries: sql(`
      SELECT entry FROM entries WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND number > ?
      ORDER BY number LIMIT ?`),
    wish: sql(`
      SELECT number FROM wishes WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND wish = ?`),
    listed: sql(`
      SELECT summary FROM tables WHERE listed AND phase = ? ORDER BY changed DESC, key DESC LIMIT ?`),
    gamesOf: sql(`
      SELECT key, host, summary FROM tables
      WHERE key IN (SELECT table_key FROM seats WHERE guest = ? UNION SELECT key FROM tables WHERE host = ?)
      ORDER BY changed DESC, key DESC LIMIT ?`),
    due: sql('SELECT id FROM tables WHERE due <= ? ORDER BY due, key LIMIT ?'),

    addChat: sql('INSERT INTO chat (table_key, number, line) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
    chatLine: sql('SELECT line FROM chat WHERE table_key = ? AND number = ?'),
    chat: sql(`
      SELECT line FROM chat WHERE table_key = (SELECT key FROM tables WHERE id = ?)
      ORDER BY number DESC LIMIT ?`),

    addPush: sql(`
      INSERT INTO push_targets (guest, endpoint, p256dh, auth) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth`),
    endPush: sql('DELETE FROM push_targets WHERE guest = ? AND endpoint = ?'),
    pushTargets: sql('SELECT endpoint, p256dh, auth FROM push_targets WHERE guest = ? ORDER BY endpoint'),
  };
}
