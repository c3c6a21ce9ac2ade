import { type DestinationStream, type Logger, pino } from 'pino';

/** What happened, for whoever looks after the server: no secrets, no cookies, no chat. */
export type Log = Logger;

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const STANDARD_ERROR = 2;

/** A line of JSON each, on standard error: standard output is for who started the server by hand. */
export const newLog = (level: LogLevel, destination?: DestinationStream): Log =>
  pino({ level, base: null }, destination ?? pino.destination({ fd: STANDARD_ERROR, sync: true }));
