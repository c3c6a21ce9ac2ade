// A module of ours with all it imports, as one script that a browser can import from its address.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { ROOT } from './files.ts';

export async function scriptAddress(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(ROOT, entry), formats: ['es'], fileName: 'script' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) throw new Error(`${entry} could not be built`);
  return `data:text/javascript;base64,${Buffer.from(bundle.output[0].code).toString('base64')}`;
}

/** What a function that a module exports answers in a browser; it takes nothing. */
export const answerThere = async (page: Page, entry: string, name: string): Promise<unknown> =>
  page.evaluate(async ([address, name]) => (await import(address))[name](), [
    await scriptAddress(entry),
    name,
  ] as const);
