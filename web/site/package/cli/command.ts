/** What a command needs of the machine that it runs on. */
export interface System {
  readFile(address: URL): BufferSource;
  /** Writes the result to the standard output. Returns the exit status 0. */
  out(result: string | Uint8Array): number;
  /** Writes an error message. Returns the exit status 2. */
  fail(text: string): number;
}

/** One subcommand of `npx attention-lab`. */
export interface Command {
  /** What follows `npx attention-lab`, and what it does. */
  readonly usage: string;
  /** Returns the exit status. Throws a `UsageError` for what the user can correct. */
  run(args: readonly string[], system: System): Promise<number>;
}

/** A mistake in the arguments or in a file that they name. Its message is all that is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
