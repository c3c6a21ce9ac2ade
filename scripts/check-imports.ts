// Whether the project keeps the import rule (import-rule.ts tells it).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, ROOT } from './files.ts';
import { checkImports } from './import-rule.ts';

const FEWEST_MODULES = 5; // fewer means that this check looked in the wrong place

const paths = [
  'tsconfig.json',
  ...filesUnder('src', /(\.[cm]?[jt]sx?|\.css|^tsconfig\.json|^README\.md)$/),
  ...filesUnder('test', /(\.[cm]?[jt]sx?|^tsconfig\.json)$/),
];
const checked = checkImports(new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])));
const problems = [...checked.problems];
if (checked.modules < FEWEST_MODULES || checked.imports === 0) {
  problems.push(
    `read only ${checked.modules} modules and ${checked.imports} imports: this check looked in the wrong place`,
  );
}
for (const problem of problems) console.log(problem);
console.log(`${checked.modules} modules read, ${checked.imports} imports, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
