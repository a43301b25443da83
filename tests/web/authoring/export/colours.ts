import type { Theme } from '../../../../web/authoring/export/formats';
import { type Colours, coloursOf } from '../../../../web/authoring/export/picture/colours';
import { tokens } from '../../../../web/ui/matrix/tokens.css';

/** The colours of the page, without a browser to evaluate them. */
export function pageColours(theme: Theme): Colours {
  return coloursOf(theme, (css) => {
    const [, name] = /^var\((--lab-[\w-]+)\)$/.exec(css) ?? [];
    const [, light, dark] =
      new RegExp(`${name}: [^;]*light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens.cssText) ?? [];
    const colour = theme === 'light' ? light : dark;
    if (name === undefined || colour === undefined) throw new Error(`no colour ${css}`);
    return colour;
  });
}
