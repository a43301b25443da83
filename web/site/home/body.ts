import { homeText } from '../../i18n/en/home';
import type { MessageArgs } from '../../i18n/message';
import type { MessageId } from '../../i18n/message-id';
import { listed } from '../../lessons/comparisons';
import { parts } from '../../lessons/index';
import { shortPath } from '../../lessons/short-path';
import { stillOf } from '../../story/beat-times';
import { narrow } from '../../story/layout';
import { estimate } from '../../story/measure';
import { createPicture } from '../../story/picture';
import { element, storyView } from '../../story/player/view';
import type { Story } from '../../story/story';
import { type Shape, toMarkup } from '../../svg/shapes';
import { englishTexts } from './texts';
import { type Thumbnails, thumbnail } from './thumbnails';

const lessonLink = (id: string): string => `lab.html#v=1&lesson=${id}`;

/** An element with a text of the catalogue, which the script translates. */
function t(
  tag: string,
  id: MessageId,
  attributes: Readonly<Record<string, string>> = {},
  args: MessageArgs = {},
): Shape {
  const values = Object.keys(args).length > 0 ? { 'data-args': JSON.stringify(args) } : {};
  return element(tag, { ...attributes, 'data-text': id, ...values }, englishTexts.t(id, args));
}

/** An element with the title of a lesson or a chapter, which the script translates. */
function title(
  tag: string,
  kind: 'lessons' | 'parts',
  { id, title: text }: { readonly id: string; readonly title: string },
  attributes: Readonly<Record<string, string>> = {},
): Shape {
  return element(tag, { ...attributes, 'data-title': `${kind}/${id}` }, text);
}

const lessons = parts.flatMap((part) => part.lessons);

const lessonNamed = (id: string) => lessons.find((lesson) => lesson.id === id) ?? { id, title: id };

const lessonItem = (id: string): Shape =>
  element('li', {}, [title('a', 'lessons', lessonNamed(id), { href: lessonLink(id) })]);

/** A lesson as a stop of the ten-minute path. */
const shortItem = (id: string): Shape =>
  element('li', {}, [title('a', 'lessons', lessonNamed(id), { href: `${lessonLink(id)}&grain=short` })]);

/** Lessons whose pictures stand for all. */
const samples = [
  'basic-self-attention',
  'multi-head',
  'positions',
  'masks',
  'additive-attention',
  'transformer',
  'sorting',
  'shifted-windows',
];
const models = ['english-french', 'pronoun', 'reversal', 'sorting', 'number-words', 'digits', 'names'];

/** What the story leads to. */
function ways(): readonly Shape[] {
  return [
    t('a', homeText('home.page.minutes'), { href: '#minutes' }),
    t('a', homeText('home.page.course'), { href: '#lessons' }),
    t('a', homeText('home.page.models'), { href: '#models' }),
    t('a', homeText('home.page.train_short'), { href: '#train' }),
  ];
}

/** The button that opens the search. */
function searchButton(): Shape {
  const icon = { class: 'search-icon', viewBox: '0 0 20 20', width: 20, height: 20, 'aria-hidden': 'true' };
  const attributes = {
    type: 'button',
    class: 'search-open',
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': '/',
  };
  return element('button', attributes, [
    element('svg', icon, [
      element('path', { d: 'M8.5 3a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11zM12.5 12.5L17 17' }),
    ]),
    t('span', homeText('home.page.search'), { class: 'search-label' }),
    element('kbd', { 'aria-hidden': 'true' }, '/'),
  ]);
}

function header(): Shape {
  return element('header', { class: 'home-header' }, [
    t('a', homeText('home.page.skip'), { class: 'skip', href: '#ways' }),
    element('a', { class: 'wordmark', href: '#home' }, 'Attention Lab'),
    searchButton(),
    element('a', { href: '#lessons' }, [
      t('span', homeText('home.page.lessons'), { class: 'wide-only' }),
      t('span', homeText('home.page.lessons_short'), { class: 'narrow-only' }),
    ]),
    t('button', homeText('home.page.language'), { type: 'button', class: 'language', lang: 'fr' }),
  ]);
}

function card(heading: Shape, pictures: readonly Shape[], content: readonly Shape[]): Shape {
  const picture = pictures.length === 0 ? [] : [element('div', { class: 'card-picture' }, pictures)];
  return element('div', { class: 'card' }, [...picture, heading, ...content]);
}

/** The lines between the words of the story. */
function ribbons(story: Story): Shape {
  const draw = createPicture({ story, layout: narrow, measure: estimate, texts: englishTexts });
  const lines = allPaths(draw(stillOf(1))).filter(({ attributes }) => attributes.class === 'ribbon');
  const { english, french } = narrow.words;
  const viewBox = `0 ${english} ${narrow.width} ${french - english}`;
  return element('svg', { class: 'lines', viewBox, 'aria-hidden': 'true' }, lines);
}

const allPaths = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.flatMap((shape) => [...(shape.tag === 'path' ? [shape] : []), ...allPaths(shape.children)]);

