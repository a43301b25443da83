import type { Page } from '@playwright/test';

interface Fonts {
  readonly text: string;
  readonly numbers: string;
}

/** Fonts that stand for those of other systems: DejaVu Serif is wider than any usual text face, STIX as narrow as Times. */
export const otherFonts: Readonly<Record<'wide' | 'narrow', Fonts>> = {
  wide: { text: '"DejaVu Serif"', numbers: '"DejaVu Sans Mono"' },
  narrow: { text: 'STIXGeneral', numbers: '"DejaVu Sans Condensed"' },
};

/** Replaces the fonts of the open page, also those of equations, as if ours could not be loaded. */
export function replaceFonts(page: Page, fonts: Fonts): Promise<void> {
  return page.locator('attention-lab').evaluate((lab: HTMLElement, { text, numbers }) => {
    lab.style.setProperty('--attention-font', text);
    lab.style.setProperty('--attention-font-mono', numbers);
    document.fonts.clear();
  }, fonts);
}

/** Sets the size of the reader's text, 100 % by default. */
export function setTextSize(page: Page, percentage: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percentage);
}
