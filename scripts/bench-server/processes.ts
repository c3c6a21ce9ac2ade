// Starts the servers that are measured.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BARE_LOOP = fileURLToPath(new URL('./bare-loop.ts', import.meta.url));
const OUR_SERVER = fileURLToPath(new URL('./our-server.ts', import.meta.url));

export interface Process {
  readonly url: string;
  close(): Promise<void>;
}

export interface Memory extends NodeJS.MemoryUsage {
  /** The most that was ever resident. */
  readonly peak: number;
}

export interface OurServer extends Process {
  /** After everything unused was collected. */
  memory(): Promise<Memory>;
}

export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove); // where something failed
  return { folder, remove };
}

async function urlOf(child: ChildProcess): Promise<string> {
  const told = once(child, 'message') as Promise<[{ readonly url: string }]>;
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a server ended with ${code}`);
  });
  return (await Promise.race([told, ended]))[0].url;
}

export async function startBareLoop(
  folder: string,
  grouping: 'single' | 'grouped' = 'single',
): Promise<Process> {
  const child = fork(BARE_LOOP, [join(folder, `bare-${grouping}.sqlite`), grouping]);
  return {
    url: await urlOf(child),
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Without limits, unless the settings say otherwise. */
export async function startOurServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OurServer> {
  const child = fork(OUR_SERVER, [], {
    execArgv: [...process.execArgv, '--expose-gc'],
    env: {
      PATH: process.env['PATH'],
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
  return {
    url: await urlOf(child),
    async memory() {
      child.send('memory');
      const [{ memory }] = (await once(child, 'message')) as [{ memory: Memory }];
      return memory;
    },
    async close() {
      child.send('close');
      await once(child, 'exit');
    },
  };
}
