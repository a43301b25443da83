import { exercisesText } from '../../../i18n/en/exercises';
import type { Locale } from '../../../i18n/i18n';
import type { Exercise } from '../../../learn/exercises/exercise';
import { shownLesson } from '../../../learn/exercises/spec';
import { sheetStyle } from './sheet-style';
import { sheetsFile, sheetTrees } from './sheets';
import { toDom } from './tree';

/** Opens the print dialog of the browser with the sheets, in a frame that nobody sees. */
export function printSheets(exercises: readonly Exercise[], locale: Locale): void {
  document.querySelector('iframe[data-sheets]')?.remove();
  const frame = document.createElement('iframe');
  frame.dataset.sheets = '';
  frame.title = locale.t(exercisesText('exercises.print'));
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) return;
  page.documentElement.lang = locale.code;
  page.body.append(...sheetTrees(exercises, locale).map((tree) => toDom(tree, page)));
  addStyle(page);
  view.focus();
  view.print();
}

/** A constructed style sheet, since pages may forbid style elements. It must come from the window of the page. */
function addStyle(page: Document): void {
  const view = page.defaultView;
  if (view === null) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(sheetStyle);
  page.adoptedStyleSheets = [sheet];
}

/** Saves the sheets as one HTML file. */
export function saveSheets(exercises: readonly Exercise[], locale: Locale): void {
  const url = URL.createObjectURL(new Blob([sheetsFile(exercises, locale)], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = url;
  const [first] = exercises;
  const name = first === undefined ? 'exercises' : shownLesson(first.spec);
  link.download = `${name.replace(/[^\w-]+/g, '-')}-sheets.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
