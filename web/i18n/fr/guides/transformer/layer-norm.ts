import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Dans un modèle profond, les nombres de certains mots deviennent bien plus grands que ceux des autres. Une normalisation ramène chaque mot à la même échelle.',
    question: {
      ask: 'La ligne de [[row:x:1]] a de loin les plus grands nombres. Quel mot a le plus grand nombre après la normalisation ?',
      right:
        '[[row:normalised:ar]] a [[normalised:ar,2]], [[row:normalised:1]] seulement [[normalised:1,1]] : chaque ligne est mesurée à son propre écart.',
      wrong:
        '[[row:normalised:gr]] ne dépasse pas [[normalised:gr,3]], car chaque ligne est mesurée à son propre écart. [[row:normalised:ar]] a [[normalised:ar,2]].',
    },
  },
  keySteps: [
    { title: 'Les mots : des lignes de tailles différentes' },
    { title: 'La moyenne : le milieu de chaque ligne' },
    {
      title: 'Les lignes centrées : autour de 0',
      prediction: {
        ask: 'Retranchez à chaque ligne de [[x]] sa propre moyenne. Les moyennes sont [[mean:0,0]] ; [[mean:1,0]] ; [[mean:2,0]]. Où se trouvera le plus petit nombre ?',
        right:
          '[[x:ar,a]] est un grand nombre, mais bien au-dessous de la moyenne de sa ligne : il reste [[centred:ar,a]].',
        wrong:
          'Là, [[x:gr,g]] devient [[centred:gr,g]]. Le plus petit est [[centred:ar,a]], pour [[row:x:ar]] : [[x:ar,a]] est un grand nombre, mais bien au-dessous de la moyenne de sa ligne.',
      },
      action: 'Sélectionnez un nombre de [[centred]] pour voir ce qui en a été retranché.',
    },
    {
      title: 'La variance : à quelle distance de la moyenne ?',
      prediction: {
        ask: 'Élevez les nombres centrés au carré, puis prenez la moyenne de chaque ligne. Deux nombres de [[row:centred:2]] sont exactement à leur moyenne. Quel mot a la plus petite variance ?',
        right:
          'Elle est de [[variance:ar,0]]. [[row:variance:2]] a [[variance:2,0]] : les carrés donnent plus d’importance aux nombres éloignés.',
        wrong:
          '[[row:variance:gr]] a [[variance:gr,0]], [[row:variance:ar]] seulement [[variance:ar,0]]. Les carrés donnent plus d’importance aux nombres éloignés qu’aux nombres proches.',
      },
    },
    { title: 'L’écart type : la taille d’une ligne' },
    {
      title: 'Les lignes normalisées : une seule échelle',
      action: 'Sélectionnez un nombre de [[normalised]] pour voir par quoi il a été divisé.',
    },
    { title: 'Le gain : un facteur appris par colonne' },
    {
      title: 'Le décalage : un nombre appris, ajouté à la fin',
      prediction: {
        ask: 'La ligne de [[row:gained:0]] est [[gained:0,0]] ; [[gained:0,1]] ; [[gained:0,2]] ; [[gained:0,3]]. Le décalage ajoute [[shift:0,0]] ; [[shift:0,1]] ; [[shift:0,2]] ; [[shift:0,3]]. Rangez les colonnes, le plus grand nombre d’abord.',
        right: 'La ligne est maintenant [[normed:0,0]] ; [[normed:0,1]] ; [[normed:0,2]] ; [[normed:0,3]].',
        wrong:
          'Vous avez mis la colonne [[col:normed:g]] avant la colonne [[col:normed:a]]. Mais chaque colonne reçoit son nombre du décalage : elles ont maintenant [[normed:0,g]] et [[normed:0,a]].',
      },
    },
  ],
  tries: [
    {
      title: 'Ajoutez 10 à toute une ligne',
      text: 'La ligne de [[row:x:2]] est [[x:2,0]] ; [[x:2,1]] ; [[x:2,2]] ; [[x:2,3]]. Vous allez ajouter 10 à chacun de ses nombres.',
      question: {
        ask: 'Que devient le troisième nombre de [[row:normalised:2]] dans [[normalised]] ?',
        answer: {
          wrong: {
            grow: 'Le nombre a augmenté de 10, mais la moyenne de sa ligne aussi : elle est maintenant de [[mean:2,0]]. L’écart entre eux est le même.',
            shrink:
              'Il diminuerait si la ligne était plus étalée. Tous ses nombres ont augmenté de même : son écart type est toujours de [[deviation:2,0]].',
          },
        },
        right: 'La moyenne de la ligne a augmenté de 10, elle aussi.',
        wrong: 'La moyenne de la ligne a augmenté aussi : rien ne change donc entre eux.',
      },
      because:
        'La moyenne était de [[was:mean:2,0]], elle est maintenant de [[mean:2,0]]. Chaque nombre moins la moyenne de sa ligne reste ce qu’il était ; l’écart type et [[normalised:2,2]] aussi. Une normalisation ne garde que les différences entre les nombres d’une ligne.',
    },
    {
      title: 'Mettez un très grand nombre',
      text: 'Le troisième nombre de [[row:x:2]] est [[x:2,2]]. Vous allez le remplacer par 80.',
      question: {
        ask: 'Quels nombres de [[normalised]] vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Le grand nombre déplace la moyenne et l’écart type de sa ligne : tous les nombres de la ligne changent donc.',
            extra: 'Chaque mot a sa moyenne et son écart type : les autres lignes ne changent pas.',
          },
        },
        right: 'Toute la ligne du mot, et aucune autre.',
        wrong: 'Les cellules encadrées sont mal marquées : toute la ligne change, et aucune autre.',
      },
      because:
        'Un seul nombre change la moyenne et l’écart type de sa ligne : [[was:deviation:2,0]] avant, [[deviation:2,0]] maintenant. Les trois autres nombres de la ligne changent donc aussi. Les autres mots ont leur propre moyenne et leur propre écart type.',
    },
    {
      title: 'Rendez égaux tous les nombres d’une ligne',
      text: 'La ligne de [[row:x:1]] est [[x:1,0]] ; [[x:1,1]] ; [[x:1,2]] ; [[x:1,3]]. Vous allez y mettre quatre fois 60.',
      question: {
        ask: 'Que devient le deuxième nombre de [[row:normalised:1]] dans [[normalised]] ?',
        answer: {
          wrong: {
            grow: 'La moyenne de la ligne a augmenté, et l’on retranche davantage : il reste [[centred:1,1]].',
            stay: 'Le nombre n’a pas changé, mais la moyenne de sa ligne est montée jusqu’à lui, et il reste [[centred:1,1]].',
          },
        },
        right: 'D’une ligne de nombres égaux, il ne reste rien une fois la moyenne retranchée.',
        wrong: 'Chaque nombre est maintenant la moyenne elle-même, et leur différence est 0.',
      },
      because:
        'Il était de [[was:normalised:1,1]], il est maintenant de [[normalised:1,1]]. Tous les nombres centrés sont nuls, la variance aussi. Sans ε, ce serait 0 divisé par 0 ; avec lui, 0 est divisé par [[deviation:1,0]], la racine de ε.',
    },
    {
      title: 'Gardez la moyenne',
      text: 'Beaucoup de modèles de langue utilisent la normalisation RMS : elle ne retranche aucune moyenne et divise chaque ligne par la racine de la moyenne de ses carrés. Vous allez l’utiliser.',
      question: {
        ask: 'Le premier nombre de [[row:x:2]] est [[x:2,0]]. Que devient son nombre dans [[normalised]] ?',
        answer: {
          wrong: {
            shrink:
              'Il était au-dessous de la moyenne de sa ligne, donc au-dessous de 0. Maintenant, on n’en retranche rien : il monte à [[normalised:2,0]].',
            stay: 'Il ne changerait pas si la moyenne de sa ligne était 0. Elle était plus grande, et on la retranchait ; maintenant, on ne retranche rien : [[normalised:2,0]].',
          },
        },
        right: 'Il n’est plus comparé à une moyenne.',
        wrong: 'Il était au-dessous de la moyenne de sa ligne. Maintenant, on n’en retranche plus rien.',
      },
      because:
        'Il était de [[was:normalised:2,0]], car [[x:2,0]] est au-dessous de la moyenne de sa ligne. La normalisation RMS ne retranche rien, et 0 divisé par n’importe quoi donne [[normalised:2,0]]. Elle coûte moins, n’a pas de décalage et marche à peu près aussi bien.',
    },
  ],
  checks: [
    {
      title: 'Mesurez une ligne',
      question: {
        ask: 'Dans [[x]], la ligne de [[row:x:2]] est [[x:2,0]] ; [[x:2,1]] ; [[x:2,2]] ; [[x:2,3]], et sa moyenne est [[mean:2,0]]. Quel est son écart type ? Une décimale suffit.',
        right: 'Les nombres centrés au carré, leur moyenne, puis la racine : [[deviation:2,0]].',
        wrong:
          'Retranchez la moyenne de chaque nombre, élevez au carré, prenez la moyenne des quatre carrés, puis la racine.',
        mistakes: [
          { text: '[[given]] est la variance. L’écart type en est la racine.' },
          {
            text: '[[given]] est ce que l’on trouve sans retrancher d’abord la moyenne. C’est ce que fait la normalisation RMS.',
          },
        ],
      },
    },
    {
      title: 'À chaque ligne son échelle',
      question: {
        ask: 'Les premiers nombres centrés des mots sont [[centred:0,0]] ; [[centred:1,0]] ; [[centred:2,0]]. Leurs écarts types sont [[deviation:0,0]] ; [[deviation:1,0]] ; [[deviation:2,0]]. Quel mot reçoit le plus petit nombre dans la première colonne de [[normalised]] ?',
        right: '[[centred:ar,0]] sur [[deviation:ar,0]] donne [[normalised:ar,0]].',
        wrong:
          'Pour [[row:normalised:gr]], [[centred:gr,0]] sur [[deviation:gr,0]] donne [[normalised:gr,0]]. Un autre mot reçoit moins : divisez chaque nombre par l’écart type de sa propre ligne.',
      },
    },
    {
      title: 'Le gain, puis le décalage',
      question: {
        ask: 'Dans [[normalised]], le dernier nombre de [[row:normalised:0]] est [[normalised:0,3]]. Sa colonne a le gain [[gain:0,3]] et le décalage [[shift:0,3]]. Que vaut-il dans [[normed]] ?',
        right: 'D’abord fois le gain, puis plus le décalage : [[normed:0,3]].',
        wrong: 'Multipliez d’abord par le gain, puis ajoutez le décalage.',
        mistakes: [
          {
            text: '[[given]] est ce que l’on trouve en ajoutant d’abord le décalage. Le gain vient d’abord, et le décalage seulement ensuite.',
          },
          { text: '[[given]] est le nombre après le gain. Il reste à ajouter le décalage.' },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Une normalisation de couche retranche sa moyenne à chaque ligne et divise la ligne par son écart type.',
    },
    { text: 'Elle agit le long de la ligne : chaque mot est mesuré à ses propres nombres, et à eux seuls.' },
    {
      text: 'Un gain et un décalage appris donnent ensuite à chaque colonne l’échelle dont le modèle a besoin.',
    },
  ],
  sources: [
    { text: 'Ba, Kiros et Hinton 2016, « Layer Normalization »', place: 'équations 3 et 4' },
    { text: 'Zhang et Sennrich 2019, « Root Mean Square Layer Normalization »', place: 'équation 4' },
  ],
} satisfies TextTree;
