import { escaped } from '../../ui/dom/escape';
import { attributeExamples, codeExamples, eventExamples, propertyExamples } from './examples';
import {
  attributes,
  description,
  type Entry,
  events,
  type Member,
  members,
  parts,
  properties,
  slots,
} from './manifest';

/** Converts text with code between backticks to HTML. */
function prose(text: string): string {
  return text
    .split('`')
    .map((piece, at) => (at % 2 === 1 ? `<code>${escaped(piece)}</code>` : escaped(piece)))
    .join('');
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((each) => `<p>${prose(each.replace(/\s+/g, ' '))}</p>`)
    .join('\n');
}

/** The HTML of an element with attributes. JSON is put in single quotes. */
function tag(given: Readonly<Record<string, string>>, between = ' '): string {
  const attributeTexts = Object.entries(given).map(([name, value]) =>
    value.includes('"')
      ? `${name}='${value.replaceAll('&', '&amp;')}'`
      : `${name}="${value.replaceAll('&', '&amp;')}"`,
  );
  return `<${['attention-lab', ...attributeTexts].join(between)}></attention-lab>`;
}

function source(text: string): string {
  return `<pre class="source" tabindex="0"><code>${escaped(text)}</code></pre>`;
}

const live = (given: Readonly<Record<string, string>>): string => `<div class="live">${tag(given)}</div>`;

/** An entry with its name, description and example. */
function entry(group: string, { name, type, description: text }: Entry, shown: string, label = name): string {
  const id = `${group}-${name.replace(/^-+/, '') || 'default'}`;
  const typeLabel = type === '' ? '' : ` <span class="type">${escaped(type)}</span>`;
  return `<section class="entry" role="group" id="${id}" aria-labelledby="${id}-name">
    <h3 id="${id}-name"><code>${escaped(label)}</code>${typeLabel}</h3>
    ${paragraphs(text)}
    ${shown}
  </section>`;
}

function attribute(each: Entry): string {
  const example = attributeExamples[each.name];
  if (example === undefined) throw new Error(`There is no example of the attribute ${each.name}.`);
  return entry(
    'attribute',
    each,
    typeof example === 'string'
      ? `${source('<attention-lab sync="hash"></attention-lab>')}<p>${example}</p>`
      : `${source(tag(example, '\n  '))}${live(example)}`,
  );
}

/** A property or method, with buttons that run code and an output for the result. */
function member(each: Member): string {
  const codes = codeExamples[each.name];
  if (codes === undefined) throw new Error(`There is no example of ${each.name}.`);
  const buttons = codes.map(
    (code) => `<button type="button" data-run="${escaped(code)}"><code>${escaped(code)}</code></button>`,
  );
  const label = each.kind === 'method' ? `${each.name}${each.type}` : each.name;
  const shown = `<div class="try">${buttons.join('\n')}</div><output class="gave" data-of="${each.name}"></output>`;
  return entry(each.kind, each.kind === 'method' ? { ...each, type: '' } : each, shown, label);
}

function event(each: Entry): string {
  const how = eventExamples[each.name];
  if (how === undefined) throw new Error(`There is no example of the event ${each.name}.`);
  return entry(
    'event',
    each,
    `<p class="how">${escaped(how)} <span class="count" data-event="${each.name}">Not fired yet.</span></p>`,
  );
}

function part(each: Entry): string {
  return `<tr><th scope="row"><code>${each.name}</code></th><td>${prose(each.description)}</td>
    <td><label><input type="checkbox" data-part="${each.name}"> outline<span class="visually-hidden"> ${each.name}</span></label></td></tr>`;
}

function property({ name, description: text }: Entry): string {
  const value = propertyExamples[name];
  if (value === undefined) throw new Error(`There is no example of ${name}.`);
  const type = value.startsWith('#') ? 'color' : 'text';
  return `<tr><th scope="row"><code>${name}</code></th><td>${prose(text)}</td>
    <td><label><input type="checkbox" data-property="${name}"> set<span class="visually-hidden"> ${name}</span></label></td>
    <td><input type="${type}" value="${value}" aria-label="Value of ${name}" data-value="${name}"></td></tr>`;
}

