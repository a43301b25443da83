import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un transformeur, un modèle fait d’attention, a appris à traduire à partir d’exemples seulement. Son encodeur lit la phrase anglaise ; son décodeur écrit la phrase française, mot par mot. Personne ne lui a dit quels mots vont ensemble.',
    question: {
      ask: 'Il a écrit « la ». Quel mot anglais regarde-t-il le plus pour écrire le suivant ?',
      right:
        'Il donne [[decoder_0/cross/head_0/weights:1,a]] à « [[col:decoder_0/cross/head_0/weights:a]] » et écrit « zone ». Il a sauté deux mots anglais : en français, le nom vient d’abord. Comment sait-il où regarder ?',
      wrong:
        '« [[col:decoder_0/cross/head_0/weights:g]] » reçoit [[decoder_0/cross/head_0/weights:1,g]], « [[col:decoder_0/cross/head_0/weights:a]] » reçoit [[decoder_0/cross/head_0/weights:1,a]] : le mot suivant est « zone », car en français le nom vient d’abord. Comment sait-il où regarder ?',
    },
  },
  keySteps: [
    { title: 'À l’entrée : la phrase anglaise' },
    { title: 'Les vecteurs : des nombres appris pour chaque mot' },
    { title: 'Plus la position : l’ordre des mots' },
    {
      title: 'L’encodeur : les mots anglais se regardent',
      prediction: {
        ask: 'En français, il faut choisir entre le, la et les. Quel mot « [[row:encoder_0/self/head_1/weights:0]] » regarde-t-il le plus dans la deuxième tête de l’encodeur ?',
        right:
          'Il donne [[encoder_0/self/head_1/weights:0,a]] à « [[col:encoder_0/self/head_1/weights:a]] » : en français, c’est le nom qui décide de l’article.',
        wrong:
          'Il donne [[encoder_0/self/head_1/weights:0,g]] à « [[col:encoder_0/self/head_1/weights:g]] » et [[encoder_0/self/head_1/weights:0,a]] à « [[col:encoder_0/self/head_1/weights:a]] » : en français, c’est le nom qui décide de l’article.',
      },
      action: 'Pointez un mot au-dessus de la matrice pour ne voir que ses traits.',
    },
    { title: 'À la sortie de l’encodeur : ce que voit le décodeur' },
    { title: 'Les mots français déjà écrits' },
    {
      title: 'Le décodeur : les mots français regardent en arrière',
      action: 'Repérez les zéros au-dessus de la diagonale : aucun mot ne voit ceux qui le suivent.',
    },
    { title: 'Les scores : requêtes françaises, clés anglaises' },
    {
      title: 'Les poids : où regarde le décodeur',
      prediction: {
        ask: 'Le modèle a écrit « la zone ». Les deux meilleurs scores de « [[row:decoder_0/cross/head_0/weights:2]] » sont [[decoder_0/cross/head_0/scaled_scores:2,1]] pour « [[col:decoder_0/cross/head_0/weights:1]] » et [[decoder_0/cross/head_0/scaled_scores:2,2]] pour « [[col:decoder_0/cross/head_0/weights:2]] ». Le softmax transforme les scores en parts dont la somme est 1. Quelle est celle de « [[col:decoder_0/cross/head_0/weights:2]] » ? Faites glisser le curseur.',
        right:
          'C’est [[decoder_0/cross/head_0/weights:2,2]]. Une avance de 1,6 rend la part cinq fois plus grande.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[decoder_0/cross/head_0/weights:2,2]]. Seule la différence compte : une avance de 1,6 rend la part cinq fois plus grande, car e à la puissance 1,6 vaut environ 5.',
      },
      action: 'Pointez les mots français de gauche à droite. Où les traits se croisent-ils ?',
    },
    { title: 'Le contexte : ce qui a été trouvé dans l’anglais' },
    { title: 'Ajouté à ce que le décodeur avait' },
    {
      title: 'À la sortie : un nombre par mot français',
      prediction: {
        ask: 'Après « la zone », il reste deux adjectifs : « european economic » en anglais. Quel mot reçoit le plus grand nombre ?',
        answer: {
          choices: [
            {
              text: 'européenne, le premier des deux',
              wrong:
                'Ce serait garder l’ordre anglais. Le modèle a regardé « economic » avec [[decoder_0/cross/head_0/weights:2,2]] : « économique » a donc [[logits:2,114]], « européenne » [[logits:2,37]].',
            },
            { text: 'économique, le second' },
            {
              text: 'grandit, le verbe',
              wrong:
                'Les deux adjectifs viennent avant le verbe, qui a [[logits:2,47]]. Le modèle a regardé « economic », et « économique » a [[logits:2,114]].',
            },
          ],
        },
        right:
          '« économique » a [[logits:2,114]], « européenne » seulement [[logits:2,37]] : le modèle a regardé « economic » avec un poids de [[decoder_0/cross/head_0/weights:2,2]].',
        wrong:
          '« économique » a [[logits:2,114]], « européenne » [[logits:2,37]] et « grandit » [[logits:2,47]]. Le modèle a regardé « economic » avec un poids de [[decoder_0/cross/head_0/weights:2,2]] : en français, ces adjectifs sont dans l’ordre inverse.',
      },
    },
  ],
  tries: [
    {
      title: 'Un autre nom',
      text: 'Pour écrire le premier mot français, le décodeur ne regarde que « [[col:decoder_0/cross/head_0/weights:0]] ». La matrice que vous voyez est celle de l’encodeur : elle montre combien chaque mot anglais regarde les autres. Vous allez remplacer « area » par « market », masculin en français. « The » ne change pas.',
      question: {
        ask: 'Quel sera le premier mot français ?',
        answer: {
          choices: [
            {
              text: 'la : « the » n’a pas changé',
              wrong:
                'Le mot n’a pas changé, mais sa ligne si : dans l’encodeur, il a regardé le nom. « le » a donc [[logits:0,57]], « la » [[logits:0,56]].',
            },
            { text: 'le, qui convient au nouveau nom' },
            {
              text: 'un, un autre article',
              wrong:
                '« un » traduirait « a ». « The » est toujours là, et seul le genre a changé : « le » a [[logits:0,57]], « un » [[logits:0,98]].',
            },
          ],
        },
        right: 'L’article dépend d’un mot que le décodeur n’a pas regardé.',
        wrong: 'C’est « le », bien que le décodeur ne regarde toujours que « the ».',
      },
      because:
        'Dans l’encodeur, « [[row:encoder_0/self/head_1/weights:0]] » donne [[encoder_0/self/head_1/weights:0,3]] au nom : sa ligne dit donc quel article il faut. « le » a maintenant [[logits:0,57]], contre [[was:logits:0,57]] avant. Une matrice de poids montre où regarde une tête, et non d’où vient l’information.',
    },
    {
      title: 'Inverser les adjectifs, est-ce une règle ?',
      text: 'Dans les phrases d’entraînement, « european » venait toujours avant « economic », et « économique » avant « européenne ». Vous allez échanger les deux mots anglais.',
      question: {
        ask: 'Quel mot le modèle écrira-t-il après « zone » ?',
        answer: {
          choices: [
            {
              text: 'européenne : il inverse l’ordre',
              wrong:
                'Ce serait la règle « inverser les adjectifs ». Le modèle en a appris une autre : « économique » a [[logits:2,114]], « européenne » [[logits:2,37]].',
            },
            { text: 'économique, comme avant' },
          ],
        },
        right: 'Il a appris quel adjectif suit le nom, et non à les inverser.',
        wrong: 'C’est encore « économique », avec [[logits:2,114]] contre [[logits:2,37]].',
      },
      because:
        'Le décodeur regarde maintenant « [[col:decoder_0/cross/head_0/weights:1]] », avec un poids de [[decoder_0/cross/head_0/weights:2,1]], pour écrire d’abord « économique ». Aucune phrase d’entraînement ne distinguait « inverser les adjectifs » de « économique vient juste après le nom ». C’est la seconde règle que le modèle a apprise.',
    },
    {
      title: 'Laissez le décodeur voir la suite',
      text: 'Le masque causal cache à chaque ligne les mots français qui suivent. Vous allez le désactiver : chaque ligne verra toute la traduction, même le mot qu’elle doit trouver.',
      question: {
        ask: 'Le modèle commencera-t-il encore par « la » ?',
        answer: {
          choices: [
            {
              text: 'Oui : il voit encore plus de choses',
              wrong:
                'En voir plus n’aide pas un modèle qui n’a jamais appris à s’en servir : « la » a [[logits:0,56]], le point [[logits:0,116]].',
            },
            { text: 'Non : il commence par un point' },
          ],
        },
        right: 'Il a été entraîné avec le masque, et la première ligne n’avait jamais vu d’autre mot.',
        wrong:
          'Il commence par un point. Voir davantage n’aide pas un modèle qui n’a pas appris à s’en servir.',
      },
      because:
        '« la » avait [[was:logits:0,56]], il a maintenant [[logits:0,56]], et le point a [[logits:0,116]]. À l’entraînement, une ligne qui verrait le mot suivant ne ferait que le copier. Quand le modèle traduit, ce mot n’existe pas encore. Voilà à quoi sert le masque.',
    },
    {
      title: 'De quelle tête a-t-on besoin ?',
      text: 'Sous la scène, vous pouvez désactiver chaque tête du modèle. Laquelle change le plus la traduction ? Devinez, puis désactivez-les l’une après l’autre.',
      because:
        'Sans son unique tête d’attention croisée, le décodeur ne reçoit rien de la phrase anglaise : il écrit des mots français qui n’ont rien à voir avec elle. Si l’on retire l’une des quatre têtes de l’encodeur, n’importe laquelle, la traduction de cette phrase ne change pas : les trois autres transmettent assez.',
    },
  ],
  checks: [
    {
      title: 'Diviser par quoi ?',
      question: {
        ask: 'Dans l’attention croisée, « [[row:decoder_0/cross/head_0/scores:2]] » et « [[col:decoder_0/cross/head_0/scores:2]] » ont le score [[decoder_0/cross/head_0/scores:2,2]]. Leur requête et leur clé ont [[dim:d_k_cross]] nombres chacune ; √32 vaut environ 5,66. Quel est le score réduit ? Une décimale suffit.',
        right: 'Le score divisé par √d_k, où d_k est la largeur d’une clé : [[dim:d_k_cross]].',
        wrong: 'Divisez le score par la racine de la largeur d’une clé.',
        mistakes: [{ text: '[[given]] est le score lui-même. Il reste à le diviser par √d_k.' }],
      },
    },
    {
      title: 'À partir de quelle ligne écrit-on un mot ?',
      question: {
        ask: 'Sélectionnez le poids que le décodeur a donné à « european » pour écrire « européenne ».',
        right:
          'La ligne porte le nom du mot précédent : à partir de « [[row:decoder_0/cross/head_0/weights:3]] », le modèle écrit « européenne ».',
        wrong:
          'Cette cellule est dans la ligne de « [[row:decoder_0/cross/head_0/weights:gr]] ». Quand le modèle cherche un mot, la ligne de ce mot n’existe pas encore. Le mot s’écrit à partir de la ligne du mot précédent.',
      },
    },
    {
      title: 'Comment connaît-il l’article ?',
      question: {
        ask: 'Le modèle écrit « la » parce que « zone » est féminin. Comment le nom agit-il sur le premier mot français ?',
        answer: {
          choices: [
            {
              text: 'Avant « la », c’est surtout « area » que le décodeur regarde.',
              wrong:
                'Il ne donne à « area » que [[decoder_0/cross/head_0/weights:0,3]], et presque tout à « the ». Où les mots se sont-ils déjà regardés ?',
            },
            { text: 'Dans l’encodeur, « the » a regardé « area ».' },
            {
              text: 'Dans le décodeur, la première ligne voit « zone ».',
              wrong:
                '« zone » n’est pas encore écrit, et le masque le cache : [[decoder_0/self/head_1/weights:0,2]]. Où les mots se regardent-ils aussi ?',
            },
          ],
        },
        right:
          'Avec un poids de [[encoder_0/self/head_1/weights:0,3]]. Le décodeur ne donne que [[decoder_0/cross/head_0/weights:0,3]] à « area », et trouve le genre dans la ligne de « the ».',
        wrong:
          'Avant « la », le décodeur donne [[decoder_0/cross/head_0/weights:0,3]] à « area », et le masque cache tous les mots français qui suivent. Où les mots se regardent-ils encore ?',
      },
    },
  ],
  remember: [
    {
      text: 'Avant chaque mot, le décodeur regarde les mots de la source dont il a besoin, dans n’importe quel ordre. Il ne l’a appris que par des traductions.',
    },
    {
      text: 'Dans l’encodeur, les mots recueillent les uns chez les autres ce qu’il leur faut. Les poids montrent donc où regarde une tête, et non d’où vient l’information.',
    },
    {
      text: 'Le résultat est un nombre pour chaque mot du vocabulaire. Le mot qui a le plus grand est écrit, et devient la ligne suivante de la cible.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3, figure 1' },
    {
      text: 'Bahdanau et al. 2015, « Neural Machine Translation by Jointly Learning to Align and Translate », avec « the European Economic Area »',
      place: 'figure 3',
    },
    {
      text: 'Dans l’attention croisée, une phrase en regarde une autre. Certains textes y prennent les clés et les requêtes dans la même phrase. Ici, les clés et les valeurs viennent de la phrase anglaise ; seules les requêtes viennent de la française.',
    },
  ],
} satisfies TextTree;
