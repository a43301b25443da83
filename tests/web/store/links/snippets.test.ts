import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { decode } from '../../../../web/store/links/decode';
import { encode } from '../../../../web/store/links/encode';
import { type ShareOptions, siteError, siteFolder, snippet } from '../../../../web/store/links/snippets';
import { hideNames, lockNames } from '../../../../web/store/untrusted/hide-and-lock';
import { inEnglish } from '../../english';
import { played, sessions } from '../arbitraries';
import { lessons, schemaOf, schemas } from '../samples';

const { document } = new Window();

const site = 'https://example.org/lab/';

/** Titles with the special characters of HTML, Markdown and shortcodes. */
const title = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.constantFrom(
    'M · N against M + N',
    '"quoted" & <b>bold</b>',
    '[a](b) `c` *d* _e_ \\',
    "it's >}} done",
    '&amp; &quot;',
  ),
);

const choices = fc.record({
  title: title.map((text) => text.replace(/\p{Cc}/gu, '') || 'x'),
  hide: fc.subarray([...hideNames]),
  lock: fc.subarray([...lockNames]),
  theme: fc.constantFrom('', 'light', 'dark'),
  lang: fc.constantFrom('', 'en', 'fr'),
});

/** A session, and share options for its state. */
const shared = fc.tuple(sessions, choices).map(([session, choice]) => {
  const state = played(session);
  const [lesson] = session;
  const sharing: ShareOptions = { ...choice, site, link: encode(state, lesson, schemaOf(lesson)) };
  return { sharing, state: { ...state, past: [], future: [] } };
});

const read = (link: string) => decode(link, lessons, schemas);

/** Parses HTML and returns the only element that matches. */
function parsed(html: string, name: string) {
  document.body.innerHTML = html;
  const [found, ...others] = document.querySelectorAll(name);
  if (found === undefined || others.length > 0) throw new Error(`${name} is not there once: ${html}`);
  return found;
}

/** The attributes that a URL contains. */
function attributesOfUrl(address: string): Readonly<Record<string, string>> {
  const url = new URL(address);
  return { ...Object.fromEntries(url.searchParams), state: url.hash.slice(1) };
}

/** The expected attributes of all kinds except links: those that are not empty. */
function attributesOf({ link, hide, lock, theme, lang }: ShareOptions): Readonly<Record<string, string>> {
  const all = { state: link, hide: hide.join(' '), lock: lock.join(' '), theme, lang };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
}

/** The attributes of an element. */
function attributesIn(tag: ReturnType<typeof parsed>): Readonly<Record<string, string>> {
  return Object.fromEntries(tag.getAttributeNames().map((name) => [name, tag.getAttribute(name) ?? '']));
}