function table(head: readonly string[], rows: readonly string[]): string {
  const cells = head.map((each) => `<th scope="col">${each}</th>`).join('');
  return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${cells}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** A sticky element, next to the examples that act on it. */
function besideElement(id: string, given: Readonly<Record<string, string>>, content: string): string {
  return `<div class="beside"><div class="live"><p class="lab-name"><code>lab</code></p>${tag({ id, ...given })}</div><div>${content}</div></div>`;
}

function slot(each: Entry): string {
  const inside = '<p>The softmax turns scores into shares that sum to 1.</p>';
  const text = `<attention-lab step="weights">\n  ${inside}\n</attention-lab>`;
  return entry(
    'slot',
    each,
    `${source(text)}<div class="live" id="slot-example">${text.replace('step="weights"', 'step="weights" hide="header strip prose legend controls why stepper"')}</div>
    <div class="try"><button type="button" id="without" aria-pressed="false">As it is without the script</button></div>`,
    each.name || '(without a name)',
  );
}

interface Group {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly content: () => string;
}

const weightsExample = { lesson: 'dot-product', step: 'weights', hide: 'header strip legend controls why' };

const groups: readonly Group[] = [
  {
    id: 'attributes',
    title: 'Attributes',
    lead: 'Each is a property of the same name as well, and may change at any time.',
    content: () => attributes.map(attribute).join('\n'),
  },
  {
    id: 'properties',
    title: 'Properties',
    lead: 'The buttons run what is written on them; <code>lab</code> is the element here.',
    content: () =>
      besideElement(
        'lab-properties',
        weightsExample,
        members
          .filter(({ kind }) => kind === 'property')
          .map(member)
          .join('\n'),
      ),
  },
  {
    id: 'methods',
    title: 'Methods',
    lead: 'The buttons call them on the element here.',
    content: () =>
      besideElement(
        'lab-methods',
        weightsExample,
        members
          .filter(({ kind }) => kind === 'method')
          .map(member)
          .join('\n'),
      ),
  },
  {
    id: 'events',
    title: 'Events',
    lead: 'They bubble and pass through shadow roots: a listener on <code>document</code> hears those of every element. What this one fires is written down as it comes.',
    content: () =>
      besideElement(
        'lab-events',
        { lesson: 'dot-product', step: 'query', hide: 'header strip legend controls why' },
        `<div class="log" role="log" aria-label="Events of the element" tabindex="0"><ol></ol></div>${events.map(event).join('\n')}`,
      ),
  },
  {
    id: 'parts',
    title: 'Parts',
    lead: 'For style sheets of the page: <code>attention-lab::part(name)</code>.',
    content: () =>
      besideElement(
        'lab-parts',
        { step: 'weights' },
        table(['part', 'what it is', 'try it'], parts.map(part)),
      ),
  },
  {
    id: 'custom-properties',
    title: 'Custom properties',
    lead: 'Colours may be given for both themes at once: <code>light-dark(#fff, #111)</code>.',
    content: () =>
      besideElement(
        'lab-custom',
        { step: 'weights', hide: 'header strip controls' },
        table(['custom property', 'what it is', 'try it', 'value'], properties.map(property)),
      ),
  },
  { id: 'slots', title: 'Slots', lead: '', content: () => slots.map(slot).join('\n') },
];

function section({ id, title, lead, content }: Group): string {
  const leadHtml = lead === '' ? '' : `<p class="lead">${lead}</p>`;
  return `<section class="group" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${leadHtml}${content()}</section>`;
}

const embedExample =
  '<script type="module" src="https://your.host/attention-lab.js"></script>\n<attention-lab lesson="masks"></attention-lab>';

/** The HTML of the body of the reference page. */
export function referenceBody(): string {
  const contents = groups.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join('');
  return `<header><p class="brand"><a href="./index.html">Attention Lab</a></p>
    <h1>The element <code>&lt;attention-lab&gt;</code></h1>
    ${paragraphs(description)}
    ${source(embedExample)}
    <nav aria-label="Contents"><ul>${contents}</ul></nav></header>
    <main>${groups.map(section).join('\n')}</main>`;
}
