/** Ends of a command that are nobody's bug: the message goes to standard error, the number is the exit code. */
abstract class Failure extends Error {
  abstract readonly exitCode: number;
}

/** The command was called in a wrong way, or a file can't be opened. */
export class WrongUse extends Failure {
  readonly exitCode = 2;
}

/** A check failed: what was given breaks a rule or a format. */
export class FailedCheck extends Failure {
  readonly exitCode = 1;
}

export const isFailure = (error: unknown): error is Failure => error instanceof Failure;
