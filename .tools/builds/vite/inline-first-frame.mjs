import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const STYLE = /\s*<link rel="stylesheet" crossorigin href="\.\/([^"]+)">/;
const SCRIPT = /\s*<script src="\.\/(view\.js)"><\/script>/;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Writes the styles of the home page and the script that runs before it is painted into its HTML: it is drawn as soon as that has
 * arrived. The policy in `_headers` allows both by their hashes. Where a site has a policy without them, the files do the same, only
 * later: they stay at the end of the page.
 */
export const inlineFirstFrame = {
  name: 'inline-first-frame',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    const html = String(page.source);
    const [style, styleFile] = STYLE.exec(html);
    const [script, scriptFile] = SCRIPT.exec(html);
    const css = String(bundle[styleFile].source);
    if (/url\(/.test(css)) throw new Error('The styles of the home page name a file, relative to their own.');
    const code = readFileSync(`web/site/public/${scriptFile}`, 'utf8');
    const later = [style, script.replace('<script', '<script defer')].map((tag) => tag.trim()).join('\n    ');
    page.source = html
      .replace(script, () => `\n    <script>${code}</script>`)
      .replace(style, () => `\n    <style>${css}</style>`)
      .replace('</body>', () => `  ${later}\n  </body>`);
    const headers = readFileSync('web/site/_headers', 'utf8')
      .replace("script-src 'self'", `script-src 'self' ${hashOf(code)}`)
      .replace("style-src 'self'", `style-src 'self' ${hashOf(css)}`);
    this.emitFile({ type: 'asset', fileName: '_headers', source: headers });
  },
};
