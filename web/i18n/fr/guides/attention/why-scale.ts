import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Avant l’entraînement, les nombres d’un modèle sont tirés au hasard. L’attention préfère-t-elle alors un mot ? Une seule division fait la différence.',
    question: {
      ask: 'Si chaque nombre est tiré à pile ou face, comment [[row:unscaled_weights:2]] partage-t-il son attention ?',
      answer: {
        choices: [
          {
            text: 'À peu près également.',
            wrong:
              'Des parts égales demandent des scores égaux. Le hasard rend très différents les scores de clés larges : [[col:unscaled_weights:1]] reçoit [[unscaled_weights:2,1]]. D’où cela vient-il ?',
          },
          {
            text: 'La moitié pour lui-même.',
            wrong:
              'Rien ne favorise le mot lui-même si une pièce décide. Ici, le hasard favorise [[col:unscaled_weights:1]], avec [[unscaled_weights:2,1]]. D’où cela vient-il ?',
          },
          { text: 'Presque tout à un seul mot.' },
        ],
      },
      right:
        '[[row:unscaled_weights:2]] donne [[unscaled_weights:2,1]] à [[col:unscaled_weights:1]], par pur hasard. À partir de là, un modèle n’apprend presque rien. D’où cela vient-il ?',
    },
  },
  keySteps: [
    { title: 'Les requêtes : tirées à pile ou face' },
    { title: 'Les clés : tout aussi aléatoires' },
    {
      title: 'Les scores : à quelle distance de 0 ?',
      prediction: {
        ask: 'Un score multiplie une requête et une clé, nombre par nombre, puis additionne. Cela fait ici [[dim:d_k]] produits, chacun 1 ou −1 au hasard. À quelle distance de 0 sera le plus éloigné des neuf scores ?',
        answer: {
          choices: [
            {
              text: 'Au plus 2 : les plus et les moins s’annulent.',
              wrong:
                'Il faudrait que plus et moins s’équilibrent presque dans les neuf scores. L’écart typique est √[[dim:d_k]] = 4, et le plus éloigné des neuf est [[scores:0,1]].',
            },
            { text: 'Environ 6 : beaucoup s’annule, mais pas tout.' },
            {
              text: '[[dim:d_k]] : rien ne s’annule.',
              wrong:
                'Il faudrait que les [[dim:d_k]] signes d’un score soient tous pareils. L’écart typique entre plus et moins est √[[dim:d_k]] = 4, et le plus éloigné des neuf est [[scores:0,1]].',
            },
          ],
        },
        right:
          'Le plus éloigné est [[scores:0,1]]. Sur [[dim:d_k]] signes au hasard, l’écart typique entre plus et moins est √[[dim:d_k]] = 4 ; le plus grand de neuf le dépasse un peu.',
      },
      action: 'Sélectionnez un nombre de [[scores]] pour voir ses produits.',
    },
    {
      title: 'Les poids sans division',
      prediction: {
        ask: 'Les scores de [[row:scores:0]] sont [[scores:0,0]] ; [[scores:0,1]] ; [[scores:0,2]]. Le softmax en fait des parts dont la somme est 1. Quelle part se donne-t-il à lui-même ? Faites glisser le curseur.',
        right:
          'C’est [[unscaled_weights:0,0]]. Un score de 0 peut gagner : seule l’avance compte, et avec 2 points d’avance une part est plus de sept fois plus grande.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[unscaled_weights:0,0]]. Seule l’avance compte : avec 2 points d’avance, une part est plus de sept fois plus grande, avec 6 environ 400 fois.',
      },
    },
    {
      title: 'Les scores réduits : divisés par √d_k',
      prediction: {
        ask: 'La variance de tels scores est la moyenne de leurs carrés, puisqu’ils valent 0 en moyenne. Ici, elle vaut environ [[dim:d_k]]. Elle devrait valoir environ 1. Par quoi divisez-vous chaque score ?',
        answer: {
          choices: [
            {
              text: 'Par [[dim:n]], le nombre de mots.',
              wrong:
                'Le nombre de mots n’entre pas dans un score, qui additionne [[dim:d_k]] produits. Divisé par √d_k, [[scores:0,1]] devient [[scaled_scores:0,1]].',
            },
            {
              text: 'Par [[dim:d_k]].',
              wrong:
                'Chaque carré serait alors divisé par le carré de [[dim:d_k]], et la variance serait bien au-dessous de 1. Divisé par √d_k, [[scores:0,1]] devient [[scaled_scores:0,1]].',
            },
            { text: 'Par la racine carrée de [[dim:d_k]].' },
          ],
        },
        right:
          'Divisez chaque score par √d_k, et chaque carré est divisé par d_k. [[scores:0,1]] devient [[scaled_scores:0,1]].',
      },
      action: 'Sélectionnez un nombre de [[scaled_scores]] pour voir par quoi il a été divisé.',
    },
    {
      title: 'Les poids après la division',
      prediction: {
        ask: 'Sans la division, [[row:unscaled_weights:2]] donnait [[unscaled_weights:2,1]] à [[col:unscaled_weights:1]]. Ses scores sont maintenant [[scaled_scores:2,0]] ; [[scaled_scores:2,1]] ; [[scaled_scores:2,2]]. Combien donne-t-il à présent ? Faites glisser le curseur.',
        right: 'C’est [[weights:2,1]] : toujours le plus, mais les autres ont leur part.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:2,1]]. L’avance sur le deuxième mot n’est plus que de 1,5 : elle rend une part environ 4,5 fois plus grande.',
      },
      action: 'Pointez un mot au-dessus de la matrice pour ne voir que ses traits.',
    },
  ],
  tries: [
    {
      title: 'Relancez une pièce',
      text: 'La requête de [[row:query:2]] commence par [[query:2,0]], sa clé par [[key:2,0]]. Vous allez remplacer ce nombre de sa clé par 1.',
      question: {
        ask: 'Que devient le poids que [[row:weights:2]] donne à [[col:weights:1]] ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si son propre score montait. C’est le score de [[row:weights:2]] avec lui-même qui a monté.',
            stay: 'Son propre score n’a pas changé. Mais les poids se partagent un tout, et [[row:weights:2]] lui-même en prend plus.',
          },
        },
        right: 'Son score avec lui-même a grandi : il reste moins aux autres.',
      },
      because:
        'Avec la division, le poids était de [[was:weights:2,1]], il est maintenant de [[weights:2,1]]. Sans elle, le même changement mène de [[was:unscaled_weights:2,1]] à [[unscaled_weights:2,1]]. Un poids proche de 1 ne réagit presque plus à ses scores : l’entraînement voit à peine ce qu’il faut changer.',
    },
    {
      title: 'Des requêtes pareilles aux clés',
      text: 'L’entraînement accorde les requêtes à certaines clés. Faites de [[query]] une copie de [[key]] : chaque mot cherche alors exactement lui-même.',
      question: {
        ask: 'Combien [[row:weights:0]] se donnera-t-il à lui-même, après la division ?',
        answer: {
          choices: [
            {
              text: 'Environ la moitié : la division ne permet pas plus.',
              wrong:
                'La division ne fixe aucune limite. Une ligne s’accorde partout avec elle-même : son avance reste grande, même divisée. Il se donne [[weights:0,0]].',
            },
            { text: 'Plus de neuf dixièmes.' },
            {
              text: 'Tout : exactement 1.',
              wrong:
                'Exactement 1 demanderait une avance sans fin. Les autres mots gardent un peu : il se donne [[weights:0,0]].',
            },
          ],
        },
        right: 'Un choix net reste possible.',
      },
      because:
        'Le score de [[row:scores:0]] avec lui-même était de [[was:scores:0,0]], il est maintenant de [[scores:0,0]] : chaque produit vaut 1. Le poids était de [[was:weights:0,0]], il est maintenant de [[weights:0,0]]. La division enlève les choix dus au hasard, pas ceux qui sont appris.',
    },
    {
      title: 'Tirez des milliers de scores',
      text: 'Neuf scores ne prouvent pas grand-chose. Sous la scène, la première expérience tire une requête et une clé au hasard des milliers de fois par largeur, et mesure la variance de leur score. Lancez-la.',
      because:
        'Deux fois plus de produits ont une variance deux fois plus grande : les points sont sur une droite. Divisés par √d_k, les scores s’étalent autant à toute largeur.',
    },
    {
      title: 'Mesurez ce que l’on peut apprendre',
      text: 'Un gradient dit à quel point le résultat réagit à un petit changement des scores ; c’est par lui qu’un modèle apprend. Sous la scène, la deuxième expérience mesure les gradients pour des clés de bien des largeurs. Lancez-la.',
      because:
        'Sans la division, plus les clés sont larges, plus le plus grand poids s’approche de 1, et plus le gradient devient petit. Avec la division, les deux restent à peu près les mêmes.',
    },
  ],
  checks: [
    {
      title: 'Réduisez un score',
      question: {
        ask: '[[row:scores:2]] et [[col:scores:0]] ont pour score [[scores:2,0]]. Les clés ont [[dim:d_k]] nombres. Quel est le score réduit ?',
        right: '[[scores:2,0]] divisé par la racine carrée de [[dim:d_k]] fait [[scaled_scores:2,0]].',
        wrong: 'Divisez [[scores:2,0]] par la racine carrée de [[dim:d_k]].',
        mistakes: [
          {
            text: '[[given]] est divisé par d_k lui-même. Il resterait une variance de 1 / d_k : les scores de clés larges seraient presque 0, et tous les poids semblables.',
          },
          { text: '[[given]] est le score avant la division.' },
        ],
      },
    },
    {
      title: 'Des scores réduits à un poids',
      question: {
        ask: 'Les scores réduits de [[row:scaled_scores:1]] sont [[scaled_scores:1,0]] ; [[scaled_scores:1,1]] ; [[scaled_scores:1,2]]. Quel poids donne-t-il à [[col:scaled_scores:2]] ? Deux décimales. (e à la puissance −1,5 fait environ 0,22 et à la puissance −1 environ 0,37.)',
        right: 'e à la puissance 0 fait 1 ; divisé par la somme des trois, cela donne [[weights:1,2]].',
        wrong: 'Élevez e à la puissance de chacun des trois, et divisez le dernier par la somme de tous.',
        mistakes: [
          {
            text: '[[given]] est le poids sans la division : il vient des scores de [[scores]], pas de ceux de [[scaled_scores]].',
          },
          {
            text: '[[given]] est le softmax le long de la colonne. Mais un mot partage sa propre attention : les parts se prennent le long de la ligne.',
          },
        ],
      },
    },
    {
      title: 'Là où l’on apprend peu',
      question: {
        ask: 'Les deux meilleurs scores de [[row:scores:0]] sont [[scores:0,0]] et [[scores:0,2]] ; de [[row:scores:1]], [[scores:1,2]] et [[scores:1,1]] ; de [[row:scores:2]], [[scores:2,1]] et [[scores:2,0]]. Sans la division, quel mot a les poids qui réagissent le moins à un petit changement des scores ?',
        right:
          '[[row:unscaled_weights:ar]] a la plus grande avance. Son plus grand poids est [[unscaled_weights:ar,a]], et ne bouge presque pas.',
        wrong:
          'Ce qui compte est l’avance du meilleur score sur le deuxième. Celle de [[row:unscaled_weights:ar]] est plus grande que celle de [[row:unscaled_weights:gr]] : son plus grand poids est [[unscaled_weights:ar,a]], et ne bouge presque pas.',
      },
    },
  ],
  remember: [
    {
      text: 'Un score additionne d_k produits, donc sa variance croît avec d_k : des clés larges donnent de grands scores par hasard.',
    },
    {
      text: 'De grands scores amènent un poids près de 1. Il ne réagit alors presque plus, et l’on apprend peu.',
    },
    { text: 'Diviser par √d_k ramène la variance à 1, quelle que soit la largeur des clés.' },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, « Attention Is All You Need » et sa note sur la variance d’un produit scalaire',
      place: 'section 3.2.1, équation 1, note 4',
    },
  ],
} satisfies TextTree;
