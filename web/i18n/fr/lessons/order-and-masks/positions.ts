import { type LessonTexts, withoutSteps } from '../../../translations';
import { rowsAside, scaleAside, softmaxAside } from '../../lesson-parts/common';
import { projectionSteps } from '../../lesson-parts/projection-steps';

export default {
  steps: {
    ...withoutSteps(projectionSteps, 'capped_scores'),
    x: {
      prose:
        '[[x]] est la phrase : une ligne par jeton, de [[dim:d_model]] nombres chacune. Au départ, « the » y figure deux fois, et les deux lignes sont les mêmes : un modèle a une liste de mots, où le même mot a toujours la même ligne. Rien dans [[x]] ne dit quel mot est venu en premier.',
      aside: rowsAside,
    },
    w_q: { prose: '[[w_q]] tire des jetons leurs requêtes, de [[dim:d_k]] nombres chacune.' },
    w_k: { prose: '[[w_k]] tire des jetons leurs clés, aussi larges que les requêtes.' },
    w_v: { prose: '[[w_v]] tire des jetons leurs valeurs, de [[dim:d_v]] nombres chacune.' },
    positions: {
      prose:
        '[[positions]] numérote les jetons : [[row:positions:r]] est à la position [[positions:r,0]]. L’encodage se calcule à partir de ces seuls nombres ; les mots n’y jouent aucun rôle.',
      aside:
        'Les programmes comptent les positions à partir de 0. Donnez à « début » une autre valeur pour voir la suite de l’encodage.',
    },
    exponents: {
      prose:
        '[[exponents]] contient un nombre par paire de colonnes : ici −2i/d, avec d = [[dim:d_model]] et i = 0, 1, 2… Le premier est [[exponents:0,0]].',
      aside:
        'Certains textes comptent i à partir de 1. Le premier exposant n’est alors plus 0, ni la première fréquence 1 : mettez « premier indice » à 1 et observez cette ligne. Vaswani et al. comptent à partir de 0.',
    },
    frequencies: {
      prose:
        'Les colonnes vont par paires, et chaque paire reçoit un angle. Sa fréquence dit de combien l’angle croît d’une position à la suivante. [[frequencies]] contient la base, 10 000 si vous ne la changez pas, à la puissance de chaque nombre de [[exponents]]. La première est [[frequencies:0,0]] ; d’une paire à la suivante, elles diminuent du même facteur.',
      aside:
        'Si i partait de 1, la première fréquence serait 10 000 à la puissance −2/d, et l’onde la plus rapide manquerait. Les deux sont des encodages valables, mais un modèle entraîné avec l’un ne sait pas lire l’autre.',
    },
    angles: {
      prose:
        'Un angle est une position fois une fréquence. [[angles]] a une ligne par position et une colonne par fréquence : pour [[row:angles:r]], le premier angle est [[angles:r,0]]. Les angles sont en radians ; un tour complet vaut environ 6,28.',
    },
    angle_sines: {
      prose:
        '[[angle_sines]] contient le sinus de chaque angle. Sur un cercle de rayon 1, c’est la hauteur du point à cet angle ; il monte et descend donc comme une onde. Les sinus seuls ne suffisent pas : un angle et son supplémentaire, comme 1 et π − 1, ont le même sinus.',
    },
    angle_cosines: {
      prose:
        '[[angle_cosines]] contient le cosinus de chaque angle : de combien le point du cercle est à droite. Sinus et cosinus donnent ensemble le point exact. Il se déplace comme la pointe d’une aiguille, et chaque paire de colonnes est une horloge qui a sa propre vitesse.',
    },
    position_encoding: {
      prose:
        '[[position_encoding]] met sinus et cosinus côte à côte, en alternance si vous ne choisissez pas une autre disposition. Elle a une ligne par position, aussi large qu’un jeton. La ligne de [[row:position_encoding:r]] commence par [[position_encoding:r,0]] et [[position_encoding:r,1]].',
      aside:
        'Un sinus sans son cosinus en dit trop peu : d doit donc être pair. Si vous le mettez à 5, le moteur refuse, sauf si vous choisissez, sous « largeur impaire », de supprimer le dernier cosinus. Certains programmes mettent tous les sinus avant tous les cosinus ; c’est ce que fait l’option « disposition ». C’est le même encodage, avec ses colonnes dans un autre ordre.',
    },
    position_transposed: {
      prose: '[[position_transposed]] : les positions mises en colonnes, pour comparer chacune à chacune.',
    },
    position_scores: {
      prose:
        '[[position_scores]] contient le produit scalaire de chaque paire de positions : on multiplie nombre par nombre, puis on additionne. Pour [[row:position_scores:r]] et [[col:position_scores:c]], c’est [[position_scores:r,c]]. Avec des sinus et des cosinus, chaque diagonale ne contient qu’un nombre : le produit ne dépend que de l’écart. Chaque position ressemble surtout à elle-même.',
      aside:
        'sin a sin b + cos a cos b = cos(a − b) : une telle somme pour chaque fréquence. Le mécanisme n’utilise pas cette matrice ; elle est là parce qu’elle montre ce que sait l’encodage.',
    },
    positioned: {
      prose:
        '[[positioned]] = [[x]] + P : la ligne de chaque position s’ajoute à celle de son mot, cellule par cellule. Dans la phrase de départ, les deux lignes de « the » diffèrent maintenant : l’une commence par [[positioned:0,0]], l’autre par [[positioned:3,0]]. Requêtes, clés et valeurs se font avec ces lignes, comme dans toute auto-attention.',
      aside:
        'On les ajoute, au lieu de les mettre à côté : les jetons gardent ainsi leur largeur. Un modèle apprend à séparer ce qui vient du mot de ce qui vient de la position.',
    },
    learned_positions: {
      prose:
        '[[learned_positions]] est apprise, comme les poids d’une projection : une ligne par position, [[dim:d_model]] nombres, sans aucune formule derrière. La ligne de la position [[row:learned_positions:r]] commence par [[learned_positions:r,0]].',
      aside:
        'Il y a une ligne pour chaque position vue à l’entraînement et aucune au-delà : un texte plus long n’a plus de ligne à ajouter. Les sinus et les cosinus, eux, existent pour toute position.',
    },
    rotated_query: {
      prose:
        'Les positions rotatives n’ajoutent rien aux jetons. Deux colonnes de [[query]] sont prises comme un point du plan, que l’on fait tourner de l’angle de sa position : [[query:r,0]] et sa partenaire deviennent [[rotated_query:r,0]] et sa partenaire. La position 0 ne tourne pas du tout.',
      aside:
        'Savoir quelles colonnes vont ensemble est affaire de convention : des voisines (l’article d’origine) ou une dans chaque moitié (bien des programmes). Des poids entraînés avec l’une sont faux avec l’autre. Essayez les deux avec l’option « appariement ».',
    },
    rotated_key: {
      prose:
        '[[rotated_key]] : on fait tourner les clés des angles de leurs propres positions. Dans le produit scalaire de deux lignes ainsi tournées, il ne reste que la différence de leurs angles : un score dépend donc de la distance entre deux jetons, non de l’endroit où ils se trouvent.',
      aside:
        'Les valeurs ne tournent pas : une position décide de qui regarde qui, non de ce qui est transmis.',
    },
    query: {
      prose:
        '[[query]] : ce que demande chaque jeton. La ligne de [[row:query:r]] commence par [[query:r,0]].',
    },
    key: {
      prose:
        '[[key]] : ce à quoi l’on reconnaît chaque jeton. La ligne de [[row:key:r]] commence par [[key:r,0]].',
    },
    value: { prose: '[[value]] : ce que chaque jeton transmet.' },
    key_transposed: { prose: '[[key_transposed]] : les clés mises en colonnes.' },
    scores: {
      prose:
        '[[scores]] a un nombre pour chaque paire de jetons. [[row:scores:r]] donne le score le plus élevé à [[col:scores:max]] : [[scores:r,max]]. Dans la phrase de départ, comparez les deux lignes de « the » : sans positions, elles sont les mêmes ; avec des positions, elles diffèrent.',
    },
    scaled_scores: {
      prose:
        'On divise par √d_k, où d_k = [[dim:d_k]], sauf si vous choisissez une autre échelle : [[scores:r,c]] devient [[scaled_scores:r,c]].',
      aside: scaleAside,
    },
    weights: {
      prose:
        'Requêtes et clés donnent des scores, et le softmax transforme chaque ligne de scores en poids dont la somme est 1. [[row:weights:r]] regarde surtout [[col:weights:max]], avec [[weights:r,max]]. Au départ, le premier « the » donne [[weights:0,1]] à « dog », le second lui donne [[weights:3,1]].',
      aside: softmaxAside,
    },
    context: {
      prose:
        'Chaque ligne de [[context]] mélange les valeurs selon leurs poids. Au départ, les lignes des deux « the » commencent par [[context:0,0]] et [[context:3,0]]. Choisissez « aucun » pour les positions et pour le masque, et les deux lignes sont égales jusqu’au dernier chiffre : à elle seule, l’auto-attention voit un ensemble de mots sans aucun ordre.',
    },
  },
} satisfies LessonTexts;
