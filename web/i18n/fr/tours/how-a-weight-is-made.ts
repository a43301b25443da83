import type { TextTree } from '../../translations';

export default {
  title: 'Comment se fait un poids',
  steps: [
    {
      prose:
        'Voici le poids que [[row:weights:2]] donne à [[col:weights:1]] : [[weights:2,1]]. Un tiers de toute son attention. Dans cinq haltes, vous aurez fait ce nombre vous-même, en partant de deux lignes de nombres entiers.',
    },
    {
      prose:
        'La dernière ligne de [[query]] est ce que cherche [[row:query:2]] : [[query:2,0]] ; [[query:2,1]] ; [[query:2,2]] ; [[query:2,3]]. Chaque mot a une telle ligne. D’où elle vient, c’est une autre leçon ; ici, elle est donnée.',
    },
    {
      prose:
        'La ligne du milieu de [[key]] est ce à quoi l’on reconnaît [[row:key:1]] : [[key:1,0]] ; [[key:1,1]] ; [[key:1,2]] ; [[key:1,3]]. Elle est aussi longue qu’une ligne de [[query]], pour que les deux puissent être comparées nombre à nombre.',
    },
    {
      prose:
        'Multipliez les deux lignes deux à deux et additionnez les [[dim:d_k]] produits. La somme est une cellule de [[scores]] : grande là où les lignes s’accordent, négative là où elles s’opposent.',
      checkpoint: {
        ask: 'La ligne de « bird » dans [[query]] et celle de « that » dans [[key]] : quel score donnent-elles ?',
        hint: 'Deux à deux : [[query:2,1]] fois [[key:1,1]], et [[query:2,3]] fois [[key:1,3]] ; les autres valent 0.',
      },
    },
    {
      prose:
        'Divisé par √d_k, la racine de [[dim:d_k]] ici, [[scores:2,1]] devient [[scaled_scores:2,1]]. Rien ne change de place dans la ligne. Elle devient seulement plus calme.',
      checkpoint: {
        ask: 'Deux fois plus de colonnes, avec des nombres du même genre : qu’arriverait-il aux scores si on ne les divisait pas ?',
        hint: 'Un score est une somme de d_k produits. Plus de termes, plus de place pour s’écarter.',
        expect: {
          choices: [
            'Ils resteraient ce qu’ils sont.',
            'Ils s’éloigneraient davantage de 0.',
            'Ils deviendraient tous 0.',
          ],
        },
      },
    },
    {
      prose:
        'Le softmax élève e à la puissance de chaque score de la ligne de [[row:weights:2]], puis divise par leur somme. C’est ainsi que [[scaled_scores:2,1]] devient [[weights:2,1]], et pourquoi la somme de la ligne vaut 1.',
      checkpoint: {
        ask: 'À quel mot « bird » prête-t-il le plus d’attention ? Choisissez ce poids.',
        hint: 'Restez dans la ligne de « bird », et cherchez la cellule la plus foncée.',
      },
    },
    {
      prose:
        'Le poids n’a qu’une tâche : [[row:context:2]] prend [[weights:2,1]] de la ligne de [[row:value:1]] dans [[value]], y ajoute ses parts des autres, et fait sien ce mélange. Changez n’importe quel nombre de [[query]], revenez en arrière, et posez les mêmes questions : les réponses suivent.',
    },
  ],
} satisfies TextTree;
