import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';

/** All that is ever said to SQLite, prepared once. */
export type Statements = ReturnType<typeof prepareStatements>;

/** All guests that are one person with this one. */
const GUESTS = 'SELECT id FROM guests WHERE person = (SELECT person FROM guests WHERE id = ?)';

export function prepareStatements(db: DatabaseSyncInstance) {
  const sql = (text: string): StatementSyncInstance => db.prepare(text);
  return {
    begin: sql('BEGIN IMMEDIATE'),
    commit: sql('COMMIT'),
    addPulse: sql('INSERT OR REPLACE INTO pulse (id, filler) VALUES (1, randomblob(?))'),
    endPulse: sql('DELETE FROM pulse'),

    addGuest: sql('INSERT INTO guests (id, added, person, seen) VALUES (?, ?, ?, ?)'),
    addSession: sql('INSERT INTO sessions (secret_hash, guest) VALUES (?, ?)'),
    guestOf: sql(`
      SELECT device.id AS guest, device.person, device.seen, self.name
      FROM sessions JOIN guests device ON device.id = sessions.guest JOIN guests self ON self.id = device.person
      WHERE secret_hash = ?`),
    sawGuest: sql('UPDATE guests SET seen = ? WHERE id = ?'),
    nameGuest: sql('UPDATE guests SET name = ? WHERE id = (SELECT person FROM guests WHERE id = ?)'),
    addTransfer: sql('INSERT INTO transfers (token_hash, guest, until) VALUES (?, ?, ?)'),
    fewTransfers: sql(`
      DELETE FROM transfers WHERE guest = ? AND token_hash NOT IN (
        SELECT token_hash FROM transfers WHERE guest = ? ORDER BY until DESC, token_hash LIMIT ?
      )`),
    transfer: sql(`
      SELECT device.id AS guest, device.person, self.name
      FROM transfers JOIN guests device ON device.id = transfers.guest JOIN guests self ON self.id = device.person
      WHERE token_hash = ? AND until > ?`),
    takeTransfer: sql('DELETE FROM transfers WHERE token_hash = ? RETURNING guest, until'),

    forgetTransfers: sql('DELETE FROM transfers WHERE until <= ?'),

    personOf: sql('SELECT person FROM guests WHERE id = ?'),
    members: sql(`
      SELECT id AS guest, person, former, added, joined, seen, name FROM guests WHERE id IN (${GUESTS}) ORDER BY added, id`),
    join: sql('UPDATE guests SET former = person, person = ?, joined = ? WHERE person = ?'),
    part: sql('UPDATE guests SET person = ?, former = NULL, joined = NULL WHERE id = ?'),
    setPerson: sql('UPDATE guests SET person = ? WHERE id = ?'),

    createTable: sql(`
      INSERT INTO tables (id, host, seed, listed, number, phase, changed, due, summary)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`),
    /** Only the entry that follows the last one gets through. */
    advance: sql(`
      UPDATE tables SET number = ?, phase = ?, changed = ?, due = ?, summary = ?
      WHERE id = ? AND number = ? RETURNING key`),
    addEntry: sql('INSERT INTO entries (table_key, number, entry) VALUES (?, ?, ?)'),
    addWish: sql('INSERT INTO wishes (table_key, wish, number) VALUES (?, ?, ?)'),
    setHost: sql('UPDATE tables SET host = ? WHERE key = ?'),
    clearSeats: sql('DELETE FROM seats WHERE table_key = ?'),
    leaveSeat: sql('DELETE FROM seats WHERE table_key = ? AND seat = ?'),
    takeSeat: sql(`
      INSERT INTO seats (table_key, seat, guest) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET guest = excluded.guest`),
    saveSnapshot: sql(`
      INSERT INTO snapshots (table_key, number, snapshot) VALUES (?, ?, ?)
      ON CONFLICT (table_key) DO UPDATE SET number = excluded.number, snapshot = excluded.snapshot
      WHERE excluded.number > snapshots.number`),

    table: sql(`
      SELECT key, host, coalesce(person, host) AS person, seed, number, phase, due
      FROM tables LEFT JOIN guests ON guests.id = host WHERE tables.id = ?`),
    snapshot: sql('SELECT number, snapshot FROM snapshots WHERE table_key = ?'),
    seats: sql(`
      SELECT seat, guest, coalesce(person, guest) AS person
      FROM seats LEFT JOIN guests ON guests.id = guest WHERE table_key = ? ORDER BY seat`),
    seatsOf: sql(`
      SELECT seat FROM seats WHERE table_key = ? AND guest IN (${GUESTS}) ORDER BY seat`),
    entries: sql(`
      SELECT entry FROM entries WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND number > ?
      ORDER BY number LIMIT ?`),
    wish: sql(`
      SELECT number FROM wishes WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND wish = ?`),
    listed: sql(`
      SELECT summary FROM tables WHERE listed AND phase = ? ORDER BY changed DESC, key DESC LIMIT ?`),
    gamesOf: sql(`
      SELECT key, host IN (${GUESTS}) AS hosts, summary FROM tables
      WHERE key IN (
        SELECT table_key FROM seats WHERE guest IN (${GUESTS})
        UNION SELECT key FROM tables WHERE host IN (${GUESTS})
      )
      ORDER BY changed DESC, key DESC LIMIT ?`),
    pullBack: sql('UPDATE tables SET due = due - changed + ?1, changed = ?1 WHERE changed > ?1'),
    due: sql('SELECT id FROM tables WHERE due <= ? ORDER BY due, key LIMIT ?'),

    addChat: sql(`
      INSERT INTO chat (table_key, number, line, wish)
      VALUES (?, (SELECT coalesce(max(number), -1) + 1 FROM chat WHERE table_key = ?), ?, ?) RETURNING number`),
    chatWish: sql('SELECT number FROM chat WHERE table_key = ? AND wish = ?'),
    chat: sql(`
      SELECT number, line FROM chat WHERE table_key = (SELECT key FROM tables WHERE id = ?)
      ORDER BY number DESC LIMIT ?`),

    ended: sql(`
      SELECT changed, key, phase FROM tables
      WHERE phase IN ('over', 'closed') AND (changed, key) > (?, ?) AND changed <= ? ORDER BY changed, key LIMIT ?`),
    removeChat: sql('DELETE FROM chat WHERE table_key = ?'),
    removeTable: [
      sql('DELETE FROM entries WHERE table_key = ?'),
      sql('DELETE FROM wishes WHERE table_key = ?'),
      sql('DELETE FROM snapshots WHERE table_key = ?'),
      sql('DELETE FROM seats WHERE table_key = ?'),
      sql('DELETE FROM tables WHERE key = ?'),
    ],

    addPush: sql(`
      INSERT INTO push_targets (guest, endpoint, p256dh, auth) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth`),
    endPush: sql(`
      DELETE FROM push_targets WHERE guest IN (${GUESTS}) AND endpoint = ?`),
    pushTargets: sql(`
      SELECT endpoint, p256dh, auth FROM push_targets WHERE guest IN (${GUESTS})
      GROUP BY endpoint ORDER BY endpoint`),
  };
}
