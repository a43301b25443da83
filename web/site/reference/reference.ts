import { AttentionLab } from '../../element/attention-lab';
import '../../element/define';
import { logEvents } from './log';
import { runExamples } from './run';
import { styleExamples } from './style';

const labNamed = (id: string): AttentionLab => {
  const found = document.getElementById(id);
  if (!(found instanceof AttentionLab)) throw new Error(`There is no element ${id}.`);
  return found;
};

runExamples(labNamed);
logEvents(labNamed('lab-events'));
styleExamples(labNamed('lab-parts'), labNamed('lab-custom'));

/** What stands between the tags, in place of the element and back. */
const without = document.querySelector<HTMLButtonElement>('#without');
const example = document.querySelector('#slot-example');
const shown = example?.querySelector('attention-lab');
without?.addEventListener('click', () => {
  if (!example || !shown) return;
  const plain = without.getAttribute('aria-pressed') !== 'true';
  without.setAttribute('aria-pressed', String(plain));
  example.replaceChildren(...(plain ? [...shown.children].map((each) => each.cloneNode(true)) : [shown]));
});
