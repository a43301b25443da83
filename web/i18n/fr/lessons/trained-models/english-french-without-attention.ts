import { type LessonTexts, withOverrides } from '../../../translations';
import { recurrentTranslatorSteps } from '../../lesson-parts/recurrent-translator';

export default {
  steps: withOverrides(recurrentTranslatorSteps, {
    encoder_states: {
      aside:
        'De ces lignes, seules deux moitiés servent : la moitié gauche de la dernière et la moitié droite de la première. Avec l’attention, chaque étape peut regarder chaque ligne.',
    },
    summary: {
      prose:
        '[[summary]] : les derniers états des deux lectures, côte à côte. Ces [[dim:d_both]] nombres sont tout ce que le décodeur reçoit de la source, qu’elle ait deux mots ou vingt.',
      aside:
        'Les phrases courtes y tiennent. Choisissez-en une plus longue dans la figure : le résultat est encore une phrase française, avec quelques-uns des bons mots, et les autres sont inventés.',
    },
    'decoder/context': {
      prose:
        'Ce que le décodeur a reçu de la source à chaque étape : chaque fois la même ligne. Celle de [[row:decoder/context:r]] commence par [[decoder/context:r,0]], comme toutes les autres.',
      aside:
        'Avec l’attention, chacune de ces lignes est un autre mélange, où domine le mot à traduire ensuite. Sans elle, aucune étape ne peut retrouver ce que le résumé a perdu. Plus la phrase est longue, plus il en a perdu : mesurez-le ci-dessous.',
    },
  }),
} satisfies LessonTexts;
