import type { LessonTexts } from '../../../translations';

export default {
  steps: {
    x: {
      prose:
        '[[x]] a une ligne par mot : son vecteur, ou plongement, de [[dim:d_model]] nombres. Personne n’a choisi ces nombres. Ils viennent du décompte des mots qui se côtoient dans un texte de six milliards de mots (GloVe, Pennington et al. 2014). Un nombre isolé ne veut rien dire.',
      aside:
        'Ce que l’on a fait des vecteurs publiés : on a gardé 8 000 mots sur 400 000, retranché leur moyenne, tourné les axes vers les directions principales (celles selon lesquelles les mots diffèrent le plus), gardé les 64 premières sur 100 (86 % de la variance) et arrondi par pas de 0,04. La matrice montre [[dim:d_model]] de ces directions.',
    },
    combination: {
      prose:
        '[[combination]] dit combien de fois chaque mot compte dans une somme qui vient plus loin : 1 l’ajoute, −1 le soustrait, 0 le laisse de côté. Tapez d’autres nombres, ou choisissez les mots à côté de la figure.',
    },
    squared_lengths: {
      prose:
        '[[squared_lengths]] : la somme des carrés de tous les nombres d’un mot. Pour [[row:squared_lengths:r]], elle vaut [[squared_lengths:r,0]].',
    },
    lengths: {
      prose:
        'Dessinez un mot comme une flèche : son vecteur a une longueur et une direction. Pour la longueur, élevez tous ses nombres au carré, additionnez, puis prenez la racine : c’est [[lengths]]. La longueur de [[row:lengths:r]] est [[lengths:r,0]].',
      aside:
        'La longueur tient plutôt à la fréquence d’un mot et à la spécificité de ses emplois, la direction plutôt à son sens. C’est pourquoi l’on compare surtout les mots par leur direction.',
    },
    unit_vectors: {
      prose:
        '[[unit_vectors]] : chaque ligne divisée par sa longueur. Chaque vecteur est maintenant de longueur 1 : c’est un vecteur unitaire, dont il ne reste que la direction.',
    },
    unit_vectors_transposed: {
      prose: '[[unit_vectors_transposed]] : les mêmes vecteurs en colonnes, prêts pour le produit.',
    },
    x_transposed: {
      prose: '[[x_transposed]] : les mots en colonnes, pour pouvoir comparer chaque mot à chaque mot.',
    },
    dot_products: {
      prose:
        '[[dot_products]] compare chaque mot à chaque mot par le produit scalaire : multipliez nombre par nombre, puis additionnez. Pour [[row:dot_products:r]] et [[col:dot_products:c]], il vaut [[dot_products:r,c]] ; pour un mot et lui-même, c’est le carré de sa longueur. L’ordre des deux mots ne compte pas, la matrice est donc symétrique.',
      aside:
        'C’est par ce produit que l’attention compare requêtes et clés, non par le cosinus : les vecteurs longs comptent davantage. Les deux ne coïncident que pour des vecteurs de longueur 1. Cochez « tous les vecteurs de longueur 1 » et voyez cette matrice devenir la suivante.',
    },
    cosines: {
      prose:
        '[[cosines]] ne compare que les directions : c’est le produit scalaire divisé par les deux longueurs. 1 est la même direction, 0 un angle droit, −1 la direction opposée. Pour [[row:cosines:r]] et [[col:cosines:c]], il vaut [[cosines:r,c]], alors que le produit scalaire est [[dot_products:r,c]].',
      aside:
        'C’est le produit scalaire des vecteurs unitaires, x · y / (‖x‖ ‖y‖), où ‖x‖ est la longueur de x. Chaque mot a pour cosinus 1 avec lui-même.',
    },
    combined: {
      prose:
        'Des vecteurs peuvent s’ajouter et se soustraire, nombre par nombre. [[combination]] dit comment : 1 ajoute un mot, −1 le soustrait, 0 le laisse de côté. Le résultat est [[combined]] = [[combination]] [[x]]. Au départ, c’est king − man + woman (roi − homme + femme).',
      aside:
        'L’idée : retranchez de king ce qu’il partage avec man, il reste ce qu’il a de royal ; ajoutez alors woman. Ouvrez un nombre pour voir un terme par mot.',
    },
    combined_squared_length: {
      prose: '[[combined_squared_length]] : les carrés de tous les nombres de la somme, additionnés.',
    },
    combined_length: {
      prose: '[[combined_length]] : la somme a elle aussi une longueur, [[combined_length:0,0]].',
    },
    combined_unit: { prose: '[[combined_unit]] : la direction de la somme, avec la longueur 1.' },
    combined_cosines: {
      prose:
        '[[combined_cosines]] compare la direction de la somme à celle de chaque mot. Le cosinus est [[combined_cosines:0,0]] pour [[col:combined_cosines:0]] et [[combined_cosines:0,1]] pour [[col:combined_cosines:1]]. Il est d’usage d’écarter de la réponse les mots de la somme.',
      aside:
        'La liste de la figure parcourt les 8 000 mots. Ce que les textes tenaient pour acquis se retrouve dans les vecteurs : doctor − man + woman (médecin − homme + femme) mène à nurse (infirmière). Essayez, et essayez aussi avec moins de nombres par mot.',
    },
  },
} satisfies LessonTexts;
