/** One subcommand of `npx attention-lab`. */
export interface Command {
  /** What follows `npx attention-lab`, and what it does. */
  readonly usage: string;
  /** Writes to standard output. Throws a `UsageError` for what the user can correct. */
  run(args: readonly string[]): Promise<void>;
}

/** A mistake in the arguments or in a file that they name. Its message is all that is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
