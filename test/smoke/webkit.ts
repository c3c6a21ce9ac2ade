import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plain, Screen } from './screen.ts';

/** Keys that are more than a letter, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\ue004',
  Enter: '\ue007',
  Escape: '\ue00c',
  End: '\ue010',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
  Delete: '\ue017',
};
const SIZE = { width: 1280, height: 800 };
const START_WITHIN = 60_000;
/** A test ends before that. */
const SCRIPT_WITHIN = 240_000;

/** A window of WebKitGTK. One driver drives one window: each gets its own. */
export async function openWebKit(): Promise<Screen> {
  const port = await freePort();
  const driver = spawn(process.env['WEBKIT'] ?? 'WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' },
    stdio: 'ignore',
  });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    // Each question has a connection of its own: the driver drops one that was idle, maybe just when it is used again.
    const headers = { connection: 'close' };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await response.json()) as { readonly value: { readonly message?: string } };
    if (!response.ok) throw new Error(`WebKit, ${path}: ${value.message}`);
    return value;
  };
  try {
    await started(driver, () => ask('GET', '/status'));
    const { sessionId } = (await ask('POST', '/session', { capabilities: {} })) as { sessionId: string };
    const tell = (method: string, path: string, body?: object) =>
      ask(method, `/session/${sessionId}${path}`, body);
    await tell('POST', '/window/rect', SIZE);
    await tell('POST', '/timeouts', { script: SCRIPT_WITHIN });
    return screenOf(tell, async () => {
      // The driver may hang up instead of answering, as its browser ends.
      await tell('DELETE', '').catch(() => undefined);
      driver.kill();
    });
  } catch (error) {
    driver.kill();
    throw error;
  }
}

function screenOf(
  tell: (method: string, path: string, body?: object) => Promise<unknown>,
  close: () => Promise<void>,
): Screen {
  const act = (source: object, actions: readonly object[]) =>
    tell('POST', '/actions', { actions: [{ id: 'device', ...source, actions }] });
  return {
    async goto(url) {
      await tell('POST', '/url', { url });
    },
    async run<In extends readonly Plain[], Out>(script: (...values: In) => Out | Promise<Out>, ...args: In) {
      const body = { script: `return (${script}).apply(null, arguments)`, args };
      return (await tell('POST', '/execute/sync', body)) as Out;
    },
    async click(x, y) {
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async press(...keys) {
      const strokes = keys.map((key) => KEYS[key] ?? key);
      await act(
        { type: 'key', id: 'keys' },
        strokes.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    },
    close,
  };
}

async function started(driver: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  let trouble: unknown;
  driver.once('error', (error) => {
    trouble = error;
  });
  for (const end = Date.now() + START_WITHIN; Date.now() < end && trouble === undefined; ) {
    const answered = await ask().then(
      () => true,
      () => false,
    );
    if (answered) return;
    await wait(50);
  }
  throw new Error(`WebKit's driver does not start: ${trouble ?? 'no answer'}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
