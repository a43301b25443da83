import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'L’attention additive compare les mots par un petit réseau. En 2015, Luong et al. se demandent si un produit suffit. Plus la couleur est forte, plus un mot français regarde un mot anglais.',
    question: {
      ask: 'Une simple multiplication peut-elle trouver le mot anglais pour [[row:weights:1]] ?',
      answer: {
        choices: [
          {
            text: 'Non : elle trouverait [[col:weights:1]], qui est à la même place.',
            wrong:
              'Un produit ignore tout des places : il ne compare que deux lignes de nombres. [[col:weights:1]] reçoit [[weights:1,1]], [[col:weights:2]] reçoit [[weights:1,2]].',
          },
          { text: 'Oui : elle trouverait [[col:weights:2]].' },
          {
            text: 'Non : elle traiterait tous les mots de la même façon.',
            wrong:
              'Ce serait le cas si tous les produits étaient égaux. Mais les lignes de ces deux mots s’accordent bien mieux que les autres : [[col:weights:2]] reçoit [[weights:1,2]], [[col:weights:1]] seulement [[weights:1,1]].',
          },
        ],
      },
      right:
        '[[row:weights:1]] donne [[weights:1,2]] de son attention à [[col:weights:2]]. Les nombres de cette leçon ont été choisis pour le montrer ; un modèle apprend de tels nombres.',
      wrong:
        'Elle le peut : [[row:weights:1]] donne [[weights:1,2]] à [[col:weights:2]] et seulement [[weights:1,1]] à [[col:weights:1]]. Il suffit de lignes de nombres qui vont ensemble.',
    },
  },
  keySteps: [
    { title: 'États du décodeur : un par mot à écrire' },
    { title: 'États de l’encodeur : un par mot lu' },
    { title: 'Une matrice apprise entre deux états' },
    {
      title: 'Les états du décodeur, à travers la matrice',
      prediction: {
        ask: 'Ligne fois colonne : on multiplie nombre par nombre, puis on additionne. [[row:decoder_states:0]] a l’état [[decoder_states:0,0]] ; [[decoder_states:0,1]]. La deuxième colonne de [[w_a]] est [[w_a:0,1]] ; [[w_a:1,1]]. Quel sera son deuxième nombre ? Faites glisser le curseur.',
        right:
          '[[decoder_states:0,0]] · [[w_a:0,1]] + [[decoder_states:0,1]] · [[w_a:1,1]] = [[projected_decoder:0,1]].',
        wrong:
          'Vous avez dit [[given]] ; c’est [[projected_decoder:0,1]]. La matrice ajoute au deuxième nombre [[w_a:0,1]] fois le premier.',
      },
    },
    {
      title: 'Les scores : un seul produit pour toutes les paires',
      prediction: {
        ask: 'Multipliez une ligne de [[projected_decoder]] par un état de l’encodeur, nombre par nombre, puis additionnez : c’est le score de deux mots. Quel score sera le plus grand ?',
        right:
          '[[row:scores:ar]] et [[col:scores:a]] vont le mieux ensemble : [[scores:ar,a]]. Deux nombres négatifs ont un produit positif.',
        wrong:
          '[[row:scores:gr]] et [[col:scores:g]] obtiennent [[scores:gr,g]]. Le plus grand est [[scores:ar,a]], pour [[row:scores:ar]] et [[col:scores:a]] : leurs lignes ont les mêmes signes, et de grands nombres aux mêmes endroits.',
      },
      action: 'Sélectionnez un nombre de [[scores]] pour voir sa somme.',
    },
    {
      title: 'Les poids : les parts d’un tout',
      prediction: {
        ask: 'Le softmax transforme chaque ligne de scores en parts dont la somme est 1. La ligne de [[row:scores:0]] est [[scores:0,0]] ; [[scores:0,1]] ; [[scores:0,2]] ; [[scores:0,3]]. Quelle est la part de [[col:scores:0]] ? Faites glisser le curseur.',
        right: 'C’est [[weights:0,0]]. Avec 3 points d’avance, une part est environ vingt fois plus grande.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:0,0]]. On élève e à la puissance de chaque score : avec 3 points d’avance, une part est environ vingt fois plus grande.',
      },
      action: 'Pointez un mot au-dessus de la matrice pour ne voir que ses traits.',
    },
    {
      title: 'Le contexte : ce qui a été trouvé dans la source',
      action:
        'Sélectionnez un nombre de [[context]] : chacun de ses termes est un poids fois un nombre d’un état.',
    },
    { title: 'Côte à côte : le trouvé et le connu' },
    {
      title: 'L’état attentionnel : les deux, mélangés',
      action: 'Sélectionnez un nombre de [[attentional_state]] et remontez jusqu’à sa somme.',
    },
  ],
  tries: [
    {
      title: 'Enlevez la matrice',
      text: 'Le score « dot » multiplie deux états tels quels, sans matrice entre eux. Vous allez l’utiliser.',
      question: {
        ask: 'L’état de [[row:decoder_states:2]] est [[decoder_states:2,0]] ; [[decoder_states:2,1]]. La matrice ajoute la moitié du premier nombre au deuxième. [[col:scores:1]] a l’état [[encoder_states:1,0]] ; [[encoder_states:1,1]]. Que devient leur score sans la matrice ?',
        answer: {
          wrong: {
            shrink:
              'Il diminuerait si la matrice avait ajouté quelque chose à l’état. La moitié de [[decoder_states:2,0]] lui en retire ; sans la matrice, [[decoder_states:2,1]] compte en entier.',
            stay: 'La matrice compte bien : elle abaisse le deuxième nombre de [[row:scores:2]]. Sans elle, [[decoder_states:2,1]] compte en entier, fois [[encoder_states:1,1]].',
          },
        },
        right: 'Le deuxième nombre de l’état compte de nouveau en entier.',
        wrong: 'Seul le deuxième nombre des deux lignes diffère. Multipliez-le par [[encoder_states:1,1]].',
      },
      because:
        'Il était de [[was:scores:2,1]], il est maintenant de [[scores:2,1]] : [[decoder_states:2,1]] compte à la place de [[was:projected_decoder:2,1]]. Chaque mot regarde encore le bon, car ces états sont faits pour aller ensemble. Dans un modèle entraîné, encodeur et décodeur peuvent utiliser leurs nombres autrement, et la matrice relie les uns aux autres.',
    },
    {
      title: 'Interrogez un réseau',
      text: 'Le score « concat » vient d’un petit réseau, comme celui de la leçon sur l’attention additive. Vous allez l’utiliser. Tous les scores de [[row:weights:0]] deviendront négatifs.',
      question: {
        ask: 'Quelle part de son attention [[row:weights:0]] donnera-t-il alors à [[col:weights:0]] ?',
        answer: {
          choices: [
            {
              text: 'Presque rien : un score négatif donne un petit poids.',
              wrong:
                'Ce serait le cas si les autres scores étaient positifs. Ils sont encore plus bas, et le softmax ne voit que les écarts dans une ligne.',
            },
            {
              text: 'Autant qu’à chaque autre mot.',
              wrong:
                'Il faudrait quatre scores égaux. [[scores:0,0]] est négatif, mais bien au-dessus des autres, et seule cette avance compte.',
            },
            { text: 'La plus grande, si les autres scores sont encore plus bas.' },
          ],
        },
        right: 'Pour le softmax, seules comptent les différences dans une ligne.',
        wrong:
          'Le softmax ne tient pas compte des signes, mais des différences dans une ligne : les autres scores sont encore plus bas.',
      },
      because:
        'Le score était de [[was:scores:0,0]], il est maintenant de [[scores:0,0]], mais le deuxième de la ligne est [[scores:0,3]]. Le poids est donc de [[weights:0,0]], et il était de [[was:weights:0,0]].',
    },
    {
      title: 'Une matrice de zéros',
      text: 'Avant l’entraînement, la matrice entre les états ne dit pas grand-chose. Vous allez mettre tous ses nombres à 0.',
      question: {
        ask: 'Que deviendront les poids ?',
        answer: {
          choices: [
            {
              text: 'Ils deviennent tous 0.',
              wrong:
                'Ce sont les scores qui deviennent 0, pas les poids : e à la puissance 0 vaut 1, et la somme d’une ligne de poids est toujours 1.',
            },
            { text: 'Tous les mots d’une ligne reçoivent le même poids.' },
            {
              text: 'Ils restent les mêmes.',
              wrong:
                'Il faudrait pour cela que deux mots se rencontrent sans la matrice. Chaque score passe par elle : chaque score est donc 0 maintenant.',
            },
          ],
        },
        right: 'La somme d’une ligne est toujours 1.',
        wrong: 'Tous les scores deviennent 0, mais la somme d’une ligne de poids est toujours 1.',
      },
      because:
        'Tous les scores sont 0 : aucun mot n’a d’avance, et chacun reçoit [[weights:1,2]]. Chaque contexte est la simple moyenne de tous les états de l’encodeur, [[context:0,0]] et [[context:0,1]], quel que soit le mot à écrire. Le décodeur regarde partout de la même façon.',
    },
  ],
  checks: [
    {
      title: 'Un score « general »',
      question: {
        ask: '[[row:decoder_states:2]] a l’état [[decoder_states:2,0]] ; [[decoder_states:2,1]]. Multipliez-le par [[w_a]], dont les lignes sont [[w_a:0,0]] ; [[w_a:0,1]] et [[w_a:1,0]] ; [[w_a:1,1]], puis par l’état de [[row:encoder_states:2]] : [[encoder_states:2,0]] ; [[encoder_states:2,1]]. Quel est le score ?',
        right:
          'La matrice fait de l’état [[projected_decoder:2,0]] ; [[projected_decoder:2,1]], et le produit avec l’autre est [[scores:2,2]].',
        wrong:
          'D’abord l’état fois chaque colonne de [[w_a]] : deux nombres. Puis ces nombres fois l’autre état.',
        mistakes: [
          { text: '[[given]] est le score « dot » : il laisse [[w_a]] de côté.' },
          {
            text: '[[given]] prend les lignes de [[w_a]] pour ses colonnes. Une ligne se multiplie par des colonnes.',
          },
        ],
      },
    },
    {
      title: 'Du plus au moins',
      question: {
        ask: 'Les scores de [[row:scores:1]] sont [[scores:1,0]] ; [[scores:1,1]] ; [[scores:1,2]] et [[scores:1,3]]. Rangez les mots dans l’ordre de son attention, le plus regardé d’abord.',
        right: 'Le softmax garde l’ordre des scores, négatifs compris.',
        wrong:
          'Vous avez mis [[col:weights:g]], de score [[scores:1,g]], avant [[col:weights:a]], de score [[scores:1,a]]. Le plus grand score reçoit plus d’attention ; parmi les négatifs, c’est le plus proche de 0.',
      },
    },
    {
      title: 'Le trouvé et le connu, mélangés',
      question: {
        ask: 'Dans [[joined_states]], [[row:joined_states:1]] a [[joined_states:1,0]] ; [[joined_states:1,1]] ; [[joined_states:1,2]] ; [[joined_states:1,3]]. La deuxième colonne de [[w_c]] est [[w_c:0,1]] ; [[w_c:1,1]] ; [[w_c:2,1]] ; [[w_c:3,1]]. Quel est leur produit, avant la tanh ? Deux décimales.',
        right:
          '[[joined_states:1,1]] · [[w_c:1,1]] vient du contexte, [[joined_states:1,3]] · [[w_c:3,1]] de l’état : [[output_product:1,1]].',
        wrong: 'Deux des quatre produits sont 0. Additionnez les deux autres, avec leurs signes.',
        mistakes: [
          { text: '[[given]] est ce qu’en fait la tanh, une étape plus loin.' },
          { text: '[[given]] est la part du contexte seul. L’état du décodeur participe aussi.' },
          {
            text: '[[given]] échange les deux parties de [[w_c]] : ses lignes du haut sont pour le contexte, celles du bas pour l’état.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Le score « dot » multiplie deux états, « general » place une matrice apprise entre eux, « concat » utilise un réseau.',
    },
    {
      text: 'Quel que soit le score, le softmax ne voit que les différences dans une ligne.',
    },
    {
      text: 'Le contexte et l’état du décodeur sont mélangés, et c’est du résultat que l’on prédit le mot.',
    },
  ],
  sources: [
    {
      text: 'Luong et al. 2015, « Effective Approaches to Attention-based Neural Machine Translation »',
      place: 'section 3.1',
    },
  ],
} satisfies TextTree;
