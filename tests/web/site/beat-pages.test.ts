import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beatPages } from '../../../web/site/home/beat-pages';
import type { Story } from '../../../web/story/story';

const story: Story = JSON.parse(readFileSync('web/generated/story.json', 'utf8'));
const pages = beatPages(story);
const contentOf = (html: string, name: string): string =>
  new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

describe('the pages of the beats', () => {
  it('have titles, descriptions and pictures of their own', () => {
    expect(pages.map(({ fileName }) => fileName)).toEqual(
      [1, 2, 3, 4, 5, 6].map((beat) => `beat-${beat}.html`),
    );
    for (const name of ['title', 'description', 'image'])
      expect(new Set(pages.map(({ html }) => contentOf(html, name)).filter((text) => text !== '')).size).toBe(
        6,
      );
    expect(contentOf(pages[2]?.html ?? '', 'description')).toBe(
      'Where each word looks, and how much: its weights. Every row adds up to 1.',
    );
  });

  it('lead to their beats', () => {
    for (const [at, { html }] of pages.entries()) {
      expect(html).toContain(`content="0; url=./#beat=${at + 1}"`);
      expect(html).toContain(`<a href="./#beat=${at + 1}">`);
    }
  });

  it('have committed pictures of the size that services ask for', () => {
    for (const { picture, html } of pages) {
      const file = `web/site/pictures/${picture}`;
      const png = readFileSync(file);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(statSync(file).size).toBeLessThan(150_000);
      expect(contentOf(html, 'image')).toBe(`./pictures/${picture}`);
    }
  });
});
