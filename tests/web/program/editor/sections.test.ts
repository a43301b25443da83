import { Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { sectionsOf } from '../../../../web/program/editor/folding/sections';
import { programNames, programText } from '../programs';

const sections = (text: string) =>
  sectionsOf(Text.of(text.split('\n'))).map(({ title, line, endLine }) => [title, line, endLine]);

describe('the sections of a program', () => {
  it('are helper functions, loops, and what is below headings', () => {
    expect(sections(programText('linear_attention'))).toEqual([
      ['phi', 1, 3],
      ['Tokens by tokens', 17, 20],
      ['Features by features', 22, 26],
    ]);
  });

  it('end where their block does, and leave comments to what follows', () => {
    const text = `def f(X: "n d"):
    for head in range(2):
        ## First
        A = X * head

        ## Second
        B = (
    A + X
        )
    # What follows.
    Y = X
    return Y
`;
    expect(sections(text)).toEqual([
      ['for head in range(2)', 2, 9],
      ['First', 3, 4],
      ['Second', 6, 9],
    ]);
  });

  it('are not found in docstrings, comments and brackets', () => {
    const text = `def f(X: "n d"):
    """Title

    ## no heading
    for no loop:
        more
    """
    # for no loop:
    Y = X + array([
        [1]
    ])
    return Y
`;
    expect(sections(text)).toEqual([]);
  });

  it('are in each program whole lines, one after the other or one in the other', () => {
    for (const name of programNames) {
      const doc = Text.of(programText(name).split('\n'));
      const found = sectionsOf(doc);
      for (const [at, section] of found.entries()) {
        expect(section.from, name).toBe(doc.line(section.line).to);
        expect(section.to, name).toBe(doc.line(section.endLine).to);
        expect(section.endLine, name).toBeGreaterThan(section.line);
        expect(section.endLine, name).toBeLessThan(doc.lines);
        for (const other of found.slice(0, at))
          expect(section.line > other.endLine || section.endLine <= other.endLine, name).toBe(true);
      }
    }
  });
});
