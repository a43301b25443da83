import { stillOf } from '../../story/beat-times';
import { beatNames, captionAt, captionsOf } from '../../story/captions';
import type { Story } from '../../story/story';
import { englishTexts } from './texts';

/** A page of its own for a beat of the story: what a service shows of a link to it. It leads to the beat. */
export interface BeatPage {
  readonly fileName: string;
  /** The file of its share picture in `web/site/pictures`. */
  readonly picture: string;
  readonly html: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function beatHtml(title: string, description: string, beat: number): string {
  const og = Object.entries({
    type: 'website',
    title,
    description,
    image: `./pictures/one-letter-${beat}.png`,
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)}</title>
    <meta name="description" content="${escaped(description)}" />
    <meta name="color-scheme" content="light dark" />
    ${og.map(([name, content]) => `<meta property="og:${name}" content="${escaped(content)}" />`).join('\n    ')}
    <meta name="twitter:card" content="summary_large_image" />
    <meta http-equiv="refresh" content="0; url=./#beat=${beat}" />
  </head>
  <body>
    <p><a href="./#beat=${beat}">${escaped(title)}</a></p>
  </body>
</html>
`;
}

/** The pages of all beats, in order. A beat is described by the caption of its still. */
export function beatPages(story: Story): readonly BeatPage[] {
  const captions = captionsOf({ story, texts: englishTexts });
  return beatNames(englishTexts).map((name, index) => {
    const caption = captions[captionAt(captions, stillOf(index)).index];
    const description = (caption?.runs ?? []).map(({ text }) => text).join('');
    const beat = index + 1;
    return {
      fileName: `beat-${beat}.html`,
      picture: `one-letter-${beat}.png`,
      html: beatHtml(`${name} · Attention Lab`, description, beat),
    };
  });
}
