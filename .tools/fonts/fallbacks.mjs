/**
 * Generates web/ui/fonts/fallbacks.css, which gives installed fonts the metrics of ours. Chromium measures them over the texts of
 * the page, with kerning. Needed only when our fonts change, after `npm run build`. The measured fonts are
 * those of Debian 12, and one from npm:
 *
 *     apt-get download fonts-dejavu-core fonts-dejavu-extra fonts-liberation fonts-noto-core fonts-roboto-unhinted fonts-stix
 *     for package in *.deb; do dpkg -x $package FOLDER; done
 *     npm pack @fontsource/gelasio && tar xf fontsource-gelasio-*.tgz -C FOLDER
 *     node .tools/fonts/fallbacks.mjs FOLDER
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const web = fileURLToPath(new URL('../../web/', import.meta.url));

/** What the page shows in each family: prose from the index of the search, labels and numbers from the interface. */
async function textsOf() {
  const strings = (value) =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings);
  const stringsIn = async (file) => strings(JSON.parse(await readFile(`${web}${file}.json`, 'utf8')));
  const prose = await stringsIn('generated/search-en');
  const labels = [];
  for (const language of ['en', 'fr'])
    for (const file of ['interface', 'guide', 'motion', 'figures', 'home'])
      labels.push(...(await stringsIn(`i18n/${language}/${file}`)));
  const numbers = '0.123 −4.56 7.89 0.02 −1.3 2 4 '.repeat(120);
  return {
    Serif: prose
      .filter(({ length }) => length > 40)
      .join(' ')
      .slice(0, 80_000),
    Sans:
      labels
        .join(' ')
        .replace(/\{\w+\}/g, '')
        .slice(0, 24_000) + numbers,
  };
}

const filesIn = async (folder) =>
  (await readdir(folder, { recursive: true }))
    .map((path) => join(folder, path))
    .filter((path) => /\.\w+$/.test(path));

const italic = { 'font-style': 'italic' };
const bold = { 'font-weight': '600 700' };

/**
 * Of several faces that are installed, the last one is used. `file` is a font with the widths of those in `local`, which are
 * full names and PostScript names. The ratio of the fonts for equations is the one at which their brackets, which grow in steps,
 * differ least in height from ours.
 */
const faces = [
  { of: 'Serif', local: ['DejaVu Serif'], file: 'DejaVuSerif.ttf' },
  { of: 'Serif', local: ['Times New Roman', 'Liberation Serif'], file: 'LiberationSerif-Regular.ttf' },
  { of: 'Serif', local: ['Noto Serif'], file: 'NotoSerif-Regular.ttf' },
  { of: 'Serif', local: ['Georgia'], file: 'gelasio-latin-400-normal.woff2' },
  { of: 'Serif', more: italic, local: ['DejaVu Serif Italic'], file: 'DejaVuSerif-Italic.ttf' },
  {
    of: 'Serif',
    more: italic,
    local: ['Times New Roman Italic', 'Liberation Serif Italic'],
    file: 'LiberationSerif-Italic.ttf',
  },
  { of: 'Serif', more: italic, local: ['Noto Serif Italic'], file: 'NotoSerif-Italic.ttf' },
  { of: 'Serif', more: italic, local: ['Georgia Italic'], file: 'gelasio-latin-400-italic.woff2' },
  { of: 'Sans', local: ['DejaVu Sans'], file: 'DejaVuSans.ttf' },
  { of: 'Sans', local: ['Roboto'], file: 'Roboto-Regular.ttf' },
  { of: 'Sans', local: ['Arial', 'Liberation Sans'], file: 'LiberationSans-Regular.ttf' },
  { of: 'Sans', more: bold, local: ['DejaVu Sans Bold'], file: 'DejaVuSans-Bold.ttf' },
  { of: 'Sans', more: bold, local: ['Roboto Bold'], file: 'Roboto-Bold.ttf' },
  { of: 'Sans', more: bold, local: ['Arial Bold', 'Liberation Sans Bold'], file: 'LiberationSans-Bold.ttf' },
  { of: 'Math', ratio: 0.94, local: ['STIXMath-Regular'], file: 'STIXMath-Regular.otf' },
];

const ours = ({ of, more }) =>
  `${web}ui/fonts/attention-lab-${of.toLowerCase()}${more === italic ? '-italic' : ''}.woff2`;

/** The average width of a letter, ascent and descent, all in thousandths of the font size. */
async function measure(page, path, text, weight) {
  const data = (await readFile(path)).toString('base64');
  return page.evaluate(
    async ([bytes, words, boldness]) => {
      const source = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
      document.fonts.clear();
      document.fonts.add(await new FontFace('measured', source, { weight: '1 1000' }).load());
      const context = document.createElement('canvas').getContext('2d');
      context.font = `${boldness} 1000px measured`;
      const parts = words.match(/.{1,2000}/gs) ?? [];
      const widths = parts.map((part) => context.measureText(part).width);
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
      return { width: widths.reduce((sum, width) => sum + width, 0) / words.length, ascent, descent };
    },
    [data, text, weight],
  );
}

async function rule(page, face, texts, files) {
  const text = texts[face.of] ?? ' ';
  const path = files.find((file) => basename(file) === face.file);
  if (path === undefined) throw new Error(`${face.file} is not there`);
  const target = await measure(page, ours(face), text, face.more === bold ? 600 : 400);
  const source = await measure(page, path, text, 400);
  const ratio = face.ratio ?? target.width / source.width;
  const percent = (value) => `${Number((100 * value).toFixed(1))}%`;
  const descriptors = {
    'font-family': `"Attention Lab ${face.of} Fallback"`,
    ...face.more,
    src: face.local.map((name) => `local("${name}")`).join(', '),
    'size-adjust': percent(ratio),
    'ascent-override': percent(target.ascent / ratio / 1000),
    'descent-override': percent(target.descent / ratio / 1000),
    'line-gap-override': '0%',
  };
  return `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;
}

const head = `/*
 * Written by .tools/fonts/fallbacks.mjs: installed fonts with the metrics of ours, so that nothing moves when ours arrive.
 * size-adjust is the ratio of the average widths of the page's texts; the overrides are
 * the ascent and descent of ours divided by it. Of several faces that are installed, the last one is used.
 */
`;

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: node .tools/fonts/fallbacks.mjs FOLDER');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  const [texts, files] = [await textsOf(), await filesIn(folder)];
  const rules = [];
  for (const face of faces) rules.push(await rule(page, face, texts, files));
  await writeFile(`${web}ui/fonts/fallbacks.css`, head + rules.join(''));
} finally {
  await browser.close();
}