describe('a snippet', () => {
  it('that is an element describes the present state', () => {
    fc.assert(
      fc.property(shared, ({ sharing, state }) => {
        const html = snippet('element', sharing);
        const lab = parsed(html, 'attention-lab');
        expect(attributesIn(lab)).toEqual(attributesOf(sharing));
        expect(read(lab.getAttribute('state') ?? '')).toEqual({ state, messages: [] });
        expect(lab.textContent).toBe(sharing.title);
        expect(lab.querySelector('a')?.getAttribute('href')).toBe(snippet('link', sharing));
        expect(parsed(html, 'script').getAttribute('src')).toBe(`${site}attention-lab.js`);
        expect(document.body.querySelectorAll('*')).toHaveLength(3);
      }),
    );
  });

  it('that is a frame shows the same', () => {
    fc.assert(
      fc.property(shared, ({ sharing, state }) => {
        const frame = parsed(snippet('iframe', sharing), 'iframe');
        const src = frame.getAttribute('src') ?? '';
        expect(src.startsWith(`${site}embed.html`)).toBe(true);
        expect(attributesOfUrl(src)).toEqual(attributesOf(sharing));
        expect(read(new URL(src).hash)).toEqual({ state, messages: [] });
        expect(frame.getAttribute('title')).toBe(sharing.title);
      }),
    );
  });

  it('that is a link opens the state, in the full page when nothing is hidden or locked', () => {
    fc.assert(
      fc.property(shared, ({ sharing, state }) => {
        const address = snippet('link', sharing);
        const { hide, lock, theme, lang } = sharing;
        const plain = hide.length + lock.length === 0 && theme + lang === '';
        expect(new URL(address).pathname).toBe(plain ? '/lab/' : '/lab/embed.html');
        expect(attributesOfUrl(address)).toEqual(attributesOf(sharing));
        expect(read(new URL(address).hash)).toEqual({ state, messages: [] });
      }),
    );
  });

  it('in Markdown is one link of that name', () => {
    fc.assert(
      fc.property(shared, ({ sharing }) => {
        // The text ends at the first bracket that is not escaped by a backslash.
        const [, text = '', address] =
          /^\[((?:[^\\[\]]|\\.)*)\]\(([^\s()<>]+)\)$/su.exec(snippet('markdown', sharing)) ?? [];
        expect(text.replace(/\\([\\`*_{}[\]<>&~$|])/g, '$1')).toBe(sharing.title.replace(/\s+/g, ' '));
        expect(text.replace(/\\./gsu, '')).not.toMatch(/[\\`*_{}[\]<>&~$|\n]/);
        expect(address).toBe(snippet('link', sharing));
      }),
    );
  });

  it('for Hugo and for MDX has the same attributes', () => {
    fc.assert(
      fc.property(shared, ({ sharing }) => {
        const [, inside = ''] = /^\{\{< attention-lab (.*) >\}\}$/s.exec(snippet('hugo', sharing)) ?? [];
        const pairs = [...inside.matchAll(/([a-z]+)=("(?:[^"\\]|\\.)*")/g)];
        const goText = Object.fromEntries(pairs.map(([, name, text = '']) => [name, JSON.parse(text)]));
        expect(goText).toEqual(attributesOf(sharing));
        const mdx = snippet('mdx', sharing);
        expect(mdx).toMatch(/^<attention-lab [^{}]* \/>$/);
        expect(attributesIn(parsed(mdx, 'attention-lab'))).toEqual(attributesOf(sharing));
      }),
    );
  });

  it('of an exercise has the exercise instead of a state, in all kinds', () => {
    const exercise = 'masks:cell:17:head_0/weights:0.1,2.0';
    const look = { hide: [], lock: [], theme: '', lang: '' } as const;
    const sharing: ShareOptions = { ...look, site, link: `exercise=${exercise}`, title: 'Masks', exercise };
    expect(snippet('link', sharing)).toBe(`${site}lab.html#exercise=${exercise}`);
    expect(snippet('markdown', sharing)).toBe(`[Masks](${site}lab.html#exercise=${exercise})`);
    const src = parsed(snippet('iframe', sharing), 'iframe').getAttribute('src');
    expect(src).toBe(`${site}embed.html?exercise=${exercise}`);
    for (const kind of ['element', 'mdx'] as const)
      expect(attributesIn(parsed(snippet(kind, sharing), 'attention-lab'))).toEqual({ exercise });
    expect(snippet('hugo', sharing)).toBe(`{{< attention-lab exercise="${exercise}" >}}`);
    expect(snippet('iframe', { ...sharing, theme: 'dark' })).toContain(
      `embed.html?exercise=${exercise}&amp;theme=dark"`,
    );
  });

  it('can be read by people', () => {
    const sharing: ShareOptions = {
      site,
      link: 'v=1&lesson=masks&step=mask',
      title: 'Masks',
      hide: ['strip', 'controls'],
      lock: ['inputs'],
      theme: 'dark',
      lang: '',
    };
    expect(snippet('link', { ...sharing, hide: [], lock: [], theme: '' })).toBe(
      'https://example.org/lab/#v=1&lesson=masks&step=mask',
    );
    expect(snippet('link', sharing)).toBe(
      'https://example.org/lab/embed.html?hide=strip%20controls&lock=inputs&theme=dark#v=1&lesson=masks&step=mask',
    );
    expect(snippet('element', sharing).split('\n')[1]).toBe(
      '<attention-lab state="v=1&amp;lesson=masks&amp;step=mask" hide="strip controls" lock="inputs" theme="dark">' +
        '<a href="https://example.org/lab/embed.html?hide=strip%20controls&amp;lock=inputs&amp;theme=dark' +
        '#v=1&amp;lesson=masks&amp;step=mask">Masks</a></attention-lab>',
    );
    expect(snippet('hugo', sharing)).toBe(
      '{{< attention-lab state="v=1&lesson=masks&step=mask" hide="strip controls" lock="inputs" theme="dark" >}}',
    );
  });
});

describe('the address of a site', () => {
  it.each(['https://example.org/', 'http://127.0.0.1:4173/', 'https://example.org/a%28b/'])(
    'may be %s',
    (text) => {
      expect(siteError(text)).toBeNull();
    },
  );

  it.each([
    '',
    '/lab/',
    'example.org',
    'javascript:alert(1)//https://x',
    'https://exa mple.org/',
    'https://x"onload="y',
    'https://x/<b>',
    'https://',
    'data:text/html,x',
  ])('may not be %j', (text) => {
    expect(inEnglish(siteError(siteFolder(text)))).toContain('https://');
  });

  it.each(['https://example.org/?a=b', 'https://example.org/#x'])('has no query: %s', (text) => {
    expect(inEnglish(siteError(text))).toContain('neither');
  });

  it('is normalized to a folder', () => {
    expect(siteFolder(' https://example.org/lab ')).toBe(site);
    expect(siteFolder('https://example.org/lab/index.html')).toBe(site);
    expect(siteFolder('https://example.org/lab/')).toBe(site);
    expect(siteFolder('https://example.org/a(b)')).toBe('https://example.org/a%28b%29/');
  });
});
