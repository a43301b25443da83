import type { Translations } from '../../../translations';

export default {
  '[[x]]: one row per token, [[dim:d_model]] numbers each. The sentence as given has “the” twice, and both rows are the same, as they are when they come from a table of words. Nothing in [[x]] says which word came first.':
    '[[x]] : une ligne par jeton, de [[dim:d_model]] nombres chacune. La phrase de départ contient deux fois « the », et les deux lignes sont les mêmes, comme elles le sont quand elles viennent d’un tableau de mots. Rien dans [[x]] ne dit quel mot est venu en premier.',
  '[[w_q]] makes queries of tokens, [[dim:d_k]] numbers each.':
    '[[w_q]] tire des jetons leurs requêtes, de [[dim:d_k]] nombres chacune.',
  '[[w_k]] makes keys of tokens, as wide as the queries.':
    '[[w_k]] tire des jetons leurs clés, aussi larges que les requêtes.',
  '[[w_v]] makes values of tokens, [[dim:d_v]] numbers each.':
    '[[w_v]] tire des jetons leurs valeurs, de [[dim:d_v]] nombres chacune.',
  '[[positioned]] = [[x]] + P, cell by cell. In the sentence as given, the two rows of “the” are no longer the same: one begins with [[positioned:0,0]], the other with [[positioned:3,0]]. From here on everything is self-attention as before.':
    '[[positioned]] = [[x]] + P, cellule par cellule. Dans la phrase de départ, les deux lignes de « the » ne sont plus les mêmes : l’une commence par [[positioned:0,0]], l’autre par [[positioned:3,0]]. À partir d’ici, tout est de l’auto-attention comme auparavant.',
  'Added, not set beside: the tokens keep their width. A model learns to keep apart what belongs to the word and what to the place.':
    'Ajoutées, non mises à côté : les jetons gardent leur largeur. Le modèle apprend à séparer ce qui relève du mot de ce qui relève de la place.',
  '[[query]]: what each token asks for. The row of [[row:query:r]] begins with [[query:r,0]].':
    '[[query]] : ce que demande chaque jeton. La ligne de [[row:query:r]] commence par [[query:r,0]].',
  '[[key]]: what each token can be found by. The row of [[row:key:r]] begins with [[key:r,0]].':
    '[[key]] : ce à quoi l’on reconnaît chaque jeton. La ligne de [[row:key:r]] commence par [[key:r,0]].',
  '[[value]]: what each token hands over.': '[[value]] : ce que chaque jeton transmet.',
  '[[scores]] for every pair of tokens. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]]. In the sentence as given, compare the two rows of “the”: without positions they are the same, with them they differ.':
    '[[scores]], pour chaque paire de jetons. [[row:scores:r]] donne le score le plus élevé à [[col:scores:max]] : [[scores:r,max]]. Dans la phrase de départ, comparez les deux lignes de « the » : sans positions, elles sont les mêmes ; avec des positions, elles diffèrent.',
  'The softmax makes each row add up to 1. [[row:weights:r]] attends most to [[col:weights:max]], with [[weights:r,max]]. As given, the first “the” gives “dog” [[weights:0,1]], the second gives it [[weights:3,1]].':
    'Le softmax ramène à 1 la somme de chaque ligne. [[row:weights:r]] porte surtout son attention sur [[col:weights:max]], avec un poids de [[weights:r,max]]. Dans la phrase de départ, le premier « the » donne [[weights:0,1]] à « dog », le second lui donne [[weights:3,1]].',
  '[[context]]: as given, the rows of the two “the” begin with [[context:0,0]] and [[context:3,0]]. Choose positions “none” and no mask, and they are equal to the last digit: self-attention alone sees words in no order, a bag of words.':
    '[[context]] : dans la phrase de départ, les lignes des deux « the » commencent par [[context:0,0]] et [[context:3,0]]. Choisissez « none » pour les positions et aucun masque, et elles sont égales jusqu’au dernier chiffre : à elle seule, l’auto-attention voit les mots sans aucun ordre, comme un sac de mots.',
} satisfies Translations;
