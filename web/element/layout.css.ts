import { body } from './regions/body.css';
import { head } from './regions/head.css';
import { fields, host } from './regions/host.css';
import { forced, paper } from './regions/media.css';
import { narrow, wide, widest } from './regions/widths.css';

/** Where the parts of the page stand, region by region; then what changes with the room there is, on paper, and by force. */
export const layoutCss = [host, fields, head, body, narrow, wide, widest, paper, forced];
