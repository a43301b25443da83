/** What a command needs of the machine that it runs on. */
export interface System {
  /** The version of the package. */
  readonly version: string;
  readFile(address: URL): BufferSource;
  /** Writes the result to the standard output. Returns the exit status 0. */
  out(result: string | Uint8Array): number;
  /** Writes a remark beside the result, to the standard error. */
  warn(text: string): void;
  /** Writes an error message. Returns the exit status 2. */
  fail(text: string): number;
}

/** One subcommand of `npx attention-lab`. */
export interface Command {
  /** What it does, in a line. */
  readonly summary: string;
  /** What `--help` prints: how it is called, what it does, its options, examples. */
  readonly help: string;
  /** Returns the exit status. Throws a `UsageError` for what the user can correct. */
  run(args: readonly string[], system: System): Promise<number>;
}

/** A mistake in the arguments or in a file that they name. Its message is all that is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
