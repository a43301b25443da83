import type { LessonTexts } from '../../../translations';

export default {
  steps: {
    image: {
      prose:
        '[[image]] est une image de [[dim:height]] lignes de [[dim:width]] pixels chacune, claire sur fond sombre. Un pixel est [[dim:channels]] nombre, sa luminosité.',
    },
    kernel: {
      prose:
        'Une convolution remplace chaque pixel par une somme pondérée de lui-même et de ses huit voisins. [[kernel]] contient les neuf facteurs les uns sous les autres, ligne par ligne : le cinquième, [[kernel:4,0]], est celui du pixel lui-même. Pour l’attention, cette même colonne mélange les têtes : c’est leur projection de sortie.',
      aside:
        'Changez n’importe lequel des neuf nombres : avec les valeurs de départ de α et du bord, les deux résultats de la figure restent égaux.',
    },
    centers: {
      prose:
        '[[centers]] dit où regarde chaque tête depuis un pixel : combien de pixels vers le bas, combien vers la droite. Les neuf lignes sont les neuf places d’un noyau 3 × 3 ; la deuxième, [[centers:1,0]] et [[centers:1,1]], est le pixel du dessus. Ce sont des paramètres comme les autres : on peut les déplacer, et les apprendre.',
      aside:
        'C’est là la différence : dans une convolution, les places sont fixées d’avance, alors que l’attention les apprend et peut regarder n’importe où. Déplacez un centre et suivez le changement.',
    },
    pixels: {
      prose:
        '[[pixels]] : une ligne par pixel, [[dim:n]] en tout. [[row:pixels:r]], nommé d’après sa ligne et sa colonne dans l’image, contient [[pixels:r,0]]. Ces lignes sont les jetons de l’attention.',
    },
    'head_*/distances': {
      prose:
        'Les lignes regardent, les colonnes sont regardées. Depuis chaque pixel, cette tête regarde un seul endroit, celui de son centre. [[head_*/distances]] contient le carré de la distance de chaque pixel à cet endroit. Pour [[row:head_*/distances:r]] qui regarde et [[col:head_*/distances:c]] regardé, c’est [[head_*/distances:r,c]].',
      aside:
        'L’article (Cordonnier et al. 2020) écrit la même chose comme un produit scalaire. Soit δ le déplacement du pixel qui interroge au pixel de la clé, vers le bas et vers la droite. Un vecteur appris est multiplié par une ligne de trois nombres : |δ|² et les deux composantes de δ. Développez le carré pour le voir. Ce qui ne dépend pas de la clé disparaît dans le softmax.',
    },
    'head_*/scores': {
      prose:
        'Les scores sont les carrés des distances, multipliés par −α : plus un pixel est loin, plus son score est bas. [[head_*/distances:r,c]] devient [[head_*/scores:r,c]]. Les nombres des pixels n’y jouent aucun rôle.',
      aside:
        'L’article annule les projections des requêtes et des clés, pour que seules comptent les positions.',
    },
    'head_*/weights': {
      prose:
        'Le softmax transforme chaque ligne de scores en parts dont la somme est 1. Si α est grand, une part vaut presque 1 et toutes les autres presque 0 : [[row:head_*/weights:r]] donne [[head_*/weights:r,max]] à [[col:head_*/weights:max]]. Si α est petit, une tête voit une tache floue au lieu d’un pixel.',
      aside:
        'Au bord, il arrive qu’une tête n’ait pas de pixel à regarder. Elle prend le plus proche. Une convolution qui répète son bord fait de même. Avec des zéros autour de l’image, les deux diffèrent à cet endroit, et là seulement.',
    },
    'head_*/context': {
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[pixels]] : chaque pixel reçoit le nombre du pixel qu’il regarde. Au départ, c’est l’image entière, déplacée d’un pixel au plus. [[row:head_*/context:r]] contient maintenant [[head_*/context:r,0]].',
    },
    concat: {
      prose:
        '[[concat]] : les résultats des [[dim:n_heads]] têtes côte à côte, dans l’ordre du noyau. Chaque ligne contient donc un pixel et ses huit voisins : tout ce qu’il faut à un noyau 3 × 3. La ligne de [[row:concat:r]] commence par [[concat:r,0]].',
    },
    output: {
      prose:
        '[[output]] = [[concat]] [[kernel]] : pour chaque pixel, neuf produits, additionnés. [[row:output:r]] reçoit [[output:r,0]].',
    },
    convolution: {
      prose:
        '[[convolution]] est calculée à part, à partir de [[image]] et de [[kernel]] seulement, sans aucune attention : le noyau glisse sur l’image, son milieu posé tour à tour sur chaque pixel. [[row:convolution:r]] reçoit [[convolution:r,0]].',
      aside:
        'Comme dans toutes les bibliothèques de réseaux de neurones, le noyau n’est pas retourné au préalable. Les mathématiciens appellent cela une corrélation croisée.',
    },
    difference: {
      prose:
        '[[difference]] = [[output]] − [[convolution]] : [[difference:r,0]] pour [[row:difference:r]]. Toute convolution 3 × 3 peut s’écrire comme une attention à neuf têtes. La réciproque est fausse : l’attention peut aussi regarder plus loin, et choisir où d’après ce que montrent les pixels.',
    },
  },
} satisfies LessonTexts;
