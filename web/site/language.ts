import { browserLanguage, supportedCode } from '../i18n/choose';
import { languageInLink } from '../store/links/decode';

/** Sets the language of the page to that of the link, else to that of the browser. The element inherits it. */
document.documentElement.lang = supportedCode(languageInLink(location.hash)) ?? browserLanguage();
