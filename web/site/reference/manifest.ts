import manifest from '../../element/custom-elements.json';

/** A line of the manifest: an attribute, an event, a part, a custom property or a slot. */
export interface Entry {
  readonly name: string;
  readonly description: string;
  readonly type: string;
}

/** A property or a method. */
export interface Member extends Entry {
  readonly kind: 'property' | 'method';
  readonly isStatic: boolean;
}

/** What is used of an entry in the custom-elements manifest. */
interface Raw {
  readonly name?: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly kind?: string;
  readonly static?: boolean;
  readonly attribute?: string;
  readonly parameters?: readonly { readonly name: string; readonly type?: { readonly text: string } }[];
  readonly return?: { readonly type?: { readonly text: string } };
}

interface RawElement {
  readonly description: string;
  readonly attributes: readonly Raw[];
  readonly members: readonly Raw[];
  readonly events: readonly Raw[];
  readonly cssParts: readonly Raw[];
  readonly cssProperties: readonly Raw[];
  readonly slots: readonly Raw[];
}

const element: RawElement | undefined = manifest.modules[0]?.declarations[0];
if (element === undefined) throw new Error('The manifest knows no element.');

function entry({ name = '', description = '', type }: Raw): Entry {
  return { name, description, type: type?.text ?? '' };
}

/** The same, typed as what is written to call it. */
function member(raw: Raw): Member {
  const kind = raw.kind === 'method' ? 'method' : 'property';
  const parameters = (raw.parameters ?? []).map(({ name, type }) => `${name}: ${type?.text ?? 'unknown'}`);
  const called = `(${parameters.join(', ')}): ${raw.return?.type?.text ?? 'void'}`;
  return {
    ...entry(raw),
    kind,
    isStatic: raw.static === true,
    type: kind === 'method' ? called : entry(raw).type,
  };
}

export const description = element.description;
export const attributes = element.attributes.map(entry);
/** Those that are attributes as well are told there, but `state`, which says something else. */
export const members = element.members
  .filter(({ name, attribute }) => attribute === undefined || name === 'state')
  .map(member);
export const events = element.events.map(entry);
export const parts = element.cssParts.map(entry);
export const properties = element.cssProperties.map(entry);
export const slots = element.slots.map(entry);
