import type { Translations } from '../../translations';

/** What figures and experiments say. */
export const figures = {
  '{0} to {1}': 'de {0} à {1}',
  seed: 'graine',
  Stop: 'Arrêter',
  Run: 'Lancer',
  'Experiment: {0}': 'Expérience : {0}',
  Experiment: 'Expérience',
  'Hypothesis.': 'Hypothèse.',
  'How much of the run is done': 'Avancement du calcul',
  'Found with other settings than those above.': 'Trouvé avec d’autres réglages que ceux du dessus.',
  'Holds.': 'Vérifiée.',
  'Does not hold.': 'Non vérifiée.',
  '{0} Seed {1}.': '{0} Graine {1}.',
  'The experiment stopped: {0}': 'L’expérience s’est arrêtée : {0}',
  'All open': 'Tout ouvert',
  Causal: 'Causal',
  Padding: 'Remplissage',
  Window: 'Fenêtre',
  Blocks: 'Blocs',
  'Draw a mask': 'Dessiner un masque',
  'Draw the mask': 'Dessinez le masque',
  'Drag over cells to close or open them, or fill the board and change what you like. With the keyboard: arrows move, space changes a cell, shift and an arrow carries the change along.':
    'Glissez sur les cellules pour les fermer ou les ouvrir, ou remplissez le tableau puis changez ce qu’il vous plaît. Au clavier : les flèches déplacent, Espace change une cellule, Maj et une flèche prolongent le changement.',
  'The board has room for {0} words. Masks of longer sentences are changed in the matrix.':
    'Le tableau a de la place pour {0} mots. Les masques de phrases plus longues se modifient dans la matrice.',
  'The mask: a row for each query, a column for each key':
    'Le masque : une ligne par requête, une colonne par clé',
  '{0} looks at {1}': '{0} regarde {1}',
  'every key is closed. The softmax would divide 0 by 0; here the row gets weights of 0 and a context of 0. The option “fully masked” shows what the bare formula gives instead: NaN.':
    'toutes les clés sont masquées. Le softmax diviserait 0 par 0 ; ici, la ligne reçoit des poids nuls et un contexte nul. L’option « entièrement masquée » montre ce que donne la formule brute : NaN.',
  'Pair {0}, ω = {1}': 'Paire {0}, ω = {1}',
  'Sine and cosine of pair {0} over {1} positions, frequency {2}':
    'Sinus et cosinus de la paire {0} sur {1} positions, fréquence {2}',
  'Position {0} times every position: {1} with itself, {2} with the next':
    'La position {0} fois chaque position : {1} avec elle-même, {2} avec la suivante',
  'Dot products of position {0} with {1} positions; the largest is that with itself':
    'Produits scalaires de la position {0} avec {1} positions ; le plus grand est celui avec elle-même',
  'Two ways of counting': 'Deux façons de compter',
  'Two ways of counting pairs, d = {0}': 'Deux façons de compter les paires, d = {0}',
  'i counted': 'i compté',
  'ω of pair 1': 'ω de la paire 1',
  'pair 2': 'paire 2',
  'pair 3': 'paire 3',
  'sin, cos of pair 1 at position 1': 'sin, cos de la paire 1 à la position 1',
  'from 0 (Vaswani et al.)': 'à partir de 0 (Vaswani et al.)',
  'from 1 (some texts)': 'à partir de 1 (certains textes)',
  '{0}: {1} is turned to {2}': '{0} : {1} tourne en {2}',
  'Pair {0}': 'Paire {0}',
  'The query at position {0}, pair by pair: thin as it was projected, bold as it is turned. Later pairs turn more slowly; the length of a hand never changes.':
    'La requête à la position {0}, paire par paire : en trait fin telle qu’elle a été projetée, en gras telle qu’elle a tourné. Les paires suivantes tournent plus lentement ; la longueur d’une aiguille ne change jamais.',
  'Heat map of the encoding of {0} positions, {1} columns':
    'Carte de chaleur de l’encodage de {0} positions, {1} colonnes',
  'The encoding of {0} positions (down) in {1} columns (across), with your layout, exponent, base and start; and its first pairs as curves,':
    'L’encodage de {0} positions (de haut en bas) en {1} colonnes (de gauche à droite), avec votre disposition, votre exposant, votre base et votre début ; et ses premières paires en courbes,',
  'sine solid': 'sinus en trait plein',
  and: 'et',
  'cosine dashed': 'cosinus en tirets',
  '. Look at a row of a matrix to mark its position.':
    '. Regardez une ligne d’une matrice pour marquer sa position.',
  'Of {0} times {1} pairs, those in the window are filled':
    'De {0} fois {1} paires, celles de la fenêtre sont remplies',
  'Scores against length: at {0} tokens {1} in full, {2} in the window':
    'Scores en fonction de la longueur : à {0} jetons, {1} en tout, {2} dans la fenêtre',
  'all pairs': 'toutes les paires',
  window: 'fenêtre',
  tokens: 'jetons',
  'Left: of {0} × {1} = {2} scores the window takes {3}. Right: the same for longer texts; each step of either axis doubles. With twice the tokens a small window takes about twice the scores, all pairs take four times.':
    'À gauche : sur {0} × {1} = {2} scores, la fenêtre en prend {3}. À droite : la même chose pour des textes plus longs ; chaque pas d’un axe double. Avec deux fois plus de jetons, une petite fenêtre prend environ deux fois plus de scores, toutes les paires en prennent quatre fois plus.',
  'Computed again with all pairs and a window mask: the largest difference between the two contexts is':
    'Recalculé avec toutes les paires et un masque de fenêtre : la plus grande différence entre les deux contextes est',
  '. The walk above made {0} numbers from scores to weights, the other {1}.':
    '. Le parcours ci-dessus a produit {0} nombres, des scores aux poids ; l’autre, {1}.',
  'Can the future matter?': 'Le futur peut-il compter ?',
  'Under a causal mask, changing a token moves no number of any earlier row of the output, not even in its last bit.':
    'Sous un masque causal, changer un jeton ne fait bouger aucun nombre d’une ligne antérieure de la sortie, pas même dans son dernier bit.',
  'Each token in turn gets other numbers, and the output is computed again. Choose no mask, and see what the mask prevented.':
    'Chaque jeton reçoit à son tour d’autres nombres, et la sortie est recalculée. Choisissez de ne pas masquer, et voyez ce que le masque empêchait.',
  causal: 'causal',
  none: 'aucun',
  'numbers per token': 'nombres par jeton',
  'token in the picture': 'jeton de la figure',
  'Of {0} numbers in rows before the changed token, {1} moved, over all {2} tokens.':
    'Sur {0} nombres des lignes qui précèdent le jeton changé, {1} ont bougé, pour l’ensemble des {2} jetons.',
  'Not one may move, and no rounding is allowed for: a removed key has weight 0 exactly, and adding 0 times anything changes nothing.':
    'Aucun ne doit bouger, et aucun arrondi n’est toléré : une clé retirée a un poids exactement nul, et ajouter 0 fois quoi que ce soit ne change rien.',
  'causal mask: rows before {0} moved by {1}': 'masque causal : les lignes avant {0} ont bougé de {1}',
  'How far each row of the output moves when token {0} of {1} is changed':
    'De combien bouge chaque ligne de la sortie quand on change le jeton {0} sur {1}',
  row: 'ligne',
  'largest move of a number in the row': 'plus grand déplacement d’un nombre de la ligne',
  'no mask': 'sans masque',
  'Is a convolution attention?': 'Une convolution est-elle de l’attention ?',
  'Nine heads that each look one way from every pixel, with the kernel as their output projection, give any 3 × 3 convolution.':
    'Neuf têtes qui regardent chacune dans une direction depuis chaque pixel, avec le noyau pour projection de sortie, donnent toute convolution 3 × 3.',
  'Shown by Cordonnier et al. (2020). A head looks the more sharply at its one place the larger α is; with a small α it sees its surroundings as well.':
    'Montré par Cordonnier et al. (2020). Plus α est grand, plus une tête regarde nettement son unique place ; avec un petit α, elle voit aussi les environs.',
  'sharpness α': 'netteté α',
  'pixels per side': 'pixels par côté',
  'numbers per pixel': 'nombres par pixel',
  'With α = {0}, over {1} random pictures and kernels, heads and convolution differ by up to {2}.':
    'Avec α = {0}, sur {1} images et noyaux tirés au hasard, têtes et convolution diffèrent d’au plus {2}.',
  'Only rounding is allowed for: at most {0}, 2⁻⁵³ for each addition behind a number, times what it can at most add up.':
    'Seul l’arrondi est toléré : {0} au plus, soit 2⁻⁵³ pour chaque addition derrière un nombre, fois ce qu’elle peut sommer au plus.',
  'How far nine heads are from the convolution, the more sharply they look':
    'L’écart entre neuf têtes et la convolution, à mesure qu’elles regardent plus nettement',
  'largest difference': 'plus grande différence',
  'what rounding can do': 'ce que peut l’arrondi',
  'of length 1': 'de longueur 1',
  'Is a dot product a cosine?': 'Un produit scalaire est-il un cosinus ?',
  'The dot product of two vectors equals the cosine of the angle between them.':
    'Le produit scalaire de deux vecteurs égale le cosinus de l’angle qu’ils forment.',
  'Some texts say that attention relies on cosine similarity. That holds for vectors of length 1, and for no others: choose vectors as drawn.':
    'Certains textes disent que l’attention repose sur la similarité cosinus. C’est vrai des vecteurs de longueur 1, et d’aucun autre : choisissez les vecteurs tels que tirés.',
  vectors: 'vecteurs',
  'as drawn': 'tels que tirés',
  'queries, and keys': 'requêtes, et clés',
  'numbers per vector': 'nombres par vecteur',
  'Over {0} pairs of vectors {1} the two differ by up to {2}; for {3} of {4} queries they disagree about the nearest key.':
    'Sur {0} paires de vecteurs {1}, les deux diffèrent d’au plus {2} ; pour {3} requêtes sur {4}, ils ne s’accordent pas sur la clé la plus proche.',
  'Only rounding is allowed for: {0}, the {1} roundings of 2⁻⁵³ that lie between the two for {2} numbers per vector.':
    'Seul l’arrondi est toléré : {0}, les {1} arrondis de 2⁻⁵³ qui séparent les deux pour {2} nombres par vecteur.',
  'Dot product against cosine, {0} pairs': 'Produit scalaire en fonction du cosinus, {0} paires',
  cosine: 'cosinus',
  'dot product': 'produit scalaire',
  'vectors as drawn': 'vecteurs tels que tirés',
  'the same with length 1': 'les mêmes, de longueur 1',
  equal: 'égalité',
  'What does a longer sequence cost?': 'Que coûte une séquence plus longue ?',
  'Full attention takes time that grows like n², attention to a window of w tokens like n.':
    'L’attention complète prend un temps qui croît comme n², l’attention à une fenêtre de w jetons comme n.',
  'Measured now, on the device in front of you, with the kernels for long sequences: 64 numbers per token, one thread. Close other busy pages for steadier numbers.':
    'Mesuré maintenant, sur l’appareil devant vous, avec les noyaux de calcul pour longues séquences : 64 nombres par jeton, un seul fil. Fermez les autres pages actives pour des nombres plus stables.',
  'longest sequence': 'plus longue séquence',
  'Time grows like n to the power {0} ± {1} in full, and {2} ± {3} in a window of {4}; at {5} tokens that is {6} against {7} milliseconds.':
    'Le temps croît comme n à la puissance {0} ± {1} pour l’attention complète, et {2} ± {3} dans une fenêtre de {4} ; à {5} jetons, cela fait {6} contre {7} millisecondes.',
  'The exponents must lie on different sides of {0}, halfway between n and n², with all that the fit leaves open: ± is a 95 % interval of the slope through the logarithms of {1} times, each the shortest of {2} rounds.':
    'Les exposants doivent se trouver de part et d’autre de {0}, à mi-chemin entre n et n², avec tout ce que l’ajustement laisse ouvert : ± est un intervalle à 95 % de la pente à travers les logarithmes de {1} temps, chacun le plus court de {2} tours.',
  'Time against length, both axes logarithmic: a slope of 2 is n², a slope of 1 is n':
    'Temps en fonction de la longueur, deux axes logarithmiques : une pente de 2, c’est n² ; une pente de 1, c’est n',
  milliseconds: 'millisecondes',
  'full attention': 'attention complète',
  'window of {0}': 'fenêtre de {0}',
  fit: 'ajustement',
  'fit of the window': 'ajustement de la fenêtre',
  normal: 'normal',
  uniform: 'uniforme',
  'How far do dot products spread?': 'Jusqu’où s’étalent les produits scalaires ?',
  'If the numbers in q and k are independent with mean 0 and variance 1, q·k spreads around 0 with variance d_k.':
    'Si les nombres de q et de k sont indépendants, de moyenne 0 et de variance 1, q·k s’étale autour de 0 avec une variance d_k.',
  'Claimed in a footnote by Vaswani et al. (2017); nothing in it asks for a normal distribution. Give the numbers another mean, and the claim loses its ground.':
    'Affirmé dans une note de bas de page par Vaswani et al. (2017) ; rien n’y exige une loi normale. Donnez aux nombres une autre moyenne, et l’affirmation perd son fondement.',
  draws: 'tirages',
  'each number is': 'chaque nombre est',
  'its mean': 'sa moyenne',
  'At d_k = {0} the variance is {1}; over all widths it grows like d_k to the power {2} ± {3}. The estimate that is furthest off, at d_k = {4}, is off by {5} standard errors.':
    'À d_k = {0}, la variance vaut {1} ; sur toutes les largeurs, elle croît comme d_k à la puissance {2} ± {3}. L’estimation la plus éloignée, à d_k = {4}, s’écarte de {5} erreurs types.',
  'No mean and no variance may be more than {0} standard errors off. With {1} draws one standard error of the variance is {2} % at d_k = {3}, from the fourth moment that the claim implies.':
    'Aucune moyenne et aucune variance ne doit s’écarter de plus de {0} erreurs types. Avec {1} tirages, une erreur type de la variance vaut {2} % à d_k = {3}, d’après le quatrième moment qu’implique l’affirmation.',
  'q·k, {0} draws for each width': 'q·k, {0} tirages pour chaque largeur',
  'share of draws': 'part des tirages',
  'The same draws divided by √d_k': 'Les mêmes tirages divisés par √d_k',
  'q·k / √d_k': 'q·k / √d_k',
  'Variance of q·k against d_k, four standard errors up and down':
    'Variance de q·k en fonction de d_k, quatre erreurs types de part et d’autre',
  variance: 'variance',
  measured: 'mesuré',
  'Are two narrow heads one wide head?': 'Deux têtes étroites font-elles une tête large ?',
  'Heads with projections of their own attend differently, and one head as wide as both cannot give what two give.':
    'Des têtes qui ont chacune leurs projections portent une attention différente, et une seule tête aussi large que les deux ne peut pas donner ce que donnent deux.',
  'The same matrices are cut into two heads and used as one. At distance 0 both heads have the same queries and keys: then nothing is lost by having one.':
    'Les mêmes matrices sont coupées en deux têtes, puis employées comme une seule. À distance 0, les deux têtes ont les mêmes requêtes et les mêmes clés : on ne perd alors rien à n’en avoir qu’une.',
  'distance between the heads': 'distance entre les têtes',
  'width of a head': 'largeur d’une tête',
  'The heads place up to {0} of a row’s attention differently, and the outputs of two heads and of one wide head differ by up to {1}.':
    'Les têtes placent différemment jusqu’à {0} de l’attention d’une ligne, et les sorties de deux têtes et d’une tête large diffèrent d’au plus {1}.',
  'Both must be more than rounding can explain, here at most {0}: 2⁻⁵³ for each addition behind a number, times the square of the largest number.':
    'Les deux doivent dépasser ce que l’arrondi explique, ici {0} au plus : 2⁻⁵³ pour chaque addition derrière un nombre, fois le carré du plus grand nombre.',
  'Where the first token looks': 'Où regarde le premier jeton',
  key: 'clé',
  weight: 'poids',
  'first head': 'première tête',
  'second head': 'deuxième tête',
  'one wide head': 'une tête large',
  'From two heads that agree to two that do not':
    'De deux têtes qui s’accordent à deux qui ne s’accordent pas',
  'between the weights of the heads': 'entre les poids des têtes',
  'between two heads and one wide head': 'entre deux têtes et une tête large',
  'Does attention know the order?': 'L’attention connaît-elle l’ordre ?',
  'Without positions, mixing the tokens mixes the rows of the output in the same way and changes nothing else.':
    'Sans positions, mélanger les jetons mélange de même les lignes de la sortie et ne change rien d’autre.',
  'The tokens are mixed at random, and the output is compared with the earlier output, mixed just so. Add positions, and the same experiment fails: that is what they are for.':
    'Les jetons sont mélangés au hasard, et la sortie est comparée à la sortie précédente, mélangée de la même façon. Ajoutez des positions, et la même expérience échoue : c’est à cela qu’elles servent.',
  positions: 'positions',
  sinusoidal: 'sinusoïdales',
  rotary: 'rotatives',
  'Over {0} ways of mixing with no positions, no number is further than {1} from where it should be.':
    'Sur {0} mélanges sans positions, aucun nombre n’est à plus de {1} de ce qu’il devrait être.',
  'Over {0} ways of mixing with {1} positions, no number is further than {2} from where it should be.':
    'Sur {0} mélanges avec des positions {1}, aucun nombre n’est à plus de {2} de ce qu’il devrait être.',
  'Only rounding is allowed for, since the same numbers are added up in another order: at most {0}, 2⁻⁵³ for each addition behind a number, times the square of the largest number.':
    'Seul l’arrondi est toléré, puisque les mêmes nombres sont additionnés dans un autre ordre : {0} au plus, soit 2⁻⁵³ pour chaque addition derrière un nombre, fois le carré du plus grand nombre.',
  'The output of {0} mixed tokens against the mixed output; a difference of exactly 0 has no place on this axis':
    'La sortie de {0} jetons mélangés face à la sortie mélangée ; une différence exactement nulle n’a pas sa place sur cet axe',
  'way of mixing': 'mélange',
  'no positions': 'sans positions',
  'sinusoidal positions added': 'positions sinusoïdales ajoutées',
  'How often must a network be asked?': 'Combien de fois faut-il interroger un réseau ?',
  'For M queries and N keys, a network that reads pairs is evaluated M·N times, two maps whose results are multiplied M + N times.':
    'Pour M requêtes et N clés, un réseau qui lit des paires est évalué M·N fois ; deux applications dont on multiplie les résultats le sont M + N fois.',
  'Both are run, and the rows that went through them are counted. The matrix product that follows the maps takes M·N dot products, but no evaluation of a network.':
    'Les deux sont exécutés, et l’on compte les lignes qui y sont passées. Le produit matriciel qui suit les applications demande M·N produits scalaires, mais aucune évaluation d’un réseau.',
  'keys per query': 'clés par requête',
  'With {0} queries and {1} keys the network is evaluated {2} times, the maps {3} times; as both grow together the counts grow like powers {4} and {5} of their number.':
    'Avec {0} requêtes et {1} clés, le réseau est évalué {2} fois, les applications {3} fois ; quand les deux croissent ensemble, ces nombres croissent comme les puissances {4} et {5}.',
  'Counts are whole numbers: all {0} pairs of counts must be M·N and M + N exactly, and {1} were not.':
    'Ces nombres sont entiers : les {0} paires doivent valoir exactement M·N et M + N, et {1} ne l’ont pas fait.',
  'Evaluations against queries': 'Évaluations en fonction des requêtes',
  'queries M': 'requêtes M',
  evaluations: 'évaluations',
  'a network for every pair': 'un réseau pour chaque paire',
  'two maps': 'deux applications',
  'What if one does not divide?': 'Et si l’on ne divise pas ?',
  'Without 1/√d_k, wide keys drive the softmax into saturation and its gradient towards 0; the division prevents it.':
    'Sans 1/√d_k, des clés larges poussent le softmax à saturation et son gradient vers 0 ; la division l’empêche.',
  'Queries, keys and values are normal with variance 1, and both forms read the same ones. A gradient that is nearly 0 teaches a model nearly nothing.':
    'Requêtes, clés et valeurs suivent une loi normale de variance 1, et les deux formes lisent les mêmes. Un gradient presque nul n’apprend presque rien à un modèle.',
  'At d_k = {0} the gradient is smaller without the division for {1} of {2} queries, and its median is {3} instead of {4}; the largest weight is {5} instead of {6} on average.':
    'À d_k = {0}, le gradient est plus petit sans la division pour {1} requêtes sur {2}, et sa médiane vaut {3} au lieu de {4} ; le plus grand poids vaut en moyenne {5} au lieu de {6}.',
  'More than {0} of {1} queries must agree: if the division made no difference, each would be a coin toss, and that is {2} standard deviations above half. And ln of the median must fall with √d_k: its slope is {3} ± {4}.':
    'Plus de {0} requêtes sur {1} doivent s’accorder : si la division ne changeait rien, chacune serait un pile ou face, et cela fait {2} écarts types au-dessus de la moitié. Et le ln de la médiane doit décroître avec √d_k : sa pente est {3} ± {4}.',
  'divided by √d_k': 'divisé par √d_k',
  'not divided': 'non divisé',
  'Median length of the derivative of the result by the scores that the softmax reads':
    'Longueur médiane de la dérivée du résultat par rapport aux scores que lit le softmax',
  gradient: 'gradient',
  'Largest of {0} weights, on average': 'Le plus grand de {0} poids, en moyenne',
  'largest weight': 'plus grand poids',
  'all weights alike': 'tous les poids égaux',
  'Entropy of the weights: 1 when all are alike, 0 when one key has all':
    'Entropie des poids : 1 quand tous sont égaux, 0 quand une clé a tout',
  entropy: 'entropie',
  '0: the hard lookup': '0 : la recherche dure',
  'temperature τ': 'température τ',
  entry: 'entrée',
  hard: 'dure',
  soft: 'souple',
  'The entries by their first two values; the soft result stands at {0}, {1}':
    'Les entrées par leurs deux premières valeurs ; le résultat souple se trouve en {0} ; {1}',
  'Hard and soft lookup': 'Recherche dure et recherche souple',
  'The ring is the soft result between the first two numbers of every value. It runs along the dotted line: near the mean of all entries while τ is large, onto the best entry as τ goes to 0.':
    'L’anneau est le résultat souple, selon les deux premiers nombres de chaque valeur. Il court le long du pointillé : près de la moyenne de toutes les entrées tant que τ est grande, jusqu’à la meilleure entrée quand τ tend vers 0.',
  'All similarities': 'Toutes les similarités',
  'Score and weight of every key, for {0}': 'Score et poids de chaque clé, pour {0}',
  'Arrows from the origin: {0}': 'Flèches depuis l’origine : {0}',
  '{0} to {1}, {2}': '{0} vers {1} ; {2}',
  'One query, every similarity': 'Une requête, toutes les similarités',
  'A dot product grows with the length of an arrow, a cosine knows only its direction. Choose a similarity to walk through it; choose a cell in another row of a matrix to ask for another query.':
    'Un produit scalaire croît avec la longueur d’une flèche, un cosinus n’en connaît que la direction. Choisissez une similarité pour la parcourir ; choisissez une cellule dans une autre ligne d’une matrice pour interroger une autre requête.',
  '{0} by {1} boxes, one for each pair; {2} boxes along their left side and {3} along their top':
    '{0} sur {1} cases, une par paire ; {2} cases le long de leur côté gauche et {3} le long du haut',
  'How often a network runs': 'Combien de fois tourne un réseau',
  'M, words written': 'M, mots écrits',
  'N, words read': 'N, mots lus',
  'a network for every pair, M · N': 'un réseau pour chaque paire, M · N',
  'two maps, M + N': 'deux applications, M + N',
  'Each square, from “{0}” with “{1}” to “{2}” with “{3}”, is one run of the network that reads a pair. The bars along two sides are the runs of f and g: an area against two of its sides.':
    'Chaque carré, de « {0} » avec « {1} » à « {2} » avec « {3} », est un passage du réseau qui lit une paire. Les barres le long de deux côtés sont les passages de f et de g : une aire contre deux de ses côtés.',
  'Head {0}': 'Tête {0}',
  'Weights of head {0}: {1}': 'Poids de la tête {0} : {1}',
  '; each head owns {0} rows': ' ; chaque tête en possède {0} lignes',
  '; each head owns {0} columns': ' ; chaque tête en possède {0} colonnes',
  '{0}: go there': '{0} : y aller',
  'Side by side, then through the output projection': 'Côte à côte, puis à travers la projection de sortie',
  'Colours of the heads': 'Couleurs des têtes',
  'head {0}': 'tête {0}',
  'The columns that a head hands in meet the rows of the same colour, and no others. All colours add up in every cell of the result.':
    'Les colonnes que remet une tête rencontrent les lignes de la même couleur, et aucune autre. Toutes les couleurs s’additionnent dans chaque cellule du résultat.',
  'The heads side by side': 'Les têtes côte à côte',
  'The weights of the only head': 'Les poids de l’unique tête',
  'The weights of all {0} heads': 'Les poids des {0} têtes',
  'Weights of a long text': 'Poids d’un long texte',
  'Up to 4,096 words, and no matrix of all their weights':
    'Jusqu’à 4 096 mots, et pas de matrice de tous leurs poids',
  'A rhyme that repeats itself; each word asks with itself and the two words before it. Rows are queries, columns are keys. All {0} weights would take {1} kB; only those in sight are computed, in float32, beside this page.':
    'Une comptine qui se répète ; chaque mot interroge avec lui-même et les deux mots qui le précèdent. Les lignes sont des requêtes, les colonnes des clés. Les {0} poids prendraient {1} ko ; seuls ceux qui sont en vue sont calculés, en float32, à côté de cette page.',
  'heat map': 'carte de chaleur',
  'Weights of {0} queries and {1} keys, query {2} and key {3} chosen':
    'Poids de {0} requêtes et {1} clés, requête {2} et clé {3} choisies',
  'Drag to move, tap to choose, pinch or turn the wheel with Ctrl to zoom. Keys: arrows choose, with Shift ten at once; + and − zoom; 0 shows all.':
    'Glissez pour déplacer, touchez pour choisir, pincez ou tournez la molette avec Ctrl pour zoomer. Touches : les flèches choisissent, avec Maj dix à la fois ; + et − zooment ; 0 montre tout.',
  Closer: 'Plus près',
  Further: 'Plus loin',
  All: 'Tout',
  'To the chosen': 'Vers la cellule choisie',
  'How much of what is in sight is computed': 'Part calculée de ce qui est en vue',
  '{0} weights in sight after {1} ms.': '{0} poids en vue après {1} ms.',
  query: 'requête',
  'Largest weights of this query': 'Plus grands poids de cette requête',
  words: 'mots',
  'a word sees': 'un mot voit',
  'how many': 'combien',
  '2⁻¹² or less': '2⁻¹² ou moins',
  '1, each step a factor of 2.3': '1, chaque pas un facteur 2,3',
  'every word': 'tous les mots',
  'itself and all before': 'lui-même et tous les précédents',
  'itself and the last few': 'lui-même et les derniers',
  '{0}: {1}; go there': '{0} : {1} ; y aller',
  'How one vector is made': 'Comment se fait un vecteur',
  'One number at a time': 'Un nombre à la fois',
  'One vector at a time': 'Un vecteur à la fois',
  '{0} is made from the foot to the head: the query meets every key, the softmax shares out, the values are added up. Solid arrows have been walked, the strong ones are being walked. Every box is a way there.':
    '{0} se construit de bas en haut : la requête rencontre chaque clé, le softmax répartit, les valeurs s’additionnent. Les flèches pleines sont déjà parcourues, les flèches épaisses sont en train de l’être. Chaque case mène à son étape.',
  'The first {0} of {1} vectors are drawn; all of them count.':
    'Les {0} premiers vecteurs sur {1} sont dessinés ; tous comptent.',
  'Draw on it: drag, or use the arrow keys and Enter.':
    'Dessinez dessus : glissez, ou utilisez les flèches et Entrée.',
  'pixel r{0} c{1}: {2}': 'pixel r{0} c{1} : {2}',
  Brush: 'Pinceau',
  white: 'blanc',
  grey: 'gris',
  black: 'noir',
  Clear: 'Effacer',
  'Open a picture…': 'Ouvrir une image…',
  'Or drop a picture on the drawing. It stays on this page and becomes {0} by {1} pixels.':
    'Ou déposez une image sur le dessin. Elle reste sur cette page et devient {0} sur {1} pixels.',
  mean: 'moyenne',
  edges: 'contours',
  unchanged: 'inchangé',
  'top left': 'en haut à gauche',
  top: 'en haut',
  'top right': 'en haut à droite',
  left: 'à gauche',
  middle: 'au milieu',
  right: 'à droite',
  'bottom left': 'en bas à gauche',
  bottom: 'en bas',
  'bottom right': 'en bas à droite',
  '3 × 3, as a convolution': '3 × 3, comme une convolution',
  'twice as wide': 'deux fois plus large',
  'all at the pixel itself': 'toutes sur le pixel lui-même',
  'kernel, {0}': 'noyau, {0}',
  'The kernel': 'Le noyau',
  'The kernel, yours to change.': 'Le noyau, à modifier à votre gré.',
  'The kernel, yours to change. First channel; the others are in the matrix.':
    'Le noyau, à modifier à votre gré. Premier canal ; les autres sont dans la matrice.',
  'The heads': 'Les têtes',
  'sharpness α = {0}': 'netteté α = {0}',
  'alpha {0}': 'alpha {0}',
  'How sharply the heads look, and where. A convolution has both built in; attention can learn them.':
    'Avec quelle netteté les têtes regardent, et où. Une convolution a les deux d’office ; l’attention peut les apprendre.',
  'The picture. Choose a pixel; dots mark where the nine heads of {0} look.':
    'L’image. Choisissez un pixel ; des points marquent où regardent les neuf têtes de {0}.',
  'pixel {0}: {1}, looked at': 'pixel {0} : {1}, regardé',
  'pixel {0}: {1}': 'pixel {0} : {1}',
  'Head {0}{1}: {2} at {3}': 'Tête {0}{1} : {2} en {3}',
  '{0}. Why?': '{0}. Pourquoi ?',
  'Weights of {0} in the nine heads': 'Poids de {0} dans les neuf têtes',
  '{0}, each times its number of the kernel.': '{0}, chacun fois son nombre du noyau.',
  '0 but for rounding: {0}': '0 à l’arrondi près : {0}',
  'Largest difference between the two:': 'Plus grande différence entre les deux :',
  '0, exactly': '0, exactement',
  'A convolution made of attention': 'Une convolution faite d’attention',
  'Attention of nine heads': 'Attention de neuf têtes',
  'The convolution itself': 'La convolution elle-même',
  Difference: 'Différence',
  'the class token': 'le jeton de classe',
  'patch {0}': 'le patch {0}',
  'Weights of {0}. Press a patch to ask from there.':
    'Les poids que donne {0}. Appuyez sur un patch pour interroger depuis là.',
  'class token {0}': 'jeton de classe {0}',
  'What {0} sees: its weights on the picture. Press to see why.':
    'Ce que voit {0} : ses poids sur l’image. Appuyez pour voir pourquoi.',
  Head: 'Tête',
  'The picture and its attention': 'L’image et son attention',
  'the file has {0} MB: at most {1} MB expected': 'le fichier fait {0} Mo : {1} Mo au plus sont attendus',
  'the file is of type {0}: a picture expected': 'le fichier est de type {0} : une image est attendue',
  'the file cannot be read as a picture: PNG, JPEG, WebP or GIF expected':
    'le fichier ne se lit pas comme une image : PNG, JPEG, WebP ou GIF est attendu',
  'this browser gives no canvas to draw on': 'ce navigateur ne fournit pas de canevas où dessiner',
  'the picture is {0} × {1}: at most {2} million pixels expected':
    'l’image fait {0} × {1} : {2} millions de pixels au plus sont attendus',
  'The picture. Choose a pixel.': 'L’image. Choisissez un pixel.',
  'pixel {0}': 'pixel {0}',
  'Weights of {0}. Press one to see why.': 'Poids de {0}. Appuyez sur l’un d’eux pour voir pourquoi.',
  'weight of {0}: {1}': 'poids de {0} : {1}',
  'What {0} sees: the picture, each pixel as strong as its weight.':
    'Ce que voit {0} : l’image, chaque pixel aussi fort que son poids.',
  'What comes of it: the context of every pixel, its three numbers as a colour.':
    'Ce qu’il en sort : le contexte de chaque pixel, ses trois nombres en couleur.',
  'The weights on the picture': 'Les poids sur l’image',
  'As it lies': 'En place',
  Shifted: 'Décalée',
  'Windows and regions': 'Fenêtres et régions',
  'Back in place': 'Remise en place',
  'As it lies, cut into straight windows.': 'En place, coupée en fenêtres droites.',
  'Moved up and left by half a window. What leaves on one side comes back on the other.':
    'Déplacée d’une demi-fenêtre vers le haut et la gauche. Ce qui sort d’un côté revient de l’autre.',
  'The same windows over the moved map. Where they hold two regions, these were no neighbours.':
    'Les mêmes fenêtres sur la carte déplacée. Où elles contiennent deux régions, celles-ci n’étaient pas voisines.',
  'Moved back: every pixel where it was.': 'Ramenée : chaque pixel là où il était.',
  'The map, {0}: {1} by {2} pixels, moved by {3}': 'La carte, {0} : {1} sur {2} pixels, déplacée de {3}',
  '{0} A square names its own row and column; the dashed one is followed below.':
    '{0} Un carré nomme sa ligne et sa colonne ; celui en tirets est suivi ci-dessous.',
  'Stages of the shift': 'Étapes du décalage',
  'shift by half a window': 'décaler d’une demi-fenêtre',
  'Shifted windows': 'Fenêtres décalées',
  'The bias for each way': 'Le biais de chaque déplacement',
  'The middle is the pixel itself; a square to the right of it is a key that lies further right. Press one to see its number in the table.':
    'Le milieu est le pixel lui-même ; un carré à sa droite est une clé située plus à droite. Appuyez sur l’un d’eux pour voir son nombre dans la table.',
  'the pixel itself': 'le pixel lui-même',
  'What it costs': 'Ce que cela coûte',
  'Scores computed in one head. Four times the pixels: four times the scores in windows, sixteen times without.':
    'Scores calculés dans une tête. Quatre fois plus de pixels : quatre fois plus de scores dans des fenêtres, seize fois plus sans elles.',
  map: 'carte',
  'windows of {0} × {1}': 'fenêtres de {0} × {1}',
  '{0}: {1} of {2} pixels reach {3}.': '{0} : {1} pixels sur {2} atteignent {3}.',
  'pixel {0}, linked': 'pixel {0}, relié',
  'Which pixels reach a pixel': 'Quels pixels atteignent un pixel',
  'Press one to choose it. A pixel is linked when the derivative of the chosen one’s output by it is not 0.':
    'Appuyez sur l’un d’eux pour le choisir. Un pixel est relié quand la dérivée de la sortie du pixel choisi par rapport à lui n’est pas nulle.',
  'Straight windows': 'Fenêtres droites',
  'One layer of each': 'Une couche de chaque',
  'Links, bias and cost': 'Liens, biais et coût',
  'Window {0}, {1}': 'Fenêtre {0}, {1}',
  '{0} region': '{0} région',
  '{0} regions': '{0} régions',
  '{0}: go to its mask': '{0} : aller à son masque',
  Regions: 'Régions',
  'region {0}': 'région {0}',
  'Masks of the windows': 'Masques des fenêtres',
  'No shift, one region: all pixels of a window may meet.':
    'Pas de décalage, une région : tous les pixels d’une fenêtre peuvent se rencontrer.',
  'The mask of each window, a row and a column for each of its pixels: in colour where two of one region may meet, striped where a barrier stands.':
    'Le masque de chaque fenêtre, une ligne et une colonne pour chacun de ses pixels : en couleur où deux pixels d’une même région peuvent se rencontrer, rayé où se dresse une barrière.',
  'Add {0} to the words': 'Ajouter {0} aux mots',
  'Start from this word': 'Partir de ce mot',
  'Take this word away': 'Retrancher ce mot',
  'Add this word': 'Ajouter ce mot',
  Find: 'Chercher',
  'Nearest by cosine to': 'Plus proches, par cosinus, de',
  'Numbers per word': 'Nombres par mot',
  'numbers a word': 'nombres par mot',
  'every vector of length 1': 'tous les vecteurs de longueur 1',
  'A word to add': 'Un mot à ajouter',
  '{0} of {1} and {2}: {3}, why?': '{0} de {1} et {2} : {3}, pourquoi ?',
  '{0} with the others': '{0} et les autres',
  word: 'mot',
  'Dot product': 'Produit scalaire',
  Cosine: 'Cosinus',
  Analogy: 'Analogie',
  'An analogy': 'Une analogie',
  'Nearest to': 'Plus proches de',
  'among 8,000 words, these three left out:': 'parmi 8 000 mots, ces trois exclus :',
  Neighbours: 'Voisins',
  'The 8,000 word vectors are being fetched.': 'Les 8 000 vecteurs de mots sont en cours de chargement.',
  'Words in space': 'Des mots dans l’espace',
  '{0} words in three dimensions; the arrow keys turn the picture':
    '{0} mots en trois dimensions ; les flèches font tourner la figure',
  'Turn the picture': 'Tourner la figure',
  'Turn left': 'Tourner à gauche',
  'Turn right': 'Tourner à droite',
  'Tilt up': 'Incliner vers le haut',
  'Tilt down': 'Incliner vers le bas',
  'As at first': 'Comme au début',
  '“{0}” is not among the 8,000 words. Try another one.':
    '« {0} » ne fait pas partie des 8 000 mots. Essayez-en un autre.',
  'There would be {0} words: at most {1}.': 'Il y aurait {0} mots : {1} au plus.',
  'All {0} numbers of each word are on show: the directions are the columns of X.':
    'Les {0} nombres de chaque mot sont montrés : les directions sont les colonnes de X.',
  'A word has {0} numbers, paper has fewer. These are the three directions in which these words differ most; they hold {1} % of the differences. Words that look close here may be far apart in the others.':
    'Un mot a {0} nombres, le papier moins. Voici les trois directions dans lesquelles ces mots diffèrent le plus ; elles contiennent {1} % des différences. Des mots qui semblent proches ici peuvent être éloignés dans les autres.',
  sharpen: 'accentuer',
  'one cell': 'une cellule',
  'the sum': 'la somme',
  'the sum of the squares': 'la somme des carrés',
  'the mean squared distance from targets': 'l’écart quadratique moyen à des cibles',
  'the cross-entropy with targets': 'l’entropie croisée avec des cibles',
  column: 'colonne',
  'softmax written out for row': 'softmax détaillé pour la ligne',
  'Backwards from': 'Rétropropager à partir de',
  'Change the targets': 'Changer les cibles',
  'Only forward': 'Seulement la passe avant',
  'What to go back from': 'D’où rétropropager',
  'Check it by a difference quotient': 'Vérifier par un taux d’accroissement',
  'loss with {0} = {1} + {2}': 'perte avec {0} = {1} + {2}',
  'loss with {0} = {1} − {2}': 'perte avec {0} = {1} − {2}',
  'their difference, over 2 {0}': 'leur différence, sur 2 {0}',
  'the gradient': 'le gradient',
  'apart by': 'écart',
  'The quotient is a secant, the gradient the tangent: they differ by about h² times how much the curve bends, and by rounding.':
    'Le quotient est une sécante, le gradient la tangente : ils diffèrent d’environ h² fois la courbure, et des arrondis.',
  '{0} with {1} = {2} + {3}': '{0} avec {1} = {2} + {3}',
  '{0} with {1} = {2} − {3}': '{0} avec {1} = {2} − {3}',
  'the derivative': 'la dérivée',
  'Only {0} reads the number that is moved: this gradient is what comes back from there.':
    'Seul {0} lit le nombre déplacé : ce gradient est ce qui en revient.',
  'Only {0} reads the number that is moved, and only in one of its places: this gradient is what comes back from there.':
    'Seul {0} lit le nombre déplacé, et à une seule de ses places : ce gradient est ce qui en revient.',
  'They are far apart: within h of this number the curve has a corner, a jump or a sharp bend, and a secant says little about the tangent.':
    'Ils sont loin l’un de l’autre : à moins de h de ce nombre, la courbe a un angle, un saut ou un virage serré, et une sécante dit peu de la tangente.',
  'Near the number that would be moved nothing can be computed: it is infinite, or at the edge of what is allowed.':
    'Près du nombre à déplacer, rien ne peut être calculé : il est infini, ou au bord de ce qui est permis.',
  'The text and what the model makes of it': 'Le texte et ce que le modèle en fait',
  'A text that it was not trained on': 'Un texte absent de son entraînement',
  'choose one': 'à choisir',
  'Let it write': 'Le laisser écrire',
  'Let it write from the start': 'Le laisser écrire depuis le début',
  'Or write one of your own': 'Ou écrivez le vôtre',
  'Read it': 'Le lire',
  'The {0} words that it knows': 'Les {0} mots qu’il connaît',
  'The {0} characters that it knows': 'Les {0} caractères qu’il connaît',
  'There is no word in it.': 'Il n’y a aucun mot.',
  'The model has never met “{0}”. Near it are: {1}.':
    'Le modèle n’a jamais rencontré « {0} ». En sont proches : {1}.',
  'These are {0} words. The model has places for {1}.': 'Cela fait {0} mots. Le modèle a {1} places.',
  'Map of the attention': 'Carte de l’attention',
  '{0} looks at {1}, {2}': '{0} regarde {1}, {2}',
  'Who is looked at while each word is written: {0}': 'Qui est regardé pendant que chaque mot s’écrit : {0}',
  'Left: the likeliest next token, which the model would write. Right: its probability. In between: where {0} looks before it is written; the stronger the colour, the greater the weight.':
    'À gauche : le jeton suivant le plus probable, que le modèle écrirait. À droite : sa probabilité. Entre les deux : où regarde {0} avant qu’il soit écrit ; plus la couleur est forte, plus le poids est grand.',
  'Left: the likeliest next token, which the model would write. Right: its probability. In between: where the model looks before it is written; the stronger the colour, the greater the weight.':
    'À gauche : le jeton suivant le plus probable, que le modèle écrirait. À droite : sa probabilité. Entre les deux : où le modèle regarde avant qu’il soit écrit ; plus la couleur est forte, plus le poids est grand.',
  'Nothing is looked at here. The likeliest words: {0}':
    'Rien n’est regardé ici. Les mots les plus probables : {0}',
  'The heads of the model': 'Les têtes du modèle',
  'What is each head for?': 'À quoi sert chaque tête ?',
  'Turn one off and see what the model says without it: its rows of Wᴼ become 0, so nothing of what it finds is carried on. Undo takes it back.':
    'Désactivez-en une et voyez ce que le modèle dit sans elle : ses lignes de Wᴼ deviennent nulles, et rien de ce qu’elle trouve n’est transmis. « Annuler » la rétablit.',
  'Weights of head {0}: {1} by {2}': 'Poids de la tête {0} : {1} sur {2}',
  'Turn it off': 'La désactiver',
  'Turn it on again': 'La réactiver',
  'As it was trained, it says': 'Tel qu’il a été entraîné, il dit',
  'As it was trained, it writes from the start': 'Tel qu’il a été entraîné, il écrit depuis le début',
  'As it is now': 'Tel qu’il est maintenant',
  'What is written': 'Ce qui est écrit',
  'Before it writes {0}, it looks at: {1}.': 'Avant d’écrire {0}, il regarde : {1}.',
  'The letters that decide': 'Les lettres qui décident',
  'Press a digit: the letters that the model looked at before it wrote it light up.':
    'Appuyez sur un chiffre : les lettres que le modèle a regardées avant de l’écrire s’allument.',
  Differences: 'Différences',
  'It says': 'Il dit',
  'It should say': 'Il devrait dire',
  'Accuracy on what was held out': 'Exactitude sur ce qui a été mis de côté',
  'of the tokens': 'des jetons',
  'of whole answers': 'des réponses entières',
  'of the pictures': 'des images',
  'Digit {0} shows {1}, its patches elsewhere': 'Le chiffre n° {0} montre {1}, ses patchs ailleurs',
  'Previous-token head: while tokens are new, {0} of a row, on average, goes to the token just before.':
    'Tête du jeton précédent : tant que les jetons sont nouveaux, {0} d’une ligne va en moyenne au jeton juste avant.',
  'Previous-token head: {0} of a row, on average, goes to the token just before.':
    'Tête du jeton précédent : en moyenne, {0} d’une ligne va au jeton juste avant.',
  'Looks at itself: {0} of a row, on average, stays with its own token.':
    'Se regarde elle-même : en moyenne, {0} d’une ligne reste à son propre jeton.',
  'Rests on the first place: it gets {0} of a row, on average.':
    'Se repose sur la première place : elle reçoit en moyenne {0} d’une ligne.',
  'Induction head: {0} of a row, on average, goes to what followed the same token before.':
    'Tête d’induction : en moyenne, {0} d’une ligne va à ce qui suivait le même jeton auparavant.',
  'Mirror: after the stop, {0} of a row, on average, goes one place further back each time.':
    'Miroir : après l’arrêt, {0} d’une ligne, en moyenne, recule chaque fois d’une place.',
  'What comes next': 'Ce qui vient ensuite',
  'What comes next?': 'Qu’est-ce qui vient ensuite ?',
  'So far: {0}': 'Jusqu’ici : {0}',
  next: 'ensuite',
  probability: 'probabilité',
  Temperature: 'Température',
  'Only the likeliest (top-k)': 'Seulement les plus probables (top-k)',
  'Draw the next letter': 'Tirer la lettre suivante',
  'Draw a new name': 'Tirer un nouveau prénom',
  'From the start': 'Depuis le début',
  'Drawn: {0}': 'Tirés : {0}',
  'Digits that it was not trained on': 'Des chiffres absents de son entraînement',
  'Digit {0} shows {1}': 'Le chiffre n° {0} montre {1}',
  'The model reads {0}, with probability {1}.': 'Le modèle lit {0}, avec une probabilité de {1}.',
  'Probability of each digit': 'Probabilité de chaque chiffre',
  'The digit and what the model reads': 'Le chiffre et ce que le modèle lit',
} satisfies Translations;
