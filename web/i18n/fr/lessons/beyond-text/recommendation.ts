import type { Translations } from '../../../translations';

export default {
  '[[query]]: the candidates, books that might be recommended, one row each. The columns say what a book is about: [[row:query:r]] has [[query:r,0]] for [[col:query:0]] and [[query:r,2]] for [[col:query:2]].':
    '[[query]] : les candidats, c’est-à-dire les livres que l’on pourrait recommander, une ligne chacun. Les colonnes disent de quoi parle un livre : [[row:query:r]] a [[query:r,0]] pour « [[col:query:0]] » et [[query:r,2]] pour « [[col:query:2]] ».',
  'Here the columns have names because someone chose them. In a real system they are learned, and mean what training made them mean.':
    'Ici, les colonnes portent des noms parce que quelqu’un les a choisies. Dans un système réel, elles sont apprises, et signifient ce que l’entraînement leur a fait signifier.',
  '[[key]]: the history of one reader, one row per book that was read, in the same columns. Candidates ask, the history answers.':
    '[[key]] : l’historique d’un lecteur, une ligne par livre lu, dans les mêmes colonnes. Les candidats interrogent, l’historique répond.',
  '[[value]]: what the reader made of each book: under “[[col:value:0]]” a mark from −2 to 2, under “[[col:value:1]]” how often the reader came back to it. [[row:value:r]] has [[value:r,0]] and [[value:r,1]].':
    '[[value]] : ce que le lecteur a pensé de chaque livre, noté de −2 à 2 sous « [[col:value:0]] », et combien de fois il y est revenu, sous « [[col:value:1]] ». [[row:value:r]] a [[value:r,0]] et [[value:r,1]].',
  'Keys say what a book is about, values what the reader thought of it. Keep them apart, or a system recommends what resembles the shelf instead of what was enjoyed on it.':
    'Les clés disent de quoi parle un livre, les valeurs ce que le lecteur en a pensé. Ne les confondez pas : un système recommanderait alors ce qui ressemble au contenu de la bibliothèque, et non ce qui y a plu.',
  '[[key_transposed]]: each book of the history as a column.':
    '[[key_transposed]] : chaque livre de l’historique mis en colonne.',
  '[[scores]]: how much a candidate has in common with each book of the history, column by column, multiplied and added up. [[row:scores:r]] has most in common with [[col:scores:max]]: [[scores:r,max]].':
    '[[scores]] : ce qu’un candidat a en commun avec chaque livre de l’historique, multiplié colonne par colonne, puis additionné. [[row:scores:r]] a le plus en commun avec [[col:scores:max]] : [[scores:r,max]].',
  'The softmax shares out the attention of each candidate over the history. To judge [[row:weights:r]] the system gives [[col:weights:max]] the weight [[weights:r,max]], and no book gets more. Another candidate looks elsewhere: one reader has many tastes, and each candidate wakes its own.':
    'Le softmax répartit l’attention de chaque candidat sur l’historique. Pour juger [[row:weights:r]], le système donne à [[col:weights:max]] un poids de [[weights:r,max]], et aucun livre n’en reçoit davantage. Un autre candidat regarde ailleurs : un même lecteur a plusieurs goûts, et chaque candidat réveille le sien.',
  '[[context]]: what the reader made of similar books, averaged with these weights. For [[row:context:r]] it says [[context:r,0]] under “[[col:context:0]]”. The candidate with the largest number goes to the top of the list.':
    '[[context]] : ce que le lecteur a pensé des livres semblables, en moyenne selon ces poids. Pour [[row:context:r]], on lit [[context:r,0]] sous « [[col:context:0]] ». Le candidat au plus grand nombre passe en tête de liste.',
  'Without attention a system would average the whole shelf once and judge every candidate by the same taste. Zhou et al. (2018) call this local activation; they leave the softmax out, so that many similar books count for more than one.':
    'Sans attention, un système ferait une seule fois la moyenne de toute la bibliothèque et jugerait tous les candidats selon le même goût. Zhou et al. (2018) parlent d’activation locale ; ils se passent du softmax, si bien que plusieurs livres semblables comptent pour plus d’un.',
  science: 'science',
  love: 'amour',
  crime: 'crime',
  humour: 'humour',
  liked: 'apprécié',
  'read again': 'relu',
} satisfies Translations;
