import type { Colour, FigureId, Game } from '../../../rules/index.ts';
import type { Names } from '../../i18n/index.ts';
import type { Company } from '../../table/company.ts';

/** The players and their figures as they are shown beside a board. */
export interface PlayersView {
  readonly game: Game;
  readonly names: Names;
  readonly playerName: (colour: Colour) => string;
  readonly danger?: ReadonlyMap<FigureId, number> | undefined;
  /** The others, where the table is far away. */
  readonly company?: Company | undefined;
  /** What can be done with the figures; without it they are only shown. */
  readonly choice?: {
    readonly chosen: number | undefined;
    readonly movable: readonly number[];
    readonly choose: (figure: number) => void;
  };
}
