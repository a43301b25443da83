import { openChromium } from '../engines/support/playwright-driver';
import { openSite } from '../engines/support/server';
import { wholeEngine } from '../web/all';
import { documentProblems } from './document';
import { type Hostile, isCollectionHere, itemsOf } from './items';
import { isHeard, messageProblems } from './messages';
import { attributeProblems, linkProblems } from './page';

export interface Verdict {
  readonly item: Hostile;
  readonly problems: readonly string[];
}

/** Judges every item: documents are read here, the others are given to the page in Chromium. */
async function judge(chromium: string): Promise<readonly Verdict[]> {
  const engine = await wholeEngine();
  const verdicts: Verdict[] = itemsOf('json').map((item) => ({
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
      for await (const verdict of problems(driver, site, itemsOf(channel))) verdicts.push(verdict);
    if (!(await isHeard(driver, site))) throw new Error('even a message that is all right has no effect');
  } finally {
    await driver.close();
    site.close();
  }
  return verdicts;
}

function pollution(): readonly string[] {
  return 'polluted' in {} ? ['a prototype was changed'] : [];
}

export { isCollectionHere };

/** All verdicts. Awaited while the module loads: `run.mjs` imports it by a runner that closes after that. */
export const verdicts = await judge(process.env.CHROMIUM ?? 'chromium');
