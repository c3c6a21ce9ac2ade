// npm start: builds the page where it is missing or older than its sources, and serves it.
import { register } from 'tsx/esm/api';
import { buildWeb, WEB_FOLDER } from './web-build.mjs';

register();
const { addressIn, serve, SettingError } = await import('../src/server/index.ts');

try {
  const address = addressIn(process.env);
  const { built } = buildWeb();
  const { url, close } = await serve(WEB_FOLDER, address);
  console.log(`${built ? 'Built. ' : ''}Fearsome Floors is at ${url}   (Ctrl+C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof SettingError) && !/^the page could not be built/.test(error.message)) throw error;
  console.error(`fearsome-floors: ${error.message}`);
  process.exitCode = 1;
}
