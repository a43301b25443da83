import type { Translations } from '../../../translations';
import { decoder, encoder, norm, normPlace } from '../../lesson-parts/blocks';

/** Positions, as they are added to the source and to the target: `whose` in English, in French, and in French with “de”. */
function positions(at: string, [english, french, of]: readonly [string, string, string]): Translations {
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
    [`The positions are added to ${english}: [[arg0:r,c]] becomes [[${at}positioned:r,c]]. The same word at another place is now another row.`]: `Les positions s’ajoutent à ${french} : [[arg0:r,c]] devient [[${at}positioned:r,c]]. Le même mot à une autre place est désormais une autre ligne.`,
    'Vaswani et al. count pairs from 0, which makes the first frequency 1. Some texts count from 1.':
      'Vaswani et al. comptent les paires à partir de 0, de sorte que la première fréquence est 1. Certains textes comptent à partir de 1.',
  };
}

export default {
  ...normPlace,
  '[[source]] is the sentence that is read, a row per word. The encoder reads it once, all words at the same time, and hands the rows that it ends with to every layer of the decoder.':
    '[[source]] est la phrase que l’on lit, une ligne par mot. L’encodeur la lit une seule fois, tous les mots en même temps, et transmet les lignes obtenues à la fin à chaque couche du décodeur.',
  'Nothing here has been trained: the parameters are small numbers drawn once at random. Every step is what a trained transformer does; what the words attend to, and the rows that come out, mean nothing yet.':
    'Rien ici n’a été entraîné : les paramètres sont de petits nombres tirés une fois au hasard. Chaque étape est celle d’un transformeur entraîné ; mais ni ce que les mots regardent ni les lignes qui en sortent n’ont encore de sens.',
  '[[target]] is the sentence that is written, shifted right by one: it begins with a mark for the start, and each row holds the word before the one that it has to find.':
    '[[target]] est la phrase que l’on écrit, décalée d’un rang vers la droite : elle commence par une marque de début, et chaque ligne contient le mot qui précède celui qu’il faut trouver.',
  ...positions('source/', ['the source', 'la source', 'de la source']),
  ...encoder('encoder_*/', ''),
  ...norm('encoder_norm/'),
  ...positions('target/', ['the target', 'la cible', 'de la cible']),
  '[[mask]] lets each word of the target look at itself and at what was written before: −∞ above the diagonal. One mask serves every layer and every head of the decoder.':
    '[[mask]] laisse chaque mot de la cible se regarder lui-même et regarder ce qui a été écrit avant lui : −∞ au-dessus de la diagonale. Un seul masque sert à toutes les couches et à toutes les têtes du décodeur.',
  'While training, all words of the target are known, and without the mask each would simply look up the next one. The encoder needs no mask: the source is there as a whole.':
    'Pendant l’entraînement, tous les mots de la cible sont connus, et sans le masque chacun n’aurait qu’à lire le suivant. L’encodeur n’a pas besoin de masque : la source est là tout entière.',
  ...decoder('decoder_*/'),
  ...norm('decoder_norm/'),
} satisfies Translations;
