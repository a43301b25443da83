import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../../web/element/custom-elements.json';
import { attributesText, lessonsText } from '../../../web/site/package/docs';
import { optionError } from '../../../web/store/actions/options';
import { presetDocument } from '../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import { lessons, schemaOf, wholeEngine } from '../all';
import { filesOnDisk } from '../disk';

const engine = await wholeEngine();
const text = await lessonsText(readFileSync('web/generated/engine-programs.wasm'), filesOnDisk);

const names = (line: string): readonly string[] =>
  [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** What the document says about a lesson. */
function documented(id: string) {
  const section = text.split(/^### /m).find((each) => each.startsWith(`\`${id}\` `)) ?? '';
  const lines = section.split('\n');
  const [, listed = '', opening = ''] = /^- steps: (.*); opens at `(.*)`$/m.exec(section) ?? [];
  const options = lines
    .filter((line) => line.startsWith('- option '))
    .map((line) => {
      const [, name = '', values = '', chosen = ''] =
        /^- option `(\w+)`: (.*?); here `([^`]*)`/.exec(line) ?? [];
      return { name, values, chosen };
    });
  const inputs = lines.filter((line) => line.startsWith('- input ')).map((line) => names(line)[0]);
  return { steps: names(listed), opening, options, inputs };
}

describe('the lessons in the documents of the package', () => {
  it('are all lessons', () => {
    const ids = [...text.matchAll(/^### `([^`]+)`/gm)].map(([, id]) => id);
    expect(ids.sort()).toEqual(lessons.map(({ id }) => id).sort());
  });

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('say what %s has', (id, lesson) => {
    const { steps, opening, options, inputs } = documented(id);
    const schema = schemaOf(engine, lesson);
    const preset = presetDocument(lesson, schema);
    const { nodes } = engine.run(requestWithActiveOptions(preset, schema));
    const isNode = (pattern: string): boolean => {
      const like = new RegExp(`^${pattern.replaceAll('*', '\\d+')}$`);
      return nodes.some((node) => like.test(node.id));
    };
    expect(new Set(steps)).toEqual(new Set(lesson.steps.map(({ node }) => node)));
    expect(steps.some(isNode)).toBe(true);
    expect(isNode(opening)).toBe(true);
    expect(options.map(({ name }) => name)).toEqual(schema.options.map(({ name }) => name));
    for (const { name, values, chosen } of options) {
      expect(JSON.parse(chosen), name).toBe(preset.options[name]);
      for (const each of names(values))
        expect(optionError(schema, name, JSON.parse(each)), `${name} ${each}`).toBeNull();
    }
    expect(inputs).toEqual(schema.inputs.map(({ name }) => name));
    for (const name of Object.keys(preset.inputs)) expect(inputs).toContain(name);
  });
});

it('is cited in the version that is published', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('CITATION.cff', 'utf8')).toContain(`\nversion: ${version}\n`);
});

describe('the element in the documents of the package', () => {
  it('has every attribute, event, part and method, in tables', () => {
    const [element] = manifest.modules[0]?.declarations ?? [];
    const lines = attributesText().split('\n');
    const entries = [
      ...(element?.attributes ?? []),
      ...(element?.events ?? []),
      ...(element?.cssParts ?? []),
    ];
    expect(entries.length).toBeGreaterThan(20);
    for (const { name } of entries)
      expect(
        lines.some((line) => line.startsWith(`| \`${name}\` |`)),
        name,
      ).toBe(true);
    expect(lines.some((line) => line.startsWith('| `goto(node: string): boolean` |'))).toBe(true);
    const columns = (line: string): number => line.replaceAll('\\|', '').split('|').length;
    const tables = lines.filter((line) => line.startsWith('|'));
    expect(new Set(tables.map(columns))).toEqual(new Set([4, 5]));
  });
});
