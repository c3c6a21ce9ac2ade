import { BLOCK_KINDS, isBlockCode, type Position, SPACES, spaceName } from '../../rules/index.ts';
import type { BlockView } from '../board/index.ts';

/** The blocks of a position that has no history: each is known by the space it stands on. */
export const blocksOf = (position: Position): BlockView[] =>
  SPACES.flatMap((at): BlockView[] => {
    const code = position.at(at);
    const name = spaceName(at);
    return isBlockCode(code) ? [{ key: `block-${name}`, kind: BLOCK_KINDS[code - 1]!, at: name }] : [];
  });
