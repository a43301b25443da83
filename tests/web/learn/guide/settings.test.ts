// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { fetchLanguage } from '../../../../web/i18n/choose';
import { english } from '../../../../web/i18n/i18n';
import { stepTexts } from '../../../../web/i18n/lesson-texts';
import { loadFullTexts } from '../../../../web/i18n/messages';
import { guideMode } from '../../../../web/learn/guide/guide-mode';
import { readableName } from '../../../../web/ui/format/names';
import { matchesPattern } from '../../../../web/ui/prose/markup';
import type { UiIntent } from '../../../../web/ui/ui-intent';
import { lessons } from '../../all';
import { show, textOf } from '../../ui/page';
import { modelOf, recorder } from '../../ui/sample';

await loadFullTexts(true);
const written = lessons.filter(({ build }) => build === 'programs');

/** What can be set at a step, as the page shows it, and what its controls do. */
function settingsAt(id: string, node: string) {
  const model = modelOf(id, [{ type: 'go-to', node }]);
  const { intent, calls } = recorder(model);
  const page = show(guideMode.settings?.(model, intent as UiIntent) as Parameters<typeof show>[0]);
  return { page, calls };
}

describe('the settings of a step', () => {
  it('are options of the program, at steps of its walk', () => {
    for (const { id, stepOptions = {} } of written) {
      const { schema, trace } = modelOf(id);
      const names = [...schema.options, ...schema.dimensions].map(({ name }) => name);
      expect([id, Object.keys(stepOptions).length > 0]).toEqual([id, true]);
      for (const [pattern, offered] of Object.entries(stepOptions)) {
        expect([id, pattern, trace.nodes.some((node) => matchesPattern(pattern, node.id))]).toEqual([
          id,
          pattern,
          true,
        ]);
        expect(offered.filter((name) => !names.includes(name))).toEqual([]);
      }
    }
  });

  it('are beside every text that names an option, in both languages', async () => {
    for (const lesson of written) {
      const { id, steps, guide, stepOptions = {} } = lesson;
      const { schema } = modelOf(id);
      for (const locale of [english, await fetchLanguage('fr', id)]) {
        const missing = steps.flatMap((step) => {
          const { prose, aside = '' } = stepTexts(locale, id, step);
          const key = guide?.keySteps.find(({ node }) => node === step.node);
          const text = `${prose} ${aside} ${locale.code === 'en' ? (key?.action ?? '') : ''}`.replace(
            /«\s*(.*?)\s*»/g,
            '“$1”',
          );
          const offered = stepOptions[step.node] ?? [];
          return schema.options
            .filter(({ name }) => text.includes(`“${readableName(locale, name)}”`) && !offered.includes(name))
            .map(({ name }) => `${id}, ${step.node}: ${name}`);
        });
        expect(missing).toEqual([]);
      }
    }
  });

  it('set the option of the run', () => {
    const { page, calls } = settingsAt('capped-scores', 'grown_query');
    const field = page.querySelector<HTMLInputElement>('.step-settings input');
    expect(textOf(page.querySelector('.step-settings .label'))).toBe('factor');
    expect(field?.value).toBe('6');
    if (field === null) throw new Error('no field');
    field.value = '1';
    field.dispatchEvent(new Event('change'));
    expect(calls).toEqual([['dispatch', { type: 'set-option', name: 'factor', value: 1 }]]);
  });

  it('have radio buttons of their own beside those of the panel', () => {
    const { page, calls } = settingsAt('rotary-positions', 'rotated_query');
    const buttons = [...page.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    expect(buttons.map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ['step-pairing', 'neighbours', true],
      ['step-pairing', 'halves', false],
      ['step-pairing', 'mixed', false],
    ]);
    buttons[1]?.dispatchEvent(new Event('change'));
    expect(calls).toEqual([['dispatch', { type: 'set-option', name: 'pairing', value: 'halves' }]]);
  });

  it('are absent at other steps', () => {
    expect(textOf(settingsAt('capped-scores', 'query').page)).toBe('');
    expect(textOf(settingsAt('linear-attention', 'token_2/faded').page)).toContain('keep');
  });
});
