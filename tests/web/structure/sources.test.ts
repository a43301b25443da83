import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Names that turn data into code or markup, or that send something. The page has no use for them. */
const forbidden = new Set([
  ...['eval', 'Function', 'execScript', 'importScripts'],
  ...[
    'innerHTML',
    'outerHTML',
    'insertAdjacentHTML',
    'setHTMLUnsafe',
    'parseHTMLUnsafe',
    'srcdoc',
    'write',
    'writeln',
  ],
  ...[
    'DOMParser',
    'createContextualFragment',
    'unsafeHTML',
    'unsafeSVG',
    'unsafeCSS',
    'unsafeMathML',
    'unsafeStatic',
  ],
  ...['XMLHttpRequest', 'WebSocket', 'WebTransport', 'EventSource', 'sendBeacon', 'RTCPeerConnection'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'cookie', 'cookieStore', 'caches', 'serviceWorker'],
]);

/** What some files need, and why that is no harm. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // A tour, a lesson or a program from the host of the page; the engine, its kernels and the word vectors.
  // Only in packages for learning platforms: statements, to the address in the launch parameters.
  fetch: [
    'engine/files.ts',
    'learn/tours/fetch-tour.ts',
    'lessons/folder/fetch-folder.ts',
    'program/open-program.ts',
    'reporting/xapi/launch.ts',
  ],
  // What a model writes, word by word; a picture on the clipboard; after a layout has been measured: no document.
  write: [
    'engine/training-session.ts',
    'authoring/export/copy-picture.ts',
    'program/editor/folding/fold-gutter.ts',
    'program/editor/keep-in-view.ts',
  ],
  // The stops of lessons that have been visited, the answers, and the tour that an author is writing: they stay on the device, and
  // nothing else is kept.
  localStorage: ['authoring/tour-form/draft-storage.ts', 'ui/dom/page/text-storage.ts'],
  // The answers of an exercise, until the tab is closed; those of a tour, until it is left; what is typed and not used yet.
  sessionStorage: ['ui/dom/page/text-storage.ts'],
};

interface Use {
  readonly file: string;
  readonly name: string;
}

/** Every name that stands in a source as code, not in a comment or a text. */
function namesIn(file: string): readonly Use[] {
  const source = ts.createSourceFile(file, readFileSync(join('web', file), 'utf8'), ts.ScriptTarget.Latest);
  const found: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push({ file, name: node.text });
    // `object['innerHTML']` and `Reflect.get(window, 'eval')` name things as well.
    else if (ts.isStringLiteral(node) && forbidden.has(node.text)) found.push({ file, name: node.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.startsWith('generated'),
);
const uses = files.flatMap(namesIn);

const isAllowed = ({ file, name }: Use) => allowed[name]?.includes(file) === true;

/** Style sheets are put together from constants of the project. */
const isStyling = ({ file, name }: Use) =>
  name === 'unsafeCSS' && (file.endsWith('.css.ts') || file === 'ui/format/palette.ts');

describe('the sources of the page', () => {
  it('make no code and no markup of data, and keep and send nothing', () => {
    expect(uses.length).toBeGreaterThan(10_000);
    const found = uses.filter((use) => forbidden.has(use.name));
    expect(found.filter((use) => !isStyling(use) && !isAllowed(use))).toEqual([]);
  });

  it('fetch in a few places, which fetch files of the project', () => {
    const fetching = new Set(uses.filter(({ name }) => name === 'fetch').map(({ file }) => file));
    expect([...fetching].sort()).toEqual(allowed.fetch);
  });

  it('bind no markup in templates: `.innerHTML=` and inline styles', () => {
    const bound = files.filter((file) =>
      /\s(?:\.innerHTML|\.outerHTML|\.srcdoc|srcdoc|style|on[a-z]+)=["']?\$\{/.test(
        readFileSync(join('web', file), 'utf8'),
      ),
    );
    expect(bound).toEqual([]);
  });
});
