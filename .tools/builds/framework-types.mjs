/** Types of `<attention-lab>` for templates of frameworks, from the custom-elements manifest. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/prepare.mjs';

/** Names of the entry points with the types of a framework, `attention-lab/NAME`. */
export const FRAMEWORKS = ['preact', 'react', 'react-18', 'svelte', 'vue'];

/** What the types of a framework need, as optional peer dependencies. */
export const FRAMEWORK_PACKAGES = { '@types/react': '>=18', preact: '>=10', svelte: '>=4', vue: '>=3.3' };

/** Writes `attributes.d.ts`, and a declaration file for each framework, which imports it. */
export function writeFrameworkTypes(folder) {
  const manifest = JSON.parse(readFileSync(join(root, 'web/element/custom-elements.json'), 'utf8'));
  const { attributes, events } = manifest.modules[0].declarations[0];
  mkdirSync(folder, { recursive: true });
  const write = (name, text) => writeFileSync(join(folder, `${name}.d.ts`), text);
  write('attributes', shared(attributes, events));
  for (const [name, text] of Object.entries(declarations)) write(name, `${head}${text}`);
}

const head = `export * from '../site/package/index.js';
import type { AttentionLab } from '../site/package/index.js';
import type { AttentionLabAttributes, AttentionLabHandlers, AttentionLabText } from './attributes.js';
`;

const shared = (
  attributes,
  events,
) => `import type { AttentionLabEventMap, SavedState } from '../site/package/index.js';

/** What may be given as a property: text as in HTML, or the value itself. */
export interface AttentionLabAttributes {
${attributes.map((each) => field(each, readonlyType(each.type.text))).join('\n')}
}

/** What may be given as an attribute in HTML. */
export interface AttentionLabText {
${attributes.map((each) => field(each, isChoice(each.type.text) ? each.type.text : 'string')).join('\n')}
}

/** Handlers of events by the names of properties, \`onstep-change\`. */
export interface AttentionLabHandlers {
${events.map(({ name, description }) => field({ name: `on${name}`, description }, `(event: AttentionLabEventMap['${name}']) => void`)).join('\n')}
}
`;

/** Every field may be undefined, also where \`exactOptionalPropertyTypes\` is set. */
function field({ name, description }, type) {
  return `  /** ${description.replace(/\s+/g, ' ').replaceAll('*/', '* /')} */\n  '${name}'?: ${type.includes('=>') ? `(${type})` : type} | undefined;`;
}

const isChoice = (type) => type.split('|').every((part) => /^\s*"[^"]*"\s*$/.test(part));

const readonlyType = (type) => type.replace(/\bstring\[\]/g, 'readonly string[]');

/** A module for each framework, which declares the element where the framework looks for elements. */
const declarations = {
  react: `import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'attention-lab': Omit<DetailedHTMLProps<HTMLAttributes<AttentionLab>, AttentionLab>, keyof AttentionLabAttributes> &
        AttentionLabAttributes &
        AttentionLabHandlers;
    }
  }
}
`,
  'react-18': `import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** React 18 sets attributes only, and hears no events of custom elements: use \`ref\` and \`addEventListener\`. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'attention-lab': Omit<DetailedHTMLProps<HTMLAttributes<AttentionLab>, AttentionLab>, keyof AttentionLabText | 'className'> &
        AttentionLabText & { class?: string | undefined } & { [Name in keyof AttentionLabHandlers]?: never };
    }
  }
}
`,
  preact: `import type { HTMLAttributes } from 'preact';

declare global {
  namespace preact.JSX {
    interface IntrinsicElements {
      'attention-lab': Omit<HTMLAttributes<AttentionLab>, keyof AttentionLabAttributes> &
        AttentionLabAttributes &
        AttentionLabHandlers;
    }
  }
}
`,
  svelte: `import type { AttentionLabEventMap } from '../site/package/index.js';
import type { HTMLAttributes } from 'svelte/elements';

/** Handlers as Svelte 4 has them, \`on:step-change\`. */
type Directives = {
  [Name in keyof AttentionLabEventMap as \`on:\${Name}\`]?: ((event: AttentionLabEventMap[Name]) => void) | undefined;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'attention-lab': Omit<HTMLAttributes<AttentionLab>, keyof AttentionLabAttributes | keyof AttentionLabHandlers | keyof Directives> &
      AttentionLabAttributes &
      AttentionLabHandlers &
      Directives;
  }
}
`,
  vue: `import type { AttentionLabEventMap } from '../site/package/index.js';
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';

/** Vue reads properties from \`$props\` and events from \`$emit\`. */
type AttentionLabComponent = new () => AttentionLab & {
  $props: Omit<HTMLAttributes, keyof AttentionLabAttributes> & AttentionLabAttributes & PublicProps;
  $emit: EmitFn<{ [Name in keyof AttentionLabEventMap]: (event: AttentionLabEventMap[Name]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
    'attention-lab': AttentionLabComponent;
  }
}
`,
};
