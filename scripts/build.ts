// npm run build: the page, into dist/web.
import { buildWeb } from './web-build.ts';

try {
  buildWeb({ force: true });
  console.log('The page is in dist/web. Any web server can serve it; npm start does.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
