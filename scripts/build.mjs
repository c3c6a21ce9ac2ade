// npm run build: the page, into dist/web.
import { buildWeb } from './web-build.mjs';

try {
  buildWeb({ force: true });
  console.log('The page is in dist/web. Any web server can serve it; npm start does.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
