import { it } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { run } from '../../../../web/site/package/cli/index';
const system = (name: string) => ({ readFile: (a: URL) => readFileSync(a), out: (t: string) => { writeFileSync(name, t); return 0; }, fail: (t: string) => { console.log('FAIL', t); return 2; } });
it('x', async () => {
  console.log(await run(['sheets', '--lesson', 'scaled-dot-product', '--seed', '17', '--count', '3'], system('/tmp/s1.html')));
  console.log(await run(['sheets', '--lesson', 'masks', '--kind', 'mask', '--count', '2', '--lang', 'fr'], system('/tmp/s2.html')));
  console.log(await run(['sheets', '--lesson', 'multi-head', '--kind', 'mistake', '--count', '2'], system('/tmp/s3.html')));
  console.log(await run(['sheets', '--lesson', 'nope', '--kind', 'mistake', '--count', '2'], system('/tmp/s3.html')));
  console.log(await run(['sheets', '--lesson', 'masks', '--kind', 'foo', '--count', '2'], system('/tmp/s3.html')));
});
