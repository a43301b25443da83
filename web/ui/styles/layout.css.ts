import { head } from '../header/head.css';
import { body } from './body.css';
import { fields, host } from './host.css';
import { forced, paper } from './media.css';
import { narrow, wide, widest } from './widths.css';

/** Where the parts of the page stand, region by region; then what changes with the room there is, on paper, and by force. */
export const layoutCss = [host, fields, head, body, narrow, wide, widest, paper, forced];
