import topics from '../content/programs/topics.json' with { type: 'json' };
import { exampleText } from './sources';

/** A program to start from. */
export interface Example {
  readonly id: string;
  /** The first line of its docstring. */
  readonly title: string;
  readonly text: string;
}

/** What the examples of a topic have in common; each has a text of the page, `editor.topic.<id>`. */
export type Topic = keyof typeof topics;

/** The shortest attention, for those who begin with a program of their own. */
export const newProgram = `def my_attention(Q: "m d_k", K: "n d_k", V: "n d_v"):
    """My attention"""
    scores = Q @ K.T / sqrt(d_k)
    weights = softmax(scores)
    return weights @ V
`;

/** The mechanism is the last function; those that it calls have docstrings, too. */
function example(id: string): Example {
  const text = exampleText(id);
  const mechanism = text.slice(Math.max(0, text.lastIndexOf('\ndef ')));
  return { id, title: /"""(.*?)(?:"""|$)/m.exec(mechanism)?.[1] ?? id, text };
}

/** All examples, by topic. */
export const examples: readonly { readonly topic: Topic; readonly examples: readonly Example[] }[] =
  Object.entries(topics).map(([topic, ids]) => ({ topic: topic as Topic, examples: ids.map(example) }));
