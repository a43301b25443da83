import type { Translations } from '../../translations';

export default {
  'How a weight is made': 'Comment se fait un poids',
  'This is the weight that [[row:weights:2]] gives to [[col:weights:1]]: [[weights:2,1]]. A third of all its attention. In five stops you will have made this number yourself, beginning with two rows of whole numbers.':
    'Voici le poids que [[row:weights:2]] donne à [[col:weights:1]] : [[weights:2,1]]. Un tiers de toute son attention. Dans cinq haltes, vous aurez fait ce nombre vous-même, en partant de deux lignes de nombres entiers.',
  'The bottom row of [[query]] is what [[row:query:2]] is looking for: [[query:2,0]], [[query:2,1]], [[query:2,2]], [[query:2,3]]. Every word has such a row. Where it comes from is another lesson; here it is given.':
    'La dernière ligne de [[query]] est ce que cherche [[row:query:2]] : [[query:2,0]] ; [[query:2,1]] ; [[query:2,2]] ; [[query:2,3]]. Chaque mot a une telle ligne. D’où elle vient, c’est une autre leçon ; ici, elle est donnée.',
  'The middle row of [[key]] is what [[row:key:1]] can be found by: [[key:1,0]], [[key:1,1]], [[key:1,2]], [[key:1,3]]. It is as long as a row of [[query]], so that the two can be compared number by number.':
    'La ligne du milieu de [[key]] est ce à quoi l’on reconnaît [[row:key:1]] : [[key:1,0]] ; [[key:1,1]] ; [[key:1,2]] ; [[key:1,3]]. Elle est aussi longue qu’une ligne de [[query]], pour que les deux puissent être comparées nombre à nombre.',
  'Multiply the two rows in pairs and add up the [[dim:d_k]] products. The sum is one cell of [[scores]]: large where the rows agree, negative where they point against each other.':
    'Multipliez les deux lignes deux à deux et additionnez les [[dim:d_k]] produits. La somme est une cellule de [[scores]] : grande là où les lignes s’accordent, négative là où elles s’opposent.',
  'The row of “bird” in [[query]] and the row of “that” in [[key]]: which score do they give?':
    'La ligne de « bird » dans [[query]] et celle de « that » dans [[key]] : quel score donnent-elles ?',
  'In pairs: [[query:2,1]] times [[key:1,1]], and [[query:2,3]] times [[key:1,3]]; the others are 0.':
    'Deux à deux : [[query:2,1]] fois [[key:1,1]], et [[query:2,3]] fois [[key:1,3]] ; les autres valent 0.',
  'Divided by √d_k, which is the root of [[dim:d_k]] here, [[scores:2,1]] becomes [[scaled_scores:2,1]]. Nothing changes its place in the row. The row only becomes calmer.':
    'Divisé par √d_k, la racine de [[dim:d_k]] ici, [[scores:2,1]] devient [[scaled_scores:2,1]]. Rien ne change de place dans la ligne. Elle devient seulement plus calme.',
  'Twice as many columns with numbers of the same kind: what would happen to scores that are not divided?':
    'Deux fois plus de colonnes, avec des nombres du même genre : qu’arriverait-il aux scores si on ne les divisait pas ?',
  'They would stay as they are.': 'Ils resteraient ce qu’ils sont.',
  'They would spread further from 0.': 'Ils s’éloigneraient davantage de 0.',
  'They would all become 0.': 'Ils deviendraient tous 0.',
  'A score is a sum of d_k products. More terms, more room to stray.':
    'Un score est une somme de d_k produits. Plus de termes, plus de place pour s’écarter.',
  'The softmax takes e to the power of each score in the row of [[row:weights:2]] and divides by their sum. That is how [[scaled_scores:2,1]] becomes [[weights:2,1]], and why the row adds up to 1.':
    'Le softmax élève e à la puissance de chaque score de la ligne de [[row:weights:2]], puis divise par leur somme. C’est ainsi que [[scaled_scores:2,1]] devient [[weights:2,1]], et pourquoi la somme de la ligne vaut 1.',
  'To which word does “bird” attend most? Select that weight.':
    'À quel mot « bird » prête-t-il le plus d’attention ? Choisissez ce poids.',
  'Stay in the row of “bird”, and look for the darkest cell.':
    'Restez dans la ligne de « bird », et cherchez la cellule la plus foncée.',
  'The weight has one job: [[row:context:2]] takes [[weights:2,1]] of the row of [[row:value:1]] in [[value]], adds its shares of the others, and calls the mixture its own. Change any number of [[query]], go back, and ask the same questions again: the answers follow.':
    'Le poids n’a qu’une tâche : [[row:context:2]] prend [[weights:2,1]] de la ligne de [[row:value:1]] dans [[value]], y ajoute ses parts des autres, et fait sien ce mélange. Changez n’importe quel nombre de [[query]], revenez en arrière, et posez les mêmes questions : les réponses suivent.',
} satisfies Translations;
