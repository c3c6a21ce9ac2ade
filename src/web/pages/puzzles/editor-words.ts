import type { SupplyKind } from '../../../rules/index.ts';
import { type Names, puzzlesText, refusalText } from '../../i18n/index.ts';
import type { EditorRefusal, Tool } from '../../puzzle/editor.ts';
import { pieceName } from './words.ts';

const { t } = puzzlesText;

export function refusalLine(refused: EditorRefusal, names: Names): string {
  if ('refusal' in refused) return refusalText(refused.refusal, names);
  if (refused.why === 'too-many') return t('puzzles.editor.too-many', { count: refused.count });
  if (refused.why === 'monster-there' || refused.why === 'monster-stands')
    return t(`puzzles.editor.${refused.why}`, { at: refused.at });
  return t(`puzzles.editor.${refused.why}`);
}

const NO_NAMES: Names = { figure: (id) => id, player: (colour) => colour };

/** A heap of the supply, teleporters with their pair. */
export const heapName = (kind: SupplyKind): string => {
  const name = pieceName(kind, NO_NAMES);
  return kind === 'teleporter-1' || kind === 'teleporter-2' ? `${name} ${kind.slice(-1)}` : name;
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
