import { codeLanguages } from '../../authoring/code/languages/language';
import { AttentionLab } from '../../element/attention-lab';
import type { ExportFormat } from '../../store/paste/export';

type Run = (lab: AttentionLab) => unknown;

const formats: readonly ExportFormat[] = ['csv', 'latex', 'numpy', 'pytorch', 'markdown', 'json'];

/** The function of each button, by its code: the content security policy forbids `eval`. */
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
  'lab.exportFile("csv", {digits: 1, labels: true})': async (lab) =>
    (await lab.exportFile('csv', { digits: 1, labels: true })).text(),
  'lab.exportFile("svg", {theme: "dark"})': async (lab) =>
    (await lab.exportFile('svg', { theme: 'dark' })).text(),
  'lab.exportFile("gif", {speed: 0.5})': async (lab) => {
    const { name, size } = await lab.exportFile('gif', { speed: 0.5 });
    return { name, size };
  },
  'lab.reset()': (lab) => lab.reset(),
  ...Object.fromEntries(
    codeLanguages.map((language): [string, Run] => [
      `lab.exportCode("${language}")`,
      (lab) => lab.exportCode(language),
    ]),
  ),
  ...Object.fromEntries(
    formats.map((format): [string, Run] => [`lab.export("${format}")`, (lab) => lab.export(format)]),
  ),
};

const maxLength = 1500;

/** A result as JSON, with typed arrays as lists. */
function resultText(result: unknown): string {
  if (typeof result === 'string') return result === '' ? '"" (empty)' : result.slice(0, maxLength);
  const plain = (_: string, part: unknown): unknown => (part instanceof Float64Array ? [...part] : part);
  const text = JSON.stringify(result, plain, 1)?.replace(/\n\s+(?=[-\d"\]])/g, ' ') ?? 'undefined';
  return text.length > maxLength ? `${text.slice(0, maxLength)} …` : text;
}

/** Adds click handlers to the example buttons, which act on the element of their group. */
export function runExamples(labNamed: (id: string) => AttentionLab): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-run]')) {
    const run = runs[button.dataset.run ?? ''];
    if (run === undefined) throw new Error(`Nothing runs ${button.dataset.run}.`);
    const { id } = button.closest('.beside')?.querySelector('attention-lab') ?? { id: '' };
    const output = button.closest('.entry')?.querySelector('output');
    button.addEventListener('click', async () => {
      const result = await run(labNamed(id));
      if (output) output.textContent = resultText(result);
    });
  }
}
