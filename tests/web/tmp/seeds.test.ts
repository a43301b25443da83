import { it } from 'vitest';
import { loadFullTexts } from '../../../web/i18n/messages';
import { oddProgram, wrongDigit } from '../../implementations/outside/fuzz/odd';
import { correctProgram } from '../../implementations/outside/fuzz/programs';
import { outcomeOf } from '../authoring/implementation/outside';
import { writeFileSync } from 'node:fs';
await loadFullTexts();
it('x', async () => {
  const make = { digit: wrongDigit, odd: oddProgram, correct: correctProgram }[process.env.KIND ?? 'digit'];
  let t = '';
  for (const seed of (process.env.SEEDS ?? '').split(',').map(Number)) {
    const p = make?.(seed); if (!p) continue;
    const o = await outcomeOf({ bytes: p.saved.bytes, file: p.saved.file, options: p.options, ...(p.lesson ? { lesson: p.lesson } : {}) });
    t += `${seed} ${p.mechanism} ${p.dtype} ${p.saved.format} ${'change' in p ? p.change : ''}: ${o.verdict}\n${process.env.SHORT && o.verdict === 'agrees' ? '' : o.text.slice(0, 1500)}\n`;
  }
  writeFileSync('/tmp/seeds.txt', t);
}, 100000);
