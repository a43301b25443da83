import english from '../../generated/lessons/field-en.json' with { type: 'json' };
import type { MessageId } from '../../i18n/message-id';
import { programId } from '../../lessons/address';
import { element } from '../../story/player/view';
import { type Shape, toMarkup } from '../../svg/shapes';
import { type Thumbnails, thumbnail } from '../home/thumbnails';
import type { Field, Mechanism } from './field';
import { englishTexts, fieldText } from './texts';

const field: Field = english;

/** An element with a text of the catalogue, which the script translates. */
const t = (tag: string, id: MessageId, attributes: Readonly<Record<string, string>> = {}): Shape =>
  element(tag, { ...attributes, 'data-text': id }, englishTexts.t(id));

/** An element with a text of the map, which the script translates. */
const own = (tag: string, name: string, text: string, attributes: Readonly<Record<string, string>> = {}) =>
  element(tag, { ...attributes, 'data-field': name }, text);

const address = (lesson: string): string => `lab.html#v=1&lesson=${lesson}`;

function header(): Shape {
  return element('header', { class: 'field-header' }, [
    t('a', fieldText('field.skip'), { class: 'skip', href: '#field' }),
    element('a', { class: 'wordmark', href: 'index.html' }, 'Attention Lab'),
    t('a', fieldText('field.lessons'), { href: 'index.html#lessons' }),
    t('button', fieldText('field.language'), { type: 'button', class: 'language', lang: 'fr', hidden: '' }),
  ]);
}

/** The search, which needs the script, and links to the groups, which the script makes into filters. */
function controls(): Shape {
  return element('div', { class: 'controls' }, [
    element('label', { class: 'find', hidden: '' }, [
      t('span', fieldText('field.search'), { class: 'find-label' }),
      element('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' }),
    ]),
    element(
      'nav',
      { 'aria-label': englishTexts.t(fieldText('field.filter')), 'data-label': 'field.filter' },
      [
        t('a', fieldText('field.all'), { class: 'chip', href: '#field', 'data-group': '' }),
        ...field.groups.map(({ id, title }) =>
          own('a', `groups/${id}/title`, title, { class: 'chip', href: `#${id}`, 'data-group': id }),
        ),
      ],
    ),
    element('p', { class: 'found soft', role: 'status' }),
  ]);
}

/** The same mechanism may be in several groups. */
function tile(
  { id, lesson, program, title, question }: Mechanism,
  inGroup: string,
  pictures: Thumbnails,
): Shape {
  const titleId = `${inGroup}-${id}`;
  const asProgram = program === undefined ? null : address(programId(program));
  const second =
    lesson === undefined || asProgram === null
      ? []
      : [
          t('a', fieldText('field.program'), {
            ...{ class: 'program', href: asProgram, 'aria-describedby': titleId },
          }),
        ];
  const link = lesson === undefined ? (asProgram ?? '') : address(lesson);
  return element('li', { class: 'tile', 'data-mechanism': id }, [
    element('a', { class: 'opens', href: link }, [
      element('span', { class: 'picture' }, [thumbnail(pictures[id])]),
      own('span', `mechanisms/${id}/title`, title, { class: 'title', id: titleId }),
    ]),
    own('p', `mechanisms/${id}/question`, question, { class: 'soft' }),
    ...second,
  ]);
}

function group({ id, title, text }: Field['groups'][number], pictures: Thumbnails): Shape {
  const inside = field.mechanisms.filter(({ changes }) => changes.includes(id));
  return element('section', { id, 'aria-labelledby': `${id}-heading` }, [
    own('h2', `groups/${id}/title`, title, { id: `${id}-heading` }),
    own('p', `groups/${id}/text`, text, { class: 'soft' }),
    element(
      'ul',
      { class: 'tiles' },
      inside.map((each) => tile(each, id, pictures)),
    ),
  ]);
}

/** The map of the field, without what the script adds. */
export function fieldBody(pictures: Thumbnails): string {
  return toMarkup([
    header(),
    element('main', { id: 'field' }, [
      own('h1', 'title', field.title),
      own('p', 'purpose', field.purpose, { class: 'lead' }),
      element('noscript', {}, [t('p', fieldText('field.noscript'), { class: 'soft' })]),
      controls(),
      ...field.groups.map((each) => group(each, pictures)),
    ]),
  ]);
}
