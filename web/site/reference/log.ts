import type { AttentionLab } from '../../element/attention-lab';
import type { AttentionLabEventName } from '../../element/events';

const names: readonly AttentionLabEventName[] = [
  'ready',
  'step-change',
  'cell-select',
  'value-change',
  'complete',
  'answer',
  'result',
  'error',
];

const maxLines = 30;

/** Logs the events of an element, and counts them next to their names. */
export function logEvents(lab: AttentionLab): void {
  const log = document.querySelector('.log');
  const lines = log?.querySelector('ol');
  for (const name of names) {
    let count = 0;
    const counter = document.querySelector(`[data-event="${name}"]`);
    lab.addEventListener(name, ({ detail }) => {
      count += 1;
      if (counter) counter.textContent = `Fired ${count === 1 ? 'once' : `${count} times`}.`;
      const line = document.createElement('li');
      line.textContent = `${name} ${JSON.stringify(detail).slice(0, 160)}`;
      lines?.append(line);
      if (lines && lines.childElementCount > maxLines) lines.firstElementChild?.remove();
      if (log) log.scrollTop = log.scrollHeight;
    });
  }
}
