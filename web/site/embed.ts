// Must be imported first: the element reads the language of the page.
import './language';
import { AttentionLab } from '../element/attention-lab';
import '../element/define';
import { allowForms } from '../ui/dom/sandboxed-forms';
import { reportEvents } from './parent/events';
import { reportHeight } from './parent/height';
import { acceptState, parentOrigin } from './parent/messages';

/** Creates the element with the attributes in the query of the URL. Unknown parameters are ignored. */
function createLab(query: URLSearchParams): AttentionLab {
  const lab = document.createElement('attention-lab');
  for (const [name, value] of query)
    if (AttentionLab.observedAttributes.includes(name)) lab.setAttribute(name, value);
  lab.setAttribute('sync', 'hash');
  allowForms(lab);
  return lab;
}

const query = new URLSearchParams(location.search);
const lab = createLab(query);
document.querySelector('main')?.append(lab);

if (parent !== window) {
  // An iframe as high as its contents does not scroll, so sticky positioning has no effect in it.
  reportHeight(document.body, () => lab.classList.add('unrolled'));
  const named = query.get('origin');
  const origin = parentOrigin(named);
  acceptState(lab, origin);
  reportEvents(lab, origin, named);
}
