import manifest from '../../element/custom-elements.json';

/** An attribute, event, part, custom property or slot. */
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

/** The used fields of an entry in the custom-elements manifest. */
interface ManifestEntry {
  readonly name?: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly kind?: string;
  readonly static?: boolean;
  readonly attribute?: string;
  readonly parameters?: readonly { readonly name: string; readonly type?: { readonly text: string } }[];
  readonly return?: { readonly type?: { readonly text: string } };
}

interface ManifestElement {
  readonly description: string;
  readonly attributes: readonly ManifestEntry[];
  readonly members: readonly ManifestEntry[];
  readonly events: readonly ManifestEntry[];
  readonly cssParts: readonly ManifestEntry[];
  readonly cssProperties: readonly ManifestEntry[];
  readonly slots: readonly ManifestEntry[];
}

const element: ManifestElement | undefined = manifest.modules[0]?.declarations[0];
if (element === undefined) throw new Error('The manifest knows no element.');

function entry({ name = '', description = '', type }: ManifestEntry): Entry {
  return { name, description, type: type?.text ?? '' };
}

/** A property or method; the type of a method is its signature. */
function member(raw: ManifestEntry): Member {
  const kind = raw.kind === 'method' ? 'method' : 'property';
  const parameters = (raw.parameters ?? []).map(({ name, type }) => `${name}: ${type?.text ?? 'unknown'}`);
  const signature = `(${parameters.join(', ')}): ${raw.return?.type?.text ?? 'void'}`;
  return {
    ...entry(raw),
    kind,
    isStatic: raw.static === true,
    type: kind === 'method' ? signature : entry(raw).type,
  };
}

export const description = element.description;
export const attributes = element.attributes.map(entry);
/** Without properties that are documented as attributes, except `state`, which has another type as a property. */
export const members = element.members
  .filter(({ name, attribute }) => attribute === undefined || name === 'state')
  .map(member);
export const events = element.events.map(entry);
export const parts = element.cssParts.map(entry);
export const properties = element.cssProperties.map(entry);
export const slots = element.slots.map(entry);
