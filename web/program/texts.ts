import english from '../i18n/en/program.json' with { type: 'json' };
import { addTexts } from '../i18n/messages';

addTexts(english);
