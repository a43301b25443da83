import type { Translations } from '../../../translations';

export default {
  '[[image]]: [[dim:height]] rows of [[dim:width]] pixels, [[dim:channels]] number each.':
    '[[image]] : [[dim:height]] lignes de [[dim:width]] pixels, [[dim:channels]] nombre par pixel.',
  '[[kernel]] is a 3 × 3 kernel, its nine numbers one below the other, row by row. Change any of them: with α and the border as given, the two results below stay equal. To the attention, this column is what mixes the heads, their output projection.':
    '[[kernel]] est un noyau 3 × 3, ses neuf nombres les uns sous les autres, ligne par ligne. Changez n’importe lequel : avec les valeurs de départ de α et du bord, les deux résultats ci-dessous restent égaux. Pour l’attention, cette colonne est ce qui mélange les têtes, leur projection de sortie.',
  '[[centers]] says where each head looks, so many pixels down and so many to the right. The nine rows are the nine places of a 3 × 3 kernel. They are parameters like any other: they can be moved, and learned.':
    '[[centers]] dit où regarde chaque tête : tant de pixels vers le bas, tant vers la droite. Les neuf lignes sont les neuf places d’un noyau 3 × 3. Ce sont des paramètres comme les autres : on peut les déplacer, et les apprendre.',
  'Here lies the difference. A convolution has its places built in; attention learns them, and may look anywhere. Move a centre and follow it.':
    'C’est là qu’est la différence. Dans une convolution, les places sont fixées d’avance ; l’attention les apprend, et peut regarder n’importe où. Déplacez un centre et suivez-le.',
  '[[pixels]]: one row per pixel, [[dim:n]] of them. That of [[row:pixels:r]] holds [[pixels:r,0]].':
    '[[pixels]] : une ligne par pixel, [[dim:n]] en tout. Celle de [[row:pixels:r]] contient [[pixels:r,0]].',
  '[[head_*/distances]] holds, for each query pixel (a row) and each key pixel (a column), the squared distance between the key pixel and the place that this head looks at. Between [[row:head_*/distances:r]] and [[col:head_*/distances:c]] it is [[head_*/distances:r,c]].':
    '[[head_*/distances]] contient, pour chaque pixel qui interroge (une ligne) et chaque pixel interrogé (une colonne), le carré de la distance entre ce dernier et l’endroit que regarde cette tête. Entre [[row:head_*/distances:r]] et [[col:head_*/distances:c]], il vaut [[head_*/distances:r,c]].',
  'The paper (Cordonnier et al. 2020) writes the same thing as a dot product. With δ for the way from the query pixel to the key pixel, so many down and so many to the right, a learned vector meets a row of three numbers: |δ|² and the two parts of δ. Multiply the square out and you have it. What does not depend on the key drops out in the softmax.':
    'L’article (Cordonnier et al. 2020) écrit la même chose comme un produit scalaire. Si δ est le déplacement du pixel qui interroge au pixel de la clé, tant vers le bas, tant vers la droite, un vecteur appris rencontre une ligne de trois nombres : |δ|² et les deux composantes de δ. Développez le carré pour le voir. Ce qui ne dépend pas de la clé disparaît dans le softmax.',
  'Times −α: the farther, the lower. [[head_*/distances:r,c]] becomes [[head_*/scores:r,c]]. The colours of the pixels play no part: the paper sets the projections that would bring them in, those of queries and keys, to 0.':
    'Multiplié par −α : plus c’est loin, plus le score est bas. [[head_*/distances:r,c]] devient [[head_*/scores:r,c]]. La couleur des pixels n’y joue aucun rôle : l’article annule les projections par lesquelles elle entrerait, celles des requêtes et des clés.',
  'With α large, one weight of each row is nearly 1 and the others are nearly 0: [[row:head_*/weights:r]] looks at [[col:head_*/weights:max]] with [[head_*/weights:r,max]]. With a small α a head sees a blurred spot instead of a pixel.':
    'Quand α est grand, un poids de chaque ligne vaut presque 1 et les autres presque 0 : [[row:head_*/weights:r]] regarde [[col:head_*/weights:max]] avec un poids de [[head_*/weights:r,max]]. Quand α est petit, une tête voit une tache floue au lieu d’un pixel.',
  'At the border a head may have no pixel to look at. It takes the nearest there is, which is how a convolution behaves that repeats its border. Choose zeros as the border, and the two differ there, and only there.':
    'Au bord, il arrive qu’une tête n’ait pas de pixel à regarder. Elle prend le plus proche, et c’est ainsi que se comporte une convolution qui répète son bord. Choisissez un bord de zéros : les deux diffèrent alors à cet endroit, et là seulement.',
  '[[head_*/context]] = [[head_*/weights]] [[pixels]]: as given the picture, moved by a pixel at most each way. [[row:head_*/context:r]] now holds [[head_*/context:r,0]].':
    '[[head_*/context]] = [[head_*/weights]] [[pixels]] : au départ, l’image déplacée d’un pixel au plus dans chaque direction. [[row:head_*/context:r]] contient maintenant [[head_*/context:r,0]].',
  '[[concat]]: nine moved pictures side by side. Each row holds a pixel and its eight neighbours, just what a 3 × 3 kernel is laid upon.':
    '[[concat]] : neuf images déplacées, côte à côte. Chaque ligne contient un pixel et ses huit voisins, exactement ce sur quoi se pose un noyau 3 × 3.',
  '[[output]] = [[concat]] [[kernel]]: nine products, added up. [[row:output:r]] gets [[output:r,0]].':
    '[[output]] = [[concat]] [[kernel]] : neuf produits, additionnés. [[row:output:r]] reçoit [[output:r,0]].',
  '[[convolution]] is computed by itself, from [[image]] and [[kernel]] alone, without any attention: the kernel is laid over every pixel. [[row:convolution:r]] gets [[convolution:r,0]].':
    '[[convolution]] est calculée à part, à partir de [[image]] et de [[kernel]] seuls, sans aucune attention : le noyau se pose sur chaque pixel. [[row:convolution:r]] reçoit [[convolution:r,0]].',
  'As in all libraries for neural networks, the kernel is not turned over first. Mathematicians call this a cross-correlation.':
    'Comme dans toutes les bibliothèques de réseaux de neurones, le noyau n’est pas retourné au préalable. Les mathématiciens appellent cela une corrélation croisée.',
  '[[difference]] = [[output]] − [[convolution]]: [[difference:r,0]] for [[row:difference:r]]. Any 3 × 3 convolution is attention with nine heads. The reverse does not hold: attention can also look elsewhere, and wherever the content calls.':
    '[[difference]] = [[output]] − [[convolution]] : [[difference:r,0]] pour [[row:difference:r]]. Toute convolution 3 × 3 est une attention à neuf têtes. La réciproque est fausse : l’attention peut aussi regarder ailleurs, partout où le contenu l’appelle.',
} satisfies Translations;
