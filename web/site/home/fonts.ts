import upright from '../../ui/fonts/attention-lab-serif.woff2?url';
import italic from '../../ui/fonts/attention-lab-serif-italic.woff2?url';

const family = 'Attention Lab Serif';

/** Loads the fonts of the home page, unless an element has done it. Both are added at once, so that texts move only once. */
export async function loadHomeFonts(): Promise<void> {
  const isKnown = [...document.fonts].some((face) => face.family.replaceAll(/["']/g, '') === family);
  if (isKnown) return;
  const faces = [
    new FontFace(family, `url(${JSON.stringify(upright)})`),
    new FontFace(family, `url(${JSON.stringify(italic)})`, { style: 'italic' }),
  ];
  try {
    for (const face of await Promise.all(faces.map((each) => each.load()))) document.fonts.add(face);
  } catch {
    // The fallbacks stay.
  }
}
