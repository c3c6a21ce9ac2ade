import { type AnyBotName, type BotName, STEP_NAMES, type StepName } from './bot-names.ts';

/** The bots as opponents for people: a number, a name and what they are like to play against. */
export interface Level {
  readonly level: number;
  readonly bot: StepName;
  readonly name: string;
  /** What those of this level at one table are called, one after another: as many as there can be. */
  readonly names: readonly string[];
  readonly character: string;
}

const NAMES: Readonly<Record<StepName, readonly string[]>> = {
  dreamer: ['Dozy', 'Nod', 'Yawn', 'Mope', 'Drift', 'Muse', 'Lull'],
  dasher: ['Dash', 'Bolt', 'Zip', 'Rush', 'Scoot', 'Dart', 'Hop'],
  watcher: ['Heed', 'Ward', 'Peek', 'Hush', 'Scout', 'Vigil', 'Perch'],
  planner: ['Chart', 'Gauge', 'Plumb', 'Draft', 'Tally', 'Chalk', 'Neat'],
  trickster: ['Sly', 'Fox', 'Ruse', 'Wile', 'Guile', 'Knave', 'Jest'],
  schemer: ['Plot', 'Snare', 'Knot', 'Lure', 'Spin', 'Hatch', 'Weft'],
  hunter: ['Prowl', 'Stalk', 'Hawk', 'Claw', 'Hound', 'Lynx', 'Track'],
  master: ['Dread', 'Grim', 'Fang', 'Gloom', 'Doom', 'Wrath', 'Blight'],
};

const CHARACTERS: Readonly<Record<StepName, string>> = {
  dreamer: 'goes where its mood takes it and hardly minds the monster',
  dasher: 'runs for the exit and spots the monster too late',
  watcher: 'weighs up every card as if nobody else moved',
  planner: 'plans the round and overlooks the monster’s second turn',
  trickster: 'thinks to the end of the round, your moves included',
  schemer: 'gets in your way and leaves the monster looking at you',
  hunter: 'reads your replies and sends the monster after you',
  master: 'searches as long as it may and forgives nothing',
};

export const LEVELS: readonly Level[] = STEP_NAMES.map((bot, below) => ({
  level: below + 1,
  bot,
  name: NAMES[bot][0]!,
  names: NAMES[bot],
  character: CHARACTERS[bot],
}));

/** The steps that are most like the older bots. */
const LIKE: Readonly<Record<BotName, StepName>> = {
  random: 'dreamer',
  runner: 'dasher',
  wary: 'watcher',
  cunning: 'trickster',
  fearsome: 'hunter',
};
const isOlder = (bot: AnyBotName): bot is BotName => Object.hasOwn(LIKE, bot);

/** The level of a bot; of an older one, that of the step most like it. */
export function levelOf(bot: AnyBotName): Level {
  const step = isOlder(bot) ? LIKE[bot] : bot;
  return LEVELS[STEP_NAMES.indexOf(step)]!;
}

/** What bots of this kind at one table are called. The older ones keep the names under which they were met. */
export const namesOf = (bot: AnyBotName): readonly string[] =>
  bot === 'fearsome' ? NAMES.master : levelOf(bot).names;
