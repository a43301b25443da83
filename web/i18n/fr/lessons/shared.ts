import type { Translations } from '../../translations';

/** What several lessons say in the same words. */
export default {
  'A token is a word or a piece of one; the numbers that stand for it are its features. Rows are tokens, columns are features, here and wherever nothing else is said. Some texts put tokens into columns; their formulas are ours transposed.':
    'Un jeton est un mot ou un morceau de mot ; les nombres qui le représentent sont ses composantes. Les lignes sont les jetons, les colonnes les composantes, ici et partout où rien d’autre n’est précisé. Certains textes mettent les jetons en colonnes ; leurs formules sont les nôtres, transposées.',
  'The width that counts is d_k, that of the keys: not the number of tokens, not the width of a token (d_model) or of a value (d_v). In a library, check whether it scales for you; scaling twice is a common and silent error.':
    'La largeur qui compte est d_k, celle des clés : ni le nombre de jetons, ni la largeur d’un jeton (d_model) ou d’une valeur (d_v). Si vous utilisez une bibliothèque, vérifiez si elle fait la mise à l’échelle pour vous ; la faire deux fois est une erreur courante, que rien ne signale.',
  'The softmax runs along rows, one distribution per query. A column need not add up to 1: a key can be wanted by everyone or by no one. Scores may be negative, weights may not.':
    'Le softmax agit le long des lignes : une distribution par requête. La somme d’une colonne n’est pas forcément 1 : une clé peut être recherchée par toutes les requêtes ou par aucune. Les scores peuvent être négatifs, les poids non.',
  'A soft cap c turns a score s into c · tanh(s / c). Small scores hardly change, large ones level off before c: here [[scaled_scores:r,c]] becomes [[capped_scores:r,c]]. The order of the scores stays as it was.':
    'Un plafond souple c transforme un score s en c · tanh(s / c). Les petits scores ne changent guère, les grands s’aplatissent avant c : ici, [[scaled_scores:r,c]] devient [[capped_scores:r,c]]. L’ordre des scores reste le même.',
  'The cap comes before the mask. Capping −∞ would give −c, and a removed key would be back.':
    'Le plafond vient avant le masque. Plafonner −∞ donnerait −c, et une clé écartée serait de retour.',
  '[[mask]] is added to the scores: 0 keeps a score, −∞ removes it. The entry for [[row:mask:r]] and [[col:mask:c]] is [[mask:r,c]]. It has a row for each query; where there are heads, all of them share it.':
    '[[mask]] s’ajoute aux scores : 0 conserve un score, −∞ l’élimine. L’élément pour [[row:mask:r]] et [[col:mask:c]] est [[mask:r,c]]. Le masque a une ligne par requête ; quand il y a plusieurs têtes, toutes partagent le même.',
  'Libraries disagree about true and false in a mask: keep or remove? An additive mask leaves no doubt.':
    'Les bibliothèques ne s’accordent pas sur le sens de vrai et de faux dans un masque : garder ou écarter ? Un masque additif ne laisse aucun doute.',
  '[[masked_scores]] is the score plus the mask. Adding 0 changes nothing; adding −∞ leaves −∞, whatever the score was. For [[row:masked_scores:r]] and [[col:masked_scores:c]] this gives [[masked_scores:r,c]].':
    '[[masked_scores]] est la somme du score et du masque. Ajouter 0 ne change rien ; ajouter −∞ donne −∞, quel que soit le score. Pour [[row:masked_scores:r]] et [[col:masked_scores:c]], on obtient [[masked_scores:r,c]].',
  'The mask belongs before the softmax. Set weights to 0 after it, and the rest of the row no longer adds up to 1.':
    'Le masque se place avant le softmax. Si l’on met des poids à 0 après coup, la somme du reste de la ligne n’est plus 1.',
  'First the product with [[w_q]], one row per token; the bias [[b_q]] is added in the next step.':
    'D’abord le produit avec [[w_q]], une ligne par jeton ; le biais [[b_q]] s’ajoute à l’étape suivante.',
  'First the product with [[w_k]], one row per token; the bias [[b_k]] is added in the next step.':
    'D’abord le produit avec [[w_k]], une ligne par jeton ; le biais [[b_k]] s’ajoute à l’étape suivante.',
  'First the product with [[w_v]], one row per token; the bias [[b_v]] is added in the next step.':
    'D’abord le produit avec [[w_v]], une ligne par jeton ; le biais [[b_v]] s’ajoute à l’étape suivante.',
  'First the product with [[w_o]], one row per query; the bias [[b_o]] is added in the next step.':
    'D’abord le produit avec [[w_o]], une ligne par requête ; le biais [[b_o]] s’ajoute à l’étape suivante.',
  '[[b_q]] is a single row of [[dim:d_k]] numbers. It is added to every row of the query product, the same for all tokens.':
    '[[b_q]] est une unique ligne de [[dim:d_k]] nombres. Elle s’ajoute à chaque ligne du produit des requêtes, la même pour tous les jetons.',
  '[[b_k]] is a single row, added to every key. It adds the same amount to all scores of a query, so the weights do not change.':
    '[[b_k]] est une unique ligne, ajoutée à chaque clé. Elle ajoute la même quantité à tous les scores d’une requête : les poids ne changent donc pas.',
  'Try it: change a number of the key bias and follow it. The scores move, the weights stay.':
    'Essayez : changez un nombre du biais des clés et suivez-le. Les scores bougent, les poids restent.',
  '[[b_v]] is a single row, added to every value. Since each row of weights adds up to 1, it passes through unchanged.':
    '[[b_v]] est une unique ligne, ajoutée à chaque valeur. Comme la somme des poids de chaque ligne est 1, elle se retrouve inchangée dans le résultat.',
  'A fully masked row is the exception: its weights are all 0, so nothing passes through.':
    'Une ligne entièrement masquée fait exception : tous ses poids sont nuls, et rien ne passe.',
  '[[b_o]] is a single row, added to every row of the last product, the same for all tokens.':
    '[[b_o]] est une unique ligne, ajoutée à chaque ligne du dernier produit, la même pour tous les jetons.',
  'Divide by √d_k, with d_k = [[dim:d_k]], unless you set another scale: [[scores:r,c]] becomes [[scaled_scores:r,c]].':
    'On divise par √d_k, où d_k = [[dim:d_k]], sauf si vous choisissez une autre échelle : [[scores:r,c]] devient [[scaled_scores:r,c]].',
  '[[head_*/key]]: the columns of [[key]] that belong to this head.':
    '[[head_*/key]] : les colonnes de [[key]] qui reviennent à cette tête.',
  '[[head_*/key_transposed]]: the keys of this head as columns.':
    '[[head_*/key_transposed]] : les clés de cette tête mises en colonnes.',
  'Divide by √d_k, with d_k = [[dim:d_k]], unless you set another scale: [[head_*/scores:r,c]] becomes [[head_*/scaled_scores:r,c]].':
    'On divise par √d_k, où d_k = [[dim:d_k]], sauf si vous choisissez une autre échelle : [[head_*/scores:r,c]] devient [[head_*/scaled_scores:r,c]].',
  'Here d_k is the width of one head, not of all together. The width that counts is d_k, that of the keys: not the number of tokens, not the width of a token (d_model) or of a value (d_v). In a library, check whether it scales for you; scaling twice is a common and silent error.':
    'Ici, d_k est la largeur d’une seule tête, non de toutes ensemble. La largeur qui compte est d_k, celle des clés : ni le nombre de jetons, ni la largeur d’un jeton (d_model) ou d’une valeur (d_v). Si vous utilisez une bibliothèque, vérifiez si elle fait la mise à l’échelle pour vous ; la faire deux fois est une erreur courante, que rien ne signale.',
  '[[head_*/masked_scores]] is the score plus [[mask]], the same mask for every head.':
    '[[head_*/masked_scores]] est la somme du score et de [[mask]], le même masque pour toutes les têtes.',
  '[[head_*/value]]: the columns of [[value]] that belong to this head.':
    '[[head_*/value]] : les colonnes de [[value]] qui reviennent à cette tête.',
  '[[head_*/query]]: the [[dim:d_k]] columns of [[query]] that belong to this head.':
    '[[head_*/query]] : les [[dim:d_k]] colonnes de [[query]] qui reviennent à cette tête.',
  '[[key_transposed]]: the keys as columns.': '[[key_transposed]] : les clés mises en colonnes.',
  '[[positions]] counts the tokens: [[row:positions:r]] is at position [[positions:r,0]]. The encoding is computed from these numbers alone; the words play no part in it.':
    '[[positions]] numérote les jetons : [[row:positions:r]] est à la position [[positions:r,0]]. L’encodage se calcule à partir de ces seuls nombres ; les mots n’y jouent aucun rôle.',
  'Programs count positions from 0. Set “start” to another number to see the encoding further on.':
    'Les programmes comptent les positions à partir de 0. Donnez à « début » une autre valeur pour voir la suite de l’encodage.',
  '[[exponents]] has one number for each pair of columns: as given −2i/d, with d = [[dim:d_model]] and i = 0, 1, 2 … The first is [[exponents:0,0]].':
    '[[exponents]] contient un nombre par paire de colonnes : ici −2i/d, avec d = [[dim:d_model]] et i = 0, 1, 2… Le premier est [[exponents:0,0]].',
  'Some texts count i from 1. Then the first exponent is not 0 and the first frequency not 1: set “first index” to 1 and watch this row. Vaswani et al. count from 0.':
    'Certains textes comptent i à partir de 1. Le premier exposant n’est alors plus 0, ni la première fréquence 1 : mettez « premier indice » à 1 et observez cette ligne. Vaswani et al. comptent à partir de 0.',
  'Columns come in pairs, and each pair gets an angle. Its frequency says how much the angle grows from one position to the next. [[frequencies]] holds the base, 10,000 unless you change it, to the power of each number of [[exponents]]. The first is [[frequencies:0,0]]; from pair to pair they fall by the same factor.':
    'Les colonnes vont par paires, et chaque paire reçoit un angle. Sa fréquence dit de combien l’angle croît d’une position à la suivante. [[frequencies]] contient la base, 10 000 si vous ne la changez pas, à la puissance de chaque nombre de [[exponents]]. La première est [[frequencies:0,0]] ; d’une paire à la suivante, elles diminuent du même facteur.',
  'With i counted from 1 the first frequency would be 10,000 to the power of −2/d, and the fastest wave would be missing. Both are encodings, but a model trained with one cannot read the other.':
    'Si i partait de 1, la première fréquence serait 10 000 à la puissance −2/d, et l’onde la plus rapide manquerait. Les deux sont des encodages valables, mais un modèle entraîné avec l’un ne sait pas lire l’autre.',
  'An angle is a position times a frequency. [[angles]] has a row for each position and a column for each frequency: at [[row:angles:r]] the first angle is [[angles:r,0]]. Angles are in radians; a full turn is about 6.28.':
    'Un angle est une position fois une fréquence. [[angles]] a une ligne par position et une colonne par fréquence : pour [[row:angles:r]], le premier angle est [[angles:r,0]]. Les angles sont en radians ; un tour complet vaut environ 6,28.',
  '[[angle_sines]] holds the sine of each angle. On a circle of radius 1, it is the height of the point at that angle, so it rises and falls like a wave. Sines alone are not enough: an angle and its supplement, such as 1 and π − 1, have the same sine.':
    '[[angle_sines]] contient le sinus de chaque angle. Sur un cercle de rayon 1, c’est la hauteur du point à cet angle ; il monte et descend donc comme une onde. Les sinus seuls ne suffisent pas : un angle et son supplémentaire, comme 1 et π − 1, ont le même sinus.',
  '[[angle_cosines]] holds the cosine of each angle: how far to the right the point on the circle is. Sine and cosine together give the point exactly. It moves like the tip of a clock hand, and each pair of columns is a clock with its own speed.':
    '[[angle_cosines]] contient le cosinus de chaque angle : de combien le point du cercle est à droite. Sinus et cosinus donnent ensemble le point exact. Il se déplace comme la pointe d’une aiguille, et chaque paire de colonnes est une horloge qui a sa propre vitesse.',
  '[[position_encoding]] puts sines and cosines side by side, in turns unless you choose another layout. It has a row for each position, as wide as a token. The row of [[row:position_encoding:r]] begins with [[position_encoding:r,0]] and [[position_encoding:r,1]].':
    '[[position_encoding]] met sinus et cosinus côte à côte, en alternance si vous ne choisissez pas une autre disposition. Elle a une ligne par position, aussi large qu’un jeton. La ligne de [[row:position_encoding:r]] commence par [[position_encoding:r,0]] et [[position_encoding:r,1]].',
  'A sine without its cosine says too little, so d must be even. If you set it to 5, the engine refuses, unless you choose under “odd width” to cut off the last cosine. Some programs put all sines before all cosines; the option “layout” does that. It is the same encoding with its columns in another order.':
    'Un sinus sans son cosinus en dit trop peu : d doit donc être pair. Si vous le mettez à 5, le moteur refuse, sauf si vous choisissez, sous « largeur impaire », de supprimer le dernier cosinus. Certains programmes mettent tous les sinus avant tous les cosinus ; c’est ce que fait l’option « disposition ». C’est le même encodage, avec ses colonnes dans un autre ordre.',
  '[[position_transposed]]: the positions as columns, to compare each with each.':
    '[[position_transposed]] : les positions mises en colonnes, pour comparer chacune à chacune.',
  '[[position_scores]] holds the dot product of every two positions: multiply pair by pair, add up. For [[row:position_scores:r]] and [[col:position_scores:c]] it is [[position_scores:r,c]]. With sines and cosines, each diagonal holds a single number: the product depends only on how far apart two positions are. Each position is most like itself.':
    '[[position_scores]] contient le produit scalaire de chaque paire de positions : on multiplie nombre par nombre, puis on additionne. Pour [[row:position_scores:r]] et [[col:position_scores:c]], c’est [[position_scores:r,c]]. Avec des sinus et des cosinus, chaque diagonale ne contient qu’un nombre : le produit ne dépend que de l’écart. Chaque position ressemble surtout à elle-même.',
  'sin a sin b + cos a cos b = cos(a − b): one such sum for each frequency. The mechanism does not use this matrix; it is here because it shows what the encoding knows.':
    'sin a sin b + cos a cos b = cos(a − b) : une telle somme pour chaque fréquence. Le mécanisme n’utilise pas cette matrice ; elle est là parce qu’elle montre ce que sait l’encodage.',
  '[[learned_positions]] is learned, like the weights of a projection: a row for each position, [[dim:d_model]] numbers, with no formula behind them. The row of position [[row:learned_positions:r]] begins with [[learned_positions:r,0]].':
    '[[learned_positions]] est apprise, comme les poids d’une projection : une ligne par position, [[dim:d_model]] nombres, sans aucune formule derrière. La ligne de la position [[row:learned_positions:r]] commence par [[learned_positions:r,0]].',
  'There is a row for every position of training and none beyond it: a longer text has no row to add. Sines and cosines exist for every position.':
    'Il y a une ligne pour chaque position vue à l’entraînement et aucune au-delà : un texte plus long n’a plus de ligne à ajouter. Les sinus et les cosinus, eux, existent pour toute position.',
  'Rotary positions add nothing to the tokens. Two columns of [[query]] are taken as a point in a plane, and the point is turned by the angle of its position: [[query:r,0]] and its partner become [[rotated_query:r,0]] and its partner. Position 0 is not turned at all.':
    'Les positions rotatives n’ajoutent rien aux jetons. Deux colonnes de [[query]] sont prises comme un point du plan, que l’on fait tourner de l’angle de sa position : [[query:r,0]] et sa partenaire deviennent [[rotated_query:r,0]] et sa partenaire. La position 0 ne tourne pas du tout.',
  'Which columns are partners is a convention: neighbours (the paper), or one from each half (many programs). Weights trained with one are wrong with the other. Try both with the option “pairing”.':
    'Savoir quelles colonnes vont ensemble est affaire de convention : des voisines (l’article d’origine) ou une dans chaque moitié (bien des programmes). Des poids entraînés avec l’une sont faux avec l’autre. Essayez les deux avec l’option « appariement ».',
  '[[rotated_key]]: the keys are turned by the angles of their own positions. In the dot product of two turned rows only the difference of their angles is left, so a score depends on how far apart two tokens are, not on where they stand.':
    '[[rotated_key]] : on fait tourner les clés des angles de leurs propres positions. Dans le produit scalaire de deux lignes ainsi tournées, il ne reste que la différence de leurs angles : un score dépend donc de la distance entre deux jetons, non de l’endroit où ils se trouvent.',
  'The values are not turned: a position decides who looks at whom, not what is handed over.':
    'Les valeurs ne tournent pas : une position décide de qui regarde qui, non de ce qui est transmis.',
  '[[v_a]] turns the hidden numbers of a pair into one score.':
    '[[v_a]] ramène à un seul score les nombres cachés d’une paire.',
} satisfies Translations;
