import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtFile } from './host';

/**
 * Serves a page of dist/ whose HTML arrives in pieces, each a second after the one before: one ends behind the first place of each of
 * these texts. Style sheets come at once; scripts, fonts and pictures never. Returns the address and what ends the server.
 */
export async function serveInPieces(
  file: string,
  texts: readonly string[],
): Promise<{ readonly address: string; readonly close: () => void }> {
  const html = builtFile(file)?.toString() ?? '';
  const ends = texts.map((text) => {
    const at = html.indexOf(text);
    if (at < 0) throw new Error(`${file} has no ${text}.`);
    return at + text.length;
  });
  const server = createServer(async (request, response) => {
    const path = request.url?.slice(1) ?? '';
    if (path === file) {
      response.setHeader('content-type', 'text/html');
      for (const [index, end] of ends.entries()) {
        response.write(html.slice(ends[index - 1] ?? 0, end));
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      response.end(html.slice(ends.at(-1)));
    } else if (path.endsWith('.css')) {
      response.setHeader('content-type', 'text/css');
      response.end(builtFile(path));
    } else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/${file}`, close: () => server.close() };
}
