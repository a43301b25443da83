import type { TextTree } from '../../../translations';

const head = 'layer_0/self/head_1';

export default {
  cover: {
    lead: 'À partir de phrases anglaises à deux noms, un modèle a appris à donner celui que « it » désigne. Il répond au dernier mot, « tired » (fatigué).',
    question: {
      ask: 'Que désigne « it » dans cette phrase ? Choisissez son nom.',
      right: `Le dernier mot, « [[row:x:11]] », donne [[${head}/weights:11,a]] de son attention à « [[col:${head}/weights:a]] » et [[${head}/weights:11,6]] à « [[row:x:6]] ». Comment trouve-t-il son nom ?`,
      wrong: `« [[col:${head}/weights:g]] » reçoit [[${head}/weights:11,g]]. Le dernier mot, « [[row:x:11]] », donne [[${head}/weights:11,a]] à « [[col:${head}/weights:a]] » : seul un animal peut être fatigué. Comment trouve-t-il son nom ?`,
    },
  },
  keySteps: [
    { title: 'La phrase : douze mots' },
    { title: 'Une ligne de nombres appris pour chaque mot' },
    { title: 'Le mot plus la position' },
    {
      title: 'Le masque : aucune ligne ne regarde plus loin',
      prediction: {
        ask: 'Le modèle lit de gauche à droite. Dans la ligne de « [[row:x:8]] », peut-il déjà savoir ce que « [[row:x:8]] » désigne ?',
        answer: {
          choices: [
            {
              text: 'Oui, les deux noms sont là',
              wrong:
                'Les deux noms y sont, mais c’est « [[row:x:11]] » qui décide, et il est caché : [[mask:8,11]]. C’est donc à la dernière ligne de répondre.',
            },
            { text: 'Non, le mot qui décide est caché' },
          ],
        },
        right:
          'Avec [[mask:8,11]], le dernier mot est caché à cette ligne. C’est donc à la dernière de répondre.',
        wrong:
          'Les deux noms sont là, mais c’est « [[row:x:11]] » qui décide, et il est caché : [[mask:8,11]]. C’est donc à la dernière ligne de répondre.',
      },
    },
    { title: 'La requête : ce que cherche le dernier mot' },
    { title: 'Les clés : à quoi chaque mot se reconnaît' },
    {
      title: 'Les scores : ce nom convient-il ?',
      prediction: {
        ask: 'La requête de « [[row:x:11]] » rencontre toutes les clés. Sélectionnez le plus grand score de la dernière ligne.',
        right: `« [[col:${head}/scores:a]] » a [[${head}/scores:11,a]], « [[row:x:6]] » seulement [[${head}/scores:11,6]].`,
        wrong: `Ce score vaut [[${head}/scores:gr,g]]. Dans la dernière ligne, le plus grand, [[${head}/scores:11,a]], est celui de « [[col:${head}/scores:a]] » ; « [[row:x:6]] » a [[${head}/scores:11,6]].`,
      },
    },
    {
      title: 'Les poids : le dernier mot regarde son nom',
      prediction: {
        ask: `Divisé par √d_k, le score de « [[row:x:1]] » est [[${head}/scaled_scores:11,1]], celui de « [[row:x:6]] » [[${head}/scaled_scores:11,6]] : une avance d’environ 4. Le softmax élève e à la puissance de chaque score et en fait des parts, les poids. Combien de fois le poids de « [[row:x:1]] » est-il plus grand que celui de « [[row:x:6]] » ?`,
        answer: {
          choices: [
            {
              text: 'Presque trois fois, comme le score',
              wrong: `Les parts ne suivent pas le rapport des scores. Chaque point d’avance rend une part e ≈ 2,7 fois plus grande : « [[row:x:1]] » reçoit [[${head}/weights:11,1]], « [[row:x:6]] » [[${head}/weights:11,6]].`,
            },
            {
              text: 'Quatre fois, comme l’avance',
              wrong: `Chaque point d’avance rend une part e ≈ 2,7 fois plus grande, et quatre points le font quatre fois : « [[row:x:1]] » reçoit [[${head}/weights:11,1]], « [[row:x:6]] » [[${head}/weights:11,6]].`,
            },
            { text: 'Plus de cinquante fois' },
          ],
        },
        right: `Chaque point d’avance rend une part e ≈ 2,7 fois plus grande : « [[row:x:1]] » reçoit [[${head}/weights:11,1]], « [[row:x:6]] » [[${head}/weights:11,6]].`,
      },
      action:
        'Dans la figure avec la phrase, choisissez une autre phrase, puis comparez les dernières lignes.',
    },
    { title: 'Ce que l’attention a trouvé : un nom' },
    { title: 'Chaque ligne : son mot, et ce qu’il a trouvé' },
    {
      title: 'Les logits : un nombre par mot',
      prediction: {
        ask: 'Le modèle connaît 48 noms. Lequel a le plus grand nombre dans la dernière ligne ?',
        answer: {
          choices: [
            {
              text: 'Un autre animal, [[col:logits:17]]',
              wrong:
                'Le modèle sait qu’il s’agit d’un animal, mais « [[col:logits:17]] » n’est pas dans la phrase : il a [[logits:11,17]]. « [[col:logits:0]] », que la tête a apporté ici, a [[logits:11,0]].',
            },
            { text: '[[col:logits:0]]' },
            {
              text: '[[col:logits:39]]',
              wrong:
                'Il est dans la phrase, mais la tête ne l’a pas apporté ici : « [[col:logits:39]] » a [[logits:11,39]], « [[col:logits:0]] » [[logits:11,0]].',
            },
          ],
        },
        right: '« [[col:logits:0]] » a [[logits:11,0]], loin devant les autres : la tête l’a apporté ici.',
        wrong:
          'C’est « [[col:logits:0]] », avec [[logits:11,0]] ; « [[col:logits:17]] » a [[logits:11,17]] et « [[col:logits:39]] » [[logits:11,39]]. La tête a apporté « [[col:logits:0]] » ici.',
      },
    },
  ],
  tries: [
    {
      title: 'Changez le dernier mot',
      text: 'Vous allez remplacer « [[row:x:11]] » (fatigué) par « [[col:x:91]] » (large). Tous les autres mots restent.',
      question: {
        ask: 'Que va regarder le dernier mot ?',
        answer: {
          choices: [
            {
              text: 'Toujours [[row:x:1]]',
              wrong: `C’était juste pour le mot d’avant. Un animal n’est pas trop large : il reçoit maintenant [[${head}/weights:11,1]], et « [[row:x:6]] » reçoit [[${head}/weights:11,6]].`,
            },
            { text: '[[row:x:6]]' },
            {
              text: 'Les deux autant',
              wrong: `Un seul des deux peut être trop large : « [[row:x:6]] » reçoit [[${head}/weights:11,6]], « [[row:x:1]] » [[${head}/weights:11,1]].`,
            },
          ],
        },
        right: 'Un mot a changé ce qu’un autre veut dire.',
        wrong: '« [[row:x:6]] » : un animal n’est pas trop large. Un mot a changé ce qu’un autre veut dire.',
      },
      because: `« [[row:x:6]] » avait [[was:${head}/weights:11,6]], il a maintenant [[${head}/weights:11,6]]. Les clés sont les mêmes ; un autre dernier mot donne une autre requête. Le modèle répond « [[col:logits:39]] », avec [[logits:11,39]].`,
    },
    {
      title: 'Désactivez la tête',
      text: 'Vous allez désactiver la deuxième tête, celle qui regarde le nom : ses lignes de [[layer_0/self/w_o]] passent à 0.',
      question: {
        ask: 'Le modèle répondait « [[col:logits:0]] ». Que répondra-t-il sans cette tête ?',
        answer: {
          choices: [
            {
              text: 'Toujours [[col:logits:0]]',
              wrong:
                'Seule cette tête trouvait de quel animal il s’agit. Sans elle, « [[col:logits:0]] » a [[logits:11,0]], « [[col:logits:17]] » [[logits:11,17]].',
            },
            {
              text: 'L’autre nom, [[col:logits:39]]',
              wrong:
                'Le reste de la couche sait encore que seuls les animaux sont fatigués : « [[col:logits:39]] » a [[logits:11,39]], « [[col:logits:17]] » [[logits:11,17]].',
            },
            { text: 'Un nom absent de la phrase, [[col:logits:17]]' },
          ],
        },
        right: 'Il sait encore que ce doit être un animal, mais plus lequel.',
        wrong:
          'Il répond « [[col:logits:17]] » : il sait encore que ce doit être un animal, mais plus lequel.',
      },
      because:
        '« [[col:logits:17]] » a maintenant [[logits:11,17]] ; « [[col:logits:0]] » est passé de [[was:logits:11,0]] à [[logits:11,0]]. Que seuls les animaux soient fatigués, c’est le reste de la couche qui l’a appris. De quel animal parle la phrase, cette tête seule le trouve. La première tête ne change presque rien : essayez sous la leçon.',
    },
    {
      title: 'Le monde à l’envers',
      text: 'Vous allez lui faire lire : « the suitcase cannot fit into the trophy because it is too large ». Ici, c’est la valise (suitcase) qui serait trop grande pour le trophée (trophy).',
      question: {
        ask: 'Que désignera « it » selon le modèle ?',
        answer: {
          choices: [
            {
              text: '[[col:logits:40]]',
              wrong:
                'C’est ce que vous savez du monde. Le modèle sait seulement quels adjectifs allaient avec quels noms : il dit « [[col:logits:43]] », avec [[logits:11,43]].',
            },
            { text: '[[col:logits:43]]' },
          ],
        },
        right: 'Il se trompe, avec autant d’assurance que d’habitude.',
        wrong: 'Il répond « [[col:logits:43]] ». Il se trompe, avec autant d’assurance que d’habitude.',
      },
      because:
        '« [[col:logits:43]] » a [[logits:11,43]], « [[col:logits:40]] » [[logits:11,40]]. Dans toutes les phrases de l’entraînement, ce qui est trop grand est ce que l’on met dans autre chose. Le modèle a appris quels adjectifs vont avec quels noms. Il ne sait pas ce qui tient dans quoi.',
    },
    {
      title: 'Deux qui peuvent être fatigués',
      text: 'Vous allez remplacer « [[row:x:6]] » par « [[col:x:27]] » (cheval). Maintenant, les deux noms peuvent être fatigués.',
      question: {
        ask: 'Comment le dernier mot partagera-t-il son attention ?',
        answer: {
          choices: [
            {
              text: 'Presque tout au premier nom',
              wrong: `Être le premier n’est pas un avantage : les deux noms peuvent être fatigués, et le second reçoit [[${head}/weights:11,6]].`,
            },
            {
              text: 'Presque tout au deuxième nom',
              wrong: `Être plus près n’est pas un avantage : les deux noms peuvent être fatigués, et le premier reçoit [[${head}/weights:11,1]].`,
            },
            { text: 'Beaucoup à chacun des deux' },
          ],
        },
        right: 'Les deux clés conviennent à la requête.',
        wrong: 'Beaucoup à chacun des deux : les deux clés conviennent à la requête.',
      },
      because: `« [[row:x:1]] » reçoit [[${head}/weights:11,1]], « [[col:x:27]] » [[${head}/weights:11,6]]. L’entraînement n’avait pas de telle phrase, et vous non plus ne pourriez pas trancher. Le modèle donne quand même l’un des deux.`,
    },
  ],
  checks: [
    {
      title: 'Quelle ligne répond ?',
      question: {
        ask: 'Pourquoi la réponse est-elle dans la ligne de « [[row:x:11]] », et non dans celle de « [[row:x:8]] » ?',
        answer: {
          choices: [
            {
              text: 'La ligne de [[row:x:8]] ne voit aucun nom',
              wrong: `Les deux noms viennent avant cette ligne, elle les voit donc : [[${head}/weights:8,1]] va au premier. Quels mots ne voit-elle pas ?`,
            },
            { text: 'Elle ne voit pas [[row:x:11]]' },
            {
              text: 'Elle ne regarde qu’elle-même',
              wrong: `Elle se donne [[${head}/weights:8,8]], pas tout. Quels mots ne voit-elle pas du tout, et lequel décide ?`,
            },
          ],
        },
        right: `Son poids pour « [[row:x:11]] » est [[${head}/weights:8,11]] : le masque cache ce qui vient plus tard, et c’est ce mot qui décide.`,
        wrong:
          'Suivez la ligne de « [[row:x:8]] ». Quels mots ont le poids 0, et lequel d’entre eux décide ?',
      },
    },
    {
      title: 'Réduire un score',
      question: {
        ask: `Dans la dernière ligne, le score de « [[row:x:1]] » est [[${head}/scores:11,1]], et d_k vaut [[dim:d_k]]. Quel est son score réduit ? Une décimale suffit.`,
        right: `[[${head}/scores:11,1]] divisé par 4 donne [[${head}/scaled_scores:11,1]].`,
        wrong: 'Divisez le score par la racine de d_k.',
        mistakes: [{ text: '[[given]] est le score lui-même. On le divise par la racine de d_k.' }],
      },
    },
    {
      title: 'Trouvez le nom',
      question: {
        ask: 'Sélectionnez le poids par lequel le modèle trouve ce que « it » désigne.',
        right: `La dernière ligne donne [[${head}/weights:11,a]] à « [[col:${head}/weights:a]] ».`,
        wrong:
          'Cette cellule est dans la ligne de « [[row:x:gr]] ». Seule la dernière ligne voit toute la phrase. Où est son plus grand poids ?',
      },
    },
  ],
  remember: [
    {
      text: 'Ce qu’un mot désigne peut dépendre d’un seul autre mot. Une tête peut aller le chercher.',
    },
    { text: 'La requête demande une sorte de nom ; les clés disent quels noms sont de cette sorte.' },
    {
      text: 'Désactiver une tête montre à quoi elle sert. Ici, elle apporte le nom ; la sorte de nom est connue sans elle.',
    },
  ],
  sources: [
    {
      text: 'Levesque, Davis et Morgenstern 2012, « The Winograd Schema Challenge » : des phrases de ce genre, deux par deux, avec le trophée et la valise',
    },
    {
      text: 'Uszkoreit 2017, l’article sur le transformeur dans le blog de Google Research : l’animal et la rue',
    },
    {
      text: 'Vaswani et al. 2017, « Attention Is All You Need » : des têtes qui vont de « its » à son nom',
      place: 'figure 4',
    },
  ],
} satisfies TextTree;
