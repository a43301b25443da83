import { msg } from '../../i18n/i18n';
import type { TourSummary } from '../../store/ui/ui-state';

/** The built-in tours. `load` imports the JSON, which is validated like that of any tour. */
export const tours: readonly (TourSummary & { load(): Promise<string> })[] = [
  {
    id: 'how-a-weight-is-made',
    title: msg('How a weight is made'),
    summary: msg('One number of the first lesson, made by yourself, out of two rows of whole numbers.'),
    load: () => import('./examples/how-a-weight-is-made.json?raw').then((module) => module.default),
  },
  {
    id: 'a-dictionary-lookup',
    title: msg('Attention as a dictionary'),
    summary: msg(
      'Keys that cannot be mistaken for each other: one question gets one answer, another gets two.',
    ),
    load: () => import('./examples/a-dictionary-lookup.json?raw').then((module) => module.default),
  },
  {
    id: 'no-looking-ahead',
    title: msg('No looking ahead'),
    summary: msg('What a causal mask takes away, and what is left for the others to share.'),
    load: () => import('./examples/no-looking-ahead.json?raw').then((module) => module.default),
  },
];
