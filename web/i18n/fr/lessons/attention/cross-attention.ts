import type { Translations } from '../../../translations';

export default {
  '[[x]] is the sentence that asks, as given in English: [[dim:m]] words, [[dim:d_x]] numbers each.':
    '[[x]] est la phrase qui interroge, au départ en anglais : [[dim:m]] mots, de [[dim:d_x]] nombres chacun.',
  '[[y]] is the sentence that is asked, as given in French: [[dim:n]] words, [[dim:d_y]] numbers each. Neither its length nor its width has to agree with [[x]].':
    '[[y]] est la phrase interrogée, au départ en français : [[dim:n]] mots, de [[dim:d_y]] nombres chacun. Ni sa longueur ni sa largeur n’ont besoin de s’accorder avec celles de [[x]].',
  '[[w_q]] maps the width of [[x]], [[dim:d_x]], to the width of a query, [[dim:d_k]].':
    '[[w_q]] fait passer de la largeur de [[x]], [[dim:d_x]], à celle d’une requête, [[dim:d_k]].',
  '[[w_k]] maps the width of [[y]], [[dim:d_y]], to the same [[dim:d_k]]. This is where the two sentences become comparable.':
    '[[w_k]] fait passer de la largeur de [[y]], [[dim:d_y]], au même [[dim:d_k]]. C’est ici que les deux phrases deviennent comparables.',
  '[[w_v]] maps [[y]] to what it hands over, [[dim:d_v]] numbers per word.':
    '[[w_v]] fait passer de [[y]] à ce qu’elle transmet, [[dim:d_v]] nombres par mot.',
  '[[query]] = [[x]] [[w_q]]: the queries come from the sentence that asks. [[row:query:r]] begins with [[query:r,0]].':
    '[[query]] = [[x]] [[w_q]] : les requêtes viennent de la phrase qui interroge. Celle de [[row:query:r]] commence par [[query:r,0]].',
  '[[key]] = [[y]] [[w_k]]: the keys come from the other sentence, one row for each of its [[dim:n]] words.':
    '[[key]] = [[y]] [[w_k]] : les clés viennent de l’autre phrase, une ligne pour chacun de ses [[dim:n]] mots.',
  'In a translator, [[y]] is what the encoder made of the source and [[x]] is what the decoder has written so far.':
    'Dans un traducteur, [[y]] est ce que l’encodeur a tiré de la source, et [[x]] ce que le décodeur a écrit jusque-là.',
  '[[value]] = [[y]] [[w_v]]: values come from where the keys come from. Row by row, a key and a value belong to the same word.':
    '[[value]] = [[y]] [[w_v]] : les valeurs viennent d’où viennent les clés. Ligne par ligne, une clé et une valeur appartiennent au même mot.',
  'One article takes keys and queries from the same sentence, and the values alone from the other. There would then be [[dim:m]] weights in a row, one for each word of [[x]], and [[dim:n]] values to take them: the product exists only if both sentences are of one length, and even then it weighs the wrong words.':
    'Un article prend les clés et les requêtes dans la même phrase, et ne tire de l’autre que les valeurs. Il y aurait alors [[dim:m]] poids par ligne, un par mot de [[x]], et [[dim:n]] valeurs pour les recevoir : le produit n’existe que si les deux phrases sont de même longueur, et même alors il pondère les mauvais mots.',
  '[[key_transposed]]: each word of [[y]] becomes a column.':
    '[[key_transposed]] : chaque mot de [[y]] devient une colonne.',
  '[[scores]] = [[query]] [[key_transposed]], [[dim:m]] rows by [[dim:n]] columns: the words of [[x]] down, those of [[y]] across. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].':
    '[[scores]] = [[query]] [[key_transposed]], [[dim:m]] lignes et [[dim:n]] colonnes : les mots de [[x]] en lignes, ceux de [[y]] en colonnes. [[row:scores:r]] donne le score le plus élevé à [[col:scores:max]] : [[scores:r,max]].',
  'Before models were built from attention alone, translation models already aligned words this way, with a small network in place of the dot product.':
    'Avant qu’on ne construise des modèles à partir de la seule attention, les modèles de traduction alignaient déjà les mots de cette façon, avec un petit réseau à la place du produit scalaire.',
  'Each row shares 1 among the words of [[y]]. [[row:weights:r]] gives [[weights:r,max]] to [[col:weights:max]]. As given, look at “that”: French says it with two words, “cet” before the noun and “-là” after it.':
    'Chaque ligne répartit 1 entre les mots de [[y]]. [[row:weights:r]] donne [[weights:r,max]] à [[col:weights:max]]. Avec les nombres de départ, regardez « that » : le français le dit en deux mots, « cet » avant le nom et « -là » après.',
  '[[context]] = [[weights]] [[value]]: one row per word of [[x]], made of values from [[y]] alone. The row of [[row:context:r]] begins with [[context:r,0]].':
    '[[context]] = [[weights]] [[value]] : une ligne par mot de [[x]], faite des seules valeurs de [[y]]. La ligne de [[row:context:r]] commence par [[context:r,0]].',
  'One article says that the sequence of the keys and values is rebuilt here. It is that of the queries: the result has [[dim:m]] rows, one for each row of [[x]], where [[y]] has [[dim:n]]. And [[x]] reaches it through the weights alone, so models add [[x]] back afterwards.':
    'Un article dit que c’est la suite des clés et des valeurs que l’on reconstruit ici. C’est celle des requêtes : le résultat a [[dim:m]] lignes, une par ligne de [[x]], là où [[y]] en a [[dim:n]]. Et [[x]] n’agit sur lui qu’à travers les poids ; c’est pourquoi les modèles rajoutent [[x]] ensuite.',
} satisfies Translations;
