import type { TextTree } from '../../translations';

export default {
  title: 'L’attention comme dictionnaire',
  steps: [
    {
      prose:
        'Trois entrées d’un dictionnaire. Chacune a dans [[key]] une colonne à elle, si bien qu’on ne peut en confondre deux : [[row:key:0]], [[row:key:1]], [[row:key:2]].',
    },
    {
      prose:
        'La première question, [[row:scores:0]], demande une seule entrée, et le demande fort : [[query:0,0]] dans sa colonne. Elle y obtient le score [[scores:0,0]], et [[scores:0,1]] ailleurs.',
    },
    {
      prose:
        'Un score bien au-dessus des autres prend presque tout le poids : [[weights:0,0]] va à [[col:weights:0]]. La seconde question, [[row:weights:1]], aime deux entrées autant l’une que l’autre et reçoit les deux : [[weights:1,0]] et [[weights:1,1]].',
      checkpoint: {
        ask: 'Deux entrées se partagent presque également la ligne de la seconde question. Choisissez l’une d’elles.',
        hint: 'La deuxième ligne : les deux plus grands poids sont égaux, et l’un vaut l’autre.',
      },
    },
    {
      prose:
        'Trouvé : [[row:context:0]] reçoit [[context:0,0]], presque exactement le [[value:0,0]] qui est écrit sous [[row:value:0]]. L’autre question reçoit un mélange de deux entrées, [[context:1,0]].',
      checkpoint: {
        ask: 'Le mélange est à peu près la moyenne de deux nombres de [[value]]. Quel nombre est-ce, à un chiffre après la virgule ?',
        hint: 'Il est proche de (10 + 20) / 2, et un peu au-dessus : « car » a aussi un petit poids.',
      },
    },
  ],
} satisfies TextTree;
