import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'L’attention compare chaque mot à tous les mots. Voyez ici la façon la plus simple de le faire : multiplier et additionner.',
    question: {
      ask: 'Quel mot n’est presque pas regardé par [[row:weights:0]] ?',
      right:
        '[[col:weights:a]] ne reçoit que [[weights:0,a]] de son attention. Pourquoi ces deux mots vont-ils si mal ensemble ?',
      wrong:
        '[[col:weights:g]] reçoit [[weights:0,g]] de son attention ; [[col:weights:a]] ne reçoit que [[weights:0,a]]. Pourquoi ces deux mots vont-ils si mal ensemble ?',
    },
  },
  keySteps: [
    { title: 'Les requêtes : ce que chaque mot cherche' },
    { title: 'Les clés : ce que chaque mot offre' },
    { title: 'Les valeurs : ce que chaque mot transmet' },
    {
      title: 'Les scores : deux mots vont-ils ensemble ?',
      prediction: {
        ask: 'Multipliez une requête et une clé, nombre par nombre, puis additionnez : c’est le score de deux mots. Un nombre positif fois un nombre négatif est négatif. Un seul des neuf scores est inférieur à 0. Lequel ?',
        right:
          '[[row:scores:ar]] et [[col:scores:a]] : [[scores:ar,a]]. Leur seule paire sans 0 est [[query:1,0]] fois [[key:0,0]].',
        wrong:
          '[[row:scores:gr]] et [[col:scores:g]] obtiennent [[scores:gr,g]]. Le score négatif est celui de [[row:scores:ar]] et [[col:scores:a]] : [[query:1,0]] fois [[key:0,0]], et des zéros.',
      },
      action: 'Sélectionnez un nombre de [[scores]] pour voir sa somme.',
    },
    {
      title: 'Les poids : les parts d’un tout',
      prediction: {
        ask: 'Les scores de [[row:scores:1]] sont [[scores:1,0]] ; [[scores:1,1]] ; [[scores:1,2]]. Le softmax en fait maintenant des parts dont la somme est 1. Quelle est la part de [[col:scores:2]] ? Faites glisser le curseur.',
        right:
          'C’est [[weights:1,2]] : presque tout. Avec 4 points d’avance, une part est environ 55 fois plus grande.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:1,2]]. On élève e à la puissance de chaque score, donc seule l’avance compte : avec 4 points de plus, une part est environ 55 fois plus grande.',
      },
      action: 'Pointez un mot au-dessus de la matrice pour ne voir que ses traits.',
    },
    {
      title: 'Le contexte : un mélange, ou presque une copie',
      prediction: {
        ask: 'Chaque mot mélange maintenant les lignes de [[value]], chacune selon son poids. L’un des trois mélanges sera presque une copie de la ligne de [[row:value:2]]. Celui de quel mot ? Cherchez dans [[weights]].',
        right:
          '[[row:weights:ar]] donne à [[col:weights:2]] le poids [[weights:ar,2]] ; il ne reste presque rien aux autres.',
        wrong:
          '[[row:weights:gr]] donne à [[col:weights:2]] le poids [[weights:gr,2]], et le reste à d’autres. [[row:weights:ar]] lui donne [[weights:ar,2]].',
      },
      action: 'Sélectionnez un nombre de [[context]] : chacun de ses termes est un poids fois une valeur.',
    },
  ],
  tries: [
    {
      title: 'Triplez la longueur d’une clé',
      text: 'La clé de [[row:key:1]] a [[key:1,1]] dans la colonne 2 et [[key:1,3]] dans la colonne 4. Vous allez les remplacer par 3 et −3 : même direction, longueur triple.',
      question: {
        ask: 'Que devient le poids que [[row:weights:2]] donne à [[col:weights:1]] ?',
        answer: {
          wrong: {
            shrink:
              'Il diminuerait si le score baissait. La même direction, trois fois plus longue, donne un score trois fois plus grand.',
            stay: 'Il ne changerait pas si seule la direction comptait, comme pour un cosinus. Un produit scalaire croît avec la longueur.',
          },
        },
        right: 'Son score a triplé et passe en tête.',
      },
      because:
        'Le poids était de [[was:weights:2,1]], il est maintenant de [[weights:2,1]] : le score est passé de [[was:scores:2,1]] à [[scores:2,1]]. Un produit scalaire croît avec la longueur d’une clé. Le score avec [[row:scores:0]] est toujours [[scores:0,1]], car 3 fois 0 fait 0.',
    },
    {
      title: 'Transmettez davantage',
      text: 'La valeur de [[row:value:2]] commence par [[value:2,0]]. Vous allez le remplacer par 6.',
      question: {
        ask: 'Que devient le poids que [[row:weights:0]] donne à [[col:weights:2]] ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si les valeurs agissaient sur les poids. Seules les requêtes et les clés en décident.',
            shrink:
              'Il diminuerait si le score de [[col:weights:2]] baissait. Une valeur n’entre dans aucun score.',
          },
        },
        right: 'Les valeurs n’interviennent pas dans les poids.',
      },
      because:
        'Le poids est toujours [[weights:0,2]]. Seul le mélange a bougé : la ligne de [[row:context:0]] commençait par [[was:context:0,0]], elle commence maintenant par [[context:0,0]]. Ce qu’un mot transmet ne décide pas de qui le regarde.',
    },
    {
      title: 'Clés larges, un seul grand poids',
      text: 'Ici, une clé a [[dim:d_k]] nombres. Les vrais modèles en ont 64 et plus. Sous la scène, l’expérience tire au hasard des requêtes et des clés de bien des largeurs, et compare les poids avec et sans la division. Lancez-la.',
      because:
        'Un produit scalaire large additionne plus de produits : les scores s’écartent, et le plus grand poids d’une ligne s’approche de 1. De tels poids ne réagissent presque plus à un changement des scores. C’est pourquoi la leçon suivante divise par √d_k.',
    },
  ],
  checks: [
    {
      title: 'Qui cherche, qui est trouvé ?',
      question: {
        ask: 'La requête de [[row:query:2]] est [[query:2,0]] ; [[query:2,1]] ; [[query:2,2]] ; [[query:2,3]]. La clé de [[row:key:0]] est [[key:0,0]] ; [[key:0,1]] ; [[key:0,2]] ; [[key:0,3]]. Quel score [[row:query:2]] donne-t-il à [[row:key:0]] ?',
        right: 'Nombre par nombre, puis la somme : [[scores:2,0]].',
        wrong: 'Multipliez les quatre paires et additionnez les produits. Attention aux signes.',
        mistakes: [
          {
            text: '[[given]] est le score que [[row:query:0]] donne à [[row:key:2]]. Il prend la requête de l’un et la clé de l’autre.',
          },
          {
            text: '[[given]] a le mauvais signe dans le dernier produit : [[query:2,3]] fois [[key:0,3]] est négatif.',
          },
        ],
      },
    },
    {
      title: 'Des scores à un poids',
      question: {
        ask: 'Les scores de [[row:scores:2]] sont [[scores:2,0]] ; [[scores:2,1]] ; [[scores:2,2]]. Quel poids se donne-t-il à lui-même ? Deux décimales. (e ≈ 2,72 ; e³ ≈ 20,1 ; e⁴ ≈ 54,6)',
        right: 'e à la puissance [[scores:2,2]], divisé par la somme des trois : [[weights:2,2]].',
        wrong:
          'Élevez e à la puissance de chacun des trois scores. Divisez ensuite celle de [[col:scores:2]] par la somme des trois.',
        mistakes: [
          {
            text: '[[given]] est le softmax le long de la colonne. Mais un mot partage sa propre attention : les parts se prennent le long de la ligne.',
          },
          {
            text: '[[given]] est le poids après une division par √d_k. Dans cette leçon, les scores entrent tels quels dans le softmax.',
          },
        ],
      },
    },
    {
      title: 'Que mélange-t-on ?',
      question: {
        ask: 'Les poids de [[row:weights:0]] sont [[weights:0,0]] ; [[weights:0,1]] ; [[weights:0,2]]. La troisième colonne de [[value]] est [[value:0,2]] ; [[value:1,2]] ; [[value:2,2]]. Quel est son troisième nombre dans [[context]] ? Une décimale suffit.',
        right: 'Chaque valeur de la colonne fois son poids, puis la somme : [[context:0,2]].',
        wrong: 'Multipliez chaque valeur de la colonne par son poids, puis additionnez. Attention au signe.',
        mistakes: [
          { text: '[[given]] est le mélange sans le signe moins de [[value:0,2]].' },
          {
            text: '[[given]] est un mélange de clés. Les clés ne font que décider des poids ; ce sont les valeurs que l’on mélange.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Un score est une requête fois une clé : grand si les deux sont longues et de même direction.',
    },
    {
      text: 'Pour le softmax, seules les avances comptent : 1 point de plus rend un poids e ≈ 2,7 fois plus grand.',
    },
    {
      text: 'Le résultat a une ligne par requête et mélange les valeurs, qui n’interviennent pas dans les poids.',
    },
  ],
  sources: [
    {
      text: 'Luong et al. 2015, « Effective Approaches to Attention-based Neural Machine Translation », où ce score s’appelle dot',
      place: 'section 3.1',
    },
    {
      text: 'L’article « Attention Mechanism in Transformers » dit que la séquence 2 est reconstruite quand les requêtes viennent de la séquence 1, les clés et les valeurs de la séquence 2. Le résultat a une ligne par requête : il appartient à la séquence 1.',
    },
    {
      text: 'L’article « Explaining Attention Mechanism » appelle α le score d’attention. Ailleurs, α est ce qui sort du softmax, le poids ; le score est ce qui y entre.',
    },
  ],
} satisfies TextTree;
