import { type Position, SPACES, spaceName } from '../../rules/index.ts';
import type { BlockView } from '../board/index.ts';

/** The blocks of a position that has no history: each is known by the space it stands on. */
export const blocksOf = (position: Position): BlockView[] =>
  SPACES.flatMap((at): BlockView[] => {
    const kind = position.blockAt(at);
    const name = spaceName(at);
    return kind === undefined ? [] : [{ key: `block-${name}`, kind, at: name }];
  });
