import {
  FormatError,
  type GameEvent,
  isSolved,
  Moves,
  type Position,
  placeName,
  type Reach,
  type Refusal,
  reachOf,
  reading,
  walk,
  walkForEver,
  walkPath,
} from '../../rules/index.ts';
import {
  type Fields,
  fieldsOf,
  type Json,
  type JsonObject,
  PositionWriter,
  parseJson,
  positionIn,
  shown,
  textOf,
} from '../../rules/notation/index.ts';
import { answerAnalyse } from './analyse.ts';
import { answerChoose } from './choose.ts';

/** The requests of the engine protocol (docs/formats.md, "Engine protocol"): one line in, one line out. */

/** What a request is answered with, as the inside of a JSON object. */
type Answer = string;

const REQUESTS: Readonly<Record<string, (request: Json) => Answer>> = {
  monster: answerMonster,
  moves: answerMoves,
  path: answerPath,
  run: answerRun,
  choose: answerChoose,
  analyse: answerAnalyse,
};

/** Answers a line, which must be text; never throws for what the line says. */
export function answerLine(line: string): string {
  let id = '';
  const answer = reading(() => {
    const request = parseJson(line);
    id = idOf(request);
    return answerRequest(request);
  });
  return `{${id}${answer.ok ? answer.value : errorText(answer.code, answer.message)}}`;
}

export const errorLine = (code: string, message: string): string => `{${errorText(code, message)}}`;

const errorText = (code: string, message: string): Answer => `"error":${JSON.stringify({ code, message })}`;

const idOf = (request: Json): string =>
  isFields(request) && Object.hasOwn(request, 'id') ? `"id":${JSON.stringify(request['id'])},` : '';

export const isFields = (json: Json): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function answerRequest(request: Json): Answer {
  if (!isFields(request)) throw new FormatError('bad-value', `a request is an object, not ${shown(request)}`);
  const known = Object.keys(REQUESTS).join(', ');
  if (!Object.hasOwn(request, 'do'))
    throw new FormatError('missing-field', `the request has no field "do" (${known})`);
  const kind = textOf(request['do'], 'do');
  const answer = Object.hasOwn(REQUESTS, kind) ? REQUESTS[kind] : undefined;
  if (answer === undefined)
    throw new FormatError('unknown-request', `"do" must be one of ${known}, not ${shown(kind)}`);
  return answer(request);
}

/** The fields of a request, beside those that all have, and its position. */
function requestIn(request: Json, ...names: string[]): { fields: Fields; position: Position } {
  const fields = fieldsOf(request, 'the request', ['do', 'id?', 'position', ...names], '');
  return { fields, position: fields.read('position', positionIn) };
}

function answerMonster(request: Json): Answer {
  const { fields, position } = requestIn(request, 'card', 'trace?');
  const reach = cardIn(fields.values['card']);
  const { trace = false } = fields.values;
  if (typeof trace !== 'boolean')
    throw new FormatError('bad-value', `trace must be true or false, not ${shown(trace)}`);
  const events: GameEvent[] = [];
  const steps = walk(position, reach, (event) => events.push(event));
  const told = trace ? `,"trace":${JSON.stringify(traceOf(events))}` : '';
  return `"position":${write(position)},"eaten":${JSON.stringify(eatenIn(events))},"steps":${steps}${told}`;
}

function cardIn(json: Json | undefined): Reach {
  const reach = typeof json === 'string' || typeof json === 'number' ? reachOf(String(json)) : undefined;
  if (reach !== undefined) return reach;
  const allowed = '"1" to "100" (steps), "1 hit", "2 hits" or "3 hits"';
  throw new FormatError('C2', `card must be ${allowed}, not ${shown(json)}`);
}

const eatenIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'figureEaten' ? [event.figure] : []));

interface TracedStep {
  readonly step: number | 'last look';
  readonly events: GameEvent[];
}

/** The events, a list for each step; each begins with its look, and the last look stands alone. */
function traceOf(events: readonly GameEvent[]): TracedStep[] {
  const looks = events.filter((event) => event.type === 'monsterLooked').length;
  const trace: TracedStep[] = [];
  for (const event of events) {
    if (event.type === 'monsterLooked') {
      const step = trace.length + 1;
      trace.push({ step: step < looks ? step : 'last look', events: [] });
    }
    trace.at(-1)!.events.push(event);
  }
  return trace;
}

const moves = new Moves();

function answerMoves(request: Json): Answer {
  const { fields, position } = requestIn(request, 'figure');
  const figure = figureIn(position, fields.values['figure'], 'figure');
  const refused = walkPath(position, figure, '');
  if (refused !== undefined) throw broken(refused);
  if (position.pointsOf(figure) === 0) {
    throw new FormatError('F1', `${position.cast[figure]!.id} shows no number: say its points`);
  }
  const count = moves.find(position, figure);
  const writer = new PositionWriter(position);
  const after = position.copy();
  let list = '';
  for (let outcome = 0; outcome < count; outcome++) {
    after.copyFrom(position);
    moves.apply(outcome, after);
    const to = placeName(moves.to(outcome));
    list += `${outcome === 0 ? '' : ','}{"path":"${moves.path(outcome)}","to":"${to}","position":${writer.write(after)}}`;
  }
  return `"moves":[${list}]`;
}

function answerPath(request: Json): Answer {
  const { fields, position } = requestIn(request, 'figure', 'path');
  const figure = figureIn(position, fields.values['figure'], 'figure');
  const refused = walkPath(position, figure, fields.text('path'));
  if (refused !== undefined) throw broken(refused);
  return `"position":${write(position)}`;
}

function answerRun(request: Json): Answer {
  const { fields, position } = requestIn(request, 'own', 'enemies');
  const own = figuresIn(position, fields, 'own');
  const enemies = figuresIn(position, fields, 'enemies');
  for (const figure of enemies) {
    if (own.has(figure)) {
      throw new FormatError('P1', `${shown(position.cast[figure]!.id)} is both an own figure and an enemy`);
    }
  }
  const events: GameEvent[] = [];
  const { steps, cycle } = walkForEver(position, (event) => {
    if (event.type === 'figureEaten') events.push(event);
  });
  const solved = isSolved(position, own, enemies);
  return `"solved":${solved},"steps":${steps},"eaten":${JSON.stringify(eatenIn(events))},"cycle":${cycle}`;
}

function figuresIn(position: Position, fields: Fields, name: string): Set<number> {
  const figures = new Set<number>();
  fields.list(name, (id, place) => {
    const figure = figureIn(position, id, place);
    if (figures.has(figure)) throw new FormatError('figure-twice', `${name} names ${shown(id)} twice`);
    figures.add(figure);
  });
  return figures;
}

function figureIn(position: Position, json: Json | undefined, place: string): number {
  const figure = position.figureNamed(textOf(json, place));
  if (figure !== undefined) return figure;
  throw new FormatError('unknown-figure', `${place}: there is no figure ${shown(json)} in the position`);
}

const write = (position: Position): string => new PositionWriter(position).write(position);

const broken = ({ rule, message }: Refusal): FormatError => new FormatError(rule, message);
