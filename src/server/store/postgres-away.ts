/** Kinds of SQLSTATE that may pass: the connection, a conflict with another transaction, resources, an operator, the system. */
const AWAY_CLASSES: ReadonlySet<string> = new Set(['08', '40', '53', '57', '58']);
const READ_ONLY = '25006';
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Errors of the network have a name like ECONNREFUSED. */
const SYSTEM_CODE = /^E[A-Z]{3,}$/;
/** What the client says without any code. */
const LOST = /terminated|timeout|connection error|not queryable|closed/i;

/** Whether an error of the PostgreSQL client means that the server can't be used just now. */
export function isPostgresAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return !(error instanceof TypeError) && LOST.test(error.message);
  if (SYSTEM_CODE.test(code) && code.length !== 5) return true;
  if (code === 'EPIPE') return true;
  return SQLSTATE.test(code) && (AWAY_CLASSES.has(code.slice(0, 2)) || code === READ_ONLY);
}
