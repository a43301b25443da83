import type { TextTree } from '../../../translations';

const head = 'layer_0/self/head_0';

export default {
  cover: {
    lead: 'On ne lui a montré que des mots et leur inverse. Ici, il a lu [[row:x:0]] [[row:x:1]] [[row:x:2]] [[row:x:3]] [[row:x:4]] [[row:x:5]] ; sa réponse suit le signe d’arrêt [[row:x:6]].',
    question: {
      ask: 'Un modèle écrit les mots à l’envers. Combien de lettres regarde-t-il pour en écrire une ?',
      answer: {
        choices: [
          {
            text: 'Toutes celles du mot',
            wrong: `Alors son attention se répartirait sur toutes les lettres. Mais [[${head}/weights:6,5]] va à [[col:${head}/weights:5]], la dernière. Comment trouve-t-il cette lettre ?`,
          },
          {
            text: 'Deux ou trois',
            wrong: `Alors deux ou trois se partageraient son attention. Mais [[${head}/weights:6,5]] va à une seule lettre, [[col:${head}/weights:5]], la dernière. Comment trouve-t-il cette lettre ?`,
          },
          { text: 'Une seule' },
        ],
      },
      right: `Avant sa première lettre, [[${head}/weights:6,5]] de son attention va à [[col:${head}/weights:5]], la dernière lettre du mot. Comment la trouve-t-il ?`,
      wrong: `Une seule suffit. Avant sa première lettre, [[${head}/weights:6,5]] de son attention va à [[col:${head}/weights:5]], la dernière lettre du mot. Comment la trouve-t-il ?`,
    },
  },
  keySteps: [
    { title: 'Le texte : un mot, un arrêt, le début de la réponse' },
    {
      title: 'Une ligne de nombres appris pour chaque lettre',
      prediction: {
        ask: 'La lettre [[row:x:1]] figure deux fois dans le mot : c’est la deuxième et la quatrième. Ses deux lignes seront-elles les mêmes ?',
        answer: {
          choices: [
            { text: 'Oui' },
            {
              text: 'Non, elles sont à des places différentes',
              wrong:
                'Leurs places ne comptent pas encore : une ligne dépend de sa seule lettre, et toutes deux commencent par [[word_vectors:1,0]]. La place vient à l’étape suivante.',
            },
          ],
        },
        right:
          'Toutes deux commencent par [[word_vectors:1,0]]. La ligne appartient à la lettre : le modèle ne sait pas encore où elle se trouve.',
        wrong:
          'Toutes deux commencent par [[word_vectors:1,0]]. La ligne appartient à la lettre ; la place viendra à l’étape suivante.',
      },
    },
    { title: 'Une ligne de nombres appris pour chaque place' },
    {
      title: 'La lettre plus la place',
      action: 'Comparez les deux lignes de [[row:positioned:1]] dans le mot : elles diffèrent maintenant.',
    },
    { title: 'Le masque : aucune ligne ne regarde plus loin' },
    { title: 'Les requêtes : ce que cherche chaque ligne' },
    { title: 'Les clés : à quoi chaque ligne se reconnaît' },
    {
      title: 'Les scores : qui s’accorde avec qui',
      prediction: {
        ask: 'La ligne de l’arrêt [[row:x:6]] doit écrire la dernière lettre du mot. Sélectionnez le plus grand score de cette ligne.',
        right: `Sa requête s’accorde avec la clé de [[col:${head}/scores:a]], à la fin du mot : [[${head}/scores:6,a]].`,
        wrong: `Là, le score est [[${head}/scores:gr,g]]. Le plus grand de la ligne est [[${head}/scores:6,a]], pour [[col:${head}/scores:a]], à la fin du mot.`,
      },
    },
    {
      title: 'Les poids : chaque fois une lettre plus en arrière',
      prediction: {
        ask: `L’arrêt [[row:x:6]] regarde [[col:${head}/weights:5]] et l’écrit. À la ligne suivante, le modèle lit ce [[row:x:7]] et doit écrire la lettre d’après. Sélectionnez le plus grand poids de cette ligne.`,
        right: `[[col:${head}/weights:a]] reçoit [[${head}/weights:7,a]]. Une ligne plus bas, une colonne plus à gauche : et ainsi de suite.`,
        wrong: `Ce poids vaut [[${head}/weights:gr,g]]. [[row:x:7]] donne [[${head}/weights:7,a]] à [[col:${head}/weights:a]], l’avant-dernière lettre : une ligne plus bas, une colonne plus à gauche.`,
      },
    },
    {
      title: 'Ce que l’attention a trouvé',
      action:
        'Comparez la ligne de [[row:x:2]] dans le mot à celle de [[row:x:9]] à la place 10. Toutes deux ont regardé [[row:x:2]], et leurs nombres sont presque les mêmes.',
    },
    { title: 'Ajouté à ce que l’on savait' },
    {
      title: 'Les logits : un nombre par lettre possible',
      prediction: {
        ask: 'Jusqu’ici, le modèle a écrit [[row:x:7]] [[row:x:8]] [[row:x:9]] [[row:x:10]]. Quelle lettre vient ensuite ? Sélectionnez son nombre dans la ligne de [[row:x:10]].',
        right:
          'Le nombre de [[col:logits:a]] est [[logits:10,a]], loin devant tous les autres. C’est le plus grand qui désigne la lettre écrite.',
        wrong:
          'Ce nombre vaut [[logits:gr,g]]. Dans la ligne de [[row:x:10]], le plus grand, [[logits:10,a]], est celui de [[col:logits:a]] : à l’envers, c’est la lettre suivante.',
      },
    },
  ],
  tries: [
    {
      title: 'Changez ce qu’il a écrit',
      text: `La première lettre de la réponse est [[row:x:7]]. Vous allez la remplacer par [[col:x:6]], comme si le modèle avait écrit une lettre fausse.`,
      question: {
        ask: `Cette ligne donnait [[${head}/weights:7,4]] à [[col:${head}/weights:4]]. Où regardera-t-elle avec une lettre fausse ?`,
        answer: {
          choices: [
            { text: `Toujours [[col:${head}/weights:4]]` },
            {
              text: 'Une autre lettre',
              wrong: `Ce serait le cas si cette ligne regardait d’après sa lettre. Elle regarde d’après sa place, qui n’a pas changé : [[col:${head}/weights:4]] reçoit [[${head}/weights:7,4]].`,
            },
          ],
        },
        right: 'C’est la place de la ligne qui décide, non sa lettre.',
        wrong: 'Elle regarde toujours là : c’est la place de la ligne qui décide, non sa lettre.',
      },
      because: `Elle donne [[${head}/weights:7,4]] à [[col:${head}/weights:4]], et [[col:logits:3]] a toujours le plus grand nombre de la ligne, [[logits:7,3]]. Le modèle ne cherche pas ce qui précède une lettre. Il a appris, pour chaque place, où regarder.`,
    },
    {
      title: 'Enlevez les positions',
      text: 'Vous allez enlever [[learned_positions]]. Les lignes disent alors quelle lettre elles contiennent, et plus où elle se trouve.',
      question: {
        ask: `La ligne de l’arrêt donnait à [[col:${head}/weights:5]], la dernière lettre, le poids [[${head}/weights:6,5]]. Que devient-il ?`,
        answer: {
          wrong: {
            grow: `La ligne de l’arrêt cherchait une place. Sans places, elle n’a aucune raison de préférer la dernière lettre : [[${head}/weights:6,5]].`,
            stay: `La lettre est toujours là, mais cette ligne cherchait sa place. Sans places, c’est une lettre comme les autres : [[${head}/weights:6,5]].`,
          },
        },
        right: 'Sans sa place, la dernière lettre est une lettre comme les autres.',
        wrong: 'Il diminue : sans sa place, la dernière lettre est une lettre comme les autres.',
      },
      because: `Il était de [[was:${head}/weights:6,5]], il est maintenant de [[${head}/weights:6,5]]. Les deux [[col:${head}/weights:1]] du mot reçoivent le même poids, puisque leurs lignes sont les mêmes. La leçon suivante montre un modèle entraîné ainsi.`,
    },
    {
      title: 'Donnez-lui un mot plus court',
      text: 'Tous les mots de l’entraînement avaient six lettres. Dans la figure avec le texte, écrivez « cafe » comme texte à vous et faites-le lire au modèle. Il écrit jusqu’à ce que ses places soient pleines. Que trouvez-vous à la fin de la réponse ?',
      because:
        'Les quatre dernières lettres sont le mot à l’envers. Chaque place de la réponse regarde toujours la même place du mot. L’arrêt vient trop tôt. Les premières places de la réponse ne trouvent aucune lettre du mot là où elles regardent, et ce qu’elles écrivent est faux.',
    },
    {
      title: 'Regardez-le apprendre',
      text: 'Dans la figure ci-dessous, lancez un entraînement à partir de nombres au hasard et suivez les poids. D’abord, chaque ligne répartit ses poids sur toutes les lettres. Quand la diagonale apparaît-elle, et que fait alors la courbe de la perte ?',
      because:
        'La perte mesure à quel point les bonnes lettres sont improbables pour le modèle. Tant que les lignes regardent partout, il ne peut que deviner parmi les lettres. Dès qu’elles trouvent la bonne place, la perte baisse. Les gradients l’y ont mené : personne n’a dessiné la diagonale.',
    },
  ],
  checks: [
    {
      title: 'La lettre plus la place',
      question: {
        ask: 'Le deuxième nombre de la lettre [[row:x:3]] est [[word_vectors:3,1]], celui de la quatrième place [[learned_positions:3,1]]. Que vaut-il dans [[positioned]] pour la quatrième lettre ? Deux décimales.',
        right: 'On additionne les deux : [[positioned:3,1]].',
        wrong: 'Additionnez le nombre de la lettre et celui de la place.',
        mistakes: [
          { text: '[[given]] est la lettre seule. On y ajoute sa place.' },
          {
            text: '[[given]] est le nombre de l’autre [[row:x:1]], la deuxième lettre. La quatrième place a une autre ligne.',
          },
        ],
      },
    },
    {
      title: 'Diviser par quoi ?',
      question: {
        ask: `L’arrêt [[row:x:6]] et [[col:${head}/scores:5]] ont pour score [[${head}/scores:6,5]]. Une requête a [[dim:d_k]] nombres. Quel est le score réduit ? Une décimale.`,
        right: `Le score est divisé par √d_k, la racine de [[dim:d_k]], environ 5,66.`,
        wrong: 'Divisez le score par √d_k : la racine du nombre de colonnes d’une requête.',
        mistakes: [
          { text: '[[given]] est le score divisé par d_k. Divisez par sa racine carrée, environ 5,66.' },
          { text: '[[given]] est le score lui-même. Il reste à le diviser par √d_k.' },
        ],
      },
    },
    {
      title: 'La dernière lettre de la réponse',
      question: {
        ask: 'Le modèle a écrit [[row:x:7]] [[row:x:8]] [[row:x:9]] [[row:x:10]] [[row:x:11]]. Il manque encore une lettre. Sélectionnez le poids par lequel la dernière ligne la trouve.',
        right: `La dernière ligne regarde la première lettre, [[col:${head}/weights:a]], avec un poids de [[${head}/weights:11,a]].`,
        wrong:
          'Cette cellule est dans la ligne de [[row:x:gr]]. C’est la dernière ligne qui écrit la lettre manquante. Laquelle est-ce, et où se trouve-t-elle dans le mot ?',
      },
    },
  ],
  remember: [
    {
      text: 'Une ligne est une lettre plus sa place : la même lettre à deux places n’est pas la même pour le modèle.',
    },
    {
      text: 'De ligne en ligne, cette tête regarde une place plus en arrière. Le modèle l’a trouvé pendant l’entraînement.',
    },
    { text: 'L’attention porte une lettre de la place où elle a été lue à celle où elle s’écrit.' },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, « Attention Is All You Need » : positions apprises',
      place: 'section 3.5',
    },
    {
      text: 'Weiss, Goldberg et Yahav 2021, « Thinking Like Transformers » : des programmes qui inversent et qui trient, écrits sous forme d’attention',
    },
  ],
} satisfies TextTree;
