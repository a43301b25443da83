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

/** Toggles between the element and its fallback content. */
const toggleButton = document.querySelector<HTMLButtonElement>('#without');
const example = document.querySelector('#slot-example');
const labElement = example?.querySelector('attention-lab');
toggleButton?.addEventListener('click', () => {
  if (!example || !labElement) return;
  const isPlain = toggleButton.getAttribute('aria-pressed') !== 'true';
  toggleButton.setAttribute('aria-pressed', String(isPlain));
  example.replaceChildren(
    ...(isPlain ? [...labElement.children].map((each) => each.cloneNode(true)) : [labElement]),
  );
});
