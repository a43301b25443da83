import type { TextTree } from '../../../translations';

const head = 'layer_0/self/head_0';

export default {
  cover: {
    lead: 'Le texte est [[row:x:0]] [[row:x:1]] [[row:x:2]] [[row:x:3]] [[row:x:4]] [[row:x:5]] [[row:x:6]] [[row:x:7]] [[row:x:8]] [[row:x:9]] [[row:x:10]] [[row:x:11]]. Un modèle à deux couches trouve ce qui suivait [[row:x:1]] la première fois. Celui-ci a appris des mêmes textes.',
    question: {
      ask: 'Les lettres recommencent : [[row:x:10]] [[row:x:11]]. Un modèle à une couche sait-il la suite ?',
      answer: {
        choices: [
          {
            text: 'Oui, [[row:x:2]]',
            wrong:
              'Avec deux couches, oui. Avec une seule, [[col:logits:5]] reçoit [[logits:11,5]], et [[col:logits:1]] [[logits:11,1]]. Qu’est-ce qu’une seule couche ne peut pas faire ?',
          },
          { text: 'Non, il dit une autre lettre' },
        ],
      },
      right:
        'Il dit [[col:logits:1]], avec [[logits:11,1]] ; la bonne lettre, [[col:logits:5]], a [[logits:11,5]]. Qu’est-ce donc qu’une seule couche ne peut pas faire ?',
      wrong:
        'Il ne la sait pas. Il dit [[col:logits:1]], avec [[logits:11,1]] ; la bonne lettre, [[col:logits:5]], a [[logits:11,5]]. Qu’est-ce donc qu’une seule couche ne peut pas faire ?',
    },
  },
  keySteps: [
    { title: 'Le texte : des lettres qui reviennent' },
    { title: 'Une ligne de nombres appris pour chaque lettre' },
    { title: 'Une ligne de nombres appris pour chaque place' },
    {
      title: 'La lettre plus la place',
      action: 'Sélectionnez un nombre de [[positioned]] : rien n’y vient d’une autre lettre.',
    },
    { title: 'Le masque : aucune ligne ne regarde plus loin' },
    { title: 'Les requêtes : ce que cherche chaque ligne' },
    { title: 'Les clés : une lettre et sa place, rien d’autre' },
    { title: 'Les scores : l’accord d’une requête et d’une clé' },
    {
      title: 'Les poids : une bande au lieu d’une lettre',
      prediction: {
        ask: 'La treizième ligne est le second [[row:x:12]]. Avec deux couches, presque tout son poids va à [[row:x:3]], qui suivait le premier. Combien y va-t-il avec une seule couche ? Faites glisser le curseur.',
        right: `C’est [[${head}/weights:12,3]] ; [[row:x:4]], une place plus loin, reçoit [[${head}/weights:12,4]]. La tête ne trouve pas la lettre.`,
        wrong: `Vous avez dit [[given]] ; c’est [[${head}/weights:12,3]]. [[row:x:4]], une place plus loin, reçoit [[${head}/weights:12,4]] : la tête ne trouve pas la lettre.`,
      },
      action:
        'Descendez les lignes de la seconde moitié : les grands poids se déplacent avec elles, le plus souvent à peu près aussi loin en arrière.',
    },
    { title: 'Ce que l’attention a trouvé : un mélange de lettres' },
    {
      title: 'Les logits : un nombre par lettre possible',
      prediction: {
        ask: 'Après le second [[row:x:12]], à la treizième ligne, il faudrait écrire [[row:x:3]]. Le modèle à deux couches lui donne un nombre très supérieur à tous les autres. Que se passe-t-il ici ?',
        answer: {
          choices: [
            {
              text: 'Une lettre est loin devant',
              wrong:
                'Il faudrait une ligne qui ne regarde qu’une lettre. Elle regarde toute une bande : [[col:logits:11]] a [[logits:12,11]], [[col:logits:9]] [[logits:12,9]], [[col:logits:1]] [[logits:12,1]].',
            },
            { text: 'Plusieurs lettres sont presque à égalité' },
          ],
        },
        right:
          '[[col:logits:11]] a [[logits:12,11]] ; [[col:logits:9]] a [[logits:12,9]] et [[col:logits:1]] a [[logits:12,1]]. Toutes trois sont dans la bande que regarde la ligne : elle devine parmi elles.',
        wrong:
          'Plusieurs sont presque à égalité : [[col:logits:11]] a [[logits:12,11]] ; [[col:logits:9]] a [[logits:12,9]] et [[col:logits:1]] a [[logits:12,1]]. Toutes trois sont dans la bande que regarde la ligne : elle devine parmi elles.',
      },
    },
  ],
  tries: [
    {
      title: 'Changez la lettre d’avant',
      text: 'La deuxième lettre, [[row:x:1]], suit [[row:x:0]]. Vous allez remplacer ce [[row:x:0]] par [[col:x:15]].',
      question: {
        ask: 'La clé de la deuxième lettre commence par [[layer_0/self/key:1,0]]. Que devient ce nombre ?',
        answer: {
          wrong: {
            grow: 'La lettre précédente ne peut rien y ajouter : dans la première couche, une clé vient de sa seule ligne.',
            shrink:
              'La lettre précédente ne peut rien en retirer : dans la première couche, une clé vient de sa seule ligne.',
          },
        },
        right: 'Une clé est faite de sa propre ligne, et de rien d’autre.',
        wrong: 'Il reste le même : une clé est faite de sa propre ligne, et de rien d’autre.',
      },
      because:
        'C’est toujours [[layer_0/self/key:1,0]]. Pour poursuivre le texte, une ligne devrait trouver la place qui suit la même lettre, et aucune clé ne dit quelle lettre la précède. Dans le modèle à deux couches, la première l’ajoute à chaque ligne, et les clés de la seconde changeraient.',
    },
    {
      title: 'Changez la lettre qui regarde',
      text: 'À la douzième ligne, le second [[row:x:11]] regarde surtout [[row:x:4]]. Vous allez le remplacer par [[row:x:6]]. Le premier [[row:x:6]] était suivi de [[row:x:7]].',
      question: {
        ask: 'Que regardera surtout la douzième ligne ?',
        answer: {
          choices: [
            {
              text: '[[row:x:7]], qui suivait [[row:x:6]]',
              wrong: `Une tête d’induction y regarderait. Cette tête se fie aux places : [[row:x:7]] reçoit [[${head}/weights:11,7]], [[row:x:4]] [[${head}/weights:11,4]].`,
            },
            { text: 'Toujours [[row:x:4]]' },
          ],
        },
        right: 'C’est la place de la ligne qui décide, non sa lettre.',
        wrong: 'Toujours [[row:x:4]] : c’est la place de la ligne qui décide, non sa lettre.',
      },
      because: `[[row:x:4]] reçoit [[${head}/weights:11,4]], au lieu de [[was:${head}/weights:11,4]] ; [[row:x:7]] reçoit [[${head}/weights:11,7]]. La lettre ne change les poids qu’un peu. Une tête d’induction regarderait maintenant [[row:x:7]].`,
    },
    {
      title: 'Enlevez les positions',
      text: 'Vous allez enlever [[learned_positions]] : les lignes diront quelle lettre elles contiennent, et plus où elle se trouve.',
      question: {
        ask: `À la treizième ligne, le plus grand poids était [[${head}/weights:12,4]], pour [[row:x:4]]. Que devient-il ?`,
        answer: {
          wrong: {
            grow: `C’est aux places que cette tête se fiait. Sans elles, elle n’a aucune raison de préférer cette lettre : [[${head}/weights:12,4]].`,
            stay: `Ce n’est pas la lettre que cette tête cherchait, mais sa place. Sans places, il reste [[${head}/weights:12,4]].`,
          },
        },
        right: 'C’est sur les places que se réglait cette tête.',
        wrong: 'Il diminue : c’est sur les places que se réglait cette tête.',
      },
      because: `Il était de [[was:${head}/weights:12,4]], il est maintenant de [[${head}/weights:12,4]] ; la première lettre a [[${head}/weights:12,0]], la dernière [[${head}/weights:12,12]]. Sans places, plus de bande : la ligne regarde presque autant toutes les lettres.`,
    },
    {
      title: 'A-t-il souvent raison ?',
      text: 'Dans la figure avec le texte, choisissez un texte après l’autre, et comparez ce que dit le modèle à ce qu’il devrait dire. Regardez ensuite le tableau, qui porte sur bien plus de textes.',
      because:
        'Quelques lettres sont justes, mais aucun texte n’est sans faute. La bande dit quelles lettres peuvent venir ensuite, et l’une d’elles est juste de temps en temps. La seconde ligne du tableau est le modèle à deux couches.',
    },
  ],
  checks: [
    {
      title: 'Où devrait-il regarder ?',
      question: {
        ask: 'Le second [[row:x:12]] est la treizième ligne. Sélectionnez le poids qui devrait être grand s’il pouvait retrouver ce qui suivait le premier.',
        right: `[[row:x:3]] suivait le premier [[row:x:12]]. Cette lettre ne reçoit que [[${head}/weights:12,3]].`,
        wrong: `C’est le poids que [[row:${head}/weights:gr]] donne à [[col:${head}/weights:g]]. Prenez la ligne du second [[row:x:12]], et la colonne de la lettre qui suivait le premier.`,
      },
    },
    {
      title: 'La lettre ou la distance ?',
      question: {
        ask: `À la douzième ligne, le second [[row:x:11]] donne à [[row:x:2]], qui suivait le premier, [[${head}/weights:11,2]]. [[row:x:4]] est deux places plus loin. Reçoit-il plus ou moins ?`,
        answer: {
          choices: [
            {
              text: 'Moins',
              wrong:
                'Ce serait le cas si la tête trouvait la lettre qui suivait. Se fie-t-elle vraiment aux lettres ?',
            },
            { text: 'Plus' },
          ],
        },
        right: `Il reçoit [[${head}/weights:11,4]]. La tête se règle sur la distance : dans d’autres textes, les lettres recommencent après moins de places.`,
        wrong:
          'Ce serait le cas si la tête trouvait la lettre qui suivait. Se règle-t-elle seulement sur les lettres ?',
      },
    },
    {
      title: 'Ce que sait une ligne',
      question: {
        ask: 'Dans la première colonne, la lettre [[row:x:12]] a [[word_vectors:12,0]], et la treizième place [[learned_positions:12,0]]. Qu’a la ligne du second [[row:x:12]] dans [[positioned]] ? Deux décimales.',
        right: 'La lettre plus la place, [[positioned:12,0]]. La clé n’est faite que de cela.',
        wrong: 'Additionnez le nombre de la lettre et celui de la place. Attention aux signes.',
        mistakes: [
          { text: '[[given]] est le nombre du premier [[row:x:2]], qui est à la troisième place.' },
          { text: '[[given]] est la place seule. On y ajoute la lettre.' },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Dans la première couche, une clé connaît sa lettre et sa place, mais non la lettre qui précède.',
    },
    { text: 'La tête se règle donc sur la distance : elle regarde une bande de places et devine.' },
    {
      text: 'Retrouver ce qui venait ensuite demande deux couches : l’une ajoute la lettre précédente, l’autre la trouve.',
    },
  ],
  sources: [
    {
      text: 'Sanford, Hsu et Telgarsky 2024, « One-layer transformers fail to solve the induction heads task »',
    },
    {
      text: 'Elhage et al. 2021, « A Mathematical Framework for Transformer Circuits »',
      place: 'section « Induction Heads »',
    },
  ],
} satisfies TextTree;
