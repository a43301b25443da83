import type { TextTree } from '../../../translations';

const first = 'layer_0/self/head_0';
const second = 'layer_1/self/head_0';

export default {
  cover: {
    lead: 'Le texte est [[row:x:0]] [[row:x:1]] [[row:x:2]] [[row:x:3]] [[row:x:4]] [[row:x:5]] [[row:x:6]] [[row:x:7]] [[row:x:8]] [[row:x:9]] [[row:x:10]] [[row:x:11]]. Il est nouveau pour le modèle : dans chaque texte de l’entraînement, les lettres avaient un autre ordre.',
    question: {
      ask: 'Des lettres au hasard recommencent : [[row:x:10]] [[row:x:11]]. Un modèle sait-il la suite ?',
      answer: {
        choices: [
          {
            text: 'Non, c’est nouveau',
            wrong:
              'Le texte est nouveau, mais [[row:x:1]] y est déjà venu, suivi de [[col:logits:5]], qui reçoit [[logits:11,5]]. Comment un modèle retrouve-t-il cela ?',
          },
          { text: 'Oui, [[row:x:2]]' },
          {
            text: 'Il dit [[row:x:0]]',
            wrong:
              'C’est ainsi que le texte commençait. Mais après [[row:x:1]] est venu [[col:logits:5]] : il reçoit [[logits:11,5]], [[col:logits:12]] seulement [[logits:11,12]]. Comment un modèle retrouve-t-il cela ?',
          },
        ],
      },
      right:
        'De toutes les lettres, [[col:logits:5]] reçoit le plus grand nombre, [[logits:11,5]] : elle suivait [[row:x:1]] la première fois. Comment un modèle retrouve-t-il cela ?',
      wrong:
        'Il la sait. De toutes les lettres, [[col:logits:5]] reçoit le plus grand nombre, [[logits:11,5]] : elle suivait [[row:x:1]] la première fois. Comment un modèle retrouve-t-il cela ?',
    },
  },
  keySteps: [
    { title: 'Le texte : des lettres qui reviennent' },
    { title: 'La lettre plus la place' },
    { title: 'Le masque : aucune ligne ne regarde plus loin' },
    {
      title: 'Première couche : qui regarde qui',
      prediction: {
        ask: `La première couche prépare ce dont la seconde a besoin. Septième ligne : la lettre est [[row:x:6]], et toutes les lettres jusqu’ici sont nouvelles. Sélectionnez le plus grand poids de cette ligne.`,
        right: `[[row:x:6]] regarde [[col:${first}/weights:a]], la lettre juste avant, avec un poids de [[${first}/weights:6,a]].`,
        wrong: `Ce poids vaut [[${first}/weights:gr,g]]. [[row:x:6]] regarde la lettre juste avant : [[col:${first}/weights:a]] reçoit [[${first}/weights:6,a]].`,
      },
      action:
        'Suivez les grands poids vers le bas, jusqu’à la ligne où les lettres reviennent. Que se passe-t-il là ?',
    },
    { title: 'Ce qu’elle a trouvé : la lettre précédente' },
    { title: 'Chaque ligne : sa lettre, sa place, la lettre d’avant' },
    { title: 'Seconde couche : ce que cherche chaque ligne' },
    { title: 'Des clés qui connaissent la lettre précédente' },
    {
      title: 'Les scores : quelle ligne suit la même lettre ?',
      prediction: {
        ask: 'La treizième ligne est le second [[row:x:12]]. Elle cherche la ligne qui suivait le premier [[row:x:12]]. Sélectionnez le plus grand score de la treizième ligne.',
        right: `[[col:${second}/scores:a]] suivait le premier [[row:x:12]] : sa clé contient [[row:x:12]] comme lettre précédente, et le score est [[${second}/scores:12,a]].`,
        wrong: `Là, le score est [[${second}/scores:gr,g]]. La ligne qui suivait le premier [[row:x:12]] est celle de [[col:${second}/scores:a]], avec [[${second}/scores:12,a]].`,
      },
    },
    {
      title: 'Les poids : ce qui venait ensuite la première fois',
      prediction: {
        ask: 'Le texte continue : à la dix-septième ligne, c’est le second [[row:x:16]]. Quelle lettre regarde-t-il ? Sélectionnez le plus grand poids de cette ligne.',
        right: `Il regarde [[col:${second}/weights:a]], qui suivait le premier [[row:x:16]], avec un poids de [[${second}/weights:16,a]].`,
        wrong: `Ce poids vaut [[${second}/weights:gr,g]]. Le second [[row:x:16]] donne [[${second}/weights:16,a]] à [[col:${second}/weights:a]], qui suivait le premier.`,
      },
    },
    { title: 'Ce qu’elle a trouvé : la lettre qui vient ensuite' },
    {
      title: 'Les logits : un nombre par lettre possible',
      prediction: {
        ask: 'La vingtième ligne est le second [[row:x:19]]. Quelle lettre vient ensuite ? Sélectionnez son nombre dans cette ligne.',
        right:
          'Le nombre de [[col:logits:a]] est [[logits:19,a]] : cette lettre suivait [[row:x:19]] la première fois.',
        wrong:
          'Ce nombre vaut [[logits:gr,g]]. Dans cette ligne, le plus grand, [[logits:19,a]], est celui de [[col:logits:a]], qui suivait [[row:x:19]] la première fois.',
      },
    },
  ],
  tries: [
    {
      title: 'Mettez-y une nouvelle lettre',
      text: 'Vous allez remplacer le premier [[row:x:2]], à la troisième ligne, par [[col:x:15]], une lettre absente du texte.',
      question: {
        ask: 'Après le second [[row:x:11]], le modèle disait [[col:logits:5]]. Que dira-t-il maintenant ?',
        answer: {
          choices: [
            {
              text: 'Toujours [[col:logits:5]]',
              wrong:
                'Alors il aurait appris par cœur quelle lettre suit. Il copie ce qui s’y trouve maintenant : [[col:logits:15]] a [[logits:11,15]], [[col:logits:5]] [[logits:11,5]].',
            },
            { text: '[[col:logits:15]]' },
            {
              text: 'Autre chose',
              wrong:
                'Une lettre nouvelle ne le trouble pas : il copie ce qui suivait, quoi que ce soit, et c’est [[col:logits:15]], avec [[logits:11,15]].',
            },
          ],
        },
        right: 'Il recopie ce qui venait ensuite, quoi que ce soit.',
        wrong: 'Il dit [[col:logits:15]] : il recopie ce qui venait ensuite, quoi que ce soit.',
      },
      because: `Le nombre de [[col:logits:15]] est maintenant [[logits:11,15]], celui de [[col:logits:5]] est [[logits:11,5]]. Le second [[row:x:11]] regarde la même place qu’avant, avec un poids de [[${second}/weights:11,2]], car la lettre qui précède cette place est toujours la même. Aucune paire de lettres n’a été apprise par cœur.`,
    },
    {
      title: 'Deux places au choix',
      text: 'Vous allez remplacer le premier [[row:x:5]] par un autre [[row:x:2]]. Avant la treizième ligne, [[row:x:2]] figure alors deux fois : [[row:x:3]] suit le premier, [[row:x:6]] le second.',
      question: {
        ask: 'Quelle lettre le [[row:x:12]] de la treizième ligne regardera-t-il surtout ?',
        answer: {
          choices: [
            {
              text: '[[row:x:3]], après le premier',
              wrong: `Sa clé convient aussi, mais l’autre score est plus grand, et le softmax ne laisse à celle-ci que [[${second}/weights:12,3]].`,
            },
            { text: '[[row:x:6]], après le second' },
            {
              text: 'Les deux autant',
              wrong: `Il faudrait deux scores égaux. Ils ne le sont pas, et le softmax donne presque tout au plus grand : [[${second}/weights:12,6]].`,
            },
          ],
        },
        right: 'Ici, c’est la place la plus récente qui l’emporte.',
        wrong: 'C’est [[row:x:6]] : ici, la place la plus récente l’emporte.',
      },
      because: `[[row:x:3]] reçoit [[${second}/weights:12,3]], [[row:x:6]] reçoit [[${second}/weights:12,6]]. Aucun texte de l’entraînement n’avait deux fois une lettre avant de recommencer : la question ne s’est donc jamais posée. La somme des poids reste 1 : le plus grand score prend presque tout.`,
    },
    {
      title: 'Désactivez la première tête',
      text: '[[layer_0/self/w_o]] fait le résultat de la tête de la première couche. Vous allez la remplir de 0 : aucune ligne n’apprendra quelle lettre la précède.',
      question: {
        ask: `Dans la seconde couche, le second [[row:x:12]] donnait à [[row:x:3]] le poids [[${second}/weights:12,3]]. Que devient-il ?`,
        answer: {
          wrong: {
            grow: 'La deuxième tête cherche la lettre précédente, et plus aucune clé ne dit laquelle c’était : elle trouve moins, pas plus.',
            stay: 'La deuxième tête est intacte, mais ce qu’elle cherche a disparu : plus aucune clé ne dit quelle lettre précédait.',
          },
        },
        right: 'Plus aucune clé ne dit quelle lettre précédait.',
        wrong: 'Il diminue : plus aucune clé ne dit quelle lettre précédait.',
      },
      because: `Il était de [[was:${second}/weights:12,3]], il est maintenant de [[${second}/weights:12,3]]. On n’a pas touché à la tête d’induction : elle cherche une lettre précédente et n’en trouve pas. Deux têtes de deux couches travaillent ici ensemble : c’est ce qu’on appelle un circuit.`,
    },
    {
      title: 'D’autres distances',
      text: 'Dans la figure avec le texte, choisissez le deuxième texte. Comptez, dans le premier et dans celui-ci, au bout de combien de places les lettres recommencent. Le modèle regarde-t-il aussi loin en arrière dans les deux ?',
      because:
        'Non : le deuxième texte recommence une place plus tôt, et le modèle regarde une place moins loin en arrière. La tête ne compte donc pas les places. Elle trouve la lettre.',
    },
  ],
  checks: [
    {
      title: 'La tête d’induction',
      question: {
        ask: 'La seizième ligne est le second [[row:x:15]]. Sélectionnez le poids par lequel il trouve la lettre qui vient ensuite.',
        right: `Il regarde [[col:${second}/weights:a]], la lettre qui suivait le premier [[row:x:15]], avec un poids de [[${second}/weights:15,a]].`,
        wrong:
          'Cette cellule est dans la ligne de [[row:x:gr]]. Prenez le second [[row:x:15]]. Quelle lettre suivait le premier, et dans quelle colonne ?',
      },
    },
    {
      title: 'La tête qui la précède',
      question: {
        ask: 'Dans la première couche, la sixième ligne est le premier [[row:x:5]]. Sélectionnez son plus grand poids.',
        right: `Il regarde [[col:${first}/weights:a]], la lettre d’avant, avec un poids de [[${first}/weights:5,a]].`,
        wrong:
          'Cette cellule est dans la ligne de [[row:x:gr]]. La tête de la première couche regarde une place en arrière du premier [[row:x:5]].',
      },
    },
    {
      title: 'Quand les lettres reviennent',
      question: {
        ask: 'Dans la première couche, la quatorzième ligne est le second [[row:x:13]]. Que regarde-t-il ?',
        answer: {
          choices: [
            {
              text: 'La lettre juste avant',
              wrong:
                'C’est ce que font les lignes tant que les lettres sont nouvelles, pour que les suivantes les trouvent. Une ligne suivante cherche-t-elle celle-ci ?',
            },
            {
              text: 'Le premier [[row:x:3]]',
              wrong:
                'Retrouver où une lettre est déjà venue, c’est le travail de la deuxième couche. La première dit seulement à une ligne quelle lettre la précède. Qui en aurait besoin ici ?',
            },
            { text: 'Un peu tout' },
          ],
        },
        right: `Son plus grand poids n’est que de [[${first}/weights:13,max]]. Aucune ligne suivante ne le cherche : il n’a pas à connaître la lettre d’avant.`,
        wrong:
          'Les lignes regardent une place en arrière pour que des lignes suivantes puissent les trouver. Celles-ci trouvent des lettres du premier tour. Cette ligne en fait-elle partie ?',
      },
    },
  ],
  remember: [
    {
      text: 'Une tête du jeton précédent, dans la première couche : chaque ligne apprend quelle lettre la précède.',
    },
    {
      text: 'Une tête d’induction, dans la seconde : elle cherche la ligne qui suit la même lettre, et trouve ce qui vient ensuite.',
    },
    { text: 'Le modèle poursuit donc un texte qu’il n’a jamais vu, à partir de ce seul texte.' },
  ],
  sources: [
    {
      text: 'Elhage et al. 2021, « A Mathematical Framework for Transformer Circuits »',
      place: 'section « Induction Heads »',
    },
    {
      text: 'Olsson et al. 2022, « In-context Learning and Induction Heads » : les mêmes têtes dans de grands modèles de langue',
    },
  ],
} satisfies TextTree;
