import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { englishTexts, loadHomeLanguage } from '../../../web/site/home/texts';
import { beatAt, beatCount, beatStarts, duration, stillOf } from '../../../web/story/beat-times';
import {
  captionAt,
  captionsOf,
  describe as describeBeat,
  isPictureRead,
  lookingSeconds,
  paceAt,
} from '../../../web/story/captions';
import { changesOf, commonPrefix } from '../../../web/story/changes';
import { negative, positive, probability, textColourOn } from '../../../web/ui/format/palette';
import { shipped } from './stories';

const words = (text: string): readonly string[] => text.split(' ');

describe('changes between two sentences', () => {
  it('pair the words that replace each other', () => {
    expect(changesOf(words('the white car waits'), words('the white cat waits'))).toEqual([
      { before: 0, after: 0 },
      { before: 1, after: 1 },
      { before: 2, after: 2 },
      { before: 3, after: 3 },
    ]);
  });

  it('name words that go or come', () => {
    expect(changesOf(words('a b c'), words('a c'))).toEqual([
      { before: 0, after: 0 },
      { before: 1, after: null },
      { before: 2, after: 1 },
    ]);
    expect(changesOf(words('b'), words('a b'))).toEqual([
      { before: null, after: 0 },
      { before: 0, after: 1 },
    ]);
  });

  it('keep the letters that two words begin with', () => {
    expect(commonPrefix('car', 'cat')).toBe(2);
    expect(commonPrefix('cat', 'cats')).toBe(3);
    expect(commonPrefix('', 'cat')).toBe(0);
  });
});

describe('the beats', () => {
  it('follow each other, each with its still inside', () => {
    for (const [beat, start] of beatStarts.entries()) {
      expect(beatAt(start)).toBe(beat);
      expect(beatAt(stillOf(beat))).toBe(beat);
    }
    expect(beatAt(duration)).toBe(beatCount - 1);
  });

  it('have stills with a whole caption', () => {
    const captions = captionsOf({ story: shipped, texts: englishTexts });
    for (const beat of beatStarts.keys()) expect(captionAt(captions, stillOf(beat)).opacity).toBe(1);
  });
});

describe('captions', () => {
  it('are in order, one at a time', () => {
    const captions = captionsOf({ story: shipped, texts: englishTexts });
    const starts = captions.map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(captionAt(captions, 0)).toEqual({ index: 0, opacity: 1 });
    expect(captionAt(captions, duration)).toEqual({ index: captions.length - 1, opacity: 1 });
  });

  it('can be read: each is shown for a second at least', () => {
    const starts = captionsOf({ story: shipped, texts: englishTexts }).map(({ from }) => from);
    const lengths = starts.map((from, index) => (starts[index + 1] ?? duration) - from);
    expect(Math.min(...lengths)).toBeGreaterThan(0.8);
    // What comes first says what is seen at all.
    expect(lengths[0]).toBeGreaterThan(1.5);
  });

  it.each(['en', 'fr'])('stay as long as it takes to read 200 words per minute: %s', async (language) => {
    const texts = language === 'fr' ? (await loadHomeLanguage('fr')).texts : englishTexts;
    const captions = captionsOf({ story: shipped, texts });
    const seen = new Map<number, number>();
    let [time, seconds] = [0, 0];
    for (const frame = 1 / 60; time < duration; time += frame * paceAt(captions, time), seconds += frame) {
      const { index } = captionAt(captions, time);
      seen.set(index, (seen.get(index) ?? 0) + frame);
    }
    for (const [at, caption] of captions.entries()) {
      const text = caption.runs.map((run) => run.text).join('');
      const looking = isPictureRead(caption) ? lookingSeconds : 0;
      expect(seen.get(at), text).toBeGreaterThan((words(text.trim()).length * 60) / 200 + looking - 0.1);
    }
    expect(captions.filter(isPictureRead)).toHaveLength(10);
    // No motion is slower than a fifth of its speed, and the whole takes about a minute.
    for (const { from } of captions) expect(paceAt(captions, from + 0.01)).toBeGreaterThan(0.2);
    expect(seconds).toBeLessThan(90);
  });

  it('say what attention does', () => {
    const last = captionsOf({ story: shipped, texts: englishTexts }).at(-1);
    expect(last?.runs.map(({ text }) => text).join('')).toBe(
      'That is attention: each word takes a mixture of the words it looks at.',
    );
  });

  it('say where the model looks', () => {
    const text = captionsOf({ story: shipped, texts: englishTexts })
      .map(({ runs }) => runs.map((run) => run.text).join(''))
      .join('\n');
    expect(text).toContain('To write voiture, it looks at “car”.');
    expect(text).toContain('To write blanche, it looks at “white”, and a little at “waits”.');
    expect(text).toContain('One letter. 3 French words changed.');
  });
});

describe('the description of each beat', () => {
  it('has the numbers of the story, in both languages', async () => {
    const { texts } = await loadHomeLanguage('fr');
    const english = Array.from({ length: beatCount }, (_, beat) =>
      describeBeat({ story: shipped, texts: englishTexts }, beat),
    );
    const french = Array.from({ length: beatCount }, (_, beat) =>
      describeBeat({ story: shipped, texts }, beat),
    );
    expect(english[2]).toContain('blanc looks at white (0.84), waits (0.16).');
    expect(english[3]).toContain('the products add up to 65.14. Divided by √32, that is 11.52.');
    expect(english[4]).toContain('0.001, 0.838, 0.004, 0.157');
    expect(french[3]).toContain('65,14');
    for (const text of [...english, ...french]) expect(text).not.toMatch(/\{|home\./);
  });
});

describe('the colours', () => {
  it('are the palettes of the matrices', () => {
    const css = readFileSync('web/story/player/story.css', 'utf8').replace(/\s+/g, ' ');
    const palettes = [
      [negative, (step: number) => `d-${step}`],
      [positive, (step: number) => `d${step}`],
      [probability, (step: number) => `s${step}`],
    ] as const;
    for (const [{ light, dark }, name] of palettes)
      for (const [step, colour] of light.entries()) {
        if (name(step) === 'd-0') continue;
        const other = dark[step] ?? '';
        const [on, onDark] = [textColourOn(colour), textColourOn(other)];
        const short = (text: string) => text.replace('#000000', '#000').replace('#ffffff', '#fff');
        const rule = `.story .${name(step)} { --heat: light-dark(${colour}, ${other}); --on: light-dark(${on}, ${onDark}); }`;
        expect([css.includes(rule) || css.includes(short(rule)), rule]).toEqual([true, rule]);
      }
  });
});
