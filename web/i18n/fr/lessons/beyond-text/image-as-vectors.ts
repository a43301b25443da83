import type { Translations } from '../../../translations';

export default {
  '[[image]] is a picture of [[dim:height]] rows with [[dim:width]] pixels each. A pixel has [[dim:channels]] numbers, red, green and blue from 0 to 1, so a row of the matrix holds [[dim:width]] times [[dim:channels]] of them.':
    '[[image]] est une image de [[dim:height]] lignes de [[dim:width]] pixels chacune. Un pixel a [[dim:channels]] nombres, pour le rouge, le vert et le bleu, de 0 à 1 ; une ligne de la matrice en contient donc [[dim:width]] fois [[dim:channels]].',
  '[[w_q]] turns the [[dim:channels]] numbers of a pixel into a query. As given it takes the brightness away, since each of its columns adds up to 0, and keeps the hue, six times as strong.':
    '[[w_q]] fait des [[dim:channels]] nombres d’un pixel une requête. Au départ, elle élimine la luminosité, puisque la somme de chacune de ses colonnes est nulle, et garde la teinte, six fois plus forte.',
  '[[w_k]] does the same for the keys. With equal projections, as given, a pixel is found by what it seeks itself: its own colour.':
    '[[w_k]] fait de même pour les clés. Avec des projections égales, comme au départ, on trouve un pixel par ce que lui-même cherche : sa propre couleur.',
  '[[w_v]] is the identity as given, 1 on the diagonal and 0 elsewhere: a pixel hands over its colour as it is.':
    '[[w_v]] est au départ l’identité, 1 sur la diagonale et 0 ailleurs : un pixel livre sa couleur telle quelle.',
  '[[pixels]] holds the same numbers in another shape, one row per pixel: [[dim:n]] vectors of [[dim:channels]]. [[row:pixels:r]] begins with [[pixels:r,0]]. This is all it takes to make a set of vectors out of a picture.':
    '[[pixels]] contient les mêmes nombres sous une autre forme, une ligne par pixel : [[dim:n]] vecteurs à [[dim:channels]] composantes. [[row:pixels:r]] commence par [[pixels:r,0]]. Il n’en faut pas plus pour faire d’une image un ensemble de vecteurs.',
  'Rows and columns of the picture are gone: attention sees a set. Shuffle the pixels, and every result is shuffled alike. Where a pixel lies would have to be told by a positional encoding.':
    'Les lignes et les colonnes de l’image ont disparu : l’attention voit un ensemble. Mélangez les pixels, et tous les résultats seront mélangés de même. Pour que la place d’un pixel compte, il faudrait un encodage positionnel.',
  '[[query]] = [[pixels]] [[w_q]], pixel by pixel. With the projections as given a grey pixel has the query 0, 0, 0 and scores all others alike.':
    '[[query]] = [[pixels]] [[w_q]], pixel par pixel. Avec les projections de départ, un pixel gris a pour requête (0 ; 0 ; 0) et donne à tous les autres le même score.',
  '[[key]] = [[pixels]] [[w_k]], one key per pixel.': '[[key]] = [[pixels]] [[w_k]], une clé par pixel.',
  '[[value]] = [[pixels]] [[w_v]]: what each of the [[dim:n]] pixels hands over.':
    '[[value]] = [[pixels]] [[w_v]] : ce que livre chacun des [[dim:n]] pixels.',
  '[[key_transposed]]: each pixel becomes a column, [[dim:n]] of them.':
    '[[key_transposed]] : chaque pixel devient une colonne, [[dim:n]] en tout.',
  '[[scores]] = [[query]] [[key_transposed]] compares every pixel with every pixel, [[dim:n]] times [[dim:n]] numbers. [[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]].':
    '[[scores]] = [[query]] [[key_transposed]] compare chaque pixel à chaque pixel, soit [[dim:n]] fois [[dim:n]] nombres. [[row:scores:r]] et [[col:scores:c]] ont pour score [[scores:r,c]].',
  'The number of pairs is the square of the number of pixels: [[dim:n]] × [[dim:n]] here, but 2.5 billion for a picture of 224 × 224. That is why larger pictures are cut into patches or windows first.':
    'Le nombre de paires est le carré du nombre de pixels : [[dim:n]] × [[dim:n]] ici, mais 2,5 milliards pour une image de 224 × 224. C’est pourquoi l’on découpe d’abord les grandes images en patchs ou en fenêtres.',
  'Divided by √d_k with d_k = [[dim:d_k]]: [[scores:r,c]] becomes [[scaled_scores:r,c]].':
    'On divise par √d_k, où d_k = [[dim:d_k]] : [[scores:r,c]] devient [[scaled_scores:r,c]].',
  'Each row of [[weights]] shares 1 among all [[dim:n]] pixels. Choose a pixel of the picture: its row is painted back on it. [[row:weights:r]] gives most, [[weights:r,max]], to [[col:weights:max]] and as much to every pixel of that colour.':
    'Chaque ligne de [[weights]] répartit 1 entre les [[dim:n]] pixels. Choisissez un pixel de l’image : sa ligne est repeinte sur celle-ci. [[row:weights:r]] donne le poids le plus élevé, [[weights:r,max]], à [[col:weights:max]], et autant à chaque pixel de cette couleur.',
  '[[context]] = [[weights]] [[value]]. Each pixel becomes the weighted mean of the whole picture; that of [[row:context:r]] begins with [[context:r,0]]. A convolution would have seen its neighbours only.':
    '[[context]] = [[weights]] [[value]]. Chaque pixel devient la moyenne pondérée de l’image entière ; celle de [[row:context:r]] commence par [[context:r,0]]. Une convolution n’aurait vu que ses voisins.',
} satisfies Translations;
