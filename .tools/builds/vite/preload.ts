import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The guide of the first lesson: its elements and its texts, which are imported on demand. */
const firstGuide = /web\/learn\/guide\/guide-mode\.ts$/;
const firstElement = /web\/(?:site\/language|element\/define)\.ts$/;
const firstEngine = /\bengine-\w+\.wasm$/;

/** With a low priority: the first frame waits for none of them. */
const link = (attrs: Readonly<Record<string, string>>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, fetchpriority: 'low', crossorigin: true },
  injectTo: 'head',
});

/**
 * `lab.html` names what its script asks for after the first frame, so that it is fetched beside it: the element, then the engine and the
 * guide of the first lesson.
 */
export const preload: Plugin = {
  name: 'preload',
  transformIndexHtml: {
    order: 'post',
    handler(html, { path, bundle = {} }) {
      if (path !== '/lab.html') return [];
      const files = Object.values(bundle);
      const scriptsOf = (module: RegExp): readonly string[] => {
        const found = files.flatMap((file) =>
          file.type === 'chunk' && file.moduleIds.some((id) => module.test(id))
            ? [file.fileName, ...file.imports]
            : [],
        );
        return [...new Set(found)].filter((fileName) => !html.includes(fileName));
      };
      const element = scriptsOf(firstElement);
      const guide = scriptsOf(firstGuide).filter((fileName) => !element.includes(fileName));
      const engine = files.filter(({ fileName }) => firstEngine.test(fileName));
      return [
        ...element.map((fileName) => link({ rel: 'modulepreload', href: `./${fileName}` })),
        ...engine.map(({ fileName }) =>
          link({ rel: 'preload', as: 'fetch', type: 'application/wasm', href: `./${fileName}` }),
        ),
        ...guide.map((fileName) => link({ rel: 'modulepreload', href: `./${fileName}` })),
      ];
    },
  },
};
