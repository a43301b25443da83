/** The English texts of the errors thrown here. Import it where such an error is thrown or shown. */
import texts from '../../i18n/en/long-sequences.json' with { type: 'json' };
import { addTexts } from '../../i18n/messages';

addTexts(texts);
