import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { loadFullTexts } from '../../../web/i18n/messages';
import { outcomeOfProgram, outsidePrograms } from '../authoring/implementation/outside';
await loadFullTexts();
it('x', async () => {
  let t = '', bad = 0;
  const only = process.env.ONLY ?? '';
  for (const p of outsidePrograms.filter(({name}) => name.includes(only))) {
    const o = await outcomeOfProgram(p);
    const ok = p.expected.includes(o.verdict) && p.contains.every((c) => o.text.includes(c) || o.verdict === 'agrees');
    if (!ok) bad++;
    t += `${ok ? 'ok  ' : 'BAD '} ${p.name}: ${o.verdict}${ok ? '' : ` (expected ${p.expected.join(' | ')}; ${p.contains.join(' ')})\n      ${o.text.replaceAll('\n', '\n      ')}`}\n`;
  }
  writeFileSync('/tmp/outside-report.txt', `${bad} bad of ${outsidePrograms.length}\n${t}`);
}, 100000);
