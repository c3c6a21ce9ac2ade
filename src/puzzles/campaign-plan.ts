import { Random } from '../rules/index.ts';
import { baitOf } from './attempt.ts';
import { type Idea, ideasOf, walksFor } from './difficulty.ts';
import { type GradedLevel, graded } from './generator.ts';
import { supplyOf, type Things } from './hall-maker.ts';
import type { Level } from './level.ts';
import { levelsOfOneHall } from './level-maker.ts';
import { run } from './run.ts';
import { solve } from './solver.ts';

/** How the campaign was made: one idea at a time, first in lessons with one thing, then rising. */

/** An idea that was not in the walk before; or a turn to the bait; or a figure hidden by a stone that is never pushed. */
type Lesson = Idea | 'lure' | 'hide';

/** What a level of the campaign is made from. */
interface Slot {
  readonly supply: Things;
  /** What putting things down brings into the walk. */
  readonly brings: Lesson;
  /** Things more than needed, for the stars. */
  readonly spare?: Things;
  readonly spaces?: number;
}

interface ChapterPlan {
  readonly id: string;
  /** Blocks that lie in its halls. */
  readonly blocks: Things;
  /** Floor that may lie there, too. */
  readonly floor: Things;
  /** The effort of its last level; the first one's is FIRST_EFFORT. */
  readonly top: number;
  readonly slots: readonly Slot[];
}

const slots = (brings: Lesson, ...supplies: Things[]): Slot[] =>
  supplies.map((supply) => ({ supply, brings }));
const spare = (slot: Slot, more: Things): Slot => ({ ...slot, spare: more });

export const CHAPTER_PLANS: readonly ChapterPlan[] = [
  {
    id: 'eyes',
    blocks: 's',
    floor: '',
    top: 9,
    slots: [
      ...slots('hide', 's'),
      { supply: 'b', brings: 'lure', spaces: 10 },
      ...slots('tie', 'b', 's'),
      ...slots('hide', 's'),
      ...slots('lure', 'b'),
      ...slots('tie', 'b'),
      ...slots('hide', 'ss'),
      ...slots('tie', 'ss'),
      spare({ supply: 'b', brings: 'lure' }, 's'),
    ],
  },
  {
    id: 'stones',
    blocks: 's',
    floor: '',
    top: 9.5,
    slots: [
      ...slots('push', 's', 's'),
      ...slots('over-the-edge', 's', 's'),
      ...slots('push', 's'),
      spare({ supply: 's', brings: 'push' }, 's'),
      ...slots('over-the-edge', 'ss'),
      ...slots('tie', 'ss'),
      spare({ supply: 'ss', brings: 'push' }, 's'),
      ...slots('push', 'sb'),
    ],
  },
  {
    id: 'walls',
    blocks: 'sssc',
    floor: '',
    top: 10,
    slots: [
      ...slots('wall', 's', 's'),
      ...slots('crystal', 'c', 'c'),
      ...slots('wall', 's'),
      ...slots('crystal', 'c'),
      spare({ supply: 'c', brings: 'crystal' }, 's'),
      ...slots('wall', 'ss'),
      ...slots('crystal', 'sc'),
      ...slots('crystal', 'cc'),
    ],
  },
  {
    id: 'blood',
    blocks: 'sssc',
    floor: 'ql',
    top: 10.5,
    slots: [
      ...slots('pool', 'q', 'l', 's', 'q', 'l'),
      spare({ supply: 'q', brings: 'pool' }, 's'),
      ...slots('pool', 'ss'),
      ...slots('wall', 'l'),
      ...slots('pool', 'qs', 'ls'),
    ],
  },
  {
    id: 'turning',
    blocks: 'ssscru',
    floor: 'ql',
    top: 11.5,
    slots: [
      ...slots('turning-stone', 'r', 'u', 'r', 'u'),
      ...slots('pool', 'r'),
      spare({ supply: 'r', brings: 'turning-stone' }, 'u'),
      ...slots('turning-stone', 'rr', 'ru', 'sr'),
      ...slots('turning-stone', 'rrr'),
    ],
  },
  {
    id: 'teleporters',
    blocks: 'ssscru',
    floor: 'tql',
    top: 12.5,
    slots: [
      ...slots('teleporter', 's', 'r'),
      { supply: 't', brings: 'teleporter', spaces: 6 },
      { supply: 't', brings: 'teleporter', spaces: 9 },
      ...slots('teleporter', 'u'),
      ...slots('teleporter', 'sr'),
      { supply: 't', brings: 'teleporter', spaces: 14 },
      spare({ supply: 'rr', brings: 'teleporter' }, 's'),
      { supply: 'ts', brings: 'teleporter', spaces: 12 },
      { supply: 'ssr', brings: 'teleporter' },
    ],
  },
];

