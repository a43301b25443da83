import type { Translations } from '../../../translations';

export default {
  '[[x]] is the sentence that asks, in English unless you change it: one row for each of its [[dim:m]] words, with [[dim:d_x]] numbers each.':
    '[[x]] est la phrase qui interroge, en anglais si vous ne la changez pas : une ligne pour chacun de ses [[dim:m]] mots, de [[dim:d_x]] nombres chacune.',
  '[[y]] is the sentence that is asked, in French unless you change it: [[dim:n]] words, [[dim:d_y]] numbers each. Its length and its width may differ from those of [[x]].':
    '[[y]] est la phrase interrogée, en français si vous ne la changez pas : [[dim:n]] mots, de [[dim:d_y]] nombres chacun. Sa longueur et sa largeur peuvent différer de celles de [[x]].',
  '[[w_q]] is learned. It turns the [[dim:d_x]] numbers of a word in [[x]] into a query of [[dim:d_k]] numbers.':
    '[[w_q]] est apprise. Elle transforme les [[dim:d_x]] nombres d’un mot de [[x]] en une requête de [[dim:d_k]] nombres.',
  '[[w_k]] turns the [[dim:d_y]] numbers of a word in [[y]] into a key, which has [[dim:d_k]] numbers as well. From here on, words of the two sentences can be compared.':
    '[[w_k]] transforme les [[dim:d_y]] nombres d’un mot de [[y]] en une clé, qui a elle aussi [[dim:d_k]] nombres. À partir d’ici, on peut comparer les mots des deux phrases.',
  '[[w_v]] turns the [[dim:d_y]] numbers of a word in [[y]] into a value of [[dim:d_v]] numbers.':
    '[[w_v]] transforme les [[dim:d_y]] nombres d’un mot de [[y]] en une valeur de [[dim:d_v]] nombres.',
  '[[query]] = [[x]] [[w_q]]. A query is what a word looks for. All queries come from the sentence that asks. The query of [[row:query:r]] begins with [[query:r,0]].':
    '[[query]] = [[x]] [[w_q]]. Une requête, c’est ce qu’un mot cherche. Toutes viennent de la phrase qui interroge. Celle de [[row:query:r]] commence par [[query:r,0]].',
  '[[w_q]] is a learned matrix. It turns the [[dim:d_x]] numbers of a word into the [[dim:d_k]] numbers of a query.':
    '[[w_q]] est une matrice apprise. Elle transforme les [[dim:d_x]] nombres d’un mot en les [[dim:d_k]] nombres d’une requête.',
  '[[key]] = [[y]] [[w_k]]. A key is what a word can be found by. All keys come from the other sentence: one row for each of its [[dim:n]] words, with as many numbers as a query.':
    '[[key]] = [[y]] [[w_k]]. Une clé, c’est ce qui permet de trouver un mot. Toutes viennent de l’autre phrase : une ligne pour chacun de ses [[dim:n]] mots, avec autant de nombres qu’une requête.',
  'In a translator, [[y]] is the output of the encoder, the part that reads the source. [[x]] comes from the decoder, the part that writes the translation.':
    'Dans un traducteur, [[y]] est la sortie de l’encodeur, la partie qui lit la source. [[x]] vient du décodeur, la partie qui écrit la traduction.',
  '[[value]] = [[y]] [[w_v]]. A value is what a word hands over. Values come from the same sentence as the keys: the key and the value in the same row belong to the same word.':
    '[[value]] = [[y]] [[w_v]]. Une valeur, c’est ce qu’un mot transmet. Les valeurs viennent de la même phrase que les clés : sur une même ligne, la clé et la valeur sont celles du même mot.',
  'One article takes keys and queries from the same sentence, and only the values from the other. Each row of weights would then have [[dim:m]] numbers, one for each word of [[x]], but there are [[dim:n]] values to multiply. The product would exist only for sentences of the same length, and even then each weight would meet the wrong word.':
    'Un article prend les clés et les requêtes dans la même phrase, et ne tire de l’autre que les valeurs. Chaque ligne de poids aurait alors [[dim:m]] nombres, un par mot de [[x]], mais il y a [[dim:n]] valeurs à multiplier. Le produit n’existerait que pour des phrases de même longueur, et même alors chaque poids tomberait sur le mauvais mot.',
  '[[key_transposed]] is [[key]] with rows and columns exchanged: each word of [[y]] is a column.':
    '[[key_transposed]] est [[key]] dont on a échangé lignes et colonnes : chaque mot de [[y]] est une colonne.',
  '[[scores]] = [[query]] [[key_transposed]]. A score says how well a query fits a key. There is a row for each word of [[x]] and a column for each word of [[y]]: [[dim:m]] by [[dim:n]]. The best key for [[row:scores:r]] is [[col:scores:max]], with [[scores:r,max]].':
    '[[scores]] = [[query]] [[key_transposed]]. Un score dit si une requête et une clé vont bien ensemble. Il y a une ligne par mot de [[x]] et une colonne par mot de [[y]] : [[dim:m]] par [[dim:n]]. La meilleure clé pour [[row:scores:r]] est celle de [[col:scores:max]], avec [[scores:r,max]].',
  'Earlier translators, built from recurrent networks, already aligned words this way, with a small network in place of the dot product.':
    'Avant cela, des traducteurs faits de réseaux récurrents alignaient déjà les mots de cette façon, avec un petit réseau à la place du produit scalaire.',
  'The softmax turns each row of scores into shares that add up to 1: the weights. [[row:weights:r]] gives [[weights:r,max]] to [[col:weights:max]]. With the initial numbers, “that” looks at two words, because French says it with two: “cet” before the noun and “-là” after it.':
    'Le softmax transforme chaque ligne de scores en parts dont la somme est 1 : les poids. [[row:weights:r]] donne [[weights:r,max]] à [[col:weights:max]]. Avec les nombres de départ, « that » regarde deux mots, car le français le dit en deux : « cet » avant le nom et « -là » après.',
  '[[context]] = [[weights]] [[value]]: one row for each word of [[x]], made only of values from [[y]]. The row of [[row:context:r]] begins with [[context:r,0]].':
    '[[context]] = [[weights]] [[value]] : une ligne par mot de [[x]], faite des seules valeurs de [[y]]. La ligne de [[row:context:r]] commence par [[context:r,0]].',
  'One article says that this rebuilds the sequence of the keys and values. It is that of the queries: the result has [[dim:m]] rows, one for each row of [[x]], while [[y]] has [[dim:n]]. [[x]] acts on it only through the weights, so models add [[x]] to the result afterwards.':
    'Un article dit que l’on reconstruit ainsi la suite des clés et des valeurs. C’est celle des requêtes : le résultat a [[dim:m]] lignes, une par ligne de [[x]], alors que [[y]] en a [[dim:n]]. [[x]] n’agit sur lui qu’à travers les poids ; c’est pourquoi les modèles ajoutent ensuite [[x]] au résultat.',
} satisfies Translations;
