import { it } from 'vitest';
import { wrongDigit, oddProgram } from '../../implementations/outside/fuzz/odd';
import { correctProgram } from '../../implementations/outside/fuzz/programs';
import { writeFileSync } from 'node:fs';
it('x', () => {
  const make = { digit: wrongDigit, odd: oddProgram, correct: correctProgram }[process.env.KIND ?? 'digit'];
  const p = make?.(Number(process.env.SEED));
  if (p) { writeFileSync(`/tmp/one-${p.saved.file}`, p.saved.bytes); if (p.saved.file.endsWith('txt')) console.log(new TextDecoder().decode(p.saved.bytes)); console.log(JSON.stringify(p.options), p.lesson, p.saved.file); }
});
