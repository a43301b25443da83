import type { Translations } from '../../../translations';
import { patches } from '../../lesson-parts/patches';

export default {
  ...patches,
  '[[image]] is yours: draw on it, or open a picture of your own, which is made small in this page and goes nowhere. It has [[dim:height]] rows of [[dim:width]] pixels, from 0 for black to 1 for white.':
    '[[image]] est à vous : dessinez dessus, ou ouvrez une image de votre choix, qui est réduite dans cette page et n’en sort pas. Elle a [[dim:height]] lignes de [[dim:width]] pixels, de 0 pour le noir à 1 pour le blanc.',
  '[[w_e]] turns the numbers of a patch into a token of width [[dim:d_model]]. It is learned in a real model; as given, its first columns measure brightness and the contrasts between left and right, between top and bottom and between the two diagonals.':
    '[[w_e]] fait des nombres d’un patch un jeton de largeur [[dim:d_model]]. Dans un vrai modèle, elle est apprise ; au départ, ses premières colonnes mesurent ici la luminosité et les contrastes entre la gauche et la droite, entre le haut et le bas et entre les deux diagonales.',
  'A convolution whose step is the size of its kernel does the same thing, and libraries often write it so. Its weights lie channel by channel; the option “flatten” shows that order.':
    'Une convolution dont le pas est égal à la taille de son noyau fait la même chose, et les bibliothèques l’écrivent souvent ainsi. Ses poids sont rangés canal par canal ; l’option « aplatissement » montre cet ordre.',
  '[[b_e]] is added to every patch. As given it sets the middle between dark and bright to 0.':
    '[[b_e]] s’ajoute à chaque patch. Au départ, il ramène à 0 le milieu entre sombre et clair.',
  '[[class_token]] is learned and belongs to no patch. It goes along with them, and what it has gathered in the end is what the picture is classified by.':
    '[[class_token]] est appris et n’appartient à aucun patch. Il accompagne les patchs, et c’est d’après ce qu’il a recueilli à la fin que l’image est classée.',
  'Averaging the tokens of all patches works about as well. The class token is a habit taken over from text.':
    'La moyenne des jetons de tous les patchs donne à peu près d’aussi bons résultats. Le jeton de classe est une habitude héritée du texte.',
  '[[position_embeddings]] has a row for each of the [[dim:n_tokens]] tokens. In the paper they are learned one by one; as given, the last two columns say how far down and how far right a patch lies.':
    '[[position_embeddings]] a une ligne pour chacun des [[dim:n_tokens]] jetons. Dans l’article, ces lignes sont apprises une à une ; au départ, les deux dernières colonnes disent ici à quelle distance du haut et de la gauche se trouve un patch.',
  '[[w_q]] makes queries. As given, its first half, for head 1, looks at brightness and contrast; its second half, for head 2, at the place.':
    '[[w_q]] produit les requêtes. Au départ, sa première moitié, pour la tête 1, regarde la luminosité et le contraste ; la seconde, pour la tête 2, la place.',
  '[[w_k]] makes keys, in the same way.': '[[w_k]] produit les clés, de la même façon.',
  '[[w_v]] makes values, as given brightness and contrast for head 1, the place for head 2.':
    '[[w_v]] produit les valeurs : au départ, la luminosité et le contraste pour la tête 1, la place pour la tête 2.',
  '[[w_o]] mixes what the heads found into [[dim:d_out]] numbers per token.':
    '[[w_o]] mélange ce que les têtes ont trouvé et en fait [[dim:d_out]] nombres par jeton.',
  '[[patches]]: the picture is cut into squares of [[dim:patch]] by [[dim:patch]] pixels and each square is laid out in a row, [[dim:n_patches]] of them. The row of [[row:patches:r]] begins with [[patches:r,0]].':
    '[[patches]] : l’image est découpée en carrés de [[dim:patch]] pixels sur [[dim:patch]], et chaque carré est étalé en une ligne ; il y en a [[dim:n_patches]]. La ligne de [[row:patches:r]] commence par [[patches:r,0]].',
  'Try patches of twice the side: a quarter of the patches, and a sixteenth of the scores among them, at the price of detail.':
    'Essayez des patchs de côté double : quatre fois moins de patchs, et seize fois moins de scores entre eux, au prix du détail.',
  'Set all position embeddings to 0, and the attention can no longer tell a picture from the same patches shuffled.':
    'Mettez à 0 tous les plongements de position, et l’attention ne peut plus distinguer une image des mêmes patchs mélangés.',
  '[[query]] = [[z]] [[w_q]], for all heads side by side.':
    '[[query]] = [[z]] [[w_q]], pour toutes les têtes côte à côte.',
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
  '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]: every token meets every token, the class token included. [[row:head_*/scores:r]] scores [[col:head_*/scores:max]] highest, with [[head_*/scores:r,max]].':
    '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]] : chaque jeton rencontre chaque jeton, jeton de classe compris. Dans la ligne de [[row:head_*/scores:r]], c’est [[col:head_*/scores:max]] qui obtient le score le plus élevé : [[head_*/scores:r,max]].',
  'Divided by √d_k with d_k = [[dim:d_k]]: [[head_*/scores:r,c]] becomes [[head_*/scaled_scores:r,c]].':
    'On divise par √d_k, où d_k = [[dim:d_k]] : [[head_*/scores:r,c]] devient [[head_*/scaled_scores:r,c]].',
  'The weights of one token, painted back on the picture. As given, the class token looks for bright patches in head 1, and has no place to prefer in head 2. [[row:head_*/weights:r]] gives [[col:head_*/weights:max]] [[head_*/weights:r,max]], and no token gets more.':
    'Les poids d’un jeton, repeints sur l’image. Au départ, le jeton de classe cherche les patchs clairs dans la tête 1, et ne préfère aucune place dans la tête 2. [[row:head_*/weights:r]] donne [[head_*/weights:r,max]] à [[col:head_*/weights:max]], et aucun jeton ne reçoit davantage.',
  '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: what each token takes home from this head. That of [[row:head_*/context:r]] begins with [[head_*/context:r,0]].':
    '[[head_*/context]] = [[head_*/weights]] [[head_*/value]] : ce que chaque jeton retire de cette tête. Pour [[row:head_*/context:r]], cela commence par [[head_*/context:r,0]].',
  '[[concat]]: the contexts of all [[dim:n_heads]] heads side by side.':
    '[[concat]] : les contextes de toutes les têtes, au nombre de [[dim:n_heads]], côte à côte.',
  '[[output]] = [[concat]] [[w_o]]. Its first row, that of the class token, begins with [[output:0,0]]: what the picture as a whole amounts to so far.':
    '[[output]] = [[concat]] [[w_o]]. Sa première ligne, celle du jeton de classe, commence par [[output:0,0]] : ce à quoi se résume jusqu’ici l’image entière.',
  'A layer of the real model also normalises its tokens before the attention, adds what attention found to the tokens as they came in, and has a feed-forward part. The lessons about the transformer tell of all this.':
    'Une couche du vrai modèle normalise aussi ses jetons avant l’attention, ajoute ce que l’attention a trouvé aux jetons tels qu’ils sont entrés, et comporte une partie à propagation avant. C’est l’objet des leçons sur le transformeur.',
} satisfies Translations;
