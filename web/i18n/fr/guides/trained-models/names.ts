import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un modèle de langue dit ce qui vient ensuite dans un texte. Celui-ci a appris de milliers de prénoms. L’image montre quelles lettres regarde une de ses parties.',
    question: {
      ask: 'Un modèle a lu « marri ». Quelle lettre attend-il ensuite ?',
      answer: {
        choices: [
          {
            text: '« marria »',
            wrong:
              'C’est proche d’un prénom connu. Mais après « marri », le modèle donne à « a » [[logits:5,1]], à « e » [[logits:5,5]]. Comment le sait-il ?',
          },
          { text: '« marrie »' },
          {
            text: '« marrio »',
            wrong:
              '« mario » n’a qu’un « r ». Après « marri », le modèle donne à « o » [[logits:5,15]], à « e » [[logits:5,5]]. Comment le sait-il ?',
          },
          {
            text: 'Aucune : le prénom finit là',
            wrong:
              'Le prénom peut finir ici : le modèle y donne [[logits:5,0]]. Mais une lettre est plus probable, « e », avec [[logits:5,5]]. Comment le sait-il ?',
          },
        ],
      },
      right:
        'Il donne à « e » le score [[logits:5,5]]. « s » et « n » suivent de près, avec [[logits:5,19]] et [[logits:5,14]] : un prénom peut continuer de bien des façons. Comment le modèle le sait-il ?',
      wrong:
        'Il donne à « e » le plus grand score, [[logits:5,5]]. « a » reçoit [[logits:5,1]], « o » [[logits:5,15]], et la fin du prénom [[logits:5,0]]. Comment le modèle le sait-il ?',
    },
  },
  keySteps: [
    { title: 'À l’entrée : quelle lettre se trouve où' },
    { title: 'Chaque lettre devient une ligne de nombres' },
    {
      title: 'Plus une ligne pour sa place',
      prediction: {
        ask: 'Le prénom a deux « r ». Dans [[word_vectors]], leurs lignes sont égales : toutes deux commencent par [[word_vectors:3,0]]. On ajoute maintenant à chaque ligne celle, apprise, de sa place. Sont-elles encore égales ?',
        answer: {
          choices: [
            {
              text: 'Oui : c’est la même lettre.',
              wrong:
                'La lettre est la même, mais pas les places, et chacune ajoute sa propre ligne. Elles commencent maintenant par [[positioned:3,0]] et [[positioned:4,0]].',
            },
            { text: 'Non : chacune a une autre place.' },
          ],
        },
        right:
          'Elles commencent maintenant par [[positioned:3,0]] et [[positioned:4,0]] : le modèle peut distinguer le premier « r » du second.',
        wrong:
          'Elles commencent maintenant par [[positioned:3,0]] et [[positioned:4,0]]. La lettre a donné les mêmes nombres aux deux lignes, les places en ont donné d’autres.',
      },
    },
    { title: 'Le masque : aucune lettre n’en voit une suivante' },
    {
      title: 'Première couche : où regarde une tête',
      action: 'Pointez une lettre au-dessus de la matrice pour ne voir que ses traits.',
    },
    { title: 'Ce que transmet la première couche' },
    {
      title: 'Deuxième couche : où regarde une autre tête',
      prediction: {
        ask: 'Depuis le premier « r », cette tête a les scores réduits [[layer_1/self/head_3/scaled_scores:3,0]] pour le début « . » ; [[layer_1/self/head_3/scaled_scores:3,1]] pour « m » ; [[layer_1/self/head_3/scaled_scores:3,2]] pour « a » et [[layer_1/self/head_3/scaled_scores:3,3]] pour lui-même. Le masque retire le reste. Quel est son poids pour « a » ? Faites glisser le curseur.',
        right:
          'C’est [[layer_1/self/head_3/weights:3,2]] : depuis les deux « r », cette tête regarde la voyelle qui les précède.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[layer_1/self/head_3/weights:3,2]]. Le score de « a » a près de 2 points d’avance, ce qui rend son poids plus de six fois plus grand que celui du début.',
      },
    },
    { title: 'Ce qu’ont trouvé toutes les têtes de la couche' },
    { title: 'Ce que transmet la deuxième couche' },
    { title: 'La dernière normalisation : une même échelle' },
    {
      title: 'À la sortie : un score par lettre',
      prediction: {
        ask: 'Chaque ligne note ce qui peut suivre : la première quand rien n’est encore lu, la dernière après « marri ». Quand le meilleur score est-il le plus bas ?',
        answer: {
          choices: [
            { text: 'Avant la première lettre : bien des lettres peuvent commencer un prénom.' },
            {
              text: 'Après « m » : le modèle ne connaît qu’une lettre.',
              wrong:
                'Une lettre en dit long : presque toujours, une voyelle suit, et le meilleur score est [[logits:1,1]]. Avant la première lettre, il n’est que de [[logits:0,1]].',
            },
            {
              text: 'Après « marri » : le prénom est rare.',
              wrong:
                'Rare ou non, cinq lettres excluent beaucoup de suites, et le meilleur score est [[logits:5,5]]. Avant la première lettre, il n’est que de [[logits:0,1]].',
            },
          ],
        },
        right:
          'Son meilleur score est [[logits:0,1]], pour « [[col:logits:1]] », et d’autres sont tout proches. Après « m », le meilleur est [[logits:1,1]].',
        wrong:
          'Avant la première lettre, le meilleur score est [[logits:0,1]]. Après « m », c’est [[logits:1,1]], car il suit presque toujours une voyelle ; après « marri », c’est [[logits:5,5]].',
      },
      action: 'Sélectionnez une ligne : son texte dit ce que le modèle trouve le plus probable.',
    },
  ],
  tries: [
    {
      title: 'Une autre dernière lettre',
      text: 'Le modèle a lu « marri ». Vous allez en faire « marra ».',
      question: {
        ask: 'Dans la dernière ligne, la fin du prénom « . » a le score [[logits:5,0]]. Que va-t-il faire ?',
        answer: {
          wrong: {
            shrink:
              'Cela voudrait dire que peu de prénoms finissent ainsi. Beaucoup finissent en « a », et le modèle l’a appris.',
            stay: 'La dernière lettre en dit long sur la fin d’un prénom. Beaucoup finissent en « a », et le modèle l’a appris.',
          },
        },
        right: 'Beaucoup de prénoms finissent par « a ».',
        wrong: 'Beaucoup de prénoms finissent par « a », et le modèle l’a appris.',
      },
      because:
        'Il était de [[was:logits:5,0]], il est maintenant de [[logits:5,0]] : c’est le meilleur score de la ligne. Seule la dernière ligne a changé : le masque empêche toutes celles d’avant de voir la nouvelle lettre.',
    },
    {
      title: 'Retirez le masque',
      text: 'La dernière lettre, « i », pouvait voir toutes celles d’avant : sa ligne du masque n’a que des zéros. Vous allez retirer le masque.',
      question: {
        ask: 'Que va faire le score de « n » dans cette dernière ligne ?',
        answer: {
          wrong: {
            shrink:
              'Quelque chose change, mais dans l’autre sens : les lettres que « i » regarde ont maintenant vu les suivantes, et font monter « n ».',
            stay: '« i » lui-même ne voit pas plus qu’avant. Mais les lettres qu’il regarde, si, et la deuxième couche lit leurs lignes changées.',
          },
        },
        right: 'Il change, bien que « i » ne voie rien de plus qu’avant.',
        wrong: '« i » ne voit rien de plus qu’avant, mais les lettres qu’il regarde, si.',
      },
      because:
        'Il était de [[was:logits:5,14]], il est maintenant de [[logits:5,14]]. Après la première couche, la ligne de « i » commence encore par [[layer_0/residual_2:5,0]]. Mais les autres lettres ont maintenant vu les suivantes, et dans la deuxième couche « i » regarde leurs lignes changées.',
    },
    {
      title: 'Désactivez une tête',
      text: 'La première couche a [[dim:n_heads]] têtes : des attentions côte à côte. Vous allez mettre à 0 les lignes de la première dans [[layer_0/self/w_o]] : rien de ce qu’elle trouve ne sera transmis.',
      question: {
        ask: 'Le modèle trouve-t-il encore « e » le plus probable après « marri » ?',
        answer: {
          choices: [
            {
              text: 'Oui : il reste sept autres têtes.',
              wrong:
                'C’est vrai, mais les scores étaient proches. Maintenant, « e » a [[logits:5,5]], et « l » [[logits:5,12]].',
            },
            { text: 'Non, une autre lettre.' },
          ],
        },
        right: 'Des scores si proches changent facilement d’ordre.',
        wrong: 'Les scores étaient proches : une seule tête suffit à en changer l’ordre.',
      },
      because:
        '« l » a maintenant [[logits:5,12]], avant il avait [[was:logits:5,12]]. « e » est tombé de [[was:logits:5,5]] à [[logits:5,5]]. Après « m », la meilleure lettre est toujours « a ». Dans un modèle de langue, la plupart des têtes font un peu de tout : aucune ne décide seule.',
    },
    {
      title: 'Tirez des prénoms',
      text: 'Dans la figure « Qu’est-ce qui vient ensuite ? », faites tirer quelques prénoms au modèle. Mettez ensuite la température à 3, puis à 0,1. Quand les prénoms sonnent-ils vrai ?',
      because:
        'On divise les scores par la température, un softmax en fait des probabilités, et l’on tire une lettre. À 3, les probabilités sont presque égales : des lettres rares sortent souvent. À 0,1, il ne sort presque que la lettre la plus probable : les prénoms se ressemblent.',
    },
  ],
  checks: [
    {
      title: 'Qui peut regarder où ?',
      question: {
        ask: 'Quelle cellule du masque empêche la lettre « a » de regarder « i » ?',
        right: 'La ligne de la lettre qui regarde, la colonne de la lettre regardée.',
        wrong:
          'Cette cellule dit si « [[row:mask:gr]] » peut regarder « [[col:mask:g]] ». Les lignes regardent, les colonnes sont regardées.',
      },
    },
    {
      title: 'Divisé par quoi ?',
      question: {
        ask: 'Les requêtes, [[layer_0/self/query]], ont [[dim:d_model]] colonnes, que les [[dim:n_heads]] têtes se partagent à égalité. Dans la deuxième, le score de la dernière lettre « i » pour le début « . » est [[layer_0/self/head_1/scores:5,0]]. Quel est le score réduit ? Une décimale.',
        right: 'On divise par √d_k ; une tête a d_k = [[dim:d_k]] colonnes.',
        wrong: 'Divisez le score par √d_k. Combien de colonnes a une seule tête ?',
        mistakes: [
          {
            text: '[[given]] est divisé par la racine du nombre de toutes les colonnes. Une tête n’en a que [[dim:d_k]].',
          },
          { text: '[[given]] est divisé par d_k. Prenez-en d’abord la racine carrée.' },
          { text: '[[given]] est le score lui-même. Il reste à le diviser par √d_k.' },
        ],
      },
    },
    {
      title: 'Qu’est-ce qui s’ajoute ?',
      question: {
        ask: 'À la sortie de la première couche, la ligne de « i » commence par [[layer_0/residual_2:5,0]]. L’attention de la deuxième couche trouve pour elle [[layer_1/self/output:5,0]]. Par quel nombre sa ligne commence-t-elle ensuite, dans [[layer_1/residual_1]] ? Deux décimales.',
        right: 'Ce qui est entré plus ce que l’attention a trouvé : [[layer_1/residual_1:5,0]].',
        wrong: 'Une connexion résiduelle additionne ce qui est entré et ce que l’attention a trouvé.',
        mistakes: [
          { text: '[[given]] est seulement ce que l’attention a trouvé. On y ajoute ce qui est entré.' },
          { text: '[[given]] est seulement ce qui est entré. On y ajoute ce que l’attention a trouvé.' },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Un modèle de langue note chaque lettre qui peut venir ensuite. Un softmax fait de ces scores des probabilités, et l’on tire une lettre.',
    },
    {
      text: 'Le masque cache toutes les lettres suivantes : le modèle apprend ainsi de chaque lettre d’un prénom à la fois.',
    },
    {
      text: 'Seule l’attention transmet quelque chose d’une lettre à une autre. Une deuxième couche lit ce que la première a trouvé.',
    },
  ],
  sources: [
    { text: 'Bengio et al. 2003, « A Neural Probabilistic Language Model »', place: 'section 2' },
    {
      text: 'Radford et al. 2019, « Language Models are Unsupervised Multitask Learners » : des couches où la normalisation vient d’abord, et un masque causal',
      place: 'section 2.3',
    },
    { text: 'Prénoms des listes de mots Moby, de Grady Ward, 2002' },
  ],
} satisfies TextTree;
