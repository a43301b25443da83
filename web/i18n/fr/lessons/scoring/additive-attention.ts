import type { Translations } from '../../../translations';

export default {
  '[[decoder_states]] has one row per word that is being written: the state of the decoder just before it. It asks the question: which words of the source matter now? The row of [[row:decoder_states:r]] begins with [[decoder_states:r,0]].':
    '[[decoder_states]] a une ligne par mot à écrire : l’état du décodeur juste avant ce mot. C’est cet état qui pose la question : quels mots de la source importent maintenant ? La ligne de [[row:decoder_states:r]] commence par [[decoder_states:r,0]].',
  'The numbers that the lesson starts with, these states, those of the encoder and the score network, come from a translator that was really trained; the step of the weights tells how. They are rounded to sixteenths.':
    'Les nombres de départ de cette leçon (ces états, ceux de l’encodeur et le réseau des scores) proviennent d’un traducteur réellement entraîné ; l’étape des poids dit comment. Ils sont arrondis au seizième.',
  '[[encoder_states]] has one row per word that was read: the state of the encoder at that place. These rows are keys and values at once; they are compared with the question, and they are what is handed over.':
    '[[encoder_states]] a une ligne par mot lu : l’état de l’encodeur à cet endroit. Ces lignes sont à la fois clés et valeurs : c’est à elles que la question est comparée, et ce sont elles qui sont livrées en réponse.',
  'The left half of each row comes from reading the sentence forwards, the right half from reading it backwards; so a row holds its own word and something of the words around it. While the translator learned, noise (normal, of standard deviation 0.1) was added to these rows, so that each would say most clearly what it alone knows, its own word.':
    'La moitié gauche de chaque ligne vient d’une lecture de la phrase à l’endroit, la moitié droite d’une lecture à rebours ; une ligne contient donc son propre mot et quelque chose de ceux qui l’entourent. Pendant l’apprentissage, un bruit (normal, d’écart type 0,1) s’ajoutait à ces lignes, afin que chacune dise le plus clairement ce qu’elle est seule à savoir : son propre mot.',
  '[[w_h]] reads encoder states: [[dim:d_h]] numbers in, [[dim:d_a]] out. It is the part of W that meets h.':
    '[[w_h]] lit les états de l’encodeur : [[dim:d_h]] nombres en entrée, [[dim:d_a]] en sortie. C’est la partie de W qui rencontre h.',
  'Papers write W [h; s] with a column [h; s], and a W of [[dim:d_a]] rows. Here rows are states and matrices multiply on the right, so this is the same matrix with rows and columns exchanged.':
    'Les articles écrivent W [h ; s], où [h ; s] est une colonne et W une matrice de [[dim:d_a]] lignes. Ici, les états sont des lignes et les matrices multiplient par la droite : c’est donc la même matrice, lignes et colonnes échangées.',
  '[[w_s]] reads decoder states. The two kinds of state may have different widths; both come out with [[dim:d_a]] numbers.':
    '[[w_s]] lit les états du décodeur. Les deux sortes d’états peuvent différer en largeur ; les uns comme les autres en ressortent avec [[dim:d_a]] nombres.',
  '[[v_a]] has [[dim:d_a]] numbers and turns what the network sees in a pair into a single score.':
    '[[v_a]] compte [[dim:d_a]] nombres et ramène à un seul score ce que le réseau voit dans une paire.',
  'tanh stays between −1 and 1, so no score can be larger than these numbers added up without their signs. A dot product has no such bound.':
    'tanh reste compris entre −1 et 1 ; aucun score ne peut donc dépasser la somme des valeurs absolues de ces nombres. Un produit scalaire n’a pas de telle borne.',
  '[[b_a]] is one row, added to every pair before the tanh.':
    '[[b_a]] est une ligne unique, ajoutée à chaque paire avant la tanh.',
  'Written as the formula says it: [h; s], an encoder state with a decoder state behind it, one row for each of [[dim:m]] times [[dim:n]] pairs. The row of [[row:pairs:r]] begins with [[pairs:r,0]].':
    'La formule prise à la lettre : [h ; s], un état de l’encodeur suivi d’un état du décodeur, une ligne par paire, soit [[dim:m]] fois [[dim:n]] lignes. La ligne de [[row:pairs:r]] commence par [[pairs:r,0]].',
  '[[w_pairs]] is [[w_h]] with [[w_s]] below it. Its upper rows will meet h, its lower ones s.':
    '[[w_pairs]] place [[w_h]] au-dessus de [[w_s]]. Ses lignes du haut rencontreront h, celles du bas s.',
  '[[projected_pairs]] = [[pairs]] [[w_pairs]], all pairs at once. The row of [[row:projected_pairs:r]] begins with [[projected_pairs:r,0]], [[projected_pairs:r,1]], [[projected_pairs:r,2]].':
    '[[projected_pairs]] = [[pairs]] [[w_pairs]], toutes les paires à la fois. La ligne de [[row:projected_pairs:r]] commence par [[projected_pairs:r,0]] ; [[projected_pairs:r,1]] ; [[projected_pairs:r,2]].',
  'The other way to the same numbers: each encoder state meets [[w_h]] once, however many words will be written. The row of [[row:projected_encoder:r]] begins with [[projected_encoder:r,0]], [[projected_encoder:r,1]], [[projected_encoder:r,2]].':
    'L’autre chemin vers les mêmes nombres : chaque état de l’encodeur rencontre [[w_h]] une seule fois, quel que soit le nombre de mots à écrire. La ligne de [[row:projected_encoder:r]] commence par [[projected_encoder:r,0]] ; [[projected_encoder:r,1]] ; [[projected_encoder:r,2]].',
  'Each decoder state meets [[w_s]] once: the row of [[row:projected_decoder:r]] begins with [[projected_decoder:r,0]], [[projected_decoder:r,1]], [[projected_decoder:r,2]].':
    'Chaque état du décodeur rencontre [[w_s]] une seule fois : la ligne de [[row:projected_decoder:r]] commence par [[projected_decoder:r,0]] ; [[projected_decoder:r,1]] ; [[projected_decoder:r,2]].',
  'Every projected encoder state plus every projected decoder state, a row per pair. For [[row:summed_pairs:r]] this begins with [[summed_pairs:r,0]], [[summed_pairs:r,1]], [[summed_pairs:r,2]].':
    'À chaque état projeté de l’encodeur s’ajoute chaque état projeté du décodeur, une ligne par paire. Pour [[row:summed_pairs:r]], elle commence par [[summed_pairs:r,0]] ; [[summed_pairs:r,1]] ; [[summed_pairs:r,2]].',
  'A row times a matrix can be taken apart: what h contributes does not depend on s. So [h; s] times W is h times [[w_h]] plus s times [[w_s]], and most of the work is done once per state and not once per pair.':
    'Le produit d’une ligne par une matrice se décompose : ce qu’apporte h ne dépend pas de s. Ainsi, [h ; s] fois W, c’est h fois [[w_h]] plus s fois [[w_s]], et l’essentiel du calcul se fait une fois par état au lieu d’une fois par paire.',
  'The two forms, one taken from the other: [[form_difference:r,0]] for the first number of [[row:form_difference:r]]. Products and sums of sixteenths are exact, so it is 0 exactly; with other numbers it is 0 up to the rounding of a sum that was added in another order.':
    'Les deux formes, retranchées l’une de l’autre : [[form_difference:r,0]] pour le premier nombre de [[row:form_difference:r]]. Les produits et les sommes de seizièmes sont exacts, et la différence est donc exactement 0 ; avec d’autres nombres, elle est nulle aux arrondis près d’une somme effectuée dans un autre ordre.',
  'The bias is added to the row of every pair. The first number of [[row:biased_pairs:r]] is now [[biased_pairs:r,0]].':
    'Le biais s’ajoute à la ligne de chaque paire. Le premier nombre de [[row:biased_pairs:r]] est maintenant [[biased_pairs:r,0]].',
  'tanh bends every number into the range from −1 to 1. This is what makes the score more than a sum: for [[row:hidden_pairs:r]] it leaves [[hidden_pairs:r,0]], [[hidden_pairs:r,1]], [[hidden_pairs:r,2]] and so on.':
    'La tanh ramène chaque nombre entre −1 et 1. C’est elle qui fait du score plus qu’une somme : pour [[row:hidden_pairs:r]], elle donne [[hidden_pairs:r,0]] ; [[hidden_pairs:r,1]] ; [[hidden_pairs:r,2]], et ainsi de suite.',
  'Without the tanh the score would be a part that depends on h alone plus a part that depends on s alone. The second is the same along a row, the softmax drops it, and every decoder state would look at the same words.':
    'Sans la tanh, le score serait la somme d’un terme qui ne dépend que de h et d’un terme qui ne dépend que de s. Le second est le même tout le long d’une ligne : le softmax l’élimine, et tous les états du décodeur regarderaient les mêmes mots.',
  '[[energies]] = [[hidden_pairs]] [[v_a]], one score for each pair: [[energies:r,0]] for [[row:energies:r]]. The papers call it the energy e.':
    '[[energies]] = [[hidden_pairs]] [[v_a]], un score par paire : [[energies:r,0]] pour [[row:energies:r]]. Les articles l’appellent l’énergie e.',
  'The same scores as a table: a row per word that is written, a column per word that was read. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].':
    'Les mêmes scores sous forme de tableau : une ligne par mot à écrire, une colonne par mot lu. Dans la ligne de [[row:scores:r]], c’est [[col:scores:max]] qui obtient le score le plus élevé : [[scores:r,max]].',
  'Some texts call α, the table that comes next, the score. Elsewhere the score is what goes into the softmax and the weight is what comes out, as here: [[scores:r,max]] is a score.':
    'Certains textes appellent « score » α, le tableau qui vient ensuite. Ailleurs, et ici aussi, le score est ce qui entre dans le softmax, et le poids ce qui en sort : [[scores:r,max]] est un score.',
  'A softmax of each row: the alignment. To write [[row:weights:r]], the decoder looks at [[col:weights:max]] with [[weights:r,max]]. As the lesson starts, read the rows from top to bottom: the French noun comes first and the adjectives follow in the opposite order, so the weights cross over. “La” rests on two words, with [[weights:0,0]] on “the” and [[weights:0,3]] on “area”: in French that is “zone”, a feminine noun, and so the article is “la” and not “le”.':
    'Un softmax par ligne : c’est l’alignement. Pour écrire [[row:weights:r]], le décodeur regarde [[col:weights:max]] avec un poids de [[weights:r,max]]. Avec les nombres de départ, lisez les lignes de haut en bas : le nom français vient d’abord et les adjectifs suivent dans l’ordre inverse, si bien que les poids se croisent. « La » s’appuie sur deux mots : sur « the », avec [[weights:0,0]], et sur « area », avec [[weights:0,3]] : en français, c’est « zone », un nom féminin, et l’article est donc « la » et non « le ».',
  'We trained this translator (two-way recurrent encoder, this attention, recurrent decoder) on 10,000 sentences of a small grammar of 48 English words; this pair was not among them, and nobody told it which word renders which. It is the best of 6 random starts. Of 1,000 sentences new to it, 974 come out without a fault, and for 6,622 of their 7,170 French words the largest weight lies on the English word that the grammar made them from.':
    'Nous avons entraîné ce traducteur (encodeur récurrent bidirectionnel, l’attention de cette leçon, décodeur récurrent) sur 10 000 phrases tirées d’une petite grammaire de 48 mots anglais ; la paire de phrases ci-dessus n’en faisait pas partie, et personne ne lui a dit quel mot traduit quel mot. C’est le meilleur de 6 départs aléatoires. Sur 1 000 phrases qu’il n’avait jamais vues, 974 sont traduites sans faute, et pour 6 622 de leurs 7 170 mots français, le plus grand poids porte sur le mot anglais dont la grammaire les a tirés.',
  'Now the softmax is to run over the decoder states, so the table is turned: a row per word that was read.':
    'Le softmax doit à présent porter sur les états du décodeur ; on transpose donc le tableau : une ligne par mot lu.',
  'Each row shares 1 among the words that are written. [[row:target_shares:r]] gives [[target_shares:r,max]] to [[col:target_shares:max]], whether or not that word needs it.':
    'Chaque ligne répartit 1 entre les mots à écrire. [[row:target_shares:r]] donne [[target_shares:r,max]] à [[col:target_shares:max]], que ce mot en ait besoin ou non.',
  'Turned back. Every column adds up to 1 now, and the rows do not. One article has it so: where i counts the source words and j the words that are written, it divides e to the power of each score by the sum over all j, but then adds up the encoder states over all i.':
    'On transpose de nouveau. La somme de chaque colonne est maintenant 1, et celle des lignes ne l’est plus. Un article l’écrit ainsi : si i compte les mots de la source et j les mots à écrire, il divise l’exponentielle de chaque score par la somme sur tous les j, mais additionne ensuite les états de l’encodeur sur tous les i.',
  'The axes clash. Whatever the letters are, the softmax must run over the places that the weighted sum runs over: the source. Set the option back to see it right.':
    'Les axes se contredisent. Quelles que soient les lettres, le softmax doit porter sur les mêmes places que la somme pondérée : celles de la source. Rétablissez l’option pour voir le calcul correct.',
  'A column of [[dim:n]] ones. A row times it is the sum of the row.':
    'Une colonne de [[dim:n]] uns. Une ligne multipliée par cette colonne donne la somme de la ligne.',
  'What the first rows add up to: [[row_sums:0,0]] for [[row:row_sums:0]], [[row_sums:1,0]] for [[row:row_sums:1]], [[row_sums:2,0]] for [[row:row_sums:2]]. A weighted mean needs 1 everywhere.':
    'La somme des premières lignes : [[row_sums:0,0]] pour [[row:row_sums:0]], [[row_sums:1,0]] pour [[row:row_sums:1]], [[row_sums:2,0]] pour [[row:row_sums:2]]. Une moyenne pondérée exige 1 partout.',
  '[[context]] is a weighted sum of the rows of [[encoder_states]], one for each word that is written. For [[row:context:r]] it begins with [[context:r,0]], [[context:r,1]]; the decoder reads it together with its own state.':
    '[[context]] est une somme pondérée des lignes de [[encoder_states]], une pour chaque mot à écrire. Pour [[row:context:r]], elle commence par [[context:r,0]] ; [[context:r,1]]. Le décodeur la lit en même temps que son propre état.',
  'With weights along the right axis every context lies between the encoder states. There is one for each decoder state, however many words the source has.':
    'Quand les poids suivent le bon axe, chaque contexte se situe entre les états de l’encodeur. Il y en a un par état du décodeur, quel que soit le nombre de mots de la source.',
} satisfies Translations;
