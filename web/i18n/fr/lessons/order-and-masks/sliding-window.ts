import type { LessonTexts } from '../../../translations';
import { rowsAside, scaleAside } from '../../lesson-parts/common';

export default {
  steps: {
    query: {
      prose:
        '[[query]] a une ligne par jeton, il y en a [[dim:n]] : sa requête, ce qu’il cherche, en [[dim:d_k]] nombres.',
      aside: rowsAside,
    },
    key: {
      prose:
        '[[key]] a une ligne par jeton de la même phrase : sa clé, ce à quoi on le reconnaît. On ne comparera chaque requête qu’aux clés de ses voisins.',
    },
    value: {
      prose: '[[value]] est ce que chaque jeton transmet une fois qu’on le regarde : [[dim:d_v]] nombres.',
    },
    offsets: {
      prose:
        'La fenêtre d’un mot est la partie de la phrase qu’il regarde. [[offsets]] en donne les places, comptées à partir du mot : 0 est le mot lui-même, et la première place est [[offsets:0,0]]. Elles sont les mêmes pour tous les mots. Une fenêtre qui n’a rien à droite ne regarde qu’en arrière, comme doit le faire un modèle de langue.',
    },
    band_scores: {
      prose:
        'Un score est une requête fois une clé : il dit si deux mots vont ensemble. [[band_scores]] a une colonne par place de la fenêtre, non par mot. Une place hors de la phrase reçoit −∞, moins l’infini : au départ, la première ligne commence par [[band_scores:0,0]]. Le plus grand score de [[row:band_scores:r]] est [[band_scores:r,max]].',
      aside:
        'La matrice complète aurait n × n scores, et un masque en enlèverait la plupart. Ici, on ne les calcule pas du tout : le travail croît comme n fois la largeur de la fenêtre, non comme n fois n.',
    },
    scaled_band_scores: {
      prose:
        'On divise par √d_k, où d_k = [[dim:d_k]] : [[band_scores:r,c]] devient [[scaled_band_scores:r,c]]. −∞ reste −∞.',
      aside: scaleAside,
    },
    band_weights: {
      prose:
        'Le softmax transforme chaque ligne de scores en poids : des parts dont la somme est 1. [[row:band_weights:r]] donne son plus grand poids, [[band_weights:r,max]], à l’un de ses voisins ou à lui-même. Une place hors de la phrase reçoit 0, car e à la puissance −∞ vaut 0.',
      aside:
        'L’attention complète avec un masque en fenêtre donne les mêmes poids : ce que le masque enlève ajoute 0 à chaque somme. La figure ci-dessous calcule les deux et les compare.',
    },
    context: {
      prose:
        'Chaque ligne de [[context]] mélange les valeurs de la fenêtre, chacune multipliée par son poids. La ligne de [[row:context:r]] commence par [[context:r,0]]. Les valeurs hors de la fenêtre ne peuvent pas la changer : changez-en une lointaine et regardez.',
      aside:
        'Une couche voit une fenêtre. Une deuxième mélange des résultats qui contiennent déjà les fenêtres des voisins. Après L couches, un jeton reçoit de l’information de jetons environ L fois plus éloignés. C’est ainsi que les modèles à fenêtres lisent de longs textes.',
    },
  },
} satisfies LessonTexts;
