// @vitest-environment happy-dom

import { html } from 'lit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TermNotes } from '../../../web/glossary/glossary';
import type { Model } from '../../../web/ui/model';
import { show, textOf } from '../ui/page';
import { modelOf, recorder } from '../ui/sample';

afterEach(() => vi.unstubAllGlobals());

/** Notes whose terms have been loaded. */
async function loaded(model: Model): Promise<TermNotes> {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  await new Promise<void>((resolve) => {
    notes = new TermNotes(resolve);
    notes.updated(document.createElement('div'), model, recorder(model).intent as never);
  });
  return notes;
}

let notes: TermNotes;

const termsIn = (text: string, model: Model): readonly string[] =>
  [...show(html`${notes.withTerms(text, model)}`).querySelectorAll('[data-term]')].map(textOf);

describe('terms in texts', () => {
  it('are plain until they are loaded', () => {
    const model = modelOf('scaled-dot-product');
    expect(new TermNotes(() => {}).withTerms('A softmax.', model)).toBeNull();
  });

  it('can be opened where they come first on a screen, however often that is rendered', async () => {
    const model = modelOf('scaled-dot-product');
    await loaded(model);
    const [first, second] = [
      'The softmax makes weights of scores.',
      'Scores of another softmax, and a mask.',
    ];
    expect(termsIn(first, model)).toEqual(['softmax', 'weights', 'scores']);
    expect(termsIn(second, model)).toEqual(['mask']);
    expect(termsIn(first, model)).toEqual(['softmax', 'weights', 'scores']);
    expect(termsIn(second, { ...model })).toEqual(['Scores', 'softmax', 'mask']);
  });

  it('are buttons for the keyboard as well, and leave the text as it was', async () => {
    const model = modelOf('scaled-dot-product');
    await loaded(model);
    const page = show(html`${notes.withTerms('Each token has d_k numbers.', model)}`);
    const term = page.querySelector('[data-term="token"]');
    expect([term?.getAttribute('role'), term?.getAttribute('tabindex')]).toEqual(['button', '0']);
    expect(textOf(page)).toBe('Each token has dk numbers.');
  });

  it('explain the symbols of matrices', async () => {
    const model = modelOf('scaled-dot-product');
    await loaded(model);
    const node = model.trace.node('query');
    expect(node && notes.definitionOf(node, model)).toMatch(/^What a token looks for/);
  });
});
