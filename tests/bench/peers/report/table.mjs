/** The measured table, as text for the console and as Markdown for README.md. */
import { verdictOf } from './goals.mjs';

const WORDS = { aim: 'reaches the aim', must: 'holds', MISSED: 'MISSED' };

/** All goals with the measurements of each environment. */
function rowsOf(goals, environments) {
  return goals.map((goal) => ({
    goal,
    cells: environments.map(({ name, found }) => {
      const value = found[goal.at];
      if (value === undefined) return { isExpected: !goal.only || name.startsWith(goal.only) };
      return { value, verdict: verdictOf(goal, value) };
    }),
  }));
}

export function misses(goals, environments) {
  return rowsOf(goals, environments).flatMap(({ goal, cells }) =>
    cells.flatMap(({ verdict, isExpected }, k) =>
      verdict === 'MISSED' || isExpected ? [`${goal.text} (${environments[k].name})`] : [],
    ),
  );
}

const bound = ({ more, unit }, value) => `${more ? '≥' : '≤'} ${value}${unit === '×' ? '' : ` ${unit}`}`;
const shown = ({ unit }, value) => `${value.toPrecision(3)}${unit === '×' ? '' : ` ${unit}`}`;

export function asText(goals, environments) {
  const lines = rowsOf(goals, environments).map(({ goal, cells }) => {
    const values = cells.map(({ value, verdict }) =>
      (value === undefined ? '' : `${shown(goal, value)} ${WORDS[verdict]}`).padEnd(28),
    );
    return `${goal.text.padEnd(56)} ${bound(goal, goal.must).padEnd(10)} ${bound(goal, goal.aim).padEnd(10)} ${values.join('')}`;
  });
  const head = `${''.padEnd(56)} ${'must'.padEnd(10)} ${'aim'.padEnd(10)} ${environments.map(({ name }) => name.split(',')[0].padEnd(28)).join('')}`;
  return [head, ...lines].join('\n');
}

export function asMarkdown(goals, environments) {
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const lines = rowsOf(goals, environments).map(({ goal, cells }) =>
    row([
      goal.text,
      ...cells.map(({ value, verdict }) =>
        value === undefined
          ? ''
          : verdict === 'aim'
            ? `**${shown(goal, value)}**`
            : verdict === 'must'
              ? shown(goal, value)
              : `${shown(goal, value)} (missed)`,
      ),
      bound(goal, goal.must),
      bound(goal, goal.aim),
    ]),
  );
  const names = environments.map(({ name }) => name);
  return [
    row(['work', ...names, 'must', 'aim']),
    row(['---', ...names.map(() => '---:'), '---:', '---:']),
    ...lines,
  ].join('\n');
}
