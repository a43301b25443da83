import '../../i18n/en/authoring';
import type { TourSummary } from '../../store/ui/ui-state';

/** The built-in tours. `load` imports the JSON, which is validated like that of any tour. */
export const tours: readonly (TourSummary & { load(): Promise<string> })[] = [
  {
    id: 'how-a-weight-is-made',
    title: 'tours.how_weight_made',
    summary: 'tours.one_number_first_lesson',
    load: () => import('./examples/how-a-weight-is-made.json?raw').then((module) => module.default),
  },
  {
    id: 'a-dictionary-lookup',
    title: 'tours.attention_dictionary',
    summary: 'tours.keys_cannot_mistaken_each',
    load: () => import('./examples/a-dictionary-lookup.json?raw').then((module) => module.default),
  },
  {
    id: 'no-looking-ahead',
    title: 'tours.no_looking_ahead',
    summary: 'tours.causal_mask_takes_away',
    load: () => import('./examples/no-looking-ahead.json?raw').then((module) => module.default),
  },
];
