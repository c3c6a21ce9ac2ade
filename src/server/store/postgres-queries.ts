/** The table whose public id is $1. */
export const KEY = '(SELECT key FROM tables WHERE id = $1)';
const PERSON = '(SELECT person FROM guests WHERE id = $1)';
/** All guests that are one person with $1. */
export const GUESTS = `(SELECT id FROM guests WHERE person = ${PERSON})`;

export const MEMBERS = `
  SELECT id AS guest, person, former, added, joined, seen, name FROM guests WHERE person = ${PERSON} ORDER BY added, id`;

/** What belongs to a new entry; `gone_on` is the table's row, made or moved on before. */
const KEEP = `
  kept_entry AS (INSERT INTO entries (table_key, number, entry) SELECT key, $2, $7 FROM gone_on),
  kept_wish AS (INSERT INTO wishes (table_key, wish, number) SELECT key, $8, $2 FROM gone_on WHERE $8::bytea IS NOT NULL),
  kept_snapshot AS (
    INSERT INTO snapshots (table_key, number, snapshot) SELECT key, $2, $9 FROM gone_on WHERE $9::bytea IS NOT NULL
    ON CONFLICT (table_key) DO UPDATE SET number = excluded.number, snapshot = excluded.snapshot
    WHERE excluded.number > snapshots.number
  )`;

/** Seats change with an entry and in no other way: those that are read here are those of the entry before. */
const KEEP_OWNERS = `
  owned AS (
    SELECT key, coalesce(place - 1, seats.seat)::int AS seat, guest
    FROM gone_on JOIN seats ON table_key = key LEFT JOIN unnest($11::int[]) WITH ORDINALITY AS renumbered (seat, place)
    ON renumbered.seat = seats.seat
    WHERE NOT seats.seat = ANY ($10::int[]) AND ($11::int[] IS NULL OR place IS NOT NULL)
  ),
  owned_now AS (
    SELECT key, seat, guest FROM owned WHERE NOT seat = ANY ($12::int[])
    UNION ALL SELECT key, seat, guest FROM gone_on, unnest($12::int[], $13::text[]) AS took (seat, guest)
  ),
  left_seats AS (
    DELETE FROM seats USING gone_on WHERE table_key = key AND seat NOT IN (SELECT seat FROM owned_now)
  ),
  kept_seats AS (
    INSERT INTO seats (table_key, seat, guest) SELECT key, seat, guest FROM owned_now
    ON CONFLICT (table_key, seat) DO UPDATE SET guest = excluded.guest
  )`;

const TO_TELL = 'SELECT key FROM gone_on';

export const CREATE_TABLE = `
  WITH gone_on AS (
    INSERT INTO tables (id, number, phase, changed, due, summary, host, seed, listed)
    VALUES ($1, $2::int, $3, $4, $5, $6, $14, $15, $16) RETURNING key
  ), ${KEEP}, ${KEEP_OWNERS} ${TO_TELL}`;

/**
 * One statement is one transaction and one trip to the server. Whoever comes second waits for the row of the table and then
 * finds its number taken.
 */
const goOn = (host: string): string => `
  WITH gone_on AS (
    UPDATE tables SET number = $2::int, phase = $3, changed = $4, due = $5, summary = $6${host}
    WHERE id = $1 AND number = $2::int - 1 AND NOT EXISTS (
      SELECT FROM wishes WHERE table_key = tables.key AND wish = $8::bytea
    )
    RETURNING key
  ), ${KEEP}`;

export const APPEND = `${goOn('')} ${TO_TELL}`;
export const APPEND_WITH_OWNERS = `${goOn(', host = coalesce($14, host)')}, ${KEEP_OWNERS} ${TO_TELL}`;

/** No row, where the wish or the number is taken, or there is no such table. */
export const ADD_CHAT = `
  INSERT INTO chat (table_key, number, line, wish)
  SELECT key, (SELECT coalesce(max(number), -1) + 1 FROM chat WHERE table_key = key), $2, $3 FROM tables WHERE id = $1
  ON CONFLICT DO NOTHING RETURNING number`;

/** Of tables where all is over since before $3: what was said, and all there is of those that were closed. */
export const PRUNE = `
  WITH ended AS (
    SELECT changed, key, phase FROM tables
    WHERE phase IN ('over', 'closed') AND (changed, key) > ($1, $2) AND changed <= $3 ORDER BY changed, key LIMIT $4
  ),
  closed AS (SELECT key FROM ended WHERE phase = 'closed'),
  no_chat AS (DELETE FROM chat USING ended WHERE table_key = key),
  no_entries AS (DELETE FROM entries USING closed WHERE table_key = key),
  no_wishes AS (DELETE FROM wishes USING closed WHERE table_key = key),
  no_snapshots AS (DELETE FROM snapshots USING closed WHERE table_key = key),
  no_seats AS (DELETE FROM seats USING closed WHERE table_key = key),
  no_tables AS (DELETE FROM tables USING closed WHERE tables.key = closed.key)
  SELECT changed, key FROM ended ORDER BY changed DESC, key DESC LIMIT 1`;
