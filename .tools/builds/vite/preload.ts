import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The guide of the first lesson: its elements and its texts, which are imported on demand. */
const firstGuide = /web\/learn\/guide\/guide-mode\.ts$/;
const firstEngine = /\bengine-\w+\.wasm$/;

const link = (attrs: Readonly<Record<string, string>>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head',
});

/** `lab.html` names what its script asks for later, the engine and the guide of the first lesson, so that they are fetched beside it. */
export const preload: Plugin = {
  name: 'preload',
  transformIndexHtml: {
    order: 'post',
    handler(html, { path, bundle = {} }) {
      if (path !== '/lab.html') return [];
      const files = Object.values(bundle);
      const guides = files.flatMap((file) =>
        file.type === 'chunk' && file.moduleIds.some((id) => firstGuide.test(id))
          ? [file.fileName, ...file.imports]
          : [],
      );
      const engines = files.filter(({ fileName }) => firstEngine.test(fileName));
      return [
        ...engines.map(({ fileName }) =>
          link({ rel: 'preload', as: 'fetch', type: 'application/wasm', href: `./${fileName}` }),
        ),
        ...[...new Set(guides)]
          .filter((fileName) => !html.includes(fileName))
          .map((fileName) => link({ rel: 'modulepreload', href: `./${fileName}`, fetchpriority: 'low' })),
      ];
    },
  },
};
