/** A problem the reader can solve: its message says what to do, so no stack trace is shown. */
export class SetupError extends Error {}

const seconds = (since) => Math.round((Date.now() - since) / 1000);

/**
 * Numbered progress: `[2/6] Emscripten: unpacking ... (12 s)`. The seconds count from the start of the program. `step` begins
 * the next step and returns the log of that step alone, for steps that run side by side; `say` and `during` of the whole log
 * belong to the step that began last.
 */
export function createLog(total) {
  const began = Date.now();
  const state = { number: 0, current: undefined };
  return {
    step(title) {
      state.number += 1;
      state.current = stepLog(`[${state.number}/${total}] ${title}`, began);
      return state.current;
    },
    say: (text) => state.current.say(text),
    during: (text, work) => state.current.during(text, work),
  };
}

function stepLog(prefix, began) {
  const say = (text) => console.log(`${prefix}: ${text} (${seconds(began)} s)`);
  return {
    say,
    /**
     * Repeats `text` every ten seconds until the work is done, so that a long step is seen to be running. The work is given
     * a function that it may call with how far it is.
     */
    async during(text, work) {
      let progress = '';
      say(`${text} ...`);
      const timer = setInterval(() => say(`${text}, still running ... ${progress}`.trimEnd()), 10_000);
      try {
        return await work((line) => {
          progress = line;
        });
      } finally {
        clearInterval(timer);
      }
    },
  };
}

/** Runs a program's main function; of a SetupError only the message is shown. */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
