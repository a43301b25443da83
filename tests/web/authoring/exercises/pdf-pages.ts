import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** As in `tests/browser/playwright.config.ts`. */
const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM ?? (existsSync(shell) ? shell : whole);

export type Paper = 'A4' | 'Letter';

/** Prints pages of HTML with Chromium. Returns the number of pages of each PDF. */
export async function pdfPages(files: readonly string[], format: Paper): Promise<readonly number[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  const counts: number[] = [];
  for (const html of files) {
    await page.setContent(html);
    const pdf = await page.pdf({ format, printBackground: true });
    counts.push(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0);
  }
  await browser.close();
  return counts;
}

/** The same page with the key only. */
export const keyOnly = (html: string): string =>
  html.replace('</style>', '.sheet { display: none; }</style>');
