import { browserLanguage, known } from '../i18n/choose';
import { languageIn } from '../store/links/url';

/** The page is in the language of its link, or else in the reader's; the lab in it follows the page. */
document.documentElement.lang = known(languageIn(location.hash)) ?? browserLanguage();
