import { head } from '../header/head.css';
import { tabsCss } from '../tabs/tabs.css';
import { body } from './body.css';
import { fields, host } from './host.css';
import { forced, paper } from './media.css';
import { menuCss } from './menu.css';
import { low, narrow, wide } from './widths.css';

/** The layout of all regions, then rules for container widths, print, and forced colours. */
export const layoutCss = [host, fields, menuCss, head, body, tabsCss, narrow, wide, low, paper, forced];
