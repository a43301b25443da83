import { openChromium } from '../engines/support/playwright-driver';
import { openSite } from '../engines/support/server';
import { wholeEngine } from '../web/all';
import { documentProblems } from './document';
import { type Hostile, hasCollection, itemsOf } from './items';
import { isAccepted, messageProblems } from './messages';
import { attributeProblems, linkProblems } from './page';

export interface CaseResult {
  readonly item: Hostile;
  readonly problems: readonly string[];
}

/** Runs all items: documents in Node, the others in the page in Chromium. */
async function runCases(chromium: string): Promise<readonly CaseResult[]> {
  const engine = await wholeEngine();
  const results: CaseResult[] = itemsOf('json').map((item) => ({
    item,
    problems: [...documentProblems(item, engine), ...pollution()],
  }));
  const site = await openSite();
  const driver = await openChromium(chromium);
  try {
    for (const [problems, channel] of [
      [linkProblems, 'url'],
      [attributeProblems, 'attribute'],
      [messageProblems, 'postMessage'],
    ] as const)
      for await (const result of problems(driver, site, itemsOf(channel))) results.push(result);
    if (!(await isAccepted(driver, site))) throw new Error('a valid message has no effect');
  } finally {
    await driver.close();
    site.close();
  }
  return results;
}

function pollution(): readonly string[] {
  return 'polluted' in {} ? ['a prototype was changed'] : [];
}

export { hasCollection };

/** All results. Awaited while the module loads: the runner that `run.mjs` imports it with closes after that. */
export const results = await runCases(process.env.CHROMIUM ?? 'chromium');
