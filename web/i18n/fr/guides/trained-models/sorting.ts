import type { TextTree } from '../../../translations';

const head = 'layer_0/self/head_0';

export default {
  cover: {
    lead: 'On ne lui a montré que des chiffres, et les mêmes dans l’ordre. Ici, il a lu [[row:x:0]] [[row:x:1]] [[row:x:2]] [[row:x:3]] [[row:x:4]] [[row:x:5]] ; sa réponse suit le signe d’arrêt [[row:x:6]].',
    question: {
      ask: 'Un modèle trie six chiffres. Où regarde-t-il avant d’écrire le premier ?',
      answer: {
        choices: [
          {
            text: 'Le premier chiffre',
            wrong: `Ce serait recopier. Le premier chiffre, [[row:x:0]], reçoit [[${head}/weights:6,0]], les deux chiffres [[row:x:1]] reçoivent [[${head}/weights:6,1]] et [[${head}/weights:6,3]]. Comment sait-il quel chiffre est petit ?`,
          },
          { text: 'Les plus petits chiffres' },
          {
            text: 'Tous autant',
            wrong: `Il préfère les petits : un [[row:x:1]] reçoit [[${head}/weights:6,1]], le [[row:x:4]] seulement [[${head}/weights:6,4]]. Comment sait-il quel chiffre est petit ?`,
          },
        ],
      },
      right: `Les deux [[row:x:1]] reçoivent [[${head}/weights:6,1]] et [[${head}/weights:6,3]] de son attention, le [[row:x:4]] en reçoit [[${head}/weights:6,4]]. Comment sait-il quel chiffre est petit ?`,
      wrong: `Il regarde surtout les plus petits : les deux [[row:x:1]] reçoivent [[${head}/weights:6,1]] et [[${head}/weights:6,3]] de son attention, le [[row:x:4]] en reçoit [[${head}/weights:6,4]]. Comment sait-il quel chiffre est petit ?`,
    },
  },
  keySteps: [
    { title: 'Le texte : des chiffres, un arrêt, le début de la réponse' },
    { title: 'Une ligne de nombres appris pour chaque chiffre' },
    {
      title: 'Le chiffre plus la place',
      action: 'Sélectionnez un nombre de [[positioned]] : une part vient du chiffre, l’autre de la place.',
    },
    { title: 'Le masque : aucune ligne ne regarde plus loin' },
    { title: 'Les requêtes : ce que cherche chaque ligne' },
    { title: 'Les clés : à quoi chaque ligne se reconnaît' },
    {
      title: 'Les scores : d’abord les petits chiffres',
      prediction: {
        ask: `L’arrêt a pour score [[${head}/scores:6,1]] avec le premier [[row:x:1]] ; [[${head}/scores:6,0]] avec [[row:x:0]] ; [[${head}/scores:6,2]] avec [[row:x:2]] et [[${head}/scores:6,4]] avec [[row:x:4]]. Quel est son score avec [[row:x:5]] ? Faites glisser le curseur.`,
        right: `C’est [[${head}/scores:6,5]], entre les scores de [[row:x:1]] et de [[row:x:0]] : plus le chiffre est petit, plus son score est grand.`,
        wrong: `Vous avez dit [[given]] ; c’est [[${head}/scores:6,5]]. Mettez les chiffres dans l’ordre : plus le chiffre est petit, plus son score est grand, et [[row:x:5]] est entre [[row:x:1]] et [[row:x:0]].`,
      },
    },
    {
      title: 'Les poids : des chiffres plus grands de ligne en ligne',
      prediction: {
        ask: 'Le modèle a écrit [[row:x:7]] [[row:x:8]] [[row:x:9]] [[row:x:10]] [[row:x:11]] ; il manque un chiffre. Sélectionnez le plus grand poids de la dernière ligne.',
        right: `Le plus grand chiffre, [[col:${head}/weights:a]], reçoit [[${head}/weights:11,a]].`,
        wrong: `Ce poids vaut [[${head}/weights:gr,g]]. Le chiffre manquant, [[col:${head}/weights:a]], reçoit [[${head}/weights:11,a]] de la dernière ligne.`,
      },
      action:
        'Comparez la ligne de l’arrêt à celles d’en dessous : les petits chiffres reçoivent d’abord les grands poids, les grands chiffres à la fin.',
    },
    { title: 'Ce que l’attention a trouvé : un mélange de chiffres' },
    { title: 'Ce que le réseau ajoute' },
    { title: 'Tout ce que l’on sait maintenant' },
    {
      title: 'Les logits : un nombre par chiffre possible',
      prediction: {
        ask: 'Jusqu’ici, le modèle a écrit [[row:x:7]] [[row:x:8]] [[row:x:9]]. Quel chiffre vient ensuite ? Sélectionnez son nombre dans la ligne de ce [[row:x:9]].',
        right:
          'Le nombre de [[col:logits:a]] est [[logits:9,a]], loin devant tous les autres. C’est le plus grand qui désigne le chiffre écrit.',
        wrong:
          'Ce nombre vaut [[logits:gr,g]]. Dans la ligne du [[row:x:9]] écrit en dernier, le plus grand, [[logits:9,a]], est celui de [[col:logits:a]].',
      },
    },
  ],
  tries: [
    {
      title: 'Faites du dernier chiffre un 0',
      text: 'Vous allez remplacer le dernier chiffre, [[row:x:5]], par [[col:x:0]]. Le début de la réponse reste tel quel.',
      question: {
        ask: `L’arrêt donnait le plus au premier [[row:x:1]], [[${head}/weights:6,1]]. Le dernier chiffre recevait [[${head}/weights:6,5]]. Que regardera surtout l’arrêt ?`,
        answer: {
          choices: [
            {
              text: 'Toujours un [[row:x:1]]',
              wrong: `[[row:x:1]] était le plus petit chiffre, et ne l’est plus. Le nouveau reçoit [[${head}/weights:6,5]], le premier [[row:x:1]] seulement [[${head}/weights:6,1]].`,
            },
            { text: 'Le [[col:x:0]] à la dernière place' },
          ],
        },
        right: 'Il se règle sur le chiffre : c’est maintenant lui le plus petit.',
        wrong:
          'Le nouveau chiffre. Il se règle sur le chiffre, non sur la place, et c’est maintenant lui le plus petit.',
      },
      because: `La dernière place avait [[was:${head}/weights:6,5]], elle a maintenant [[${head}/weights:6,5]]. Dans la ligne de l’arrêt, [[col:logits:0]] a le plus grand nombre, [[logits:6,0]]. Un modèle qui inverse regarderait la même place, quoi qu’il s’y trouve.`,
    },
    {
      title: 'Faites taire le réseau',
      text: 'Un neurone du réseau est actif là où son nombre dépasse 0. Vous allez mettre tous les biais [[layer_0/ffn/b_1]] à −100 : aucun neurone ne sera actif, et le réseau ajoutera la même chose à chaque ligne.',
      question: {
        ask: 'Après le [[row:x:10]] de la réponse, [[col:logits:4]] avait le plus grand nombre, [[logits:10,4]]. S’écrira-t-il encore ?',
        answer: {
          choices: [
            {
              text: 'Oui',
              wrong:
                'L’attention ne fait que réunir des chiffres qui peuvent suivre. Sans le réseau, [[col:logits:4]] a [[logits:10,4]], mais [[col:logits:5]] a [[logits:10,5]].',
            },
            { text: 'Non, un autre chiffre' },
          ],
        },
        right: 'L’attention seule ne dit pas quel chiffre est le suivant.',
        wrong: 'C’est un autre chiffre qui s’écrit : l’attention seule ne dit pas lequel est le suivant.',
      },
      because: `Maintenant, [[col:logits:5]] est en tête avec [[logits:10,5]] ; [[col:logits:4]] a [[logits:10,4]]. La ligne regarde [[row:x:4]], avec [[${head}/weights:10,4]], presque autant que [[row:x:2]], avec [[${head}/weights:10,2]]. C’est le réseau qui trouve lequel vient d’abord. Un modèle qui inverse en a à peine besoin : une seule lettre y reçoit presque toute l’attention.`,
    },
    {
      title: 'Enlevez les positions',
      text: 'Pour trier, peu importe où se trouvait un chiffre. Vous allez enlever les lignes des places, [[learned_positions]] : une ligne dira quel chiffre elle contient, et rien de sa place.',
      question: {
        ask: 'Le premier chiffre de la réponse est [[col:logits:1]], le deuxième aussi est [[col:logits:1]]. Que va écrire le modèle ?',
        answer: {
          choices: [
            {
              text: 'Les deux justes',
              wrong:
                'L’arrêt n’a pas besoin des places, mais la ligne suivante si : elle ne sait pas combien est écrit, et [[col:logits:1]] n’y a que [[logits:7,1]].',
            },
            { text: 'Le premier juste, le deuxième faux' },
            {
              text: 'Les deux faux',
              wrong:
                'Le premier est encore juste : le plus petit chiffre l’est où qu’il se trouve, et [[col:logits:1]] est en tête avec [[logits:6,1]].',
            },
          ],
        },
        right: 'L’arrêt n’a pas besoin des places ; la ligne suivante, si.',
        wrong:
          'Le premier est juste, le deuxième faux : l’arrêt n’a pas besoin des places, mais la ligne suivante, si.',
      },
      because:
        'Dans la ligne de l’arrêt, [[col:logits:1]] est toujours en tête avec [[logits:6,1]]. Une ligne plus bas, il a [[logits:7,1]], et [[col:logits:3]] a [[logits:7,3]]. Seule la place d’une ligne dit combien de chiffres sont déjà écrits : le modèle ne sait plus s’il faut encore un [[col:logits:1]].',
    },
    {
      title: 'Donnez-lui des chiffres étranges',
      text: 'Dans la figure avec le texte, faites lire au modèle 3 3 3 3 3 3, puis 0 0 0 0 0 1, en les écrivant vous-même. Lequel des deux trie-t-il sans faute ?',
      because:
        'Il trie le premier. Sa réponse au second finit par un chiffre qui n’y était pas. L’entraînement tirait les chiffres au hasard : un même chiffre n’y venait presque jamais cinq fois. Le modèle a appris à trier ce qu’on lui a montré, non ce que trier veut dire.',
    },
  ],
  checks: [
    {
      title: 'Deux chiffres égaux',
      question: {
        ask: 'Le chiffre [[row:x:1]] est à la deuxième et à la quatrième place. Comment l’arrêt partage-t-il son attention entre les deux ?',
        answer: {
          choices: [
            {
              text: 'Le premier reçoit tout',
              wrong:
                'Il faudrait que leurs clés diffèrent beaucoup. Mais toutes deux viennent du même chiffre. Combien la place peut-elle compter ?',
            },
            {
              text: 'Le plus proche de l’arrêt reçoit davantage',
              wrong:
                'Cette tête se fie au chiffre, pas à sa proximité. Combien la place peut-elle donc compter ?',
            },
            { text: 'Les deux reçoivent à peu près autant' },
          ],
        },
        right: `Ils reçoivent [[${head}/weights:6,1]] et [[${head}/weights:6,3]]. Leurs places ne font qu’une petite différence.`,
        wrong: 'Cette tête se règle sur le chiffre. Combien la place peut-elle alors compter ?',
      },
    },
    {
      title: 'Quelle ligne écrit le chiffre suivant ?',
      question: {
        ask: 'Le modèle a écrit [[row:x:7]] [[row:x:8]] [[row:x:9]] [[row:x:10]]. Sélectionnez le poids par lequel il regarde le chiffre qui vient ensuite.',
        right: `La ligne du [[row:x:10]] écrit en dernier donne au [[col:${head}/weights:a]] son plus grand poids, [[${head}/weights:10,a]].`,
        wrong:
          'Cette cellule est dans la ligne de [[row:x:gr]]. C’est la ligne du chiffre écrit en dernier, sous l’arrêt, qui écrit le suivant. Dans quelle colonne se trouve celui-ci, parmi les chiffres à trier ?',
      },
    },
    {
      title: 'Deux sommes',
      question: {
        ask: 'Pour le premier [[row:x:7]] de la réponse, le deuxième nombre de la première somme, [[layer_0/residual_1]], est [[layer_0/residual_1:7,1]], et le réseau a trouvé [[layer_0/ffn/ffn_output:7,1]]. Quel est le deuxième nombre de [[layer_0/residual_2]] ? Une décimale.',
        right: 'Le réseau n’ajoute qu’une correction : [[layer_0/residual_2:7,1]].',
        wrong: 'Une connexion résiduelle additionne ce qui est entré dans le réseau et ce qui en sort.',
        mistakes: [
          {
            text: '[[given]] est seulement ce que le réseau a trouvé. On y ajoute ce que l’on savait avant.',
          },
          {
            text: '[[given]] est seulement ce que l’on savait avant. On y ajoute ce que le réseau a trouvé.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Cette tête regarde selon le chiffre. Une tête qui inverse regarde selon la place de la lettre.',
    },
    { text: 'La place d’une ligne dit au modèle combien de chiffres de la réponse sont déjà écrits.' },
    {
      text: 'L’attention rassemble les chiffres qui peuvent venir ensuite. Le réseau trouve lequel vient.',
    },
  ],
  sources: [
    {
      text: 'Weiss, Goldberg et Yahav 2021, « Thinking Like Transformers » : des programmes qui inversent et qui trient, écrits sous forme d’attention',
    },
    {
      text: 'Vaswani et al. 2017, « Attention Is All You Need »',
      place: 'section 3.3, équation 2',
    },
  ],
} satisfies TextTree;
