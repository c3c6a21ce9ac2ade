import { isCutOff, type Space, spaceName, spaceNamed } from '../board.ts';
import { DIRECTIONS, type Direction, isDirection } from '../directions.ts';
import { FormatError, shown } from '../format-error.ts';
import type { RuleNumber } from '../rule-numbers.ts';

/** Reading JSON values strictly: every field is asked for by name, and what nobody asked for is an error. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };
export type JsonObject = { readonly [field: string]: Json };

/** No format nests as deep as this; what does could overflow the stack when it is shown or written again. */
const DEEPEST = 32;

export function parseJson(text: string): Json {
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch (error) {
    throw new FormatError('bad-json', `this is not JSON: ${(error as Error).message}`);
  }
  if (isDeeper(json, DEEPEST))
    throw new FormatError('bad-json', `this is nested more than ${DEEPEST} levels deep`);
  return json;
}

const isDeeper = (json: Json, levels: number): boolean =>
  typeof json === 'object' &&
  json !== null &&
  (levels === 0 || Object.values(json).some((inner) => isDeeper(inner, levels - 1)));

/** Reads a value; the place is what it is called where something is wrong with it. */
type Reader<T> = (value: Json | undefined, place: string) => T;

/** The fields of an object, each read by its name. */
export class Fields {
  readonly values: JsonObject;
  readonly #before: string;

  /** `before` stands before the names of its fields. */
  constructor(values: JsonObject, before: string) {
    this.values = values;
    this.#before = before;
  }

  read<T>(name: string, reader: Reader<T>): T {
    return reader(this.values[name], `${this.#before}${name}`);
  }

  /** As a part of an object: nothing where it was left out. */
  given<Name extends string, T>(name: Name, reader: Reader<T>): { readonly [name in Name]?: T } {
    const part = this.values[name] === undefined ? {} : { [name]: this.read(name, reader) };
    return part as { readonly [name in Name]?: T };
  }

  text(name: string): string {
    return this.read(name, textOf);
  }

  number(name: string, from: number, to: number): number {
    return this.read(name, (value, place) => numberOf(value, place, from, to));
  }

  oneOf<T extends string | number | boolean>(name: string, allowed: readonly T[], rule?: RuleNumber): T {
    return this.read(name, (value, place) => oneOf(value, place, allowed, rule));
  }

  list<T>(name: string, reader: Reader<T>): T[] {
    return this.read(name, (value, place) => listOf(value, place, reader));
  }
}

/** An object with these fields; those ending in "?" may be left out. */
export function fieldsOf(
  value: Json | undefined,
  place: string,
  names: readonly string[],
  before = `${place}.`,
): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FormatError('bad-value', `${place} must be an object, not ${shown(value)}`);
  }
  const fields = value as JsonObject;
  for (const name of names) {
    if (!name.endsWith('?') && !Object.hasOwn(fields, name)) {
      throw new FormatError('missing-field', `${place} has no field "${name}"`);
    }
  }
  const known = names.map((name) => name.replace('?', ''));
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) {
      throw new FormatError(
        'unknown-field',
        `${place} has an unknown field ${shown(name)}; known are ${known.join(', ')}`,
      );
    }
  }
  return new Fields(fields, before);
}

export function listOf<T>(value: Json | undefined, place: string, reader: Reader<T>): T[] {
  if (!Array.isArray(value))
    throw new FormatError('bad-value', `${place} must be a list, not ${shown(value)}`);
  return value.map((item: Json, i) => reader(item, `${place}[${i}]`));
}

export function textOf(value: Json | undefined, place: string): string {
  if (typeof value !== 'string')
    throw new FormatError('bad-value', `${place} must be a text, not ${shown(value)}`);
  return value;
}

/** One of a list; where a rule of the game makes the list, the error carries its number. */
export function oneOf<T extends string | number | boolean>(
  value: Json | undefined,
  place: string,
  allowed: readonly T[],
  rule?: RuleNumber,
): T {
  if ((allowed as readonly unknown[]).includes(value)) return value as T;
  const message = `${place} must be one of ${allowed.join(', ')}, not ${shown(value)}`;
  throw new FormatError(rule ?? 'bad-value', message);
}

export function numberOf(value: Json | undefined, place: string, from: number, to: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value;
  throw new FormatError(
    'bad-value',
    `${place} must be a whole number from ${from} to ${to}, not ${shown(value)}`,
  );
}

export function directionIn(value: Json | undefined, place: string): Direction {
  if (isDirection(value)) return value;
  throw new FormatError('B1', `${place} must be one of ${DIRECTIONS.join(' ')}, not ${shown(value)}`);
}

export function spaceIn(value: Json | undefined, place: string): Space {
  const name = textOf(value, place);
  const found = spaceNamed(name);
  if (found !== undefined) return found;
  if (isCutOff(name)) throw new FormatError('B2', `${place}: ${name} is cut off the board`);
  throw new FormatError('B1', `${place}: ${shown(name)} is not a space; spaces are a1 to p11`);
}

export const nameIn = (value: Json | undefined, place: string) => spaceName(spaceIn(value, place));
