import type { Trace } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { cellText } from '../../ui/format/format';
import { type Totals, totalsOf } from '../../ui/format/totals';

interface Place {
  readonly row: number;
  readonly col: number;
}

/** What a text can refer to besides the numbers of the run: its totals, what the reader chose or typed, the run before a change. */
export interface TextContext {
  /** The run, for `[[parameters]]` and `[[multiply-adds]]`. */
  readonly trace?: Trace;
  readonly guess?: Place;
  /** The cell of the right answer. */
  readonly right?: Place;
  readonly given?: string;
  readonly before?: Trace;
}

const totals: Readonly<Record<string, keyof Totals>> = {
  parameters: 'parameters',
  'multiply-adds': 'multiplyAdds',
};

/** Replaces the references that only the texts of questions have by numbers, or by references that lessons have. */
export function resolved(text: string, locale: Locale, context: TextContext): string {
  const { guess, right, given, before, trace } = context;
  return text.replace(/\[\[(.+?)\]\]/g, (_, inner: string) => {
    if (inner === 'given') return given ?? '…';
    const total = totals[inner];
    if (total !== undefined)
      return trace === undefined ? '…' : locale.grouped(totalsOf(trace.nodes, trace)[total]);
    // The size of a dimension, which may be called `g` or `a`.
    if (inner.startsWith('dim:')) return `[[${inner}]]`;
    if (inner.startsWith('was:')) return before === undefined ? '…' : numberIn(before, inner, locale);
    const places: Readonly<Record<string, number | undefined>> = {
      g: guess?.col,
      gr: guess?.row,
      a: right?.col,
      ar: right?.row,
    };
    const index = (part: string): string => String(places[part] ?? part);
    const [name = '', ...rest] = inner.split(':');
    return `[[${[name, ...rest.map((part) => part.split(',').map(index).join(','))].join(':')}]]`;
  });
}

function numberIn(trace: Trace, reference: string, locale: Locale): string {
  const [, id = '', row = '', col = ''] = /^was:(.+):(\d+),(\d+)$/.exec(reference) ?? [];
  const node = trace.node(id);
  return node === undefined ? '…' : cellText(locale, node, Number(row), Number(col));
}
