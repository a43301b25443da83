import type { StepTexts } from '../../translations';
import { withOverrides } from '../../translations';
import { languageModelSteps } from './trained';

/** The French of `web/lessons/trained-models/token-attention.ts`. */
const tokenAttention: StepTexts = {
  'layer_*/self/query': {
    prose:
      'Une requête dit ce qu’une ligne cherche : [[dim:d_k]] nombres par tête, que la matrice apprise [[layer_*/self/w_q]] calcule à partir de la ligne. Celle de [[row:layer_*/self/query:r]] commence par [[layer_*/self/query:r,0]].',
    aside: 'Personne n’a dit au modèle ce qu’il faut chercher. On ne lui a montré que les bonnes réponses.',
  },
  'layer_*/self/key': {
    prose:
      'Une clé dit à quoi une ligne se reconnaît : encore [[dim:d_k]] nombres par tête, qu’une autre matrice apprise, [[layer_*/self/w_k]], calcule à partir de la même ligne. Celle de [[row:layer_*/self/key:r]] commence par [[layer_*/self/key:r,0]].',
  },
  'layer_*/self/value': {
    prose:
      'Une valeur est ce qu’une ligne donne à celles qui la regardent ; une troisième matrice apprise, [[layer_*/self/w_v]], la calcule. Celle de [[row:layer_*/self/value:r]] commence par [[layer_*/self/value:r,0]].',
  },
  'layer_*/self/head_*/scores': {
    prose:
      'Un score dit si une requête et une clé s’accordent : on multiplie leurs nombres deux à deux, puis on additionne les produits. [[row:layer_*/self/head_*/scores:r]] et [[col:layer_*/self/head_*/scores:c]] ont pour score [[layer_*/self/head_*/scores:r,c]].',
  },
  'layer_*/self/output': {
    prose:
      'Chaque ligne reçoit la somme des valeurs des lignes qu’elle regarde, chacune multipliée par son poids. La matrice apprise [[layer_*/self/w_o]] en fait [[dim:d_model]] nombres : ce que l’attention a trouvé. Pour [[row:layer_*/self/output:r]], ils commencent par [[layer_*/self/output:r,0]].',
  },
};

/** A language model of letters or digits. */
export const tokenModelSteps: StepTexts = withOverrides(languageModelSteps, tokenAttention);
