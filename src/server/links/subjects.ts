import {
  DEFAULT_KIT,
  gamePaint,
  gameScene,
  type LinkPictureProps,
  levelScene,
  type PlayerView,
  sceneOf,
  shownGame,
  shownPosition,
} from '../../drawing/index.ts';
import type { OnlineTable, Shared } from '../../protocol/index.ts';
import {
  type DailyLevels,
  dateOf,
  type Level,
  loadCampaign,
  loadDaily,
  readLink,
} from '../../puzzles/index.ts';
import { type Game, positionOf } from '../../rules/index.ts';
import { Replay, readGameLink } from '../../rules/records/index.ts';
import type { Parts } from '../parts.ts';
import type { StoredTable } from '../store/index.ts';
import { storedTable } from '../tables/index.ts';
import type { TextKind } from './texts.ts';

/** What a link is about: only what whoever follows it is told, too. */
export interface Subject {
  readonly text: TextKind;
  /** Changes whenever its picture does. */
  readonly version: string;
  /** Asked for when it is to be drawn; undefined where that costs more than this address may have now. */
  readonly picture: () => Promise<LinkPictureProps | undefined>;
}

export const HOME: Subject = {
  text: 'home',
  version: '1',
  picture: () => Promise.resolve(emptyHall()),
};

type SubjectParts = Pick<Parts, 'store' | 'clock'>;

/** Somebody who asks: whether they may have so many more entries read. */
export type Payer = (entries: number) => boolean;

/** Undefined where there is no such thing. */
export async function subjectOf(
  { store, clock }: SubjectParts,
  { kind, id }: Shared,
  pays: Payer,
): Promise<Subject | undefined> {
  switch (kind) {
    case 'table':
    case 'game': {
      const stored = await store.table(id);
      return stored === undefined || stored.phase === 'closed'
        ? undefined
        : tableSubject(store, stored, pays);
    }
    case 'day': {
      // Nobody sees the puzzle of a day before that day has begun somewhere.
      const known = id <= dateOf(Math.floor((clock.now() + EARLIEST) / DAY));
      const level = known ? (await daily()).on(id)?.level : undefined;
      return level && levelSubject('day', level);
    }
    case 'level': {
      const level = (await campaign()).get(id);
      return level && levelSubject('level', level);
    }
    case 'puzzle': {
      const read = readLink(id);
      return read.ok ? levelSubject('puzzle', read.value) : undefined;
    }
    case 'whole-game': {
      const read = readGameLink(id);
      return read.ok ? wholeGame(read.value) : undefined;
    }
  }
}

const DAY = 86_400_000;
/** So far ahead of UTC a day begins first. */
const EARLIEST = 14 * 3_600_000;

let days: Promise<DailyLevels> | undefined;
const daily = (): Promise<DailyLevels> => {
  days ??= loadDaily();
  return days;
};
let levels: Promise<ReadonlyMap<string, Level>> | undefined;
const campaign = (): Promise<ReadonlyMap<string, Level>> => {
  levels ??= loadCampaign().then(
    (chapters) => new Map(chapters.flatMap((chapter) => chapter.levels).map(({ id, level }) => [id, level])),
  );
  return levels;
};

const levelSubject = (text: TextKind, level: Level): Subject => ({
  text,
  version: '1',
  picture: () => Promise.resolve({ ...levelScene(level, DEFAULT_KIT), players: [], kit: DEFAULT_KIT }),
});

/** Of a table everyone who has its link is told all that has happened at it; that is drawn, and no more. */
function tableSubject(store: Parts['store'], stored: StoredTable, pays: Payer): Subject {
  const { phase, number, snapshot } = stored;
  return {
    text: phase === 'open' ? 'open' : phase === 'over' ? 'over' : 'playing',
    version: String(number),
    picture: async () => {
      if (!pays(number - (snapshot?.number ?? -1))) return undefined;
      const { table } = await storedTable(store, stored);
      return table.game === undefined ? waitingTable(table) : gamePicture(table.game);
    },
  };
}

/** What a link holds was played by the rules when it was read. */
function wholeGame(record: string): Subject {
  const replay = new Replay(undefined, true);
  for (const line of record.split('\n')) replay.feed(line);
  return { text: 'over', version: '1', picture: () => Promise.resolve(gamePicture(replay.game!)) };
}

const EMPTY = positionOf({ monster: { at: 'a1', facing: 's' }, tiles: [], figures: [] });

const emptyHall = (): LinkPictureProps => ({
  scene: sceneOf(shownPosition(EMPTY), DEFAULT_KIT, gamePaint(2)),
  players: [],
  kit: DEFAULT_KIT,
});

function waitingTable({ seats, settings }: OnlineTable): LinkPictureProps {
  const position = positionOf({
    monster: { at: 'a1', facing: 's' },
    tiles: settings.tiles ?? [],
    figures: [],
  });
  return {
    scene: sceneOf(shownPosition(position), DEFAULT_KIT, gamePaint(seats.length)),
    players: seats.flatMap(({ colour }) =>
      colour === undefined ? [] : [{ colour, acts: false, won: false, figures: [] }],
    ),
    kit: DEFAULT_KIT,
  };
}

/** A game as it stands. */
function gamePicture(game: Game): LinkPictureProps {
  const scene = gameScene(shownGame(game), DEFAULT_KIT);
  const { players } = game.setup;
  return {
    scene,
    players: players.map(
      (colour, seat): PlayerView => ({
        colour,
        acts: game.phase !== 'over' && game.turn === seat,
        won: game.result?.winner === colour,
        figures: scene.figures
          .filter((figure) => figure.colour === colour)
          .map(({ number, dark, at }) => ({
            number,
            dark,
            at: at === 'out' || at === 'eaten' ? at : at === 'entrance' ? 'door' : 'inside',
          })),
      }),
    ),
    kit: DEFAULT_KIT,
  };
}
