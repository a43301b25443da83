import type { Translations } from '../../../translations';
import { decoder, encoder, norm, normPlace } from '../../lesson-parts/blocks';

/** Positions, as they are added to the source and to the target: `whose` in English, and in French with “de”. */
function positions(at: string, [english, of]: readonly [string, string]): Translations {
  return {
    [`Attention does not know the order of words, so the model is told: [[${at}positions]] numbers the rows of ${english} from 0.`]: `L’attention ignore l’ordre des mots ; il faut donc l’indiquer au modèle : [[${at}positions]] numérote les lignes ${of} à partir de 0.`,
    'One exponent for each pair of columns: 0 for the first, and more and more negative from there.':
      'Un exposant par paire de colonnes : 0 pour la première, puis des nombres de plus en plus négatifs.',
    '10,000 to the power of the exponents: the first pair turns by 1 radian at every position, the others ever more slowly.':
      '10 000 élevé à chacun des exposants : la première paire tourne de 1 radian à chaque position, les autres de plus en plus lentement.',
    [`Position times frequency: [[${at}angles:r,c]] for [[row:${at}angles:r]] in this pair.`]: `La position multipliée par la fréquence : [[${at}angles:r,c]] pour [[row:${at}angles:r]] dans cette paire.`,
    [`The sine of each angle: [[${at}angles:r,c]] gives [[${at}angle_sines:r,c]].`]: `Le sinus de chaque angle : [[${at}angles:r,c]] donne [[${at}angle_sines:r,c]].`,
    [`The cosine of each angle: [[${at}angles:r,c]] gives [[${at}angle_cosines:r,c]].`]: `Le cosinus de chaque angle : [[${at}angles:r,c]] donne [[${at}angle_cosines:r,c]].`,
    'Sines and cosines in turns, one pair of columns for each frequency. Every position has a row that no other has.':
      'Sinus et cosinus en alternance, une paire de colonnes par fréquence. Chaque position a une ligne qu’aucune autre n’a.',
    'If d_model is odd, the last pair has room for its sine only; its cosine is left out.':
      'Si d_model est impair, la dernière paire n’a de place que pour son sinus ; son cosinus est laissé de côté.',
    [`Attention does not know the order of words. So each row gets the sines and cosines of its position added: [[arg0:r,c]] becomes [[${at}positioned:r,c]]. The same word at another place is now another row.`]: `L’attention ignore l’ordre des mots. On ajoute donc à chaque ligne les sinus et cosinus de sa position : [[arg0:r,c]] devient [[${at}positioned:r,c]]. Le même mot à une autre place est désormais une autre ligne.`,
    'Vaswani et al. count pairs from 0, which makes the first frequency 1. Some texts count from 1.':
      'Vaswani et al. comptent les paires à partir de 0, de sorte que la première fréquence est 1. Certains textes comptent à partir de 1.',
  };
}

