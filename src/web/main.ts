import { start } from './app/index.ts';
import { renewWords } from './online/index.ts';

await start({ languageChosen: renewWords });
