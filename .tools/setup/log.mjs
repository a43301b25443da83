/** A problem that the user can solve. The message says how; no stack trace is printed. */
export class SetupError extends Error {}

const seconds = (since) => Math.round((Date.now() - since) / 1000);

/**
 * Logs numbered steps: `[2/6] Emscripten: unpacking ... (12 s)`, with the seconds since the start of the program. `step` starts the
 * next step and returns its own log, for steps that run in parallel; `say` and `during` of the log itself refer to the last
 * started step.
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
     * Prints `text` every ten seconds until `work` is done. `work` is called with a function that sets a progress message.
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

/** Runs the main function of a program, and sets the exit code. */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
