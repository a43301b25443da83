import { AttentionLab } from '../../element/attention-lab';
import type { ExportFormat } from '../../store/paste/export';

type Run = (lab: AttentionLab) => unknown;

const formats: readonly ExportFormat[] = ['csv', 'latex', 'numpy', 'markdown', 'json'];

/** What each button does, by what is written on it: a page without `eval` cannot run a text. */
const runs: Readonly<Record<string, Run>> = {
  'lab.state': (lab) => lab.state,
  'lab.state = {version: 1, lesson: "masks", step: "weights"}': async (lab) => {
    Reflect.set(lab, 'state', { version: 1, lesson: 'masks', step: 'weights' });
    await lab.updateComplete;
    return lab.state?.lesson;
  },
  'lab.trace.node("weights")': (lab) => lab.trace?.node('weights'),
  'lab.trace.explain({node: "weights", row: 0, col: 1})': (lab) =>
    lab.trace?.explain({ node: 'weights', row: 0, col: 1 }),
  'AttentionLab.wasmUrl': () => AttentionLab.wasmUrl,
  'AttentionLab.version': () => AttentionLab.version,
  'lab.next()': (lab) => lab.next(),
  'lab.back()': (lab) => lab.back(),
  'lab.goto("scores")': (lab) => lab.goto('scores'),
  'lab.goto("weights:1,2")': (lab) => lab.goto('weights:1,2'),
  'lab.goto("nosuch")': (lab) => lab.goto('nosuch'),
  'lab.reset()': (lab) => lab.reset(),
  ...Object.fromEntries(
    formats.map((format): [string, Run] => [`lab.export("${format}")`, (lab) => lab.export(format)]),
  ),
};

/** More than this is not read on a page. */
const longest = 1500;

/** What a run gave, as text: numbers in a typed array as a list, the rest as JSON. */
function written(found: unknown): string {
  if (typeof found === 'string') return found === '' ? '"" (empty)' : found.slice(0, longest);
  const plain = (_: string, part: unknown): unknown => (part instanceof Float64Array ? [...part] : part);
  const text = JSON.stringify(found, plain, 1)?.replace(/\n\s+(?=[-\d"\]])/g, ' ') ?? 'undefined';
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}

/** Makes the buttons run what is written on them, each on the element of its group. */
export function runExamples(labNamed: (id: string) => AttentionLab): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-run]')) {
    const run = runs[button.dataset.run ?? ''];
    if (run === undefined) throw new Error(`Nothing runs ${button.dataset.run}.`);
    const { id } = button.closest('.beside')?.querySelector('attention-lab') ?? { id: '' };
    const output = button.closest('.entry')?.querySelector('output');
    button.addEventListener('click', async () => {
      const found = await run(labNamed(id));
      if (output) output.textContent = written(found);
    });
  }
}
