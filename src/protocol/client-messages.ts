import { z } from 'zod/mini';
import { BOTS } from './entries.ts';
import { actionSchema, colourSchema } from './game-schemas.ts';
import { chatIn, nameIn, type ReadText } from './texts.ts';

/** Raised when page and server no longer understand each other. */
export const PROTOCOL = 3;

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

/** What is wanted of a table, and of a seat of it. */
const wish = <Type extends string, More extends z.core.$ZodShape>(type: Type, more: More) =>
  z.strictObject({ type: z.literal(type), id: idSchema, ...more });
const ofSeat = <Type extends string, More extends z.core.$ZodShape>(type: Type, more: More) =>
  wish(type, { seat: seatSchema, ...more });

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
  ofSeat('sit', { name: nameSchema, colour: colourSchema }),
  ofSeat('stand', {}),
  ofSeat('colour', { colour: colourSchema }),
  ofSeat('rename', { name: nameSchema }),
  /** The host gives a free seat to a bot; `stand` takes it away again. */
  ofSeat('bot', { bot: z.enum(BOTS), colour: colourSchema }),
  wish('start', {}),
  /** The host gives the table into the hands of the person in this seat. */
  ofSeat('hand-on', {}),
  wish('close', {}),
  /** `after`: the number of the last entry the player had seen. */
  ofSeat('act', { after: numberSchema, action: actionSchema }),
  /** The player gives the seat up for good: a bot plays on. */
  ofSeat('give-up', {}),
  ofSeat('ask-back', { to: numberSchema }),
  ofSeat('answer-back', { agrees: z.boolean() }),
  /** `seat` asks whether the player of seat `about`, who lets all wait without a clock, is still there. */
  ofSeat('ask-idle', { about: seatSchema }),
  /** Whether a bot may play for the one who was asked about. */
  ofSeat('answer-idle', { agrees: z.boolean() }),
  /** The player of this seat is there: no bot is needed, or it may go. */
  ofSeat('here', {}),
  /** The player of this seat wants to play again with the same people: another table is opened for that. */
  ofSeat('rematch', {}),
  wish('say', { text: chatSchema }),
  wish('react', { reaction: z.enum(REACTIONS) }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;
/** What is wanted of a table: it is answered with `done` or `refused`. */
export type ClientWish = Extract<ClientMessage, { readonly id: string }>;
