import { isFreeKey } from '../../device/index.ts';
import { type Editor, TOOLS } from '../../puzzle/index.ts';

/** Keys of the tools, in their order. */
export const TOOL_KEYS = ['m', 'e', 'o', '1', '2', '3', '4', '5', '6', '7', '8', 'u', 'delete'] as const;

/** Builds by keys; true where the key was one of ours. */
export function pressEditorKey(editor: Editor, event: KeyboardEvent): boolean {
  if (!isFreeKey(event)) return false;
  const key = event.key.toLowerCase();
  const tool = TOOLS[(TOOL_KEYS as readonly string[]).indexOf(key)];
  if (tool !== undefined) editor.choose(tool);
  else if (key === 'r') editor.turn();
  else if (key === 'z') editor.undo();
  else return false;
  return true;
}
