import {
  ANY_BOT_NAMES,
  botNamed,
  choose,
  chooseWithin,
  type Prospect,
  type Thought,
} from '../../bots/index.ts';
import { type Action, type Colour, FormatError, type Game, Random, refuse } from '../../rules/index.ts';
import {
  type Fields,
  fieldsOf,
  type Json,
  numberOf,
  oneOf,
  shown,
  textOf,
  viewIn,
} from '../../rules/notation/index.ts';
import { recordLineIn, writeRecordLine } from '../../rules/records/index.ts';

/** The request "choose" of the engine protocol, and how actions are written there (docs/formats.md). */

const FIELDS = ['do', 'id?', 'view', 'bot?', 'seed?', 'nodes?', 'milliseconds?', 'explain?'];
const MOST_NODES = 100_000_000;
const MOST_MILLISECONDS = 3_600_000;

/** Answers with the inside of a JSON object. */
export function answerChoose(request: Json): string {
  const fields = fieldsOf(request, 'the request', FIELDS, '');
  const game = fields.read('view', viewIn);
  if (game.phase === 'monster') {
    const { rule, message } = refuse('card-first');
    throw new FormatError(rule, `view.phase: ${message}`);
  }
  const { explain = false } = fields.values;
  if (typeof explain !== 'boolean') {
    throw new FormatError('bad-value', `explain must be true or false, not ${shown(explain)}`);
  }
  return thoughtJson(game, think(game, fields), explain);
}

function think(game: Game, fields: Fields): Thought {
  const { bot: name } = fields.given('bot', (value, place) => oneOf(value, place, ANY_BOT_NAMES));
  const bot = botNamed(name ?? 'cunning');
  const { seed = '' } = fields.given('seed', textOf);
  const random = new Random(seed);
  const { nodes = bot.nodes } = fields.given('nodes', upTo(MOST_NODES));
  const { milliseconds } = fields.given('milliseconds', upTo(MOST_MILLISECONDS));
  if (milliseconds === undefined) return choose(bot, game, random, nodes);
  return chooseWithin(bot, game, random, milliseconds, () => performance.now(), nodes);
}

const upTo =
  (most: number) =>
  (value: Json | undefined, place: string): number =>
    numberOf(value, place, 1, most);

function thoughtJson(game: Game, thought: Thought, explain: boolean): string {
  const { action, value, line, nodes, moves = [] } = thought;
  const chances = value === undefined ? '' : `"value":${chancesJson(game, value)},`;
  const told = explain ? `,"moves":[${moves.map((move) => prospectJson(game, move)).join()}]` : '';
  return `"action":${actionJson(action)},${chances}"line":[${line.map(actionJson).join()}],"nodes":${nodes}${told}`;
}

const prospectJson = (game: Game, { action, value, line, trials }: Prospect): string =>
  `{"action":${actionJson(action)},"value":${chancesJson(game, value)},"line":[${line.map(actionJson).join()}],"trials":${trials}}`;

const chancesJson = ({ setup }: Game, value: readonly number[]): string =>
  JSON.stringify(
    Object.fromEntries(value.map((chance, seat) => [setup.players[seat]!, Number(chance.toFixed(4))])),
  );

const actionJson = (action: Action): string =>
  action.type === 'move' ? writeRecordLine(action) : JSON.stringify({ place: action.tile });

/** Reads an action; throws a FormatError. */
export function actionIn(json: Json | undefined, by: Colour): Action {
  const isPlace = typeof json === 'object' && json !== null && 'place' in json;
  const { values } = fieldsOf(json, 'action', isPlace ? ['place'] : ['move', 'path']);
  const line = recordLineIn(isPlace ? { ...values, by } : values);
  if (line.type === 'place' || line.type === 'move') return line;
  throw new FormatError('bad-value', `action must be a move or a place, not ${shown(json)}`);
}
