// Splits TypeScript into words, strings and punctuation: enough to find imports, names of tests and globals without
// being misled by comments and strings. A token: { kind: 'word' | 'string' | 'regex' | 'mark', text, line }.

const WORD = /[\p{L}\p{N}_$#]/u;
// After these words a slash begins a regular expression; after any other word or a closing bracket it divides.
const BEFORE_REGEX = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'delete',
  'void',
  'throw',
  'new',
  'else',
  'do',
]);

export function tokensOf(source) {
  const tokens = [];
  let at = 0;
  let line = 1;

  const push = (kind, text) => tokens.push({ kind, text, line });
  const step = () => {
    if (source[at] === '\n') line += 1;
    at += 1;
  };
  const skipTo = (end) => {
    while (at < end) step();
  };
  const regexMayBegin = () => {
    const last = tokens.at(-1);
    if (last === undefined) return true;
    if (last.kind === 'mark') return last.text !== ')' && last.text !== ']' && last.text !== '}';
    return last.kind === 'word' && BEFORE_REGEX.has(last.text);
  };

  const readString = (quote) => {
    const token = { kind: 'string', text: '', line };
    step();
    while (at < source.length && source[at] !== quote && source[at] !== '\n') {
      if (source[at] === '\\') step();
      token.text += source[at] ?? '';
      step();
    }
    step();
    tokens.push(token);
  };

  // A template's text up to its first hole is a string token; the code in its holes is read like other code.
  const readTemplate = () => {
    const token = { kind: 'string', text: '', line };
    tokens.push(token);
    let inHead = true;
    step();
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        inHead = false;
        skipTo(at + 2);
        push('mark', '${');
        readCode('}');
        push('mark', '}');
        continue;
      }
      if (source[at] === '\\') step();
      if (inHead) token.text += source[at] ?? '';
      step();
    }
    step();
  };

  const readRegex = () => {
    let inClass = false;
    step();
    while (at < source.length && source[at] !== '\n' && (inClass || source[at] !== '/')) {
      if (source[at] === '\\') step();
      else if (source[at] === '[') inClass = true;
      else if (source[at] === ']') inClass = false;
      step();
    }
    step();
    push('regex', '');
    while (WORD.test(source[at] ?? '')) step();
  };

  function readCode(until) {
    let depth = 0;
    while (at < source.length) {
      const char = source[at];
      if (/\s/.test(char)) step();
      else if (source.startsWith('//', at))
        skipTo(source.indexOf('\n', at) < 0 ? source.length : source.indexOf('\n', at));
      else if (source.startsWith('/*', at)) {
        const end = source.indexOf('*/', at + 2);
        skipTo(end < 0 ? source.length : end + 2);
      } else if (char === "'" || char === '"') readString(char);
      else if (char === '`') readTemplate();
      else if (char === '/' && regexMayBegin()) readRegex();
      else if (WORD.test(char)) {
        let end = at;
        while (end < source.length && WORD.test(source[end])) end += 1;
        push('word', source.slice(at, end));
        at = end;
      } else {
        if (char === until && depth === 0) {
          step();
          return;
        }
        if (until !== undefined && char === '{') depth += 1;
        if (until !== undefined && char === '}') depth -= 1;
        push('mark', char);
        step();
      }
    }
  }

  readCode(undefined);
  return tokens;
}
