// Every rule of docs/rules.md stands in the name of a test, and every number a test's name begins with is a rule:
// test('M3: ...'), test('M5 M6: ...'), describe('F8', ...), test.each(cases)('G2: ...').
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, ROOT } from './files.mjs';
import { tokensOf } from './tokens.mjs';

const RULES = 'docs/rules.md';
const FEWEST_RULES = 40; // fewer means that the document was not understood
const TESTERS = new Set(['test', 'it', 'describe', 'suite']);
const NOT_RUN = new Set(['skip', 'todo']);

const rulesText = readFileSync(join(ROOT, RULES), 'utf8');
const rules = [...rulesText.matchAll(/^- ([BCSGFMP]\d+)\. /gm)].map(([, number]) => number);

/** The index after the bracket that closes the one at `open`. */
function afterBracket(tokens, open) {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const { kind, text } = tokens[index];
    if (kind !== 'mark') continue;
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return tokens.length;
}

const isMark = (token, text) => token?.kind === 'mark' && token.text === text;

/** Names written out in calls of test, it and describe, also behind .each(...) and the like; not of skipped ones. */
function testNamesOf(tokens) {
  const names = [];
  for (const [start, token] of tokens.entries()) {
    if (token.kind !== 'word' || !TESTERS.has(token.text) || isMark(tokens[start - 1], '.')) continue;
    let index = start + 1;
    let runs = true;
    while (isMark(tokens[index], '.')) {
      if (NOT_RUN.has(tokens[index + 1]?.text)) runs = false;
      index += 2;
    }
    if (isMark(tokens[index], '(') && tokens[index + 1]?.kind !== 'string')
      index = afterBracket(tokens, index);
    const name = tokens[index + 1];
    if (runs && isMark(tokens[index], '(') && name?.kind === 'string')
      names.push({ name: name.text, line: name.line });
  }
  return names;
}

/** 'M5 M6: both' begins with M5 and M6. */
const leadingNumbers = (name) =>
  (/^[A-Z]\d+(?:[ ,]+[A-Z]\d+)*(?![\p{L}\p{N}])/u.exec(name)?.[0] ?? '')
    .split(/[ ,]+/)
    .filter((part) => part !== '');

const problems = [];
const tested = new Set();
let names = 0;
for (const file of [...filesUnder('src', /\.test\.ts$/), ...filesUnder('test', /\.test\.ts$/)]) {
  for (const { name, line } of testNamesOf(tokensOf(readFileSync(join(ROOT, file), 'utf8')))) {
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
