import type { LessonTexts, StepTexts } from '../../../translations';
import { decoderSteps, encoderSteps, normPlaceAside, normSteps } from '../../lesson-parts/blocks';
import { softmaxAside } from '../../lesson-parts/common';

/** Positions, as they are added to the source and to the target: `of` is what they are of, with “de”. */
function positionSteps(at: string, of: string): StepTexts {
  return {
    [`${at}positions`]: {
      prose: `L’attention ignore l’ordre des mots ; il faut donc l’indiquer au modèle : [[${at}positions]] numérote les lignes ${of} à partir de 0.`,
    },
    [`${at}exponents`]: {
      prose:
        'Un exposant par paire de colonnes : 0 pour la première, puis des nombres de plus en plus négatifs.',
    },
    [`${at}frequencies`]: {
      prose:
        '10 000 élevé à chacun des exposants : la première paire tourne de 1 radian à chaque position, les autres de plus en plus lentement.',
    },
    [`${at}angles`]: {
      prose: `La position multipliée par la fréquence : [[${at}angles:r,c]] pour [[row:${at}angles:r]] dans cette paire.`,
    },
    [`${at}angle_sines`]: {
      prose: `Le sinus de chaque angle : [[${at}angles:r,c]] donne [[${at}angle_sines:r,c]].`,
    },
    [`${at}angle_cosines`]: {
      prose: `Le cosinus de chaque angle : [[${at}angles:r,c]] donne [[${at}angle_cosines:r,c]].`,
    },
    [`${at}position_encoding`]: {
      prose:
        'Sinus et cosinus en alternance, une paire de colonnes par fréquence. Chaque position a une ligne qu’aucune autre n’a.',
      aside:
        'Si d_model est impair, la dernière paire n’a de place que pour son sinus ; son cosinus est laissé de côté.',
    },
    [`${at}positioned`]: {
      prose: `L’attention ignore l’ordre des mots. On ajoute donc à chaque ligne les sinus et cosinus de sa position : [[arg0:r,c]] devient [[${at}positioned:r,c]]. Le même mot à une autre place est désormais une autre ligne.`,
      aside:
        'Vaswani et al. comptent les paires à partir de 0, de sorte que la première fréquence est 1. Certains textes comptent à partir de 1.',
    },
  };
}

export default {
  steps: {
    ...positionSteps('source/', 'de la source'),
    ...encoderSteps('encoder_*/', ''),
    ...normSteps('encoder_norm/'),
    ...positionSteps('target/', 'de la cible'),
    ...decoderSteps('decoder_*/'),
    ...normSteps('decoder_norm/'),
    source: {
      prose:
        '[[source]] est la phrase que l’on lit, une ligne par mot. L’encodeur, la partie qui lit, traite tous les mots en même temps. Le décodeur, la partie qui écrit, regardera son résultat.',
      aside:
        'Rien ici n’a été entraîné : les paramètres sont de petits nombres tirés une fois au hasard. Chaque étape est celle d’un transformeur entraîné ; mais ni ce que les mots regardent ni les lignes qui en sortent n’ont encore de sens.',
    },
    target: {
      prose:
        '[[target]] est la phrase que l’on écrit, décalée d’un rang vers la droite : elle commence par une marque de début, et chaque ligne contient le mot qui précède celui qu’il faut trouver.',
      aside: normPlaceAside,
    },
    mask: {
      prose:
        '[[mask]] laisse chaque mot de la cible se regarder lui-même et regarder ce qui a été écrit avant lui : −∞ au-dessus de la diagonale. Un seul masque sert à toutes les couches et à toutes les têtes du décodeur.',
      aside:
        'Pendant l’entraînement, tous les mots de la cible sont connus, et sans le masque chacun n’aurait qu’à lire le suivant. L’encodeur n’a pas besoin de masque : la source est là tout entière.',
    },
    'encoder_0/self/head_0/weights': {
      prose:
        'Dans l’encodeur, chaque mot de la source les regarde tous. Le softmax transforme chaque ligne de scores en poids dont la somme est 1 : [[row:encoder_0/self/head_0/weights:r]] donne [[encoder_0/self/head_0/weights:r,max]] à [[col:encoder_0/self/head_0/weights:max]]. Les paramètres ont été tirés au hasard : cela n’a pas encore de sens.',
      aside: softmaxAside,
    },
    'encoder_1/self/head_0/weights': {
      prose:
        'La deuxième couche fait de même, avec ses propres paramètres. Elle part des lignes de la première, qui contiennent déjà quelque chose des autres mots. [[row:encoder_1/self/head_0/weights:r]] donne [[encoder_1/self/head_0/weights:r,max]] à [[col:encoder_1/self/head_0/weights:max]].',
    },
    'encoder_1/norm_2/normed': {
      prose:
        'La deuxième couche finit ici : une ligne par mot de la source, aussi large qu’au début. Avec deux couches, c’est la mémoire, le résultat de l’encodeur. Chaque couche du décodeur en tire ses clés et ses valeurs.',
      aside:
        'Si les normalisations viennent avant, une dernière suit à la fin de l’encodeur et à celle du décodeur.',
    },
    'decoder_0/self/head_0/weights': {
      prose:
        'Dans le décodeur, un mot ne peut regarder que lui-même et ce qui a été écrit avant lui : le masque retire tous les autres scores. [[row:decoder_0/self/head_0/weights:r]] donne [[decoder_0/self/head_0/weights:r,max]] à [[col:decoder_0/self/head_0/weights:max]].',
    },
    'decoder_0/cross/head_0/weights': {
      prose:
        'Ensuite, chaque mot de la cible regarde la source. Les requêtes viennent de la cible, les clés et les valeurs de la mémoire. [[row:decoder_0/cross/head_0/weights:r]] donne [[decoder_0/cross/head_0/weights:r,max]] à [[col:decoder_0/cross/head_0/weights:max]].',
    },
    'decoder_1/cross/head_0/weights': {
      prose:
        'La deuxième couche regarde à nouveau la même mémoire, avec ses propres matrices et avec des requêtes tirées de ce que la première a trouvé. [[row:decoder_1/cross/head_0/weights:r]] donne [[decoder_1/cross/head_0/weights:r,max]] à [[col:decoder_1/cross/head_0/weights:max]].',
    },
    'decoder_1/norm_3/normed': {
      prose:
        'La deuxième couche du décodeur finit ici : une ligne par mot de la cible. Un traducteur multiplie chaque ligne par une dernière matrice. Chaque mot qu’il connaît en reçoit un score, et le softmax en fait des probabilités pour le mot suivant.',
      aside: 'Les leçons sur les modèles entraînés ont cette dernière matrice, et montrent les probabilités.',
    },
  },
} satisfies LessonTexts;
