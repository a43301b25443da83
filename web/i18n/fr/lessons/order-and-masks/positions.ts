import type { Translations } from '../../../translations';

export default {
  '[[x]] is the sentence: one row per token, [[dim:d_model]] numbers each. As given, “the” comes twice, and both rows are the same: a model has one list of words, and the same word always has the same row in it. Nothing in [[x]] says which word came first.':
    '[[x]] est la phrase : une ligne par jeton, de [[dim:d_model]] nombres chacune. Au départ, « the » y figure deux fois, et les deux lignes sont les mêmes : un modèle a une liste de mots, où le même mot a toujours la même ligne. Rien dans [[x]] ne dit quel mot est venu en premier.',
  '[[w_q]] makes queries of tokens, [[dim:d_k]] numbers each.':
    '[[w_q]] tire des jetons leurs requêtes, de [[dim:d_k]] nombres chacune.',
  '[[w_k]] makes keys of tokens, as wide as the queries.':
    '[[w_k]] tire des jetons leurs clés, aussi larges que les requêtes.',
  '[[w_v]] makes values of tokens, [[dim:d_v]] numbers each.':
    '[[w_v]] tire des jetons leurs valeurs, de [[dim:d_v]] nombres chacune.',
  '[[positioned]] = [[x]] + P: the row of each position is added to the row of its word, cell by cell. In the sentence as given, the two rows of “the” now differ: one begins with [[positioned:0,0]], the other with [[positioned:3,0]]. Queries, keys and values are made from these rows, as in any self-attention.':
    '[[positioned]] = [[x]] + P : la ligne de chaque position s’ajoute à celle de son mot, cellule par cellule. Dans la phrase de départ, les deux lignes de « the » diffèrent maintenant : l’une commence par [[positioned:0,0]], l’autre par [[positioned:3,0]]. Requêtes, clés et valeurs se font avec ces lignes, comme dans toute auto-attention.',
  'They are added, not placed side by side, so the tokens keep their width. A model learns to separate what comes from the word from what comes from the position.':
    'On les ajoute, au lieu de les mettre à côté : les jetons gardent ainsi leur largeur. Un modèle apprend à séparer ce qui vient du mot de ce qui vient de la position.',
  '[[query]]: what each token asks for. The row of [[row:query:r]] begins with [[query:r,0]].':
    '[[query]] : ce que demande chaque jeton. La ligne de [[row:query:r]] commence par [[query:r,0]].',
  '[[key]]: what each token can be found by. The row of [[row:key:r]] begins with [[key:r,0]].':
    '[[key]] : ce à quoi l’on reconnaît chaque jeton. La ligne de [[row:key:r]] commence par [[key:r,0]].',
  '[[value]]: what each token hands over.': '[[value]] : ce que chaque jeton transmet.',
  '[[scores]] has a number for every pair of tokens. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]]. In the sentence as given, compare the two rows of “the”: without positions they are the same, with positions they differ.':
    '[[scores]] a un nombre pour chaque paire de jetons. [[row:scores:r]] donne le score le plus élevé à [[col:scores:max]] : [[scores:r,max]]. Dans la phrase de départ, comparez les deux lignes de « the » : sans positions, elles sont les mêmes ; avec des positions, elles diffèrent.',
  'Queries and keys give scores, and the softmax turns each row of scores into weights that add up to 1. [[row:weights:r]] looks most at [[col:weights:max]], with [[weights:r,max]]. As given, the first “the” gives “dog” [[weights:0,1]], the second gives it [[weights:3,1]].':
    'Requêtes et clés donnent des scores, et le softmax transforme chaque ligne de scores en poids dont la somme est 1. [[row:weights:r]] regarde surtout [[col:weights:max]], avec [[weights:r,max]]. Au départ, le premier « the » donne [[weights:0,1]] à « dog », le second lui donne [[weights:3,1]].',
  'Each row of [[context]] mixes the values by their weights. As given, the rows of the two “the” begin with [[context:0,0]] and [[context:3,0]]. Choose “none” for the positions and for the mask, and both rows are equal to the last digit: alone, self-attention sees a set of words without any order.':
    'Chaque ligne de [[context]] mélange les valeurs selon leurs poids. Au départ, les lignes des deux « the » commencent par [[context:0,0]] et [[context:3,0]]. Choisissez « aucun » pour les positions et pour le masque, et les deux lignes sont égales jusqu’au dernier chiffre : à elle seule, l’auto-attention voit un ensemble de mots sans aucun ordre.',
} satisfies Translations;
