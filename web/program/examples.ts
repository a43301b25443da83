import topics from '../content/programs/topics.json' with { type: 'json' };

const files = import.meta.glob<string>('../content/programs/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A program to start from. */
export interface Example {
  readonly id: string;
  /** The first line of its docstring. */
  readonly title: string;
  readonly text: string;
}

/** What the examples of a topic have in common; each has a text of the page, `editor.topic.<id>`. */
export type Topic = keyof typeof topics;

/** Whether there is a program with this name. */
export const hasExample = (id: string): boolean => Object.hasOwn(files, `../content/programs/${id}.py`);

/** The text of the program with this name. Throws if there is none. */
export function exampleText(id: string): string {
  const text = files[`../content/programs/${id}.py`];
  if (text === undefined) throw new Error(`There is no program “${id}”.`);
  return text;
}

function example(id: string): Example {
  const text = exampleText(id);
  return { id, title: /"""(.*)/.exec(text)?.[1] ?? id, text };
}

/** All examples, by topic. */
export const examples: readonly { readonly topic: Topic; readonly examples: readonly Example[] }[] =
  Object.entries(topics).map(([topic, ids]) => ({ topic: topic as Topic, examples: ids.map(example) }));
