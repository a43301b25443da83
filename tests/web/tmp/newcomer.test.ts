import { readFileSync, appendFileSync, writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { loadFullTexts } from '../../../web/i18n/messages';
import { outcomeOf } from '../authoring/implementation/outside';
await loadFullTexts();
const runs: [string, string?, Record<string, string | number | boolean>?, Record<string,string>?][] = JSON.parse(readFileSync('/tmp/newcomer/runs.json', 'utf8'));
it('x', async () => {
  writeFileSync('/tmp/newcomer/report.txt', '');
  for (const [file, lesson, options, names] of runs) {
    let t = '';
    try {
      const o = await outcomeOf({ bytes: new Uint8Array(readFileSync(`/tmp/newcomer/${file}`)), file, ...(lesson ? { lesson } : {}), options: options ?? {}, names: names ?? {} });
      t = `${o.verdict}\n${o.text}`;
    } catch (e) { t = `CRASH ${e}`; }
    appendFileSync('/tmp/newcomer/report.txt', `######## ${file} ${lesson ?? ''} ${JSON.stringify(options ?? {})}\n${t}\n\n`);
  }
}, 100000);
