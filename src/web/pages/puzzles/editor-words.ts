import type { SupplyKind } from '../../../rules/index.ts';
import { castNames, type Names, refusalText, t } from '../../i18n/index.ts';
import type { EditorRefusal, Tool } from '../../puzzle/index.ts';
import { pieceName } from './words.ts';

export function refusalLine(refused: EditorRefusal, names: Names): string {
  if ('refusal' in refused) return refusalText(refused.refusal, names);
  if (refused.why === 'too-many') return t('puzzles.editor.too-many', { count: refused.count });
  if (refused.why === 'monster-there' || refused.why === 'monster-stands')
    return t(`puzzles.editor.${refused.why}`, { at: refused.at });
  return t(`puzzles.editor.${refused.why}`);
}

/** A heap of the supply, teleporters with their pair. */
export const heapName = (kind: SupplyKind): string => {
  const name = pieceName(kind, castNames);
  if (kind !== 'teleporter-1' && kind !== 'teleporter-2') return name;
  return t('word.figure', { name, number: Number(kind.slice(-1)) });
};

export function toolName(tool: Tool): string {
  switch (tool) {
    case 'monster':
    case 'enemy':
    case 'own':
    case 'erase':
    case 'use':
      return t(`puzzles.editor.tool.${tool}`);
    default:
      return heapName(tool);
  }
}
