import { z } from 'zod/mini';
import { BOT_LEVELS } from './entries.ts';
import { actionSchema, colourSchema } from './game-schemas.ts';
import { chatIn, nameIn, type ReadText } from './texts.ts';

/** Raised when page and server no longer understand each other. */
export const PROTOCOL = 2;

/** Bytes of one message; a longer one closes the connection. */
export const LONGEST_MESSAGE = 16_384;

const idSchema = z.string().check(z.regex(/^[\w-]{8,40}$/));
export const TABLE_ID = /^[\w-]{8,32}$/;
const numberSchema = z.int().check(z.minimum(-1), z.maximum(1_000_000));
const seatSchema = z.int().check(z.minimum(0), z.maximum(6));
/** A text in its normal form. */
const schemaOf = (readIn: (typed: string) => ReadText) =>
  z.pipe(
    z.string(),
    z.transform((typed: string, { issues }) => {
      const text = readIn(typed);
      if (text.ok) return text.text;
      issues.push({ code: 'custom', message: text.why, input: typed });
      return z.NEVER;
    }),
  );
export const nameSchema = schemaOf(nameIn);
const chatSchema = schemaOf(chatIn);

export const REACTIONS = ['laugh', 'gasp', 'clap', 'thumb', 'cry', 'skull', 'heart', 'wave'] as const;
export type Reaction = (typeof REACTIONS)[number];

export const clientMessageSchema = z.discriminatedUnion('type', [
  /** The first message: which table, and the number of the last entry that is known (-1: none). */
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.int(),
    table: z.string().check(z.regex(TABLE_ID)),
    known: numberSchema,
    /** When that entry was decided: a server whose entry of this number is another one answers with `reset`. */
    at: z.optional(z.int()),
  }),
  /** Entries after this number were missed. */
  z.strictObject({ type: z.literal('missed'), known: numberSchema }),
  z.strictObject({
    type: z.literal('sit'),
    id: idSchema,
    seat: seatSchema,
    name: nameSchema,
    colour: colourSchema,
  }),
  z.strictObject({ type: z.literal('stand'), id: idSchema, seat: seatSchema }),
  z.strictObject({ type: z.literal('colour'), id: idSchema, seat: seatSchema, colour: colourSchema }),
  z.strictObject({ type: z.literal('rename'), id: idSchema, seat: seatSchema, name: nameSchema }),
  /** The host gives a free seat to a bot; `stand` takes it away again. */
  z.strictObject({
    type: z.literal('bot'),
    id: idSchema,
    seat: seatSchema,
    level: z.literal(BOT_LEVELS),
    colour: colourSchema,
  }),
  z.strictObject({ type: z.literal('start'), id: idSchema }),
  /** The host gives the table into the hands of the person in this seat. */
  z.strictObject({ type: z.literal('hand-on'), id: idSchema, seat: seatSchema }),
  z.strictObject({ type: z.literal('close'), id: idSchema }),
  z.strictObject({
    type: z.literal('act'),
    id: idSchema,
    seat: seatSchema,
    /** The number of the last entry the player had seen. */
    after: numberSchema,
    action: actionSchema,
  }),
  /** The player gives the seat up for good: a bot plays on. */
  z.strictObject({ type: z.literal('give-up'), id: idSchema, seat: seatSchema }),
  z.strictObject({ type: z.literal('ask-back'), id: idSchema, seat: seatSchema, to: numberSchema }),
  z.strictObject({ type: z.literal('answer-back'), id: idSchema, seat: seatSchema, agrees: z.boolean() }),
  /** `seat` asks whether the player of seat `about`, who lets all wait without a clock, is still there. */
  z.strictObject({ type: z.literal('ask-idle'), id: idSchema, seat: seatSchema, about: seatSchema }),
  /** Whether a bot may play for the one who was asked about. */
  z.strictObject({ type: z.literal('answer-idle'), id: idSchema, seat: seatSchema, agrees: z.boolean() }),
  /** The player of this seat is there: no bot is needed, or it may go. */
  z.strictObject({ type: z.literal('here'), id: idSchema, seat: seatSchema }),
  /** The player of this seat wants to play again with the same people: another table is opened for that. */
  z.strictObject({ type: z.literal('rematch'), id: idSchema, seat: seatSchema }),
  z.strictObject({ type: z.literal('say'), id: idSchema, text: chatSchema }),
  z.strictObject({ type: z.literal('react'), id: idSchema, reaction: z.enum(REACTIONS) }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;
/** What is wanted of a table: it is answered with `done` or `refused`. */
export type ClientWish = Extract<ClientMessage, { readonly id: string }>;
