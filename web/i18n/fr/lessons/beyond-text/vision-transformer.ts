import { type LessonTexts, withOverrides } from '../../../translations';
import { softmaxAside } from '../../lesson-parts/common';
import { patchTokenSteps } from '../../lesson-parts/patches';

export default {
  steps: withOverrides(patchTokenSteps, {
    image: {
      prose:
        '[[image]] est une image de [[dim:height]] lignes de [[dim:width]] pixels chacune. Un pixel est un nombre, de 0 pour le noir à 1 pour le blanc. Vous pouvez dessiner dessus, ou ouvrir une image de votre choix : elle est réduite dans cette page et n’est envoyée nulle part.',
    },
    w_e: {
      prose:
        '[[w_e]] fait des nombres d’un patch un jeton de [[dim:d_model]] nombres. Dans un vrai modèle, elle est apprise ; au départ, ses premières colonnes mesurent ici la luminosité et les contrastes entre la gauche et la droite, entre le haut et le bas et entre les deux diagonales.',
      aside:
        'Une convolution dont le pas est égal à la taille de son noyau fait la même chose, et les bibliothèques l’écrivent souvent ainsi. Ses poids sont rangés canal par canal ; l’option « aplatissement » montre cet ordre.',
    },
    b_e: {
      prose: '[[b_e]] s’ajoute à chaque patch. Au départ, il ramène à 0 le milieu entre sombre et clair.',
    },
    class_token: {
      prose:
        '[[class_token]] est appris et n’appartient à aucun patch. Il est traité comme les patchs, et c’est d’après ce qu’il a recueilli à la fin que l’image est classée.',
      aside:
        'La moyenne des jetons de tous les patchs donne à peu près d’aussi bons résultats. Le jeton de classe est une habitude héritée du texte.',
    },
    position_embeddings: {
      prose:
        '[[position_embeddings]] a une ligne pour chacun des [[dim:n_tokens]] jetons. Dans l’article, toutes ces lignes sont apprises ; au départ, les deux dernières colonnes disent ici à quelle distance du haut et de la gauche se trouve un patch.',
    },
    w_q: {
      prose:
        '[[w_q]] produit les requêtes. Au départ, sa première moitié, pour la tête 1, utilise la luminosité et le contraste ; la seconde, pour la tête 2, la place.',
    },
    w_k: { prose: '[[w_k]] produit les clés, de la même façon.' },
    w_v: {
      prose:
        '[[w_v]] produit les valeurs : au départ, la luminosité et le contraste pour la tête 1, la place pour la tête 2.',
    },
    w_o: { prose: '[[w_o]] mélange ce que les têtes ont trouvé et en fait [[dim:d_out]] nombres par jeton.' },
    patches: {
      prose:
        '[[patches]] : l’image est découpée en [[dim:n_patches]] carrés de [[dim:patch]] pixels sur [[dim:patch]], les patchs. Chaque patch devient une ligne : ses pixels de gauche à droite, de haut en bas. [[row:patches:r]], nommé d’après sa ligne et sa colonne de patchs, commence par [[patches:r,0]].',
      aside:
        'Essayez des patchs de côté double : il y a quatre fois moins de patchs et seize fois moins de scores entre eux, mais des détails se perdent.',
    },
    z: {
      aside:
        'Mettez à 0 tous les plongements de position, et l’attention ne peut plus distinguer une image des mêmes patchs mélangés.',
    },
    query: {
      prose:
        'Une matrice de paramètres, [[w_q]], fait les requêtes : [[query]] = [[z]] [[w_q]], c’est ce que cherche chaque jeton, pour toutes les têtes côte à côte. Les [[dim:d_k]] premières colonnes reviennent à la tête 1 et viennent de la luminosité et du contraste, les autres à la tête 2 et viennent de la place.',
    },
    key: { prose: '[[key]] = [[z]] [[w_k]], pour toutes les têtes côte à côte.' },
    value: { prose: '[[value]] = [[z]] [[w_v]], pour toutes les têtes côte à côte.' },
    'head_*/query': {
      prose: '[[head_*/query]] : les [[dim:d_k]] colonnes de [[query]] qui reviennent à cette tête.',
    },
    'head_*/key': {
      prose: '[[head_*/key]] : les [[dim:d_k]] colonnes de [[key]] qui reviennent à cette tête.',
    },
    'head_*/value': {
      prose: '[[head_*/value]] : les [[dim:d_v]] colonnes de [[value]] qui reviennent à cette tête.',
    },
    'head_*/key_transposed': { prose: '[[head_*/key_transposed]] : chaque jeton devient une colonne.' },
    'head_*/scores': {
      prose:
        'Chaque jeton a aussi une clé, par laquelle on peut le trouver. [[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]], avec les clés en colonnes : chaque jeton est comparé à chacun, jeton de classe compris. Le score de [[row:head_*/scores:r]] pour [[col:head_*/scores:max]] est [[head_*/scores:r,max]], et aucun jeton n’en a de plus élevé dans cette ligne.',
    },
    'head_*/scaled_scores': {
      prose:
        'On divise par √d_k, où d_k = [[dim:d_k]] : [[head_*/scores:r,c]] devient [[head_*/scaled_scores:r,c]].',
    },
    'head_*/weights': {
      prose:
        'Le softmax transforme chaque ligne de scores réduits en parts dont la somme est 1. [[row:head_*/weights:r]] donne [[head_*/weights:r,max]] à [[col:head_*/weights:max]], et aucun jeton ne reçoit davantage. Au départ, le jeton de classe cherche les patchs clairs dans la tête 1 et ne préfère aucune place dans la tête 2.',
      aside: softmaxAside,
    },
    'head_*/context': {
      prose:
        'Une valeur est ce qu’un jeton transmet. [[head_*/context]] = [[head_*/weights]] [[head_*/value]] : pour chaque jeton, les valeurs de tous les jetons, mélangées selon ses poids. Pour [[row:head_*/context:r]], cela commence par [[head_*/context:r,0]].',
    },
    concat: { prose: '[[concat]] : les contextes des [[dim:n_heads]] têtes, côte à côte.' },
    output: {
      prose:
        '[[output]] = [[concat]] [[w_o]] : une dernière matrice mélange les résultats de toutes les têtes. La première ligne est celle du jeton de classe et commence par [[output:0,0]]. Dans un modèle entraîné, c’est d’après cette ligne que l’image est classée, au bout de plusieurs couches.',
      aside:
        'Une couche du vrai modèle normalise aussi ses jetons avant l’attention, ajoute le résultat de l’attention à son entrée, et comporte une partie à propagation avant. Les leçons sur le transformeur expliquent tout cela.',
    },
  }),
} satisfies LessonTexts;
