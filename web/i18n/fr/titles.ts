import type { TextTree } from '../translations';

/** What the list of lessons says: titles and purposes of parts, titles and summaries of lessons, by their ids. */
export const titles = {
  parts: {
    'words-as-numbers': {
      title: 'Les mots comme nombres',
      purpose: 'Comment un mot devient une ligne de nombres que l’on peut comparer.',
    },
    attention: {
      title: 'L’attention',
      purpose: 'De la recherche d’une entrée à l’attention de chaque mot pour tous les autres.',
    },
    heads: {
      title: 'Les têtes',
      purpose: 'Pourquoi plusieurs petites attentions voient plus qu’une grande.',
    },
    'order-and-masks': {
      title: 'L’ordre et les masques',
      purpose:
        'Ce que l’attention ne sait pas d’elle-même : où se trouve un mot, et ce qu’il a le droit de voir.',
    },
    scoring: {
      title: 'D’autres façons de calculer les scores',
      purpose:
        'Comment l’attention a commencé, et comment on peut comparer autrement une requête et une clé.',
    },
    transformer: {
      title: 'Le transformeur',
      purpose: 'Ce qui entoure l’attention, jusqu’à un modèle complet.',
    },
    learning: {
      title: 'L’apprentissage',
      purpose: 'D’où viennent les nombres : des modèles que l’on peut entraîner, interroger et démonter.',
    },
    'beyond-text': {
      title: 'Au-delà du texte',
      purpose: 'Les mêmes équations pour des clients, des pixels et des carrés d’image.',
    },
  },
  lessons: {
    'scaled-dot-product': {
      title: 'L’attention par produit scalaire mis à l’échelle',
      summary:
        'Le cœur de tout : trois mots se comparent entre eux et mettent en commun ce qu’ils contiennent.',
    },
    'words-as-vectors': {
      title: 'Les mots comme vecteurs',
      summary:
        'Des mots dans l’espace, leurs longueurs et leurs angles, et king − man + woman parmi 8 000 mots anglais.',
    },
    'soft-addressing': {
      title: 'L’adressage souple',
      summary:
        'Un dictionnaire qui répond par un mélange : la recherche dure et la recherche souple côte à côte, et une température pour passer de l’une à l’autre.',
    },
    similarities: {
      title: 'Les similarités',
      summary:
        'Produit scalaire, mis à l’échelle ou non, cosinus, formes bilinéaire, additive et « concat » : six façons de comparer les mêmes données.',
    },
    'basic-self-attention': {
      title: 'L’auto-attention élémentaire',
      summary: 'Trois étapes et rien à apprendre : les mots se comparent et se mélangent, softmax(X Xᵀ) X.',
    },
    'dot-product': {
      title: 'L’attention par produit scalaire',
      summary:
        'Les requêtes rencontrent les clés, les poids rencontrent les valeurs, sans la division par √d_k que la leçon suivante ajoute.',
    },
    'why-scale': {
      title: 'Pourquoi l’on divise les scores',
      summary:
        'Les mêmes scores deux fois, tels quels et divisés par √d_k. De l’un des deux jeux, on n’apprend presque rien.',
    },
    'self-attention': {
      title: 'Auto-attention',
      summary: 'D’où viennent Q, K et V : une phrase, et ses trois projections apprises.',
    },
    'one-vector': {
      title: 'Un vecteur à la fois',
      summary:
        'De a₁, a₂, a₃, a₄ à b₁, une flèche après l’autre, à côté des matrices ; en lignes ou en colonnes.',
    },
    'cross-attention': {
      title: 'L’attention croisée',
      summary:
        'Une phrase anglaise en consulte une française : d’un côté les requêtes, de l’autre les clés et les valeurs.',
    },
    'multi-head': {
      title: 'L’attention à plusieurs têtes',
      summary:
        'Plusieurs attentions côte à côte, chacune dans sa tranche des composantes, puis mélangées en une seule.',
    },
    'multi-head-cross': {
      title: 'L’attention croisée à plusieurs têtes',
      summary: 'Plusieurs têtes, deux phrases : le mécanisme complet entre les deux moitiés d’un traducteur.',
    },
    'multi-head-three': {
      title: 'Des têtes à trois entrées',
      summary:
        'Ce qui interroge, ce dans quoi l’on cherche et ce qu’on lit viennent de trois endroits : la forme la plus générale.',
    },
    'order-blindness': {
      title: 'Aveugle à l’ordre',
      summary: 'To be or not to be : l’attention donne au même mot le même résultat, où qu’il se trouve.',
    },
    positions: {
      title: 'Les positions',
      summary:
        'Des sinus et des cosinus qui distinguent le premier mot du dernier ; et, à côté, des positions apprises et rotatives.',
    },
    masks: {
      title: 'Les masques',
      summary:
        'Qui peut regarder qui : ni l’avenir, ni le remplissage, ou bien ce que vous dessinez à la main.',
    },
    'sliding-window': {
      title: 'La fenêtre glissante',
      summary:
        'Chaque mot ne regarde que ses voisins, et le tableau de toutes les paires n’est jamais construit.',
    },
    'additive-attention': {
      title: 'L’attention additive',
      summary:
        'La première de toutes : un petit réseau donne un score à chaque paire de mots de deux langues.',
    },
    'luong-attention': {
      title: 'L’attention de Luong',
      summary: 'Les scores « dot », « general » et « concat », et l’état qui résulte de ce qui a été trouvé.',
    },
    'score-counts': {
      title: 'M · N contre M + N',
      summary:
        'Pourquoi requêtes et clés se calculent séparément : combien de fois un réseau doit tourner, paire par paire, ou chaque côté pour lui-même.',
    },
    recurrent: {
      title: 'Un encodeur récurrent',
      summary:
        'Là où l’attention a commencé : une phrase lue mot à mot, et un regard en arrière sur chaque état.',
    },
    'feed-forward': {
      title: 'Le réseau à propagation avant',
      summary:
        'Ce qui arrive à chaque jeton séparément : quatre neurones cachés font ce qu’aucune matrice ne fait à elle seule.',
    },
    'layer-norm': {
      title: 'La normalisation de couche',
      summary:
        'Moyenne, variance, racine, gain et décalage, l’un après l’autre : des lignes de toute grandeur ramenées à la même.',
    },
    'encoder-layer': {
      title: 'Propagation avant, résidu, normalisation : une couche d’encodeur',
      summary:
        'L’attention et un réseau à propagation avant, chacun ajouté à ce qui est entré, avec une normalisation avant ou après.',
    },
    'decoder-layer': {
      title: 'Une couche de décodeur',
      summary:
        'Regarder en arrière, regarder en face, puis réfléchir : un mot en train de s’écrire consulte la phrase qu’il traduit.',
    },
    transformer: {
      title: 'Le transformeur',
      summary:
        'Deux piles de couches, l’une qui lit, l’autre qui écrit, non entraînées. Dépliez n’importe quelle tête jusqu’à ses scores.',
    },
    'cross-entropy': {
      title: 'L’entropie croisée à cibles lissées',
      summary: 'Ce sur quoi l’on entraîne un modèle : le logarithme du poids qu’il a donné au bon mot.',
    },
    reversal: {
      title: 'L’inversion, apprise',
      summary:
        'Six lettres et un arrêt, puis les mêmes à l’envers : une tête entraînée regarde le long de l’autre diagonale.',
    },
    'reversal-without-positions': {
      title: 'L’inversion sans positions',
      summary: 'Les mêmes lettres dans tout autre ordre sont pour lui un même texte, avec une seule réponse.',
    },
    sorting: {
      title: 'Le tri, appris',
      summary:
        'Six chiffres et un arrêt, puis les mêmes dans l’ordre : une tête qui se règle sur le chiffre, et non sur la place.',
    },
    pronoun: {
      title: 'Que désigne « it » ?',
      summary:
        'Trop fatigué (tired) ou trop large (wide) : le dernier mot décide quel nom « it » désigne, et une tête le regarde.',
    },
    induction: {
      title: 'Des têtes d’induction, apprises',
      summary:
        'Ce qui est venu une fois revient : une tête qui regarde une place en arrière, et une autre qui s’en sert.',
    },
    'induction-one-layer': {
      title: 'L’induction à une seule couche',
      summary: 'Aucune clé ne sait ce qui la précédait, et la tête devine.',
    },
    'english-french': {
      title: 'De l’anglais au français, appris',
      summary: 'Un transformeur entraîné : quel mot regarde-t-il pour chaque mot qu’il écrit ?',
    },
    'english-french-recurrent': {
      title: 'De l’anglais au français, récurrent',
      summary:
        'L’attention telle qu’elle a commencé, apprise : deux réseaux récurrents lisent, un troisième écrit et regarde en arrière.',
    },
    'english-french-without-attention': {
      title: 'De l’anglais au français sans attention',
      summary: 'Une phrase entière doit tenir dans une seule ligne.',
    },
    'number-words': {
      title: 'Des nombres en lettres aux chiffres, appris',
      summary: 'Des nombres allemands, français et anglais, et le mot qui décide de chaque chiffre.',
    },
    dates: {
      title: 'Des dates, apprises',
      summary: 'Des dates de huit langues deviennent des chiffres : les lettres qui décident s’allument.',
    },
    names: {
      title: 'Des prénoms, lettre par lettre',
      summary:
        'Un modèle de langue qui a appris des prénoms : ce qui vient ensuite, et avec quelle audace le tirer.',
    },
    digits: {
      title: 'Des chiffres, appris',
      summary:
        'Un transformeur de vision qui lit l’écriture : ce que regarde chaque tête, peint sur le chiffre.',
    },
    'digits-without-positions': {
      title: 'Des chiffres sans positions',
      summary: 'Sans positions, un chiffre n’est qu’un sac de patchs.',
    },
    recommendation: {
      title: 'La recommandation',
      summary: 'Quel sera le prochain livre ? Les candidats regardent les notes de livres semblables.',
    },
    'image-as-vectors': {
      title: 'Une image comme ensemble de vecteurs',
      summary: 'Cinquante pixels se regardent, et les poids de chacun se repeignent sur l’image.',
    },
    'vision-transformer': {
      title: 'Le transformeur de vision',
      summary:
        'Dessinez une image : elle est découpée en patchs qui se regardent, avec un jeton de classe parmi eux.',
    },
    'windows-on-a-line': {
      title: 'Des fenêtres sur une ligne',
      summary:
        'Huit mots dans deux fenêtres, et le décalage qui fait se rencontrer les voisins de part et d’autre d’une frontière.',
    },
    'shifted-windows': {
      title: 'Les fenêtres décalées',
      summary:
        'L’attention dans les fenêtres d’une carte, déplacées d’une demi-fenêtre : régions, biais, liens et coût.',
    },
    'convolution-as-attention': {
      title: 'Attention et convolution',
      summary: 'Neuf têtes qui regardent neuf endroits font ce que fait tout noyau 3 × 3, aux arrondis près.',
    },
  },
} satisfies TextTree;
