import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'L’attention a besoin d’un score pour chaque paire de mots, une cellule pour chacun dans cette matrice. Un réseau est lent à évaluer. Le nombre de ses passages décide du coût de l’attention.',
    question: {
      ask: 'Pour comparer chacun de [[dim:m]] mots à chacun de [[dim:n]] autres, combien de passages d’un réseau suffisent ?',
      answer: {
        choices: [
          {
            text: '[[pair_evaluations:0,0]] : un passage par paire',
            wrong:
              'C’est le nombre nécessaire si le réseau lit des paires. S’il lit un mot à la fois, [[map_evaluations:0,0]] suffisent, et un produit donne ensuite les scores.',
          },
          { text: '[[map_evaluations:0,0]] : un passage par mot' },
        ],
      },
      right:
        'Si un réseau fait de chaque mot, pris seul, une ligne de nombres, le produit de deux lignes donne le score. Est-ce aussi bon ?',
      wrong:
        'Le plus petit nombre suffit. Tout dépend de ce que lit le réseau : les paires demandent [[pair_evaluations:0,0]] passages, les mots seuls [[map_evaluations:0,0]], et un produit donne ensuite les scores.',
    },
  },
  keySteps: [
    { title: 'M mots à écrire' },
    { title: 'N mots lus' },
    {
      title: 'Une façon : écrire chaque paire',
      action: 'Sélectionnez un nombre de [[pairs]] pour voir de quel état il vient.',
    },
    { title: 'Un réseau qui lit des paires' },
    { title: 'Les scores du réseau' },
    { title: 'L’autre façon : chaque mot pris seul' },
    {
      title: 'De même pour les mots lus',
      prediction: {
        ask: 'g multiplie un état par une matrice ; pour [[row:mapped_key_product:0]], cela donne [[mapped_key_product:0,0]] dans la colonne 1. Puis vient la tanh, qui ramène chaque nombre entre −1 et 1. Que fait-elle de [[mapped_key_product:0,0]] ? Faites glisser le curseur.',
        right: 'C’est [[mapped_key:0,0]]. Les grands nombres s’approchent de 1, sans jamais l’atteindre.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[mapped_key:0,0]]. Les grands nombres s’approchent de 1 ; les petits ne changent guère : [[mapped_key_product:3,0]] devient [[mapped_key:3,0]].',
      },
    },
    {
      title: 'Un seul produit les compare tous',
      prediction: {
        ask: 'Multipliez une ligne de [[mapped_query]] par une ligne de [[mapped_key]], nombre par nombre, puis additionnez. Quel score sera le plus grand ?',
        right:
          '[[row:product_scores:ar]] et [[col:product_scores:a]] : [[product_scores:ar,a]]. Leurs lignes ont les mêmes signes : les deux produits sont donc positifs.',
        wrong:
          '[[row:product_scores:gr]] et [[col:product_scores:g]] obtiennent [[product_scores:gr,g]]. Les lignes de [[row:product_scores:ar]] et de [[col:product_scores:a]] ont les mêmes signes : les deux produits sont positifs, et le score est [[product_scores:ar,a]].',
      },
      action: 'Sélectionnez un nombre de [[product_scores]] pour voir sa somme.',
    },
    { title: 'Le décompte des paires : M fois N' },
    { title: 'Celui des deux applications : M plus N' },
  ],
  tries: [
    {
      title: 'Changez un mot',
      text: 'L’état de [[row:encoder_states:2]] a [[encoder_states:2,1]] dans la colonne 2. Vous allez le remplacer par 0.',
      question: {
        ask: 'Quels nombres de [[mapped_key]] vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Chaque nombre que g fait de ce mot utilise ce que vous avez changé : toute sa ligne change donc.',
            extra: 'g lit un mot à la fois : les lignes des autres mots ne changent pas.',
          },
        },
        right: 'Sa propre ligne : g lit un mot à la fois.',
        wrong:
          'Les cellules encadrées sont mal marquées : g lit un mot à la fois, donc seule sa propre ligne change.',
      },
      because:
        'g tourne une fois de plus, pour [[row:mapped_key:2]]. Le réseau qui lit des paires devrait tourner de nouveau pour chacune des [[dim:m]] paires avec ce mot. Dans les deux cas, les scores de sa colonne changent.',
    },
    {
      title: 'Laissez f oublier quelque chose',
      text: 'La première ligne de [[w_f]], la matrice de f, multiplie le premier nombre de chaque état du décodeur. Vous allez mettre cette ligne à 0.',
      question: {
        ask: 'Que devient le score de [[row:product_scores:0]] et [[col:product_scores:0]] ?',
        answer: {
          wrong: {
            grow: 'Un score grandit avec ce que deux lignes ont en commun, et c’est ce que f laisse maintenant de côté. Pour le deuxième nombre, [[row:mapped_key:0]] a [[mapped_key:0,1]].',
            stay: 'Le premier nombre faisait tout le score : pour le deuxième, [[row:mapped_key:0]] a [[mapped_key:0,1]]. f laisse le premier de côté, il ne reste donc rien.',
          },
        },
        right: 'Ce que f laisse de côté ne peut plus être comparé.',
        wrong:
          'f laisse de côté le premier nombre, et dans le deuxième, [[row:mapped_key:0]] a [[mapped_key:0,1]].',
      },
      because:
        'Il était de [[was:product_scores:0,0]], il est maintenant de [[product_scores:0,0]]. De l’état, f fait [[mapped_query:0,0]] ; [[mapped_query:0,1]], et g fait [[mapped_key:0,0]] ; [[mapped_key:0,1]] : il ne reste rien de commun. f tourne avant que les deux mots ne se rencontrent : rien ne peut le rattraper. Le score du réseau des paires est toujours [[scores:0,0]].',
    },
    {
      title: 'Des phrases plus longues',
      text: 'Une figure a un curseur pour chaque phrase. Allongez les deux. Quel décompte croît le plus vite ? Et quand M · N est-il le plus petit ?',
      because:
        'Chaque mot de plus à écrire ajoute toute une ligne de carrés : N passages de plus pour le réseau, mais un seul pour f. Avec un seul mot d’un côté, M · N est plus petit de un. Il y a alors une paire par mot de l’autre côté, et M + N compte aussi le mot seul.',
    },
    {
      title: 'Comptez vous-même',
      text: 'Une expérience exécute les deux façons sur des phrases de plus en plus longues et compte les lignes qui passent par les réseaux. À quoi ressembleront les deux courbes ? Devinez, puis lancez-la.',
      because:
        'Le décompte des paires croît comme le carré de la longueur : une courbe qui monte de plus en plus vite. Celui des deux applications lui est proportionnel : une droite. Les lignes sont comptées, non estimées : les décomptes sont exacts.',
    },
  ],
  checks: [
    {
      title: 'Un score par deux applications',
      question: {
        ask: 'De l’état de [[row:mapped_query:1]], f fait [[mapped_query:1,0]] ; [[mapped_query:1,1]] ; de celui de [[row:mapped_key:1]], g fait [[mapped_key:1,0]] ; [[mapped_key:1,1]]. Quel score leur produit donne-t-il ? Une décimale suffit.',
        right:
          '[[mapped_query:1,0]] · [[mapped_key:1,0]] + [[mapped_query:1,1]] · [[mapped_key:1,1]] = [[product_scores:1,1]].',
        wrong:
          'Multipliez le premier par le premier, le deuxième par le deuxième, avec leurs signes, puis additionnez.',
        mistakes: [
          {
            text: '[[given]] est le score du réseau qui lit des paires. Les deux applications ont leurs propres scores.',
          },
          {
            text: '[[given]] est le score de [[row:product_scores:1]] et [[col:product_scores:2]]. Sa colonne est celle d’un autre mot.',
          },
        ],
      },
    },
    {
      title: 'Comptez les passages',
      question: {
        ask: 'Il y a [[dim:m]] mots à écrire et [[dim:n]] mots lus. Combien de fois tourne g ?',
        right:
          'g tourne une fois par mot lu, quel que soit le nombre de mots écrits : [[key_count:0,0]] fois.',
        wrong: 'g lit un mot à la fois. Laquelle des deux phrases lit-elle ?',
        mistakes: [
          { text: '[[given]] est le nombre de paires. g ne lit jamais de paire.' },
          { text: '[[given]] est le décompte de f, qui lit les mots à écrire. g lit les autres.' },
          { text: '[[given]] est le décompte de f et g ensemble. Combien de fois tourne g seule ?' },
        ],
      },
    },
    {
      title: 'De quoi un score est-il fait ?',
      question: {
        ask: 'Sélectionnez le score fait de f de [[row:product_scores:2]] et de g de [[col:product_scores:2]].',
        right: 'La ligne du mot à écrire, la colonne du mot lu.',
        wrong:
          'Cette cellule est faite de f de [[row:product_scores:gr]] et de g de [[col:product_scores:g]]. f concerne les lignes, g les colonnes.',
      },
    },
  ],
  remember: [
    {
      text: 'Un réseau qui lit des paires tourne M · N fois ; deux applications qui lisent des mots seuls tournent M + N fois.',
    },
    { text: 'Après les deux applications, un seul produit matriciel donne tous les scores.' },
    {
      text: 'Un transformeur fait de même : requêtes et clés se calculent séparément, puis se multiplient.',
    },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, « Attention Is All You Need »',
      place: 'section 3.2.1, équation 1',
    },
    {
      text: 'Bahdanau et al. 2015, « Neural Machine Translation by Jointly Learning to Align and Translate »',
      place: 'annexe A.1.2',
    },
    {
      text: 'L’article « Explaining Attention Mechanism » compte les passages de cette façon. Il reste M · N scores à calculer, par un seul produit.',
    },
  ],
} satisfies TextTree;
