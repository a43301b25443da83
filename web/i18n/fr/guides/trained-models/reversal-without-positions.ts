import type { TextTree } from '../../../translations';

const head = 'layer_0/self/head_0';

export default {
  cover: {
    lead: 'Il a été entraîné à écrire des mots à l’envers, mais rien ne lui dit où se trouve une lettre. Il a lu [[row:x:0]] [[row:x:1]] [[row:x:2]] [[row:x:3]] [[row:x:4]] [[row:x:5]] et l’arrêt [[row:x:6]].',
    question: {
      ask: 'Un modèle lit les lettres d’un mot. Voit-il leur ordre ?',
      answer: {
        choices: [
          {
            text: 'Oui',
            wrong: `Pour voir l’ordre, il faudrait que quelque chose, dans les lignes, dise où se trouve une lettre. Les deux lettres [[row:x:1]] ont le score [[${head}/scores:1,0]] avec [[row:x:0]], comme si elles étaient à la même place.`,
          },
          {
            text: 'Seulement la première',
            wrong: `Même pas : rien ne marque la première place. Les deux lettres [[row:x:1]] ont le score [[${head}/scores:1,0]] avec [[row:x:0]], de près ou de loin.`,
          },
          { text: 'Pas du tout' },
        ],
      },
      right: `Les deux [[row:x:1]] du mot ont avec [[row:x:0]] le score [[${head}/scores:1,0]] : sans positions, un mot est un sac de lettres. Que peut encore en faire le modèle ?`,
      wrong: `Il ne le voit pas. Les deux [[row:x:1]] du mot ont avec [[row:x:0]] le score [[${head}/scores:1,0]] : sans positions, un mot est un sac de lettres. Que peut encore en faire le modèle ?`,
    },
  },
  keySteps: [
    { title: 'Le texte : un mot, un arrêt, la bonne réponse' },
    {
      title: 'Une ligne par lettre, et rien sur sa place',
      action: 'Cherchez les lignes de [[row:x:1]] : toutes contiennent les mêmes nombres.',
    },
    { title: 'Le masque : quelles lettres précèdent' },
    { title: 'Les requêtes : une par lettre de l’alphabet' },
    { title: 'Les clés : une par lettre de l’alphabet' },
    {
      title: 'Les scores : toujours les mêmes lignes',
      prediction: {
        ask: `La deuxième lettre, [[row:x:1]], et la première, [[row:x:0]], ont pour score [[${head}/scores:1,0]]. Quel est le score de la quatrième lettre, elle aussi [[row:x:3]], et de la première ? Faites glisser le curseur.`,
        right: `Encore [[${head}/scores:3,0]] : la requête est celle de la lettre, et la clé est la même.`,
        wrong: `Vous avez dit [[given]] ; c’est encore [[${head}/scores:3,0]]. La même lettre a la même requête, donc les mêmes scores.`,
      },
    },
    {
      title: 'Les poids : ce que le masque en laisse',
      prediction: {
        ask: 'Les deux [[row:x:1]] du mot ont les mêmes scores. Le masque cache les lettres suivantes, et le softmax partage le reste. Donnent-elles le même poids à [[row:x:0]] ?',
        answer: {
          choices: [
            {
              text: 'Oui',
              wrong: `Leurs scores sont les mêmes, mais pas le nombre de lettres qu’elles voient : la quatrième doit partager entre plus de lettres. Elles donnent [[${head}/weights:1,0]] et [[${head}/weights:3,0]].`,
            },
            { text: 'Non, la deuxième lettre lui donne davantage' },
            {
              text: 'Non, la quatrième lettre lui donne davantage',
              wrong: `C’est l’inverse : la quatrième lettre voit plus de lettres, chacune reçoit donc moins. Elle donne [[${head}/weights:3,0]], la deuxième [[${head}/weights:1,0]].`,
            },
          ],
        },
        right: `[[${head}/weights:1,0]] et [[${head}/weights:3,0]] : la quatrième lettre partage ses poids entre quatre lettres, la deuxième entre deux seulement.`,
        wrong: `Elles donnent [[${head}/weights:1,0]] et [[${head}/weights:3,0]]. Les scores sont les mêmes, mais la deuxième lettre partage ses poids entre deux lettres, la quatrième entre quatre.`,
      },
    },
    { title: 'Ce que l’attention a trouvé : un mélange de lettres' },
    { title: 'Ajouté à ce que l’on savait' },
    {
      title: 'Les logits : un nombre par lettre possible',
      prediction: {
        ask: 'Après l’arrêt, il faudrait écrire [[row:x:7]] : c’est le plus grand nombre de la ligne qui désigne la lettre écrite. Que sait encore le modèle de la réponse ?',
        answer: {
          choices: [
            {
              text: 'Rien du tout',
              wrong:
                'Il sait quelque chose : les lettres du mot ont des nombres de [[logits:6,0]] à [[logits:6,5]], mais [[col:logits:1]], qui n’y est pas, a [[logits:6,1]].',
            },
            { text: 'Quelles lettres elle contient' },
            {
              text: 'Quelle lettre vient en premier',
              wrong:
                'Alors [[col:logits:4]] serait en tête. Il a [[logits:6,4]], mais [[col:logits:5]] a [[logits:6,5]] : le modèle connaît les lettres, et devine leur ordre.',
            },
          ],
        },
        right:
          'Les lettres du mot ont des nombres de [[logits:6,0]] à [[logits:6,5]] ; [[col:logits:1]], qui n’y est pas, a [[logits:6,1]]. Laquelle vient en premier, il le devine.',
        wrong:
          'Il sait quelles lettres elle contient. Elles ont des nombres de [[logits:6,0]] à [[logits:6,5]] ; [[col:logits:1]], qui n’est pas dans le mot, a [[logits:6,1]]. Laquelle vient en premier, il le devine.',
      },
    },
  ],
  tries: [
    {
      title: 'Échangez deux lettres',
      text: 'Vous allez échanger la première et la dernière lettre : le modèle lira [[row:x:5]] [[row:x:1]] [[row:x:2]] [[row:x:3]] [[row:x:4]] [[row:x:0]].',
      question: {
        ask: 'À l’envers, le mot commence maintenant par [[col:logits:5]]. Dans la ligne de l’arrêt, cette lettre avait [[logits:6,5]]. Que devient ce nombre ?',
        answer: {
          wrong: {
            grow: 'Cette lettre serait maintenant la bonne, mais le modèle ne peut pas le voir : après l’arrêt, les mêmes lettres ont été lues qu’avant.',
            shrink:
              'La lettre a seulement changé de place. La ligne de l’arrêt additionne toujours les mêmes lettres, dans un autre ordre.',
          },
        },
        right: 'Après l’arrêt, les lettres lues sont les mêmes qu’avant.',
        wrong: 'Il reste le même : après l’arrêt, les lettres lues sont les mêmes qu’avant.',
      },
      because: `C’est toujours [[logits:6,5]], et toute la ligne de l’arrêt est restée telle quelle. Le poids de [[col:logits:4]] a suivi la lettre : il était de [[was:${head}/weights:6,5]] à la dernière place, il est maintenant de [[${head}/weights:6,0]] à la première. Une somme ne dépend pas de l’ordre de ses termes.`,
    },
    {
      title: 'Enlevez le masque',
      text: 'Ici, seul le masque dépend de l’ordre. Vous allez le désactiver : chaque ligne regardera alors toutes les lignes.',
      question: {
        ask: 'Quelles lignes de poids seront alors égales ?',
        answer: {
          choices: [
            {
              text: 'Aucune',
              wrong:
                'Des lettres égales ont des lignes égales, donc des scores égaux. Sans le masque, elles partagent aussi entre les mêmes lettres : leurs poids sont égaux.',
            },
            { text: 'Celles de la même lettre' },
            {
              text: 'Toutes',
              wrong: `Des lettres différentes cherchent des choses différentes : la ligne de [[row:x:0]] commence par [[${head}/weights:0,0]], celle de [[row:x:1]] par [[${head}/weights:1,0]].`,
            },
          ],
        },
        right: 'Elles ont les mêmes scores et regardent maintenant les mêmes lignes.',
        wrong:
          'Celles de la même lettre : elles ont les mêmes scores et regardent maintenant les mêmes lignes.',
      },
      because: `Les lignes de [[row:x:1]] commençaient par [[was:${head}/weights:1,0]] et [[was:${head}/weights:3,0]] ; toutes deux commencent maintenant par [[${head}/weights:1,0]]. Leurs nombres dans [[logits]] sont égaux aussi : quoi qu’il vienne ensuite, le modèle dit la même chose après chacune d’elles.`,
    },
    {
      title: 'Les mêmes lettres dans un autre ordre',
      text: 'Dans la figure avec le texte, choisissez le deuxième texte : il a les lettres du premier dans un autre ordre. Comparez ce que dit le modèle à ce qu’il devrait dire, pour les deux textes.',
      because:
        'Les deux réponses sont les mêmes, puisque les deux sacs contiennent les mêmes lettres. La réponse est faite de lettres du mot, mais leur ordre est deviné. Le tableau compare l’exactitude de ce modèle à celle du modèle avec positions.',
    },
    {
      title: 'Désactivez la tête',
      text: 'La figure ci-dessous désactive la seule tête de ce modèle : rien de ce que trouve l’attention n’est ajouté. Comparez ce que dit le modèle avec et sans elle, pour plusieurs textes.',
      because:
        'Sans la tête, la ligne de l’arrêt contient l’arrêt et rien d’autre : elle dit donc la même chose après chaque mot. Avec elle, le modèle sait au moins quelles lettres il a lues.',
    },
  ],
  checks: [
    {
      title: 'Un score, deux places',
      question: {
        ask: `La cinquième lettre, [[row:x:4]], et la deuxième, [[row:x:1]], ont pour score [[${head}/scores:4,1]]. Quel est le score de la même ligne pour la quatrième lettre, [[row:x:3]] ? Une décimale.`,
        right: 'La deuxième et la quatrième lettre ont la même clé.',
        wrong: 'La deuxième et la quatrième lettre sont la même. Leurs clés diffèrent-elles ?',
        mistakes: [
          {
            text: `[[given]] est dans la ligne de [[row:x:3]] : sa requête avec la clé de [[row:x:4]]. On demande la requête de [[row:x:4]].`,
          },
          { text: '[[given]] est le score réduit. La division par √d_k vient plus tard.' },
        ],
      },
    },
    {
      title: 'Où se séparent-elles ?',
      question: {
        ask: 'Dans [[layer_0/self/output]], les lignes de la deuxième et de la quatrième lettre commencent par [[layer_0/self/output:1,0]] et [[layer_0/self/output:3,0]], bien que toutes deux soient [[row:x:1]]. Qu’est-ce qui les a rendues différentes ?',
        answer: {
          choices: [
            {
              text: 'Leurs requêtes',
              wrong:
                'Une requête vient de la seule lettre, et les deux sont des [[row:x:1]] : leurs requêtes sont égales. Qu’est-ce qui décide encore où une ligne regarde ?',
            },
            {
              text: 'Leurs valeurs',
              wrong:
                'Une valeur vient de la seule lettre, et les deux sont des [[row:x:1]]. Mais leurs lignes regardent-elles les mêmes lettres ?',
            },
            { text: 'Le masque' },
          ],
        },
        right: 'La quatrième lettre peut regarder plus de lettres : ses poids sont donc autres.',
        wrong:
          'La requête, la clé et la valeur d’une lettre sont les mêmes où qu’elle soit. Qu’est-ce qui permet à une ligne de regarder plus de lettres que l’autre ?',
      },
    },
    {
      title: 'Que lui reste-t-il pour elle-même ?',
      question: {
        ask: `La deuxième lettre, [[row:x:1]], peut regarder [[row:x:0]] et elle-même. Elle donne à [[row:x:0]] le poids [[${head}/weights:1,0]]. Quel poids se donne-t-elle ? Deux décimales.`,
        right: 'La somme des poids d’une ligne est 1.',
        wrong:
          'Seuls deux poids de cette ligne ne sont pas nuls. Quelle est la somme des poids d’une ligne ?',
        mistakes: [
          { text: '[[given]] est le poids de l’autre lettre. À eux deux, ils font 1.' },
          {
            text: '[[given]] est ce que la quatrième lettre donne à la deuxième. Elle partage ses poids entre plus de lettres.',
          },
        ],
      },
    },
  ],
  remember: [
    { text: 'Sans positions, une lettre a la même requête, la même clé et la même valeur où qu’elle soit.' },
    {
      text: 'Le masque dit seulement quelles lettres précèdent. Une seule couche ne peut pas en tirer un ordre.',
    },
    {
      text: 'Il reste un sac de lettres : le modèle sait lesquelles il y a, mais non laquelle vient ensuite.',
    },
  ],
  sources: [
    {
      text: 'Haviv et al. 2022, « Transformer Language Models without Positional Encodings Still Learn Positional Information » : avec plusieurs couches, le masque suffit',
    },
    { text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3.5' },
  ],
} satisfies TextTree;
