import { FormatError, type Read, reading } from '../rules/index.ts';
import { fieldsOf, parseJson, textOf } from '../rules/notation/index.ts';
import type { Find } from './find.ts';
import { readFind, writeFind } from './find-text.ts';

/** The data file of finds (docs/formats.md): one text each, the easiest first, none twice. */

const FORMAT = 'fearsome-floors/finds-1';

export function writeFinds(finds: Iterable<Find>): string {
  const known = new Map([...finds].map((find) => [find.id, find]));
  const sorted = [...known.values()].sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  return `${JSON.stringify({ format: FORMAT, finds: sorted.map(writeFind) }, undefined, 2)}\n`;
}

export function readFinds(text: string): Read<Find[]> {
  return reading(() => {
    const fields = fieldsOf(parseJson(text), 'file', ['format', 'finds']);
    const format = fields.read('format', textOf);
    if (format !== FORMAT) throw new FormatError('other-version', `format must be "${FORMAT}"`);
    return fields.list('finds', (json, place) => findAt(textOf(json, place), place));
  });
}

function findAt(text: string, place: string): Find {
  try {
    return readFind(text);
  } catch (error) {
    throw new FormatError('damaged', `${place} is damaged: ${(error as Error).message}`);
  }
}
