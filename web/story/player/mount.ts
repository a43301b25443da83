import story from '../../generated/story.json' with { type: 'json' };
import { addFallbacks, loadFonts } from '../../ui/fonts/fonts';
import type { StoryTexts } from '../setting';
import { StoryPlayer } from './player';
import styles from './story.css?inline';
import { createElement, storyView } from './view';

/** Shows the story inside an element. The result removes it. */
export function mount(root: ShadowRoot, texts: StoryTexts): () => void {
  addFallbacks();
  const view = createElement(storyView(story, texts)) as HTMLElement;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets.push(sheet);
  root.append(view);
  const player = new StoryPlayer(view, { story, texts, isEmbedded: true });
  if (player.isStill) player.goTo(0);
  loadFonts(root.host).then(() => player.remeasure());
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting === false) player.pause();
    else if (player.time === 0) player.play();
  });
  observer.observe(view);
  return () => {
    observer.disconnect();
    player.disconnect();
    view.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
