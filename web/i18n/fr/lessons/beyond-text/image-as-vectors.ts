import type { LessonTexts } from '../../../translations';
import { softmaxAside } from '../../lesson-parts/common';

export default {
  steps: {
    image: {
      prose:
        '[[image]] est une image de [[dim:height]] lignes de [[dim:width]] pixels chacune. Un pixel a [[dim:channels]] nombres de 0 à 1 : ce qu’il contient de rouge, de vert et de bleu. Chaque ligne de la matrice compte donc [[dim:width]] fois [[dim:channels]] nombres.',
    },
    w_q: {
      prose:
        '[[w_q]] fait des [[dim:channels]] nombres d’un pixel une requête. Au départ, la somme de chacune de ses colonnes est nulle : autant de rouge, de vert et de bleu s’annulent. La luminosité ne compte pas ; il reste la teinte, six fois plus forte.',
    },
    w_k: {
      prose:
        '[[w_k]] fait de même pour les clés. Au départ, elle est égale à [[w_q]] : la clé d’un pixel est la même que sa requête.',
    },
    w_v: {
      prose:
        '[[w_v]] est au départ l’identité, 1 sur la diagonale et 0 ailleurs : la valeur d’un pixel est sa couleur, inchangée.',
    },
    pixels: {
      prose:
        '[[pixels]] contient les mêmes nombres sous une autre forme, une ligne par pixel : [[dim:n]] vecteurs de [[dim:channels]] nombres. [[row:pixels:r]], nommé d’après sa ligne et sa colonne dans l’image, commence par [[pixels:r,0]]. Il n’en faut pas plus pour faire d’une image un ensemble de vecteurs.',
      aside:
        'Les lignes et les colonnes de l’image ont disparu : l’attention voit un ensemble. Mélangez les pixels, et tous les résultats sont mélangés de même. Seul un encodage positionnel pourrait dire où se trouve un pixel.',
    },
    query: {
      prose:
        '[[query]] = [[pixels]] [[w_q]], pixel par pixel. Une requête dit ce que cherche un pixel. [[row:query:r]] a [[query:r,0]] ; [[query:r,1]] ; [[query:r,2]] : il cherche le rouge ou l’évite, et de même pour le vert et le bleu.',
      aside:
        'Avec ces projections, un pixel gris a pour requête (0 ; 0 ; 0) : tous ses scores sont nuls, et il regarde tous les pixels également.',
    },
    key: {
      prose:
        'Une clé dit par quoi on peut trouver un pixel : [[key]] = [[pixels]] [[w_k]], une par pixel. Au départ, [[w_k]] est la même matrice que [[w_q]].',
    },
    value: {
      prose: '[[value]] = [[pixels]] [[w_v]] : ce que chacun des [[dim:n]] pixels apporte à un mélange.',
    },
    key_transposed: { prose: '[[key_transposed]] : chaque pixel devient une colonne, [[dim:n]] en tout.' },
    scores: {
      prose:
        '[[key_transposed]], c’est [[key]] avec ses lignes en colonnes. [[scores]] = [[query]] [[key_transposed]] compare chaque pixel à chaque pixel : on multiplie une requête et une clé nombre par nombre, puis on additionne. Une grande somme veut dire qu’elles s’accordent. [[row:scores:r]] et [[col:scores:c]] ont pour score [[scores:r,c]].',
      aside:
        'Le nombre de paires est le carré du nombre de pixels : [[dim:n]] × [[dim:n]] ici, mais 2,5 milliards pour une image de 224 × 224. C’est pourquoi l’on découpe d’abord les grandes images en patchs ou en fenêtres.',
    },
    scaled_scores: {
      prose: 'On divise par √d_k, où d_k = [[dim:d_k]] : [[scores:r,c]] devient [[scaled_scores:r,c]].',
    },
    weights: {
      prose:
        'Le softmax transforme une ligne de scores en parts dont la somme est 1. Chaque ligne de [[weights]] répartit l’attention d’un pixel entre les [[dim:n]]. [[row:weights:r]] donne le plus, [[weights:r,max]], à [[col:weights:max]], et autant à chaque pixel qui a exactement cette couleur.',
      aside: softmaxAside,
    },
    context: {
      prose:
        'La valeur d’un pixel est ce qu’il transmet, au départ sa couleur. [[context]] = [[weights]] [[value]] : chaque pixel devient la moyenne pondérée de l’image entière ; celle de [[row:context:r]] commence par [[context:r,0]].',
      aside: 'Une convolution n’aurait vu que les voisins d’un pixel.',
    },
  },
} satisfies LessonTexts;
