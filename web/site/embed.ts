// First the page says its language, then the element looks for it.
import './language';
import { AttentionLab } from '../element/attention-lab';
import '../element/define';
import { tellHeight } from './parent-height';
import { takeState } from './parent-messages';

/** The element with the attributes that stand in the query; unknown ones are left out. */
function labOf(query: URLSearchParams): AttentionLab {
  const lab = document.createElement('attention-lab');
  for (const [name, value] of query)
    if (AttentionLab.observedAttributes.includes(name)) lab.setAttribute(name, value);
  lab.setAttribute('sync', 'hash');
  return lab;
}

const query = new URLSearchParams(location.search);
const lab = labOf(query);
document.querySelector('main')?.append(lab);

if (parent !== window) {
  // Such a frame never scrolls, so that nothing in it can keep to the edge of the screen.
  tellHeight(document.body, () => lab.classList.add('unrolled'));
  takeState(lab, query.get('origin'));
}
