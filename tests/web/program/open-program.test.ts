import { describe, expect, it } from 'vitest';
import { Library } from '../../../web/figures/library';
import { packProgram } from '../../../web/program/pack';
import { programEngine, programText } from './programs';

const library = new Library(undefined, programEngine);

/** A program with a number in it. */
const numbered = (number: number): string => `def scaled(V: "n d"):\n    return ${number} * V\n`;

describe('opening programs', () => {
  it('takes a text, an id, and the id without a program, which opens one to start from', async () => {
    const { lesson } = await library.open(programText('rope'));
    expect(lesson.id).toBe(packProgram(programText('rope')));
    expect((await library.open(lesson.id)).lesson.title).toBe(lesson.title);
    expect((await library.open('program:')).lesson.title).toBe('Scaled dot-product attention');
  });

  it('says what is wrong, with its place', async () => {
    await expect(library.open('def f(Q: "m d"):\n    return P\n')).rejects.toMatchObject({
      details: { key: 'editor.at', args: { line: 2, column: 12 } },
    });
    await expect(library.open('program:xxxx')).rejects.toMatchObject({
      details: { key: 'editor.link_broken' },
    });
    const bomb = packProgram('#'.repeat(200_000));
    await expect(library.open(bomb)).rejects.toMatchObject({ details: { key: 'editor.too_long' } });
  });

  it('keeps the last ones, and reads older ones again', async () => {
    const first = (await library.open(numbered(1))).lesson.id;
    for (let number = 2; number < 80; number++) await library.open(numbered(number));
    expect(library.get(first)?.lesson.id).toBe(first);
    expect(library.get('no-such-lesson')).toBeUndefined();
  });
});
