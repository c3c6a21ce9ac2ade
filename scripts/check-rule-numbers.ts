// Every rule of docs/rules.md stands in the name of a test, and every number a test's name begins with is a rule:
// test('M3: ...'), test('M5 M6: ...'), describe('F8', ...), test.each(cases)('G2: ...').
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, ROOT } from './files.ts';
import { isNode, type Node, nodesOf, textIn } from './syntax.ts';

const RULES = 'docs/rules.md';
const FEWEST_RULES = 40; // fewer means that the document was not understood
const TESTERS = new Set(['test', 'it', 'describe', 'suite']);
const NOT_RUN = new Set(['skip', 'todo']);

const rulesText = readFileSync(join(ROOT, RULES), 'utf8');
const rules = [...rulesText.matchAll(/^- ([BCSGFMP]\d+)\. /gm)].map(([, number]) => number!);

/** The names that a call goes through: test, each for test.each(cases)(...). */
function namesIn(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee['name'])];
  const within = callee['object'] ?? callee['callee'] ?? callee['tag'];
  return [...namesIn(within), ...namesIn(callee['property'])];
}

/** The name written out in a call of test, it or describe, also behind .each(...) and the like; not of skipped ones. */
function testName(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const [tester, ...how] = namesIn(node['callee']);
  if (tester === undefined || !TESTERS.has(tester) || how.some((name) => NOT_RUN.has(name))) return undefined;
  return textIn((node['arguments'] as readonly unknown[])[0]);
}

/** 'M5 M6: both' begins with M5 and M6. */
const leadingNumbers = (name: string): string[] =>
  (/^[A-Z]\d+(?:[ ,]+[A-Z]\d+)*(?![\p{L}\p{N}])/u.exec(name)?.[0] ?? '')
    .split(/[ ,]+/)
    .filter((part) => part !== '');

const problems: string[] = [];
const tested = new Set<string>();
let names = 0;
for (const file of [...filesUnder('src', /\.test\.ts$/), ...filesUnder('test', /\.test\.ts$/)]) {
  for (const { node, line } of nodesOf(file)) {
    const name = testName(node);
    if (name === undefined) continue;
    names += 1;
    for (const number of leadingNumbers(name)) {
      if (rules.includes(number)) tested.add(number);
      else problems.push(`${file}:${line}: '${name}' names the rule ${number}, which ${RULES} does not have`);
    }
  }
}

const untested = rules.filter((number) => !tested.has(number));
if (rules.length < FEWEST_RULES) problems.push(`found only ${rules.length} rules in ${RULES}`);
if (untested.length > 0) problems.push(`rules in the name of no test: ${untested.join(' ')}`);
for (const problem of problems) console.log(problem);
console.log(
  `${rules.length} rules, ${tested.size} of them in ${names} names of tests, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
