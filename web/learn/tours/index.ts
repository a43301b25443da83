import { authoringText } from '../../i18n/en/authoring';
import type { TourSummary } from '../../store/ui/ui-state';

/** The built-in tours, whose folders are in `web/content/tours`; they are validated like any tour. */
export const tours: readonly TourSummary[] = [
  {
    id: 'how-a-weight-is-made',
    title: authoringText('tours.how_weight_made'),
    summary: authoringText('tours.one_number_first_lesson'),
  },
  {
    id: 'a-dictionary-lookup',
    title: authoringText('tours.attention_dictionary'),
    summary: authoringText('tours.keys_cannot_mistaken_each'),
  },
  {
    id: 'no-looking-ahead',
    title: authoringText('tours.no_looking_ahead'),
    summary: authoringText('tours.causal_mask_takes_away'),
  },
];

const files = import.meta.glob<string>('../../content/tours/*/*.{json,md}', {
  query: '?raw',
  import: 'default',
});

/** A file of a built-in tour; undefined if there is none. */
export const builtInFile = async (id: string, path: string): Promise<string | undefined> =>
  files[`../../content/tours/${id}/${path}`]?.();
