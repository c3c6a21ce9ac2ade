import type { RuleNumber } from './rule-numbers.ts';

/** What can be wrong with a text that no rule of the game speaks of. */
export type FormatCode =
  | 'bad-json'
  | 'missing-field'
  | 'unknown-field'
  | 'bad-value'
  | 'unknown-request'
  | 'unknown-figure'
  | 'figure-twice'
  | 'bad-drawing'
  | 'bad-record'
  | 'damaged'
  | 'other-version';

const IS_RULE = /^[A-Z]\d+$/;

/** Thrown while reading; the doors of the notation turn it into a value with `reading`. A rule's number is said behind the words. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
  readonly code: RuleNumber | FormatCode;
  constructor(code: RuleNumber | FormatCode, message: string) {
    super(IS_RULE.test(code) ? `${message} (${code})` : message);
    this.code = code;
  }
}

export interface Malformed {
  readonly ok: false;
  readonly code: RuleNumber | FormatCode;
  readonly message: string;
}
export type Read<T> = { readonly ok: true; readonly value: T } | Malformed;

/** Runs a reader; what is wrong with the text becomes a value, anything else is a bug and goes on. */
export function reading<T>(read: () => T): Read<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof FormatError) return { ok: false, code: error.code, message: error.message };
    throw error;
  }
}

/** A short picture of a value for messages. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
};
