// npm start: builds the page where it is missing or older than its sources, and serves it with online play.
// --as-built: the page as npm run build left it, or online play alone where there is none. Nothing is built.
import { existsSync } from 'node:fs';
import { register } from 'tsx/esm/api';

const AS_BUILT = process.argv.includes('--as-built');

/** The folder of the page, if there is one, and whether it was built just now. */
function page() {
  if (!AS_BUILT) return { ...buildWeb(), folder: WEB_FOLDER };
  return { built: false, folder: existsSync(WEB_FOLDER) ? WEB_FOLDER : undefined };
}

register();
const { buildWeb, WEB_FOLDER } = await import('./web-build.ts');
const { collectSooner, configIn, startServer, SettingError } = await import('../src/server/index.ts');
collectSooner();

try {
  const config = configIn(process.env);
  const { built, folder } = page();
  const { url, close, failed } = await startServer(config, folder);
  // The last net: one game's trouble does not end all others. Every handler catches what it can itself.
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, failed);
  console.log(`${built ? 'Built. ' : ''}Fearsome Floors is at ${url}   (Ctrl+C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      close().then(
        () => process.exit(0),
        (error) => {
          failed(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  if (!(error instanceof SettingError) && !/^the page could not be built/.test(error.message)) throw error;
  console.error(`fearsome-floors: ${error.message}`);
  process.exitCode = 1;
}
