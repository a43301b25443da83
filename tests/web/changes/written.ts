import { nothing, render, type TemplateResult } from 'lit';
import { textOf } from '../ui/page';

/** What the details say in numbers, as text. */
export interface WrittenDetails {
  /** The steps of the chain: “0.5 → 2”. */
  readonly steps: readonly string[];
  /** The last column of the terms. */
  readonly terms: readonly string[];
  /** Their sum; null without terms. */
  readonly total: string | null;
}

/** A view as text, and its details. */
export interface Written {
  text(view: unknown): string;
  details(view: unknown): WrittenDetails;
}

function page(view: unknown): Element {
  const element = document.createElement('div');
  render(view, element);
  return element;
}

const lastText = (row: Element): string => textOf(row.lastElementChild);

/** Written by Lit into a document. */
const rendered: Written = {
  text: (view) => textOf(page(view)),
  details(view) {
    const element = page(view);
    const terms = '.change-terms:not(.change-runs)';
    const total = element.querySelector(`${terms} tfoot tr`);
    return {
      steps: [...element.querySelectorAll('.chain .numbers')].map(textOf),
      terms: [...element.querySelectorAll(`${terms} tbody tr`)].map(lastText),
      total: total === null ? null : lastText(total),
    };
  },
};

const isTemplate = (view: unknown): view is TemplateResult =>
  typeof view === 'object' && view !== null && 'strings' in view && 'values' in view;

const tags = new WeakMap<TemplateStringsArray, readonly boolean[]>();

/** Which values of a template stand inside a tag: attributes and listeners. */
function insideTags(strings: TemplateStringsArray): readonly boolean[] {
  const known = tags.get(strings);
  if (known !== undefined) return known;
  const inside = strings.map((_, at) => /<[^>]*$/.test(strings.slice(0, at + 1).join('')));
  tags.set(strings, inside);
  return inside;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function markup(view: unknown): string {
  if (view === nothing || view === null || view === undefined) return '';
  if (Array.isArray(view)) return view.map(markup).join('');
  if (!isTemplate(view)) return escaped(String(view));
  const { strings, values } = view;
  const inside = insideTags(strings as TemplateStringsArray);
  return strings.reduce((all, piece, at) => `${all}${inside[at - 1] ? '' : markup(values[at - 1])}${piece}`);
}

const textIn = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

const groups = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, group = '']) => group);

const lastCells = (html: string): readonly string[] =>
  groups(html, /<tr>(.*?)<\/tr>/gs).map((row) => textIn(row.slice(Math.max(row.lastIndexOf('<td'), 0))));

/** The same, put together as text: thirty times as fast as a simulated document. */
export const joined: Written = {
  text: (view) => textIn(markup(view)),
  details(view) {
    const html = markup(view);
    const [table = ''] = groups(html, /<table class="change-terms">(.*?)<\/table>/gs);
    const [body = '', foot = ''] = table.split('</tbody>');
    return {
      steps: groups(html, /<span class="numbers">(.*?)<\/span>/gs).map(textIn),
      terms: lastCells(body.slice(body.indexOf('<tbody>'))),
      total: lastCells(foot)[0] ?? null,
    };
  },
};

function same<Result>(one: Result, other: Result): Result {
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Error(`${JSON.stringify(one)} is put together as ${JSON.stringify(other)}`);
  return one;
}

/** Written by Lit, once it is sure that the same is put together as text. */
export const compared: Written = {
  text: (view) => same(rendered.text(view), joined.text(view)),
  details: (view) => same(rendered.details(view), joined.details(view)),
};
