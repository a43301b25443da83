import type { IdsOf } from '../../i18n/catalogue';
import { homeText } from '../../i18n/en/home';
import type { Attributes, Shape } from '../../svg/shapes';
import { beatNames, describe } from '../captions';
import { type Layout, medium, narrow, wide } from '../layout';
import { estimate } from '../measure';
import { createPicture } from '../picture';
import type { StoryTexts } from '../setting';
import type { Story } from '../story';

let keys = 0;

/** An HTML element as plain data. */
export function element(
  tag: string,
  attributes: Attributes = {},
  content: string | readonly Shape[] = [],
): Shape {
  keys += 1;
  const isText = typeof content === 'string';
  const kept = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return {
    key: `${keys}`,
    tag,
    attributes: Object.fromEntries(kept),
    children: isText ? [] : content,
    text: isText ? content : '',
  };
}

const icons = {
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M7 5h3.6v14H7zM13.4 5H17v14h-3.6z',
  replay: 'M12 5V1.8L7 6l5 4.2V7a5.5 5.5 0 1 1-5.5 5.5h-2A7.5 7.5 0 1 0 12 5z',
} as const;

export type Icon = keyof typeof icons;

export const iconPath = (icon: Icon): string => icons[icon];

type HomeId = IdsOf<typeof homeText>;

/** A label, with its id for a later translation. */
const labelled = (texts: StoryTexts, id: HomeId) => ({
  'aria-label': texts.t(homeText(id)),
  'data-label': id,
});

const named = (tag: string, texts: StoryTexts, id: HomeId, attributes: Attributes = {}): Shape =>
  element(tag, { ...attributes, 'data-text': id }, texts.t(homeText(id)));

/** The picture in one layout at the beginning, with estimated widths of letters. */
function firstPicture(story: Story, texts: StoryTexts, layout: Layout): Shape {
  const picture = createPicture({ story, layout, measure: estimate, texts });
  const attributes = {
    class: `story-picture ${layout.name}`,
    viewBox: `0 0 ${layout.width} ${layout.height}`,
    role: 'img',
    'aria-label': describe({ story, texts }, 0),
  };
  return element('svg', attributes, picture(0));
}

function ownWords(texts: StoryTexts): Shape {
  return element('form', { class: 'story-own', hidden: '' }, [
    element('input', {
      name: 'words',
      type: 'text',
      maxlength: 1000,
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      ...labelled(texts, 'home.control.sentence'),
    }),
    named('button', texts, 'home.control.translate', { type: 'submit' }),
    named('button', texts, 'home.control.cancel', { type: 'button', class: 'story-cancel' }),
    element('p', { role: 'status' }),
    // Filled when it is opened.
    element('details', { class: 'story-known', hidden: '' }, [element('summary'), element('div')]),
  ]);
}

function controls(texts: StoryTexts): Shape {
  const icon = element('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, [
    element('path', { d: icons.play }),
  ]);
  const beats = beatNames(texts).map((name, index) =>
    element('button', { type: 'button', class: 'story-beat', 'data-beat': index + 1 }, [
      element('span', { class: 'story-track' }, [element('span', { class: 'story-fill' })]),
      element('span', { class: 'story-name' }, name),
    ]),
  );
  return element('div', { class: 'story-controls' }, [
    element('button', { type: 'button', class: 'story-play', ...labelled(texts, 'home.control.play') }, [
      icon,
    ]),
    element(
      'div',
      { class: 'story-scrubber', role: 'group', ...labelled(texts, 'home.control.beats') },
      beats,
    ),
  ]);
}

function tools(texts: StoryTexts): Shape {
  return element('div', { class: 'story-tools' }, [
    named('button', texts, 'home.control.edit_short', { type: 'button', class: 'story-edit-link' }),
    element('span', { class: 'story-save' }, [
      named('span', texts, 'home.control.save', { id: 'story-save' }),
      ...['SVG', 'PNG'].map((format) =>
        element(
          'button',
          { type: 'button', 'data-format': format.toLowerCase(), 'aria-describedby': 'story-save' },
          format,
        ),
      ),
    ]),
  ]);
}

/** The story as the page shows it before scripts run. `ways` is where it leads to. */
export function storyView(story: Story, texts: StoryTexts, ways: readonly Shape[] = []): Shape {
  const caption = texts.t(homeText('home.caption.reads'));
  return element('section', { class: 'story', ...labelled(texts, 'home.control.story') }, [
    element('div', { class: 'story-stage' }, [
      ...[wide, medium, narrow].map((layout) => firstPicture(story, texts, layout)),
      element('button', { type: 'button', class: 'story-edit', ...labelled(texts, 'home.control.edit') }),
      ownWords(texts),
    ]),
    element('p', { class: 'story-caption' }, [element('span', {}, caption)]),
    ...(ways.length === 0
      ? []
      : [element('nav', { class: 'story-ways', ...labelled(texts, 'home.page.ways') }, ways)]),
    controls(texts),
    element('p', { class: 'story-spoken', 'aria-live': 'polite' }),
    tools(texts),
  ]);
}

const svgTags = new Set(['svg', 'g', 'rect', 'path', 'text', 'tspan']);

/** Creates the DOM of an element. */
export function createElement({ tag, attributes, children, text }: Shape): Element {
  const created = svgTags.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, String(value));
  if (text !== '') created.textContent = text;
  created.append(...children.map(createElement));
  return created;
}
