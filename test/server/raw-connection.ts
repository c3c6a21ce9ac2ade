import { PROTOCOL, type ServerMessage } from '../../src/protocol/index.ts';
import type { TestGuest } from '../../src/server/client.fixture.ts';
import type { Wire } from '../../src/server/wire.fixture.ts';

/** A line to a table, whose end says whatever it is told. */
export async function rawConnection(guest: TestGuest, table: string): Promise<Wire> {
  const wire = await guest.connect();
  await ask(wire, [JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, known: 1_000_000 })]);
  return wire;
}

export const isOpen = ({ socket }: Wire): boolean => socket.readyState === socket.OPEN;

/** Sends all and waits until each was answered or the connection was closed. */
export function ask(wire: Wire, messages: readonly (string | Buffer)[]): Promise<readonly ServerMessage[]> {
  const from = wire.heard.length;
  for (const message of messages) wire.socket.send(message);
  return wire.find(`an answer to each of ${messages.join('\n')}`, () => {
    const answers = wire.all(from, 'done', 'refused', 'error', 'welcome');
    return answers.length >= messages.length || !isOpen(wire) ? answers : undefined;
  });
}