function threeWays(story: Story, thumbnails: Thumbnails): Shape {
  const picture = (id: string) => thumbnail(thumbnails[id]);
  return element('section', { id: 'ways' }, [
    t('h2', homeText('home.page.ways')),
    element('div', { class: 'cards' }, [
      card(
        t('h3', homeText('home.page.minutes'), { id: 'minutes' }),
        [ribbons(story)],
        [
          t('p', homeText('home.page.minutes_text'), { class: 'soft' }),
          t('a', homeText('home.page.minutes_link'), {
            href: `${lessonLink(shortPath[0] ?? '')}&grain=short`,
          }),
          element('ol', { class: 'stops' }, shortPath.map(shortItem)),
        ],
      ),
      card(t('h3', homeText('home.page.course')), samples.map(picture), [
        t('p', homeText('home.page.course_text'), { class: 'soft' }, { count: listed(lessons).length }),
        t('a', homeText('home.page.course_link'), { href: '#lessons' }),
        t('a', homeText('home.page.field'), { href: 'field.html', class: 'also' }),
      ]),
      card(
        t('h3', homeText('home.page.models'), { id: 'models' }),
        ['reversal', 'english-french', 'digits'].map(picture),
        [
          t('p', homeText('home.page.models_text'), { class: 'soft' }),
          element('ul', { class: 'links' }, models.map(lessonItem)),
        ],
      ),
    ]),
    training(picture('reversal')),
  ]);
}

/** The training, which is loaded when it is started. */
function training(picture: Shape): Shape {
  return element('div', { class: 'train', id: 'train' }, [
    picture,
    element('div', {}, [
      t('h3', homeText('home.page.train')),
      t('p', homeText('home.page.train_text'), { class: 'soft' }),
      element('noscript', {}, [t('p', homeText('home.page.train_noscript'), { class: 'soft' })]),
      t('p', homeText('home.page.train_failed'), { class: 'train-failed', role: 'alert', hidden: 'hidden' }),
    ]),
    t('button', homeText('home.page.train_link'), { type: 'button', class: 'train-start' }),
    element('div', { class: 'train-place' }, []),
  ]);
}

function allLessons(thumbnails: Thumbnails): Shape {
  return element('section', { id: 'lessons' }, [
    t('h2', homeText('home.page.chapters')),
    t('p', homeText('home.page.chapters_text'), { class: 'soft' }),
    element('p', { class: 'soft' }, [
      t('a', homeText('home.page.field'), { href: 'field.html' }),
      element('span', {}, ' '),
      t('span', homeText('home.page.field_text')),
    ]),
    ...parts.map((part) =>
      element('div', { class: 'chapter' }, [
        title('h3', 'parts', part),
        element(
          'ul',
          { class: 'lesson-list' },
          listed(part.lessons).map((lesson) =>
            element('li', {}, [
              element('a', { href: lessonLink(lesson.id) }, [
                element('div', { class: 'card-picture' }, [thumbnail(thumbnails[lesson.id])]),
                title('span', 'lessons', lesson),
              ]),
            ]),
          ),
        ),
      ]),
    ),
  ]);
}

const embedLine =
  '<script type="module" src="…/attention-lab.js"></script>\n<attention-lab lesson="masks"></attention-lab>';

function uses(): Shape {
  return element('section', { id: 'use' }, [
    t('h2', homeText('home.page.for')),
    element('div', { class: 'cards' }, [
      card(
        t('h3', homeText('home.page.authors')),
        [],
        [
          t('p', homeText('home.page.authors_text'), { class: 'soft' }),
          element('code', { tabindex: 0 }, embedLine),
          t('a', homeText('home.page.authors_link'), { href: 'reference.html' }),
        ],
      ),
      card(
        t('h3', homeText('home.page.teachers')),
        [],
        [
          t('p', homeText('home.page.teachers_text'), { class: 'soft' }),
          t('a', homeText('home.page.teachers_link'), { href: lessonLink('scaled-dot-product') }),
          t('a', homeText('home.page.write_link'), { href: lessonLink('program:'), class: 'also' }),
        ],
      ),
      card(
        t('h3', homeText('home.page.engineers')),
        [],
        [
          t('p', homeText('home.page.engineers_text'), { class: 'soft' }),
          element('code', { tabindex: 0 }, 'npm run package'),
          t('a', homeText('home.page.engineers_link'), { href: 'reference.html#methods' }),
        ],
      ),
    ]),
    element('footer', { class: 'home-footer' }, [
      element('p', { class: 'soft' }, [
        t('span', homeText('home.page.source')),
        element('span', {}, ' '),
        t('a', homeText('home.page.source_link'), { href: lessonLink('english-french') }),
      ]),
    ]),
  ]);
}

/** The home page, without what scripts add. */
export function homeBody(story: Story, thumbnails: Thumbnails): string {
  return toMarkup([
    element('div', { class: 'home' }, [
      header(),
      element('main', {}, [
        t('h1', homeText('home.page.heading')),
        element('noscript', {}, [t('p', homeText('home.page.noscript'), { class: 'soft' })]),
        element('div', { class: 'home-story' }, [storyView(story, englishTexts, ways())]),
        element('div', { class: 'home-below' }, [
          threeWays(story, thumbnails),
          allLessons(thumbnails),
          uses(),
        ]),
      ]),
    ]),
  ]);
}
