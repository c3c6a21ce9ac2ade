import { openContent } from '../files.ts';
import { figures, print } from '../output.ts';
import { playTo } from '../records/index.ts';
import { GameTree, leaves, PositionTree, type Tree } from './count.ts';

export interface PerftOptions {
  readonly depth: number;
  readonly divide?: boolean;
  readonly json?: boolean;
}

interface Counted {
  readonly depth: number;
  readonly outcomes: number;
  readonly seconds: number;
}

/** Counts the outcomes at each depth; `divide` also those behind each first move. */
export async function perft(path: string, { depth, divide, json }: PerftOptions): Promise<void> {
  const tree = await treeOf(path);
  const counts: Counted[] = [];
  if (!json) await print(rowOf(['depth', 'outcomes', 'seconds', 'outcomes per second']));
  for (let plies = 1; plies <= depth; plies++) {
    const start = performance.now();
    const outcomes = leaves(tree, plies);
    const seconds = (performance.now() - start) / 1000;
    counts.push({ depth: plies, outcomes, seconds });
    if (!json)
      await print(rowOf([plies, outcomes, seconds.toFixed(3), figures(Math.round(outcomes / seconds))]));
  }
  const divided = divide ? divideBy(tree, depth) : undefined;
  if (json) await print(`${JSON.stringify({ counts, ...(divided && { divided }) })}\n`);
  else if (divided) for (const { move, outcomes } of divided) await print(`${move}: ${outcomes}\n`);
}

async function treeOf(path: string): Promise<Tree> {
  const content = await openContent(path);
  if (content.kind === 'position') return new PositionTree(content.position);
  return new GameTree(await playTo(path, content.lines, {}));
}

/** Rows are printed one by one as they are found, so the columns have fixed widths. */
const WIDTHS = [5, 18, 10, 20] as const;

const rowOf = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell, column) => String(cell).padStart(WIDTHS[column]!)).join(' ')}\n`;

interface Divided {
  readonly move: string;
  readonly outcomes: number;
}

function divideBy(tree: Tree, depth: number): Divided[] {
  const divided: Divided[] = [];
  for (const branch of tree.branches()) {
    divided.push({ move: branch.name(), outcomes: leaves(branch.tree, depth - 1) });
  }
  return divided;
}
