import { COLUMNS, type Position, ROWS, spaceNamed } from '../../rules/index.ts';
import { readDrawing } from '../../rules/notation/index.ts';

/** A row as wide as the board: what the drawing leaves out at its end is empty floor. */
function wholeRow(row: number, drawn: string): string {
  const cells = COLUMNS.map((column, index) => {
    const cell = drawn.slice(2 * index, 2 * index + 2).padEnd(2);
    if (cell.trim() !== '' && cell !== '. ') return cell;
    return spaceNamed(`${column}${row}`) === undefined ? '  ' : '. ';
  });
  return `${String(row).padStart(2)} ${cells.join('')}`;
}

/** A position from a drawing that shows only what matters: rows left out are empty, and so is the end of a row. */
export function hallFrom(drawing: string): Position {
  const lines = drawing.split('\n').filter((line) => line.trim() !== '');
  const drawn = new Map<number, string>();
  for (const line of lines) {
    const row = /^ *(\d+) (.*)$/.exec(line);
    if (row !== null) drawn.set(Number(row[1]), row[2]!);
  }
  const legend = lines.filter((line) => line.trimStart().startsWith('legend:'));
  const rows = ROWS.map((row) => wholeRow(row, drawn.get(row) ?? ''));
  const read = readDrawing([...rows, ...legend].join('\n'));
  if (!read.ok) throw new Error(`${read.message}\n${drawing}`);
  return read.value;
}
