import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listed } from '../../../web/lessons/comparisons';
import { homeBody } from '../../../web/site/home/body';
import type { Thumbnails } from '../../../web/site/home/thumbnails';
import { referenceBody } from '../../../web/site/reference/sections';
import type { Story } from '../../../web/story/story';
import { lessons } from '../all';

const generated = (name: string) => JSON.parse(readFileSync(`web/generated/${name}.json`, 'utf8'));
const story: Story = generated('story');
const thumbnails: Thumbnails = generated('thumbnails');

const home = homeBody(story, thumbnails);

/** The ends of all links that begin so. */
const after = (start: string): readonly string[] =>
  [...home.matchAll(/href="([^"]*)"/g)].flatMap(([, link = '']) =>
    link.startsWith(start) ? [link.slice(start.length)] : [],
  );

describe('the links of the home page', () => {
  it('open lessons that there are', () => {
    const opened = after('lab.html#v=1&amp;lesson=').map((rest) => rest.replace(/&amp;.*/, ''));
    // A lesson, or the start of a program.
    const known = [...lessons.map(({ id }) => id), 'program:'];
    expect(opened).toContain('program:');
    expect(new Set(opened).size).toBe(listed(lessons).length + 1);
    expect(opened.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('name parts of the reference that there are', () => {
    const body = referenceBody();
    expect(after('reference.html#')).not.toEqual([]);
    expect(after('reference.html#').filter((part) => !body.includes(`id="${part}"`))).toEqual([]);
  });
});
