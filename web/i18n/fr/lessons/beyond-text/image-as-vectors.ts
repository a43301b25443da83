import type { Translations } from '../../../translations';

export default {
  '[[image]] is a picture of [[dim:height]] rows with [[dim:width]] pixels each. A pixel has [[dim:channels]] numbers from 0 to 1: how much red, green and blue it has. So each row of the matrix holds [[dim:width]] times [[dim:channels]] numbers.':
    '[[image]] est une image de [[dim:height]] lignes de [[dim:width]] pixels chacune. Un pixel a [[dim:channels]] nombres de 0 à 1 : ce qu’il contient de rouge, de vert et de bleu. Chaque ligne de la matrice compte donc [[dim:width]] fois [[dim:channels]] nombres.',
  '[[w_q]] turns the [[dim:channels]] numbers of a pixel into a query. As given, each of its columns adds up to 0, so equal red, green and blue cancel out. Brightness does not count; what is left is the hue, six times as strong.':
    '[[w_q]] fait des [[dim:channels]] nombres d’un pixel une requête. Au départ, la somme de chacune de ses colonnes est nulle : autant de rouge, de vert et de bleu s’annulent. La luminosité ne compte pas ; il reste la teinte, six fois plus forte.',
  '[[w_k]] does the same for the keys. As given, it equals [[w_q]]: the key of a pixel is the same as its query.':
    '[[w_k]] fait de même pour les clés. Au départ, elle est égale à [[w_q]] : la clé d’un pixel est la même que sa requête.',
  '[[w_v]] is the identity as given, 1 on the diagonal and 0 elsewhere: the value of a pixel is its colour, unchanged.':
    '[[w_v]] est au départ l’identité, 1 sur la diagonale et 0 ailleurs : la valeur d’un pixel est sa couleur, inchangée.',
  '[[pixels]] holds the same numbers in another shape, one row per pixel: [[dim:n]] vectors of [[dim:channels]] numbers. [[row:pixels:r]], named after its row and its column in the picture, begins with [[pixels:r,0]]. Nothing else is needed to turn a picture into a set of vectors.':
    '[[pixels]] contient les mêmes nombres sous une autre forme, une ligne par pixel : [[dim:n]] vecteurs de [[dim:channels]] nombres. [[row:pixels:r]], nommé d’après sa ligne et sa colonne dans l’image, commence par [[pixels:r,0]]. Il n’en faut pas plus pour faire d’une image un ensemble de vecteurs.',
  'The rows and columns of the picture are gone: attention sees a set. Shuffle the pixels, and every result is shuffled in the same way. Only a positional encoding could say where a pixel is.':
    'Les lignes et les colonnes de l’image ont disparu : l’attention voit un ensemble. Mélangez les pixels, et tous les résultats sont mélangés de même. Seul un encodage positionnel pourrait dire où se trouve un pixel.',
  '[[query]] = [[pixels]] [[w_q]], pixel by pixel. A query says what a pixel looks for. [[row:query:r]] has [[query:r,0]], [[query:r,1]] and [[query:r,2]]: it looks for red or avoids it, and so on for green and blue.':
    '[[query]] = [[pixels]] [[w_q]], pixel par pixel. Une requête dit ce que cherche un pixel. [[row:query:r]] a [[query:r,0]] ; [[query:r,1]] ; [[query:r,2]] : il cherche le rouge ou l’évite, et de même pour le vert et le bleu.',
  'With these projections, a grey pixel has the query 0, 0, 0: all its scores are 0, and it looks at all pixels alike.':
    'Avec ces projections, un pixel gris a pour requête (0 ; 0 ; 0) : tous ses scores sont nuls, et il regarde tous les pixels également.',
  'A key says what a pixel can be found by: [[key]] = [[pixels]] [[w_k]], one for each pixel. As given, [[w_k]] is the same matrix as [[w_q]].':
    'Une clé dit par quoi on peut trouver un pixel : [[key]] = [[pixels]] [[w_k]], une par pixel. Au départ, [[w_k]] est la même matrice que [[w_q]].',
  '[[value]] = [[pixels]] [[w_v]]: what each of the [[dim:n]] pixels contributes to a mixture.':
    '[[value]] = [[pixels]] [[w_v]] : ce que chacun des [[dim:n]] pixels apporte à un mélange.',
  '[[key_transposed]]: each pixel becomes a column, [[dim:n]] of them.':
    '[[key_transposed]] : chaque pixel devient une colonne, [[dim:n]] en tout.',
  '[[key_transposed]] is [[key]] with its rows as columns. [[scores]] = [[query]] [[key_transposed]] compares every pixel with every pixel: multiply a query and a key number by number, add up. A large sum means that they fit. [[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]].':
    '[[key_transposed]], c’est [[key]] avec ses lignes en colonnes. [[scores]] = [[query]] [[key_transposed]] compare chaque pixel à chaque pixel : on multiplie une requête et une clé nombre par nombre, puis on additionne. Une grande somme veut dire qu’elles s’accordent. [[row:scores:r]] et [[col:scores:c]] ont pour score [[scores:r,c]].',
  'The number of pairs is the square of the number of pixels: [[dim:n]] × [[dim:n]] here, but 2.5 billion for a picture of 224 × 224. That is why larger pictures are cut into patches or windows first.':
    'Le nombre de paires est le carré du nombre de pixels : [[dim:n]] × [[dim:n]] ici, mais 2,5 milliards pour une image de 224 × 224. C’est pourquoi l’on découpe d’abord les grandes images en patchs ou en fenêtres.',
  'Divided by √d_k with d_k = [[dim:d_k]]: [[scores:r,c]] becomes [[scaled_scores:r,c]].':
    'On divise par √d_k, où d_k = [[dim:d_k]] : [[scores:r,c]] devient [[scaled_scores:r,c]].',
  'The softmax turns a row of scores into shares that add up to 1. Each row of [[weights]] divides the attention of one pixel among all [[dim:n]]. [[row:weights:r]] gives most, [[weights:r,max]], to [[col:weights:max]], and as much to every pixel of exactly that colour.':
    'Le softmax transforme une ligne de scores en parts dont la somme est 1. Chaque ligne de [[weights]] répartit l’attention d’un pixel entre les [[dim:n]]. [[row:weights:r]] donne le plus, [[weights:r,max]], à [[col:weights:max]], et autant à chaque pixel qui a exactement cette couleur.',
  'The value of a pixel is what it hands over, as given its colour. [[context]] = [[weights]] [[value]]: each pixel becomes the weighted mean of the whole picture; that of [[row:context:r]] begins with [[context:r,0]].':
    'La valeur d’un pixel est ce qu’il transmet, au départ sa couleur. [[context]] = [[weights]] [[value]] : chaque pixel devient la moyenne pondérée de l’image entière ; celle de [[row:context:r]] commence par [[context:r,0]].',
  'A convolution would only have seen the neighbours of a pixel.':
    'Une convolution n’aurait vu que les voisins d’un pixel.',
} satisfies Translations;