export default {
  ...normPlace,
  '[[source]] is the sentence that is read, a row for each word. The encoder, the part that reads, handles all words at the same time. The decoder, the part that writes, will look at its result.':
    '[[source]] est la phrase que l’on lit, une ligne par mot. L’encodeur, la partie qui lit, traite tous les mots en même temps. Le décodeur, la partie qui écrit, regardera son résultat.',
  'Nothing here has been trained: the parameters are small numbers drawn once at random. Every step is what a trained transformer does; what the words attend to, and the rows that come out, mean nothing yet.':
    'Rien ici n’a été entraîné : les paramètres sont de petits nombres tirés une fois au hasard. Chaque étape est celle d’un transformeur entraîné ; mais ni ce que les mots regardent ni les lignes qui en sortent n’ont encore de sens.',
  '[[target]] is the sentence that is written, shifted right by one: it begins with a mark for the start, and each row holds the word before the one that has to be found.':
    '[[target]] est la phrase que l’on écrit, décalée d’un rang vers la droite : elle commence par une marque de début, et chaque ligne contient le mot qui précède celui qu’il faut trouver.',
  ...positions('source/', ['the source', 'de la source']),
  ...encoder('encoder_*/', ''),
  ...norm('encoder_norm/'),
  ...positions('target/', ['the target', 'de la cible']),
  '[[mask]] lets each word of the target look at itself and at what was written before: −∞ above the diagonal. One mask serves every layer and every head of the decoder.':
    '[[mask]] laisse chaque mot de la cible se regarder lui-même et regarder ce qui a été écrit avant lui : −∞ au-dessus de la diagonale. Un seul masque sert à toutes les couches et à toutes les têtes du décodeur.',
  'While training, all words of the target are known, and without the mask each could look up the next one. The encoder needs no mask: the source is there as a whole.':
    'Pendant l’entraînement, tous les mots de la cible sont connus, et sans le masque chacun n’aurait qu’à lire le suivant. L’encodeur n’a pas besoin de masque : la source est là tout entière.',
  ...decoder('decoder_*/'),
  ...norm('decoder_norm/'),
  'In the encoder, each word of the source looks at all of them. The softmax turns each row of scores into weights that add up to 1: [[row:encoder_0/self/head_0/weights:r]] gives [[encoder_0/self/head_0/weights:r,max]] to [[col:encoder_0/self/head_0/weights:max]]. The parameters were drawn at random, so this means nothing yet.':
    'Dans l’encodeur, chaque mot de la source les regarde tous. Le softmax transforme chaque ligne de scores en poids dont la somme est 1 : [[row:encoder_0/self/head_0/weights:r]] donne [[encoder_0/self/head_0/weights:r,max]] à [[col:encoder_0/self/head_0/weights:max]]. Les paramètres ont été tirés au hasard : cela n’a pas encore de sens.',
  'The second layer does the same with parameters of its own. It starts from the rows that the first layer made, which already hold something of other words. [[row:encoder_1/self/head_0/weights:r]] gives [[encoder_1/self/head_0/weights:r,max]] to [[col:encoder_1/self/head_0/weights:max]].':
    'La deuxième couche fait de même, avec ses propres paramètres. Elle part des lignes de la première, qui contiennent déjà quelque chose des autres mots. [[row:encoder_1/self/head_0/weights:r]] donne [[encoder_1/self/head_0/weights:r,max]] à [[col:encoder_1/self/head_0/weights:max]].',
  'The second layer ends here: a row for each word of the source, as wide as at the start. With two layers this is the memory, the result of the encoder. Every layer of the decoder makes its keys and values from it.':
    'La deuxième couche finit ici : une ligne par mot de la source, aussi large qu’au début. Avec deux couches, c’est la mémoire, le résultat de l’encodeur. Chaque couche du décodeur en tire ses clés et ses valeurs.',
  'If norms come first, one more norm follows at the end of the encoder and of the decoder.':
    'Si les normalisations viennent avant, une dernière suit à la fin de l’encodeur et à celle du décodeur.',
  'In the decoder, a word may look only at itself and at what was written before: the mask removes all other scores. [[row:decoder_0/self/head_0/weights:r]] gives [[decoder_0/self/head_0/weights:r,max]] to [[col:decoder_0/self/head_0/weights:max]].':
    'Dans le décodeur, un mot ne peut regarder que lui-même et ce qui a été écrit avant lui : le masque retire tous les autres scores. [[row:decoder_0/self/head_0/weights:r]] donne [[decoder_0/self/head_0/weights:r,max]] à [[col:decoder_0/self/head_0/weights:max]].',
  'Then each word of the target looks at the source. Queries are made from the target, keys and values from the memory. [[row:decoder_0/cross/head_0/weights:r]] gives [[decoder_0/cross/head_0/weights:r,max]] to [[col:decoder_0/cross/head_0/weights:max]].':
    'Ensuite, chaque mot de la cible regarde la source. Les requêtes viennent de la cible, les clés et les valeurs de la mémoire. [[row:decoder_0/cross/head_0/weights:r]] donne [[decoder_0/cross/head_0/weights:r,max]] à [[col:decoder_0/cross/head_0/weights:max]].',
  'The second layer looks at the same memory again, with matrices of its own and with queries made from what the first layer found. [[row:decoder_1/cross/head_0/weights:r]] gives [[decoder_1/cross/head_0/weights:r,max]] to [[col:decoder_1/cross/head_0/weights:max]].':
    'La deuxième couche regarde à nouveau la même mémoire, avec ses propres matrices et avec des requêtes tirées de ce que la première a trouvé. [[row:decoder_1/cross/head_0/weights:r]] donne [[decoder_1/cross/head_0/weights:r,max]] à [[col:decoder_1/cross/head_0/weights:max]].',
  'The second layer of the decoder ends here: a row for each word of the target. A translator multiplies each row by one more matrix. This gives a score to every word that it knows, and the softmax makes probabilities of the next word.':
    'La deuxième couche du décodeur finit ici : une ligne par mot de la cible. Un traducteur multiplie chaque ligne par une dernière matrice. Chaque mot qu’il connaît en reçoit un score, et le softmax en fait des probabilités pour le mot suivant.',
  'The lessons on trained models have this last matrix, and show the probabilities.':
    'Les leçons sur les modèles entraînés ont cette dernière matrice, et montrent les probabilités.',
} satisfies Translations;
