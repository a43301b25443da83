import { type LessonTexts, withOverrides } from '../../../translations';
import { tokenModelSteps } from '../../lesson-parts/token-attention';

export default {
  steps: withOverrides(tokenModelSteps, {
    'layer_*/self/head_*/weights': {
      prose:
        'Les scores sont divisés par √d_k et masqués ; le softmax en fait des poids dont la somme est 1. À partir du signe d’arrêt, chaque ligne doit trouver le chiffre suivant dans l’ordre : [[row:layer_*/self/head_*/weights:r]] donne le plus grand poids, [[layer_*/self/head_*/weights:r,max]], à [[col:layer_*/self/head_*/weights:max]].',
      aside:
        'Les petits chiffres comptent d’abord, les grands à la fin. Sur 300 textes que le modèle n’avait jamais vus, la ligne de l’arrêt regarde surtout le chiffre qu’elle écrit dans 296, la dernière dans 287, celles du milieu dans 155 à 192 : elles prennent un peu de beaucoup de chiffres, et le reste de la couche trouve lequel vient ensuite. Des chiffres égaux reçoivent des poids presque égaux. Cette tête se règle sur ce qui est écrit ; une tête qui retourne, sur l’endroit où c’est écrit.',
    },
    'layer_*/ffn/ffn_output': {
      prose:
        'Le réseau à propagation avant traite chaque ligne séparément : il la multiplie par une matrice, remplace par 0 ce qui est négatif, puis multiplie par une seconde matrice. Voici son résultat. Pour [[row:layer_*/ffn/ffn_output:r]], il commence par [[layer_*/ffn/ffn_output:r,0]].',
    },
  }),
} satisfies LessonTexts;
