import type { Translations } from '../../../translations';

export default {
  '[[query]]: the candidates, books that might be recommended, one row each. The columns say what a book is about: [[row:query:r]] has [[query:r,0]] for [[col:query:0]] and [[query:r,2]] for [[col:query:2]].':
    '[[query]] : les candidats, c’est-à-dire les livres que l’on pourrait recommander, une ligne chacun. Les colonnes disent de quoi parle un livre : [[row:query:r]] a [[query:r,0]] pour « [[col:query:0]] » et [[query:r,2]] pour « [[col:query:2]] ».',
  'Here the columns have names because someone chose them. In a real system they are learned, and nobody names them.':
    'Ici, les colonnes portent des noms parce que quelqu’un les a choisies. Dans un système réel, elles sont apprises, et personne ne les nomme.',
  '[[key]]: the history of one reader, one row per book that was read, in the same columns. Each candidate will be compared with each of them.':
    '[[key]] : l’historique d’un lecteur, une ligne par livre lu, dans les mêmes colonnes. Chaque candidat sera comparé à chacun d’eux.',
  '[[value]]: what the reader thought of each book: under “[[col:value:0]]” a rating from −2 to 2, under “[[col:value:1]]” how often it was read again. [[row:value:r]] has [[value:r,0]] and [[value:r,1]].':
    '[[value]] : ce que le lecteur a pensé de chaque livre, noté de −2 à 2 sous « [[col:value:0]] », et combien de fois il l’a relu, sous « [[col:value:1]] ». [[row:value:r]] a [[value:r,0]] et [[value:r,1]].',
  'Keys say what a book is about, values what the reader thought of it. A system that confuses them recommends what is like the books that were read, not what is like the books that were enjoyed.':
    'Les clés disent de quoi parle un livre, les valeurs ce que le lecteur en a pensé. Un système qui les confond recommande ce qui ressemble aux livres lus, et non ce qui ressemble aux livres appréciés.',
  '[[key_transposed]]: each book of the history as a column.':
    '[[key_transposed]] : chaque livre de l’historique mis en colonne.',
  '[[scores]]: how much a candidate has in common with each book of the history. Multiply the two rows column by column, and add up. [[row:scores:r]] has most in common with [[col:scores:max]]: [[scores:r,max]].':
    '[[scores]] : ce qu’un candidat a en commun avec chaque livre de l’historique. Multipliez les deux lignes colonne par colonne, et additionnez. [[row:scores:r]] a le plus en commun avec [[col:scores:max]] : [[scores:r,max]].',
  'The softmax divides the attention of each candidate among the books of the history. To judge [[row:weights:r]], the system gives [[col:weights:max]] the largest weight, [[weights:r,max]]. Another candidate looks at other books: a reader may like one kind of book and not another.':
    'Le softmax répartit l’attention de chaque candidat entre les livres de l’historique. Pour juger [[row:weights:r]], le système donne à [[col:weights:max]] le plus grand poids, [[weights:r,max]]. Un autre candidat regarde d’autres livres : un lecteur peut aimer un genre et pas un autre.',
  '[[context]]: what the reader thought of similar books, averaged with these weights. [[row:context:r]] gets [[context:r,0]] under “[[col:context:0]]”. The candidate with the largest number goes to the top of the list.':
    '[[context]] : ce que le lecteur a pensé des livres semblables, en moyenne selon ces poids. [[row:context:r]] obtient [[context:r,0]] sous « [[col:context:0]] ». Le candidat au plus grand nombre passe en tête de liste.',
  'Without attention, a system would average all ratings once, and give every candidate the same result. Zhou et al. (2018) call this local activation; they leave the softmax out, so that many similar books count for more than one.':
    'Sans attention, un système ferait une seule fois la moyenne de toutes les notes et donnerait à tous les candidats le même résultat. Zhou et al. (2018) parlent d’activation locale ; ils se passent du softmax, si bien que plusieurs livres semblables comptent pour plus d’un.',
  science: 'science',
  love: 'amour',
  crime: 'crime',
  humour: 'humour',
  liked: 'apprécié',
  'read again': 'relu',
} satisfies Translations;
