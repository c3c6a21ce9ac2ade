// npm run screenshots: pictures of every page, phone, laptop and wide, into docs/images.
import { join } from 'node:path';
import { runBrowserTests } from './browser-tests.ts';
import { ROOT } from './files.ts';

const { passed, failed } = await runBrowserTests({
  engines: ['chromium'],
  args: ['screenshots.spec.ts'],
  environment: { SCREENSHOTS: join(ROOT, 'docs/images') },
});
console.log(`${passed} pictures made, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
