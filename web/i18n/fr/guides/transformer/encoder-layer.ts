import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Une couche d’encodeur réunit l’attention et un réseau à propagation avant. Les modèles empilent une douzaine de telles couches, ou bien plus.',
    question: {
      ask: 'L’attention a calculé de nouveaux nombres pour chaque mot. Que fait la couche des anciens ?',
      answer: {
        choices: [
          {
            text: 'Les nouveaux nombres les remplacent',
            wrong:
              'Alors seul [[self/output:0,0]] continuerait, et ce que le mot était avant serait perdu. La couche l’ajoute à l’ancien [[x:0,0]] : [[residual_1:0,0]].',
          },
          { text: 'Elle additionne anciens et nouveaux' },
          {
            text: 'Elle garde le plus grand de chaque paire',
            wrong:
              'Alors un seul de [[x:0,0]] et [[self/output:0,0]] continuerait. La couche garde les deux, sous forme de somme : [[residual_1:0,0]].',
          },
        ],
      },
      right:
        'Le premier nombre de [[row:x:0]] était [[x:0,0]], l’attention a trouvé [[self/output:0,0]], et c’est [[residual_1:0,0]] qui continue. Pourquoi additionner ?',
      wrong:
        'Elle les additionne. Le premier nombre de [[row:x:0]] était [[x:0,0]], l’attention a trouvé [[self/output:0,0]], et c’est leur somme [[residual_1:0,0]] qui continue.',
    },
  },
  keySteps: [
    { title: 'À l’entrée : une ligne par mot' },
    {
      title: 'L’attention : qui regarde qui',
      prediction: {
        ask: 'La couche a [[dim:n_heads]] têtes : des attentions côte à côte. Dans la première, les scores réduits de [[row:self/head_0/weights:0]] sont [[self/head_0/scaled_scores:0,0]] ; [[self/head_0/scaled_scores:0,1]] ; [[self/head_0/scaled_scores:0,2]]. Quel poids donne-t-il à [[col:self/head_0/weights:2]] ? Faites glisser le curseur.',
        right: 'C’est [[self/head_0/weights:0,2]]. La somme des trois poids de la ligne est 1.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[self/head_0/weights:0,2]]. Le meilleur score reçoit le plus grand poids, mais le deuxième reçoit encore [[self/head_0/weights:0,1]].',
      },
      action: 'Pointez un mot au-dessus de la matrice pour ne voir que ses traits.',
    },
    { title: 'Ce que l’attention a trouvé' },
    {
      title: 'Première somme : l’ancien plus le nouveau',
      prediction: {
        ask: 'On additionne maintenant [[x]] et [[self/output]], cellule par cellule. Le plus grand nombre de [[x]] est [[x:2,3]], pour [[row:x:2]]. Où se trouvera le plus grand nombre de la somme ?',
        right: '[[x:ar,a]] plus [[self/output:ar,a]] donne [[residual_1:ar,a]].',
        wrong:
          'Là, [[x:gr,g]] plus [[self/output:gr,g]] donne [[residual_1:gr,g]]. Le plus grand est [[residual_1:ar,a]], pour [[row:residual_1:ar]].',
      },
      action: 'Sélectionnez un nombre de [[residual_1]] pour voir ses deux parts.',
    },
    {
      title: 'La normalisation : une même échelle pour tous',
      prediction: {
        ask: 'La normalisation retranche sa moyenne à chaque ligne, ce qui donne [[norm_1/centred]], et divise la ligne par son écart type : [[norm_1/deviation:0,0]] ; [[norm_1/deviation:1,0]] ou [[norm_1/deviation:2,0]]. Où se trouvera le plus grand nombre ?',
        right:
          '[[norm_1/centred:ar,a]] n’est pas le plus grand avant, mais sa ligne est divisée par le plus petit écart type.',
        wrong:
          'Là, [[norm_1/centred:gr,g]] devient [[norm_1/normalised:gr,g]]. Le plus grand est [[norm_1/normalised:ar,a]], pour [[row:norm_1/normalised:ar]] : sa ligne est divisée par le plus petit écart type.',
      },
    },
    { title: 'Gain et décalage : le résultat de la normalisation' },
    { title: 'Le réseau : quels neurones sont actifs' },
    { title: 'Ce que le réseau a trouvé' },
    {
      title: 'Deuxième somme : encore une fois',
      action: 'Sélectionnez un nombre de [[residual_2]] pour voir ses deux parts.',
    },
    { title: 'À la sortie : la même forme qu’à l’entrée' },
  ],
  tries: [
    {
      title: 'Coupez l’attention',
      text: '[[self/w_o]] fait le résultat de l’attention. Vous allez mettre tous ses nombres à 0, pour que l’attention ne trouve rien.',
      question: {
        ask: 'Que sera la première somme [[residual_1]] ?',
        answer: {
          choices: [
            {
              text: 'Rien que des zéros',
              wrong:
                'Des zéros, c’est ce que l’attention trouve maintenant. Mais les mots passent aussi à côté d’elle, et les zéros s’y ajoutent : [[residual_1:0,0]].',
            },
            { text: 'Les mots tels qu’ils sont entrés' },
            {
              text: 'Deux fois les mots tels qu’ils sont entrés',
              wrong:
                'Il faudrait que l’attention retrouve les mots une seconde fois. Elle trouve 0, et [[x:0,0]] plus 0 font [[residual_1:0,0]].',
            },
          ],
        },
        right: 'Les mots passent à côté de l’attention, et on leur ajoute 0.',
        wrong: 'Les mots passent aussi à côté de l’attention, et on leur ajoute 0.',
      },
      because:
        '[[self/output:0,0]] s’ajoute à [[x:0,0]]. Une couche qui ne trouve rien transmet son entrée telle quelle : une pile profonde peut donc commencer par ne presque rien faire, et apprendre ses corrections à partir de là.',
    },
    {
      title: 'Ne laissez voir que ce qui précède',
      text: 'Un masque causal ne laisse chaque mot regarder que lui-même et ce qui le précède. Vous allez l’activer.',
      question: {
        ask: 'Quels nombres du résultat vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Tous les mots sauf le dernier perdent quelque chose qu’ils regardaient : tous les nombres de leurs lignes changent donc.',
            extra:
              'Le dernier mot pouvait voir tous les mots, et il le peut toujours : sa ligne ne change pas.',
          },
        },
        right: 'Le dernier mot pouvait déjà voir tous les mots, et il le peut encore.',
        wrong:
          'Les cellules encadrées sont mal marquées. Seul le dernier mot peut regarder les mêmes mots qu’avant.',
      },
      because:
        'Le poids que [[row:self/head_0/weights:0]] se donne était de [[was:self/head_0/weights:0,0]], il est maintenant de [[self/head_0/weights:0,0]]. Rien n’a changé pour [[row:self/head_0/weights:2]] : après l’attention, les sommes, les normalisations et le réseau traitent chaque ligne séparément.',
    },
    {
      title: 'Augmentez un gain',
      text: 'Le gain de la première normalisation contient un facteur appris par colonne. Vous allez donner au premier facteur la valeur 2 au lieu de [[norm_1/gain:0,0]].',
      question: {
        ask: 'Quels nombres de [[norm_1/normed]] vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed: 'Le même gain sert à tous les mots : la première colonne change dans chaque ligne.',
            extra: 'Chaque colonne a son propre gain : seul le premier a été changé.',
          },
        },
        right: 'La première colonne, pour chaque mot.',
        wrong: 'Les cellules encadrées sont mal marquées : un gain multiplie une colonne, pour chaque mot.',
      },
      because:
        'Pour [[row:norm_1/normed:0]], [[was:norm_1/normed:0,0]] est devenu [[norm_1/normed:0,0]]. Regardez ensuite [[norm_2/normed]] : là, des lignes entières ont changé, car le réseau et la deuxième normalisation combinent toutes les colonnes d’une ligne.',
    },
    {
      title: 'Mettez les normalisations en tête',
      text: 'L’article place une normalisation après chaque somme. Depuis, la plupart des modèles la placent avant l’attention et avant le réseau. Vous allez faire de même.',
      because:
        '[[residual_2]] est maintenant le résultat. De [[x]] jusqu’à lui, il n’y a que des sommes : plus aucune normalisation sur ce chemin. La dérivée traverse une somme sans changer ; les piles profondes apprennent donc plus facilement dès le début.',
    },
  ],
  checks: [
    {
      title: 'La première somme',
      question: {
        ask: 'Pour [[row:x:1]], le deuxième nombre est [[x:1,1]] dans [[x]] et [[self/output:1,1]] dans [[self/output]]. Que vaut-il dans [[residual_1]] ? Deux décimales.',
        right: 'Ce qui est entré plus ce que l’attention a trouvé : [[residual_1:1,1]].',
        wrong: 'Une connexion résiduelle additionne ce qui est entré et ce que l’attention a trouvé.',
        mistakes: [
          { text: '[[given]] est seulement ce que l’attention a trouvé. On y ajoute ce qui est entré.' },
          { text: '[[given]] est le nombre après la normalisation, qui vient ensuite.' },
        ],
      },
    },
    {
      title: 'Ajouté à quoi ?',
      question: {
        ask: 'Pour [[row:residual_2:0]], le réseau a trouvé [[ffn/ffn_output:0,1]] dans la colonne 2. À quelle matrice ajoute-t-on [[ffn/ffn_output]] ?',
        answer: {
          choices: [
            {
              text: 'À [[x]], les mots tels qu’ils sont entrés',
              wrong:
                'C’est ce qui entrait dans l’attention. Le réseau vient plus tard, après la première somme et la première normalisation. Qu’est-ce qui y entre ?',
            },
            {
              text: 'À la première somme [[residual_1]]',
              wrong:
                'Presque, mais une étape trop tôt : la première somme traverse encore quelque chose avant d’arriver au réseau.',
            },
            { text: 'Au résultat de la première normalisation, [[norm_1/normed]]' },
          ],
        },
        right:
          'Plus [[ffn/ffn_output:0,1]], le nombre de la première normalisation reste le même : [[residual_2:0,1]]. Ce qui entre dans le réseau s’ajoute à ce qui en sort.',
        wrong:
          'Ce qui sort d’une sous-couche s’ajoute à ce qui y est entré. Qu’est-ce qui entre ici dans le réseau ? Regardez l’ordre : somme, normalisation, réseau.',
      },
    },
    {
      title: 'Un nombre du réseau',
      question: {
        ask: 'Dans [[ffn/hidden]], la ligne de [[row:ffn/hidden:2]] est [[ffn/hidden:2,0]] ; [[ffn/hidden:2,1]] ; [[ffn/hidden:2,2]] ; [[ffn/hidden:2,3]]. La troisième colonne de [[ffn/w_2]], la matrice de la deuxième couche, est [[ffn/w_2:0,2]] ; [[ffn/w_2:1,2]] ; [[ffn/w_2:2,2]] ; [[ffn/w_2:3,2]]. Quel est le troisième nombre de leur produit, [[ffn/ffn_product]] ? Une décimale.',
        right: 'Seule la troisième paire n’est pas nulle : [[ffn/hidden:2,2]] fois [[ffn/w_2:2,2]].',
        wrong: 'Multipliez les quatre paires et additionnez les produits. Un seul d’entre eux n’est pas nul.',
        mistakes: [
          {
            text: '[[given]] a perdu le signe moins du facteur. ReLU vient avant ce produit, non après : les résultats peuvent être négatifs.',
          },
          {
            text: '[[given]] est le nombre du neurone caché. Il faut encore le multiplier par son facteur dans [[ffn/w_2]].',
          },
        ],
      },
    },
  ],
  remember: [
    { text: 'Ce qu’une sous-couche trouve s’ajoute à ce qui y est entré : c’est une connexion résiduelle.' },
    {
      text: 'L’attention est la seule partie où les mots agissent les uns sur les autres. Sommes, normalisations et réseau traitent chaque mot séparément.',
    },
    { text: 'Le résultat a la forme de l’entrée : on peut donc empiler les couches.' },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3.1, figure 1' },
    {
      text: 'Xiong et al. 2020, « On Layer Normalization in the Transformer Architecture »',
      place: 'figure 1',
    },
  ],
} satisfies TextTree;
