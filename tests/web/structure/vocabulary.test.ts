import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** The words between backticks in the first column of the table below a heading. */
function tableOf(heading: string): readonly string[] {
  const [, section = ''] = guide.split(`## ${heading}\n`);
  const rows = section.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? [];
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, word = '']) => word),
  );
}

/**
 * Words of earlier names, which were hard to search for, and what to say instead. Small words are refused as any part of a name of a file,
 * type, function or variable, those with capitals or underscores as the whole name.
 */
const avoidedWords: Readonly<Record<string, string>> = {
  'desk Sheet': 'store, context, session, client',
  'tongue Tongue wishes Wishes': 'locale, attributes, handlers',
  'strayed homeward settleAt': 'loss notice, baseline',
  'Chrome openings outlook': 'UI state, DOM effects',
  'exhibit exhibits exhibition': 'figure',
  'glance grain grains': 'highlight, granularity',
  'nudge proof': 'finite difference, gradient check',
  'Study StudyRequest Told': 'training session, teacher forced',
  'Sight sights news silenced': 'example result, update, without heads',
  'complain trouble': 'show error, error',
  'school Aim Form Course': 'training engine, objective, example shape, schedule',
  'lanes gaps twin twins': 'simd, sparse, duplicate',
  'Application DeadRows hand_on hangUp': 'context, fully masked rows, move, close',
  'authored lockedOut Said handSized': 'attribute state, lock error, known sizes, seeded number',
  'Meanwhile There Winners KeptIf': 'scoped changes, backward run, row maximum, enabled if',
  'readd weigh soften informed recalled':
    'recompute, attention weights, softmax, cross-attended, reset state',
  'check_whole whole_number times_slope bare_node': 'integer, derivative, make node',
  'lookedAt standardErrorsOff Shown': 'predicted positions, z-score, export source',
  'course Order Report Outside': 'schedule, command, event, untrusted',
  'examine study studies speak wayBack': 'evaluate, session, set the locale, backward pass',
  'Visit counted at_least numbering': 'visitor, range, clamp, constant',
  'FastAttention FastWeights FastMultiHead instantiateFast slopeParts': 'long attention, kernels, derivative',
  'tourOnShow mayShow isOurs': 'active tour, can reveal, is from frame',
  'roomyCell aroundFew aroundAll': 'wide cell, padding',
  'look_one_way look_back_only read_both_ways': 'attend by offset, causal mask, bidirectional',
};

/** What to say instead of each avoided word. */
const avoided = new Map(
  Object.entries(avoidedWords).flatMap(([words, instead]) =>
    words.split(' ').map((word) => [word, instead] as const),
  ),
);
const inUse = tableOf('Words in use');

const skipped = /(?:^|\/)(?:node_modules|generated|dist|build|__pycache__)(?:\/|$)/;
/** The fixtures are data, but for the programs in Python that write them. */
const isSource = (path: string): boolean =>
  !skipped.test(path) &&
  !path.startsWith('tests/fixtures/programs/') &&
  !path.startsWith('web/content/programs/') &&
  (path.endsWith('.py') || (/\.(?:ts|mjs|cpp|h)$/.test(path) && !path.includes('fixtures/')));

const paths = ['.tools', 'tests', 'wasm', 'web'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, path))
    .filter(isSource),
);

/** Comments, strings and templates say what they like: only code is looked at. */
const notCode = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;

const notPython = /#[^\n]*|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/** A source without its comments and strings. */
export const codeOf = (path: string, text: string): string =>
  text.replace(path.endsWith('.py') ? notPython : notCode, ' ');

/** `FullyMaskedRows` as `fully`, `masked`, `rows`; so are `full_list` and `full-list`. */
export const partsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());

/** What to say instead of a name; null if it is none of the avoided ones. */
const insteadOf = (name: string): string | null =>
  [name, ...partsOf(name)].flatMap((word) => avoided.get(word) ?? [])[0] ?? null;

const isAvoided = (name: string): boolean => insteadOf(name) !== null;

describe('names', () => {
  it('have none of the words to avoid', () => {
    expect(avoided.size).toBeGreaterThan(20);
    const found = paths.flatMap((path) => {
      const code = codeOf(path, readFileSync(path, 'utf8'));
      const names = [...new Set(code.match(/[A-Za-z_]\w*/g))].filter(isAvoided);
      return names.map((name) => `${path}: ${name}; instead: ${insteadOf(name)}`);
    });
    expect(found).toEqual([]);
  });

  it('of files and folders, too', () => {
    expect(paths.filter((path) => path.split(/[/.]/).some(isAvoided))).toEqual([]);
  });

  it('that are in use are found in the code', () => {
    const code = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
    const words = new Set(code.match(/\w+/g)?.flatMap((name) => [name, ...partsOf(name)]));
    expect(inUse.length).toBeGreaterThan(40);
    expect(inUse.filter((word) => !words.has(word))).toEqual([]);
  });

  it('in comments and strings are not looked at', () => {
    expect(codeOf('a.ts', "desk('desk', `desk`); // desk").split('desk')).toHaveLength(2);
    expect(codeOf('a.py', '"""desk"""\ndesk("desk")  # desk').split('desk')).toHaveLength(2);
  });

  it('are split where words meet', () => {
    expect(partsOf('FullyMaskedRows')).toEqual(['fully', 'masked', 'rows']);
    expect(partsOf('lab_store')).toEqual(['lab', 'store']);
  });
});
