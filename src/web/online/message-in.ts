import type { ServerMessage } from '../../protocol/index.ts';

const KINDS: ReadonlySet<string> = new Set<ServerMessage['type']>([
  'welcome',
  'entries',
  'reset',
  'behind',
  'yours',
  'done',
  'refused',
  'presence',
  'said',
  'reacted',
  'store',
  'bye',
  'error',
]);

/** What the server says is taken by its shape; a kind that is not known is of a later version, and left out. */
export function messageIn(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const read = JSON.parse(data) as { readonly type?: unknown } | null;
    return typeof read?.type === 'string' && KINDS.has(read.type) ? (read as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
