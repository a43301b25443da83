import type { AttentionLab } from '../../element/attention-lab';
import type { AttentionLabEventName } from '../../element/events';

const names: readonly AttentionLabEventName[] = [
  'ready',
  'step-change',
  'cell-select',
  'value-change',
  'complete',
  'error',
];

/** As many lines as stay. */
const mostLines = 30;

/** Writes down what an element fires: a line in the log, and how often by now beside its name. */
export function logEvents(lab: AttentionLab): void {
  const log = document.querySelector('.log');
  const lines = log?.querySelector('ol');
  for (const name of names) {
    let count = 0;
    const told = document.querySelector(`[data-event="${name}"]`);
    lab.addEventListener(name, ({ detail }) => {
      count += 1;
      if (told) told.textContent = `Fired ${count === 1 ? 'once' : `${count} times`}.`;
      const line = document.createElement('li');
      line.textContent = `${name} ${JSON.stringify(detail).slice(0, 160)}`;
      lines?.append(line);
      if (lines && lines.childElementCount > mostLines) lines.firstElementChild?.remove();
      if (log) log.scrollTop = log.scrollHeight;
    });
  }
}
