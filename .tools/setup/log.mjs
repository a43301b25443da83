/** A problem the reader can solve: its message says what to do, so no stack trace is shown. */
export class SetupError extends Error {}

const seconds = (since) => Math.round((Date.now() - since) / 1000);

/** Numbered progress: `[2/6] Emscripten: unpacking ... (12 s)`. The seconds count from the start of the program. */
export function createLog(total) {
  const began = Date.now();
  const state = { number: 0, title: '' };
  const say = (text) =>
    console.log(`[${state.number}/${total}] ${state.title}: ${text} (${seconds(began)} s)`);
  return {
    step(title) {
      state.number += 1;
      state.title = title;
    },
    say,
    /** Repeats `text` every ten seconds until the work is done, so that a long step is seen to be alive. */
    async during(text, work) {
      say(`${text} ...`);
      const timer = setInterval(() => say(`${text}, still at it ...`), 10_000);
      try {
        return await work();
      } finally {
        clearInterval(timer);
      }
    },
  };
}

/** Runs a program's main function; a SetupError ends it with its message alone. */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
