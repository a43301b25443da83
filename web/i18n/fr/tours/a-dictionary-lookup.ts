import type { Translations } from '../../translations';

export default {
  'Attention as a dictionary': 'L’attention comme dictionnaire',
  'Three entries of a dictionary. Each has a column of its own in [[key]], so that no two of them can be mistaken for each other: [[row:key:0]], [[row:key:1]], [[row:key:2]].':
    'Trois entrées d’un dictionnaire. Chacune a dans [[key]] une colonne à elle, si bien qu’on ne peut en confondre deux : [[row:key:0]], [[row:key:1]], [[row:key:2]].',
  'The first question, [[row:scores:0]], asks for one entry and asks loudly: [[query:0,0]] in its column. It scores [[scores:0,0]] there and [[scores:0,1]] elsewhere.':
    'La première question, [[row:scores:0]], demande une seule entrée, et le demande fort : [[query:0,0]] dans sa colonne. Elle y obtient le score [[scores:0,0]], et [[scores:0,1]] ailleurs.',
  'One score far above the rest takes nearly all of the weight: [[weights:0,0]] goes to [[col:weights:0]]. The second question, [[row:weights:1]], likes two entries alike and gets both: [[weights:1,0]] and [[weights:1,1]].':
    'Un score bien au-dessus des autres prend presque tout le poids : [[weights:0,0]] va à [[col:weights:0]]. La seconde question, [[row:weights:1]], aime deux entrées autant l’une que l’autre et reçoit les deux : [[weights:1,0]] et [[weights:1,1]].',
  'Two entries share the row of “pet?” almost evenly. Select one of them.':
    'Deux entrées se partagent presque également la ligne de la seconde question. Choisissez l’une d’elles.',
  'The second row: the two largest weights are equal, and either is right.':
    'La deuxième ligne : les deux plus grands poids sont égaux, et l’un vaut l’autre.',
  'Looked up: [[row:context:0]] gets [[context:0,0]], almost exactly the [[value:0,0]] that is written under [[row:value:0]]. The other question gets a mixture of two entries, [[context:1,0]].':
    'Trouvé : [[row:context:0]] reçoit [[context:0,0]], presque exactement le [[value:0,0]] qui est écrit sous [[row:value:0]]. L’autre question reçoit un mélange de deux entrées, [[context:1,0]].',
  'The mixture is nearly the mean of two numbers of [[value]]. Which number is it, to one digit after the point?':
    'Le mélange est à peu près la moyenne de deux nombres de [[value]]. Quel nombre est-ce, à un chiffre après la virgule ?',
  'It is near (10 + 20) / 2, and a little above: “car” has a small weight too.':
    'Il est proche de (10 + 20) / 2, et un peu au-dessus : « car » a aussi un petit poids.',
} satisfies Translations;
