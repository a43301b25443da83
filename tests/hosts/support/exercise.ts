import type { FrameLocator } from '@playwright/test';

/** The blank row of scores, computed from the matrices that the page of an exercise shows. */
export async function blankScores(frame: FrameLocator): Promise<readonly number[]> {
  const matrices = await frame.locator('.exercise figure.numbers').evaluateAll((figures) =>
    figures.map((figure) =>
      [...figure.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map((cell) => {
          const text = cell.textContent?.trim() ?? '';
          return text === '' ? Number.NaN : Number(text.replace('−', '-').replace(',', '.'));
        }),
      ),
    ),
  );
  const [query = [], keys = [], scores = []] = matrices;
  const row = query[scores.findIndex((numbers) => numbers.every(Number.isNaN))] ?? [];
  return (keys[0] ?? []).map((_, col) =>
    row.reduce((sum, each, at) => sum + each * (keys[at]?.[col] ?? 0), 0),
  );
}
