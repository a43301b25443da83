import type { Translations } from '../../../translations';
import { patches } from '../../lesson-parts/patches';

export default {
  ...patches,
  '[[image]] is a picture of [[dim:height]] rows with [[dim:width]] pixels each. A pixel is one number, from 0 for black to 1 for white. You can draw on it, or open a picture of your own: it is scaled down in this page and sent nowhere.':
    '[[image]] est une image de [[dim:height]] lignes de [[dim:width]] pixels chacune. Un pixel est un nombre, de 0 pour le noir à 1 pour le blanc. Vous pouvez dessiner dessus, ou ouvrir une image de votre choix : elle est réduite dans cette page et n’est envoyée nulle part.',
  '[[w_e]] turns the numbers of a patch into a token of [[dim:d_model]] numbers. It is learned in a real model; as given, its first columns measure brightness and the contrasts between left and right, between top and bottom and between the two diagonals.':
    '[[w_e]] fait des nombres d’un patch un jeton de [[dim:d_model]] nombres. Dans un vrai modèle, elle est apprise ; au départ, ses premières colonnes mesurent ici la luminosité et les contrastes entre la gauche et la droite, entre le haut et le bas et entre les deux diagonales.',
  'A convolution whose step is the size of its kernel does the same, and libraries often write it in this way. Its weights are stored channel by channel; the option “flatten” shows that order.':
    'Une convolution dont le pas est égal à la taille de son noyau fait la même chose, et les bibliothèques l’écrivent souvent ainsi. Ses poids sont rangés canal par canal ; l’option « aplatissement » montre cet ordre.',
  '[[b_e]] is added to every patch. As given, it moves the middle between dark and bright to 0.':
    '[[b_e]] s’ajoute à chaque patch. Au départ, il ramène à 0 le milieu entre sombre et clair.',
  '[[class_token]] is learned and belongs to no patch. It is processed like the patches, and the picture is classified by what it has collected in the end.':
    '[[class_token]] est appris et n’appartient à aucun patch. Il est traité comme les patchs, et c’est d’après ce qu’il a recueilli à la fin que l’image est classée.',
  'Averaging the tokens of all patches works about as well. The class token is a habit taken over from text.':
    'La moyenne des jetons de tous les patchs donne à peu près d’aussi bons résultats. Le jeton de classe est une habitude héritée du texte.',
  '[[position_embeddings]] has a row for each of the [[dim:n_tokens]] tokens. In the paper, all rows are learned; as given, the last two columns say how far down and how far right a patch is.':
    '[[position_embeddings]] a une ligne pour chacun des [[dim:n_tokens]] jetons. Dans l’article, toutes ces lignes sont apprises ; au départ, les deux dernières colonnes disent ici à quelle distance du haut et de la gauche se trouve un patch.',
  '[[w_q]] makes queries. As given, its first half, for head 1, uses brightness and contrast; its second half, for head 2, uses the place.':
    '[[w_q]] produit les requêtes. Au départ, sa première moitié, pour la tête 1, utilise la luminosité et le contraste ; la seconde, pour la tête 2, la place.',
  '[[w_k]] makes keys, in the same way.': '[[w_k]] produit les clés, de la même façon.',
  '[[w_v]] makes values, as given brightness and contrast for head 1, the place for head 2.':
    '[[w_v]] produit les valeurs : au départ, la luminosité et le contraste pour la tête 1, la place pour la tête 2.',
  '[[w_o]] mixes what the heads found into [[dim:d_out]] numbers per token.':
    '[[w_o]] mélange ce que les têtes ont trouvé et en fait [[dim:d_out]] nombres par jeton.',
  '[[patches]]: the picture is cut into [[dim:n_patches]] squares of [[dim:patch]] by [[dim:patch]] pixels, called patches. Each patch becomes a row: its pixels from left to right, from top to bottom. [[row:patches:r]], named after its row and its column of patches, begins with [[patches:r,0]].':
    '[[patches]] : l’image est découpée en [[dim:n_patches]] carrés de [[dim:patch]] pixels sur [[dim:patch]], les patchs. Chaque patch devient une ligne : ses pixels de gauche à droite, de haut en bas. [[row:patches:r]], nommé d’après sa ligne et sa colonne de patchs, commence par [[patches:r,0]].',
  'Try patches of twice the side: there are a quarter as many patches, and a sixteenth as many scores between them, but details get lost.':
    'Essayez des patchs de côté double : il y a quatre fois moins de patchs et seize fois moins de scores entre eux, mais des détails se perdent.',
  'Set all position embeddings to 0, and the attention can no longer tell a picture from the same patches shuffled.':
    'Mettez à 0 tous les plongements de position, et l’attention ne peut plus distinguer une image des mêmes patchs mélangés.',
  'A matrix of parameters, [[w_q]], makes queries: [[query]] = [[z]] [[w_q]] is what each token looks for, for all heads side by side. The first [[dim:d_k]] columns belong to head 1 and come from brightness and contrast, the others belong to head 2 and come from the place.':
    'Une matrice de paramètres, [[w_q]], fait les requêtes : [[query]] = [[z]] [[w_q]], c’est ce que cherche chaque jeton, pour toutes les têtes côte à côte. Les [[dim:d_k]] premières colonnes reviennent à la tête 1 et viennent de la luminosité et du contraste, les autres à la tête 2 et viennent de la place.',
  '[[key]] = [[z]] [[w_k]], for all heads side by side.':
    '[[key]] = [[z]] [[w_k]], pour toutes les têtes côte à côte.',
  '[[value]] = [[z]] [[w_v]], for all heads side by side.':
    '[[value]] = [[z]] [[w_v]], pour toutes les têtes côte à côte.',
  '[[head_*/key]]: the [[dim:d_k]] columns of [[key]] that belong to this head.':
    '[[head_*/key]] : les [[dim:d_k]] colonnes de [[key]] qui reviennent à cette tête.',
  '[[head_*/value]]: the [[dim:d_v]] columns of [[value]] that belong to this head.':
    '[[head_*/value]] : les [[dim:d_v]] colonnes de [[value]] qui reviennent à cette tête.',
  '[[head_*/key_transposed]]: each token becomes a column.':
    '[[head_*/key_transposed]] : chaque jeton devient une colonne.',
  'Each token also has a key, what it can be found by. [[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]], with keys as columns: each token is compared with each, the class token included. The score of [[row:head_*/scores:r]] for [[col:head_*/scores:max]] is [[head_*/scores:r,max]], and no token has a higher one in this row.':
    'Chaque jeton a aussi une clé, par laquelle on peut le trouver. [[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]], avec les clés en colonnes : chaque jeton est comparé à chacun, jeton de classe compris. Le score de [[row:head_*/scores:r]] pour [[col:head_*/scores:max]] est [[head_*/scores:r,max]], et aucun jeton n’en a de plus élevé dans cette ligne.',
  'Divided by √d_k with d_k = [[dim:d_k]]: [[head_*/scores:r,c]] becomes [[head_*/scaled_scores:r,c]].':
    'On divise par √d_k, où d_k = [[dim:d_k]] : [[head_*/scores:r,c]] devient [[head_*/scaled_scores:r,c]].',
  'The softmax turns each row of scaled scores into shares that add up to 1. [[row:head_*/weights:r]] gives [[head_*/weights:r,max]] to [[col:head_*/weights:max]], and no token gets more. As given, the class token looks for bright patches in head 1 and prefers no place in head 2.':
    'Le softmax transforme chaque ligne de scores réduits en parts dont la somme est 1. [[row:head_*/weights:r]] donne [[head_*/weights:r,max]] à [[col:head_*/weights:max]], et aucun jeton ne reçoit davantage. Au départ, le jeton de classe cherche les patchs clairs dans la tête 1 et ne préfère aucune place dans la tête 2.',
  'A value is what a token hands over. [[head_*/context]] = [[head_*/weights]] [[head_*/value]]: for each token, the values of all tokens, mixed by its weights. That of [[row:head_*/context:r]] begins with [[head_*/context:r,0]].':
    'Une valeur est ce qu’un jeton transmet. [[head_*/context]] = [[head_*/weights]] [[head_*/value]] : pour chaque jeton, les valeurs de tous les jetons, mélangées selon ses poids. Pour [[row:head_*/context:r]], cela commence par [[head_*/context:r,0]].',
  '[[concat]]: the contexts of the [[dim:n_heads]] heads side by side.':
    '[[concat]] : les contextes des [[dim:n_heads]] têtes, côte à côte.',
  '[[output]] = [[concat]] [[w_o]]: one more matrix mixes the results of all heads. The first row is that of the class token and begins with [[output:0,0]]. In a trained model, the picture is classified by this row, after several layers.':
    '[[output]] = [[concat]] [[w_o]] : une dernière matrice mélange les résultats de toutes les têtes. La première ligne est celle du jeton de classe et commence par [[output:0,0]]. Dans un modèle entraîné, c’est d’après cette ligne que l’image est classée, au bout de plusieurs couches.',
  'A layer of the real model also normalises its tokens before the attention, adds the result of the attention to its input, and has a feed-forward part. The lessons about the transformer explain all this.':
    'Une couche du vrai modèle normalise aussi ses jetons avant l’attention, ajoute le résultat de l’attention à son entrée, et comporte une partie à propagation avant. Les leçons sur le transformeur expliquent tout cela.',
} satisfies Translations;
