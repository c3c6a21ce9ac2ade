// Starts the servers that are measured.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BARE_LOOP = fileURLToPath(new URL('./bare-loop.mjs', import.meta.url));
const OUR_SERVER = fileURLToPath(new URL('./our-server.mjs', import.meta.url));

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove); // where something failed
  return { folder, remove };
}

async function started(child) {
  const [{ url }] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`a server ended with ${code}`))),
  ]);
  return url;
}

export async function startBareLoop(folder, grouping = 'single') {
  const child = fork(BARE_LOOP, [join(folder, `bare-${grouping}.sqlite`), grouping]);
  const url = await started(child);
  return {
    url,
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Without limits, unless the settings say otherwise. */
export async function startOurServer(dataDir, settings = {}) {
  const child = fork(OUR_SERVER, [], {
    execArgv: ['--expose-gc'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      LIMIT_FACTOR: '0',
      CONNECTIONS_PER_ADDRESS: '100000',
      BOT_THREADS: '1',
      ...settings,
    },
  });
  const url = await started(child);
  return {
    url,
    /** After everything unused was collected. */
    async memory() {
      child.send('memory');
      const [{ memory }] = await once(child, 'message');
      return memory;
    },
    async close() {
      child.send('close');
      await once(child, 'exit');
    },
  };
}
