/** The terms of the glossary in French, by id: the forms in which texts have them, and what they mean. */
export const terms = {
  activation: {
    title: 'fonction d’activation',
    forms: ['fonction d’activation', 'fonctions d’activation', 'activation'],
    text: 'Une fonction appliquée à chaque nombre séparément, comme ReLU. Sans elle, deux couches ne feraient pas mieux qu’une seule.',
  },
  additive: {
    title: 'attention additive',
    text: 'Une attention dont les scores viennent d’un petit réseau qui lit ensemble une requête et une clé, et non d’un produit scalaire.',
  },
  alignment: {
    title: 'alignement',
    forms: ['alignement', 'alignements'],
    text: 'Quel mot de la source correspond à quel mot écrit. L’attention le trouve sans qu’on le lui dise.',
  },
  attention: {
    title: 'attention',
    text: 'Chaque jeton prend un mélange de ce que portent d’autres jetons. Des poids disent combien il prend à chacun.',
  },
  backward: {
    title: 'rétropropagation',
    forms: ['rétropropagation', 'passe arrière'],
    text: 'Le calcul de tous les gradients, de la perte jusqu’aux entrées, par la règle de la chaîne.',
  },
  batch: {
    title: 'lot',
    forms: ['lot', 'lots'],
    text: 'Les exemples qu’un pas d’entraînement utilise ensemble.',
  },
  bias: {
    title: 'biais',
    text: 'Des nombres appris, ajoutés après un produit, les mêmes pour chaque ligne.',
  },
  'causal-mask': {
    title: 'masque causal',
    forms: ['masque causal', 'masques causaux'],
    text: 'Un masque qui cache tous les jetons suivants : ce qui s’écrit ne doit pas dépendre de ce qui vient après.',
  },
  'chain-rule': {
    title: 'règle de la chaîne',
    text: 'La dérivée de deux étapes successives est le produit des deux dérivées. C’est ainsi que se calculent les gradients.',
  },
  channel: {
    title: 'canal',
    forms: ['canal', 'canaux'],
    text: 'L’un des nombres d’un pixel, comme le rouge, le vert ou le bleu.',
  },
  'class-token': {
    title: 'jeton de classe',
    text: 'Un jeton de plus, qui n’appartient à aucune partie de l’entrée. Ce qu’il a recueilli à la fin décide de la classe.',
  },
  concat: {
    title: 'concaténation',
    forms: ['concaténation', 'concaténés', 'concaténées'],
    text: 'Des matrices placées côte à côte, comme les résultats de plusieurs têtes.',
  },
  context: {
    title: 'contexte',
    forms: ['contexte', 'contextes'],
    text: 'Le résultat de l’attention pour un jeton : toutes les valeurs, chacune multipliée par son poids, additionnées.',
  },
  convolution: {
    title: 'convolution',
    forms: ['convolution', 'convolutions'],
    text: 'Chaque pixel devient une somme de ses voisins, multipliés partout par les mêmes quelques nombres.',
  },
  cosine: {
    title: 'similarité cosinus',
    forms: ['similarité cosinus', 'cosinus'],
    text: 'Le produit scalaire de deux vecteurs, divisé par leurs deux longueurs : 1 pour la même direction, 0 pour un angle droit.',
  },
  'cross-attention': {
    title: 'attention croisée',
    text: 'L’attention d’un texte à un autre : les requêtes viennent de l’un, les clés et les valeurs de l’autre.',
  },
  'cross-entropy': {
    title: 'entropie croisée',
    text: 'La perte habituelle pour un choix entre classes : moins le logarithme de la probabilité donnée à la bonne.',
  },
  'd-k': {
    title: 'd_k',
    forms: [],
    text: 'Combien de nombres a une requête ou une clé. Les scores sont divisés par sa racine carrée.',
  },
  'd-model': {
    title: 'd_model',
    forms: [],
    text: 'Combien de nombres a un jeton à l’intérieur d’un modèle.',
  },
  'd-v': { title: 'd_v', forms: [], text: 'Combien de nombres a une valeur.' },
  decoder: {
    title: 'décodeur',
    forms: ['décodeur', 'décodeurs'],
    text: 'La partie d’un modèle qui écrit, un jeton après l’autre. Il voit ce qu’il a écrit et ce que l’encodeur a lu.',
  },
  derivative: {
    title: 'dérivée',
    forms: ['dérivée', 'dérivées'],
    text: 'À quelle vitesse change un nombre quand on en augmente un peu un autre.',
  },
  'dot-product': {
    title: 'produit scalaire',
    forms: ['produit scalaire', 'produits scalaires'],
    text: 'On multiplie deux lignes de nombres terme à terme, et l’on additionne les produits. Il est grand pour des vecteurs de même direction.',
  },
  embedding: {
    title: 'plongement',
    forms: ['plongement', 'plongements'],
    text: 'La ligne de nombres qui représente un mot. Un modèle en apprend une pour chaque mot qu’il connaît.',
  },
  encoder: {
    title: 'encodeur',
    forms: ['encodeur', 'encodeurs'],
    text: 'La partie d’un modèle qui lit toute l’entrée et donne à chaque jeton une nouvelle ligne de nombres.',
  },
  epoch: {
    title: 'époque',
    forms: ['époque', 'époques'],
    text: 'Un passage de l’entraînement sur tous ses exemples.',
  },
  'feed-forward': {
    title: 'couche de propagation avant',
    forms: ['couche de propagation avant', 'propagation avant'],
    text: 'Deux produits avec une fonction entre eux, appliqués à chaque jeton séparément.',
  },
  gate: {
    title: 'porte',
    forms: ['porte', 'portes'],
    text: 'Un nombre entre 0 et 1 qui règle ce qui passe.',
  },
  gelu: {
    title: 'GELU',
    text: 'Une version lisse de ReLU : les grands nombres restent, les très négatifs deviennent presque 0.',
  },
  gradient: {
    title: 'gradient',
    forms: ['gradient', 'gradients'],
    text: 'Il dit de combien change la perte quand on augmente un peu chaque nombre. L’entraînement déplace les paramètres en sens contraire.',
  },
  gru: {
    title: 'GRU',
    text: 'Un réseau récurrent à portes, qui décident de ce qui est gardé de son état et de ce qui est remplacé.',
  },
  head: {
    title: 'tête',
    forms: ['tête', 'têtes'],
    text: 'L’une de plusieurs attentions côte à côte, chacune avec ses requêtes, ses clés et ses valeurs. Les têtes peuvent regarder des choses différentes.',
  },
  'held-out': {
    title: 'exemples mis de côté',
    forms: ['exemples mis de côté', 'mis de côté'],
    text: 'Des exemples que l’entraînement n’utilise jamais. Ils ne servent qu’à mesurer un modèle.',
  },
  'hidden-layer': {
    title: 'couche cachée',
    forms: ['couche cachée', 'couches cachées'],
    text: 'Les nombres entre l’entrée et la sortie d’un réseau, que donne son premier produit.',
  },
  'induction-head': {
    title: 'tête d’induction',
    forms: ['tête d’induction', 'têtes d’induction'],
    text: 'Une tête qui retrouve où le jeton actuel était déjà apparu, et regarde ce qui le suivait.',
  },
  jacobian: {
    title: 'jacobienne',
    forms: ['jacobienne', 'jacobiennes'],
    text: 'Toutes les dérivées des nombres d’une ligne par rapport à ceux d’une autre, en un tableau.',
  },
  kernel: {
    title: 'noyau',
    forms: ['noyau', 'noyaux'],
    text: 'Les quelques nombres par lesquels une convolution multiplie un pixel et ses voisins.',
  },
  key: {
    title: 'clé',
    forms: ['clé', 'clés'],
    text: 'Ce qui permet de trouver un jeton : une ligne de nombres comparée à chaque requête.',
  },
  'label-smoothing': {
    title: 'lissage des cibles',
    text: 'La bonne classe reçoit un peu moins que 1 comme cible, et toutes les classes se partagent le reste.',
  },
  layer: {
    title: 'couche',
    forms: ['couche', 'couches'],
    text: 'Un bloc d’un modèle, par exemple une attention suivie d’un réseau. Chaque couche lit ce qu’a écrit la précédente.',
  },
  'layer-norm': {
    title: 'normalisation de couche',
    text: 'Donne aux nombres de chaque jeton une moyenne de 0 et un écart type de 1, puis les multiplie et les décale par des nombres appris.',
  },
  'learning-rate': {
    title: 'taux d’apprentissage',
    text: 'De combien chaque pas d’entraînement déplace les paramètres. Trop petit, l’entraînement est lent ; trop grand, il échoue.',
  },
  logit: {
    title: 'logit',
    forms: ['logit', 'logits'],
    text: 'Le score d’un mot ou d’une classe, avant que le softmax change tous les scores en probabilités.',
  },
  loss: {
    title: 'perte',
    forms: ['perte', 'pertes'],
    text: 'Un nombre qui dit à quel point un modèle se trompe. L’entraînement cherche à le réduire.',
  },
  mask: {
    title: 'masque',
    text: 'Dit quelles clés une requête peut regarder : 0 garde un score, −∞ l’enlève.',
  },
  matrix: {
    title: 'matrice',
    forms: ['matrice', 'matrices'],
    text: 'Un tableau de nombres en lignes et en colonnes.',
  },
  memory: {
    title: 'mémoire',
    text: 'Ce que l’encodeur a fait de la source. Le décodeur en tire ses clés et ses valeurs.',
  },
  'multi-head': {
    title: 'attention à plusieurs têtes',
    forms: ['attention à plusieurs têtes', 'attention multi-têtes'],
    text: 'Plusieurs têtes côte à côte. Une dernière matrice mélange leurs résultats.',
  },
  'multiply-add': {
    title: 'multiplication-addition',
    forms: ['multiplication-addition', 'multiplications-additions'],
    text: 'Une multiplication et une addition. Leur nombre mesure le travail que demande une étape.',
  },
  'one-hot': {
    title: 'ligne one-hot',
    forms: ['ligne one-hot', 'lignes one-hot', 'one-hot'],
    text: 'Une ligne avec 1 dans la colonne d’un mot et 0 ailleurs. Multipliée par les plongements, elle en extrait la ligne de ce mot.',
  },
  padding: {
    title: 'remplissage',
    text: 'Des places vides après un texte court, pour que plusieurs textes aient la même longueur. Un masque les cache.',
  },
  parameter: {
    title: 'paramètre',
    forms: ['paramètre', 'paramètres'],
    text: 'Un nombre que l’entraînement modifie, comme ceux d’une projection. Tout le reste est calculé.',
  },
  patch: {
    title: 'patch',
    forms: ['patch', 'patchs'],
    text: 'Un petit carré d’une image, lu comme un jeton.',
  },
  'position-encoding': {
    title: 'encodage des positions',
    forms: ['encodage des positions', 'encodage de position'],
    text: 'Des nombres qui disent où se trouve un jeton. Sans eux, l’attention ne distingue pas un ordre d’un autre.',
  },
  probability: {
    title: 'probabilité',
    forms: ['probabilité', 'probabilités'],
    text: 'À quel point un modèle tient un mot ou une classe pour vraisemblable, de 0 à 1. La somme de toutes est 1.',
  },
  projection: {
    title: 'projection',
    forms: ['projection', 'projections'],
    text: 'Un produit avec une matrice de nombres appris. Elle fait des jetons des requêtes, des clés ou des valeurs.',
  },
  query: {
    title: 'requête',
    forms: ['requête', 'requêtes'],
    text: 'Ce que cherche un jeton : une ligne de nombres comparée à chaque clé.',
  },
  recurrent: {
    title: 'réseau récurrent',
    forms: ['réseau récurrent', 'réseaux récurrents'],
    text: 'Un réseau qui lit mot après mot et garde un état, que chaque mot modifie.',
  },
  relu: { title: 'ReLU', text: 'Garde les nombres positifs et remplace les négatifs par 0.' },
  residual: {
    title: 'connexion résiduelle',
    forms: ['connexion résiduelle', 'connexions résiduelles'],
    text: 'Ce qui entre dans une partie d’une couche s’ajoute à ce qui en sort : rien ne se perd en chemin.',
  },
  'rms-norm': {
    title: 'norme RMS',
    text: 'Une normalisation plus simple : chaque ligne est divisée par la racine de la moyenne de ses carrés, sans soustraire la moyenne.',
  },
  rotary: {
    title: 'positions rotatives',
    text: 'Les requêtes et les clés tournent d’un angle qui croît avec la position : les scores dépendent ainsi des distances.',
  },
  sampling: {
    title: 'échantillonnage',
    text: 'Tirer au hasard le jeton suivant, chacun selon sa probabilité.',
  },
  saturation: {
    title: 'saturation',
    forms: ['saturation', 'saturé'],
    text: 'Un softmax est saturé quand un poids vaut presque 1 : son gradient est alors presque nul, et l’on apprend peu.',
  },
  score: {
    title: 'score',
    forms: ['score', 'scores'],
    text: 'Dit si une requête et une clé vont ensemble. Plus il est haut, plus la clé reçoit de poids.',
  },
  seed: {
    title: 'graine',
    forms: ['graine', 'graines'],
    text: 'Le nombre dont découlent tous les nombres tirés au hasard. La même graine redonne les mêmes.',
  },
  'self-attention': {
    title: 'auto-attention',
    text: 'L’attention d’un texte à lui-même : requêtes, clés et valeurs viennent des mêmes jetons.',
  },
  'sliding-window': {
    title: 'fenêtre glissante',
    forms: ['fenêtre glissante', 'fenêtres glissantes'],
    text: 'Chaque jeton ne regarde que ses voisins jusqu’à une certaine distance : les longs textes coûtent moins.',
  },
  'soft-lookup': {
    title: 'recherche souple',
    text: 'Une recherche qui rend un mélange de toutes les entrées, selon que chacune convient plus ou moins.',
  },
  softmax: {
    title: 'softmax',
    text: 'Change des scores en poids : e à la puissance de chaque score, divisé par leur somme. Les poids sont positifs et leur somme est 1.',
  },
  'standard-deviation': {
    title: 'écart type',
    forms: ['écart type', 'écarts types', 'écart-type'],
    text: 'À quelle distance de leur moyenne se trouvent d’habitude des nombres : la racine carrée de la variance.',
  },
  state: {
    title: 'état',
    forms: ['état caché', 'états cachés'],
    text: 'Les nombres qu’un réseau récurrent porte d’un mot au suivant.',
  },
  temperature: {
    title: 'température',
    text: 'Elle divise les scores avant le softmax : au-dessus de 1, les poids s’égalisent ; au-dessous, ils se concentrent.',
  },
  token: {
    title: 'jeton',
    forms: ['jeton', 'jetons'],
    text: 'Un morceau de l’entrée : un mot, une lettre ou une partie d’une image. Chaque jeton est une ligne de nombres.',
  },
  transformer: {
    title: 'transformeur',
    forms: ['transformeur', 'transformeurs'],
    text: 'Un modèle fait de couches d’attention et de réseaux de propagation avant.',
  },
  transpose: {
    title: 'transposée',
    forms: ['transposée', 'transposées'],
    text: 'Une matrice dont les lignes et les colonnes sont échangées.',
  },
  unembedding: {
    title: 'matrice de sortie',
    text: 'La matrice qui change les derniers nombres d’un jeton en un score pour chaque mot.',
  },
  value: {
    title: 'valeur',
    forms: ['valeurs'],
    text: 'Ce qu’un jeton transmet à ceux qui le regardent : une ligne de nombres.',
  },
  variance: {
    title: 'variance',
    forms: ['variance', 'variances'],
    text: 'La moyenne des carrés des écarts à la moyenne.',
  },
  vector: {
    title: 'vecteur',
    forms: ['vecteur', 'vecteurs'],
    text: 'Une liste de nombres, comme une ligne d’une matrice. On peut le dessiner comme une flèche.',
  },
  vocabulary: { title: 'vocabulaire', text: 'Tous les mots qu’un modèle connaît.' },
  'warm-up': {
    title: 'échauffement',
    text: 'Le taux d’apprentissage commence petit et croît pendant les premiers pas, pour qu’ils ne dérèglent pas le modèle.',
  },
  weight: {
    title: 'poids d’attention',
    forms: ['poids d’attention', 'poids'],
    text: 'La part d’attention qu’une requête donne à une clé. La somme des poids d’une ligne est 1.',
  },
};
