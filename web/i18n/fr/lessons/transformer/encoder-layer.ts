import type { LessonTexts } from '../../../translations';
import { encoderSteps, normPlaceAside } from '../../lesson-parts/blocks';
import { optionSteps } from '../../lesson-parts/common';

export default {
  steps: {
    ...encoderSteps('', 'mask'),
    mask: optionSteps.mask,
    x: {
      prose:
        '[[x]] a une ligne par jeton, un mot ou un morceau de mot. Une couche d’encodeur en fait une matrice de la même forme, en deux sous-couches : l’attention, puis un réseau à propagation avant. Chacune est accompagnée d’une somme et d’une normalisation.',
      aside: normPlaceAside,
    },
  },
} satisfies LessonTexts;