const FIRST_EFFORT = 3;
/** The first levels of a chapter are lessons: few things in the hall, and a short walk. */
const LESSONS = 2;
/** So many levels are made for a place, and the best is taken; fewer where each takes long. */
const CANDIDATES = 20;
const FEW_CANDIDATES = 5;
const MOST_HALLS = 1000;
/** A spare thing may open other ways, but not more than these. */
const MOST_WITH_SPARE = 12;

/** Makes the levels of a chapter: the lessons first, the others rising. */
export function makeChapter(chapter: ChapterPlan): GradedLevel[] {
  const made = chapter.slots.map((_, place) => makeCampaignLevel(chapter, place));
  return [...made.slice(0, LESSONS), ...made.slice(LESSONS).sort((a, b) => a.effort - b.effort)];
}

/** Makes the level of a place before they are put in order. */
function makeCampaignLevel(chapter: ChapterPlan, place: number): GradedLevel {
  const slot = chapter.slots[place]!;
  const lesson = place < LESSONS;
  const wanted = FIRST_EFFORT + ((chapter.top - FIRST_EFFORT) * place) / (chapter.slots.length - 1);
  const random = new Random(`campaign/${chapter.id}/${place}`);
  const enough = slot.supply.length > 2 || slot.supply.includes('t') ? FEW_CANDIDATES : CANDIDATES;
  const candidates: GradedLevel[] = [];
  for (let halls = 0; halls < MOST_HALLS && candidates.length < enough; halls++) {
    const made = levelsOfOneHall(
      {
        supply: slot.supply,
        lying: lyingThings(chapter, slot, lesson, random),
        figures: lesson ? 3 : 4 + random.below(2 + Math.floor(place / 5)),
        ...(slot.spaces !== undefined && { spaces: slot.spaces }),
        fewestIdeas: 1,
        fewestEnemies: lesson ? 1 : 2,
        mostSolutions: 1,
        mostWalks: walksFor(wanted + 2),
      },
      random,
    );
    for (const one of made.map(graded)) if (brings(one.level, slot.brings)) candidates.push(one);
  }
  for (const best of candidates.sort((a, b) => rank(a, lesson, wanted) - rank(b, lesson, wanted))) {
    // The solver leaves arrows open that the census had to decide on the way.
    const exact = { ...best.level, solutions: solve(best.level).solutions };
    const level = slot.spare === undefined ? exact : withSupply(exact, slot.supply + slot.spare);
    if (level !== undefined) return { ...best, level };
  }
  throw new Error(`no level was found for place ${place} of the chapter ${chapter.id}`);
}

/** Lessons have short walks with few other ideas; later levels are near the effort wanted and rich. */
function rank({ level, ideas, effort }: GradedLevel, lesson: boolean, wanted: number): number {
  const { steps } = run(level, level.solutions![0]!);
  return lesson
    ? steps / 8 + ideas.length + Math.max(0, effort - wanted)
    : 2 * Math.abs(effort - wanted) - 0.5 * ideas.length + steps / 60;
}

function brings(level: Level, lesson: Lesson): boolean {
  const walked = run(level, level.solutions![0]!);
  const ideas = ideasOf(walked);
  if (lesson === 'hide') return ideas.includes('sight') && !ideas.includes('push');
  if (lesson === 'lure') {
    const bait = baitOf(level);
    const turns = walked.events.flat().filter((event) => event.type === 'monsterTurned');
    return turns.some(({ figure }) => figure !== undefined && bait.includes(figure));
  }
  return ideas.includes(lesson) && !ideasOf(run(level, [])).includes(lesson);
}

function lyingThings(
  { blocks, floor }: ChapterPlan,
  { supply }: Slot,
  lesson: boolean,
  random: Random,
): Things {
  const count = lesson ? 2 + random.below(3) : 6 + random.below(6);
  const lying = Array.from({ length: count }, () => random.pick([...blocks]));
  const below = [...floor].filter(
    (letter) => !supply.includes(letter) && (letter === 't' || (!lesson && random.below(2) === 0)),
  );
  return [...below, ...lying].join('');
}

/** The level with these in its supply, more than are needed; undefined where that makes it easier or opens too many ways. */
function withSupply(level: Level, things: Things): Level | undefined {
  const wide = { ...level, supply: supplyOf(things) };
  const { solutions, complete } = solve(wide, { want: 'all', most: 60 });
  const least = solutions[0]!.length;
  const isSame = least === level.solutions![0]!.length;
  return complete && isSame && solutions.length <= MOST_WITH_SPARE
    ? { ...wide, solutions: solutions.filter(({ length }) => length === least) }
    : undefined;
}
