import type { LessonTexts } from '../../../translations';
import { encoderSteps, normSteps } from '../../lesson-parts/blocks';
import { patchTokenSteps } from '../../lesson-parts/patches';

export default {
  steps: {
    ...patchTokenSteps,
    ...encoderSteps('encoder_*/', ''),
    ...normSteps('encoder_norm/'),
    image: {
      prose:
        '[[image]] est un chiffre que quelqu’un a écrit, [[dim:height]] pixels sur [[dim:width]], de 0, noir, pour le papier à 1, blanc, pour l’encre. Choisissez-en un autre dans la figure, ou changez un pixel : quoi que vous dessiniez, le modèle y lit un chiffre.',
    },
    w_e: {
      prose:
        '[[w_e]] fait des pixels d’un patch un jeton de largeur [[dim:d_model]]. Elle a été apprise : chaque colonne est un motif de quatre pixels qui aide à distinguer les chiffres.',
    },
    b_e: { prose: '[[b_e]] s’ajoute à chaque patch.' },
    class_token: {
      prose:
        '[[class_token]] est une ligne apprise qui n’appartient à aucun patch. Dans chaque couche, elle recueille quelque chose auprès des patchs ; ce qu’elle contient à la fin décide du chiffre lu.',
    },
    position_embeddings: {
      prose:
        '[[position_embeddings]] a une ligne apprise pour chacun des [[dim:n_tokens]] jetons. Quels patchs sont voisins, il a fallu l’apprendre aussi.',
      aside:
        'Désactivez les positions : le modèle reçoit alors les patchs sans leurs places. Un modèle entraîné sans positions, pareil pour tout le reste, lit 74 chiffres jamais vus sur 100 ; celui-ci en lit 98.',
    },
    patches: {
      prose:
        '[[patches]] : l’image est découpée en [[dim:n_patches]] carrés de [[dim:patch]] pixels sur [[dim:patch]], une ligne pour chacun. La ligne de [[row:patches:r]] commence par [[patches:r,0]].',
    },
    'encoder_*/self/head_*/weights': {
      prose:
        'Un softmax, ligne par ligne, peint sur le chiffre dans la figure. [[row:encoder_*/self/head_*/weights:r]] regarde surtout [[col:encoder_*/self/head_*/weights:max]], avec un poids de [[encoder_*/self/head_*/weights:r,max]].',
      aside:
        'La première ligne est celle du jeton de classe : ce que cette tête lui apporte. Une carte montre où regarde une tête, et non pourquoi. Désactivez la tête ci-dessous, et voyez si la réponse change.',
    },
    class_row: {
      prose:
        '[[class_row]] : des [[dim:n_tokens]] lignes, seule la première continue, celle du jeton de classe. Elle contient ce que les couches ont recueilli auprès des patchs.',
    },
    w_u: { prose: '[[w_u]] a une colonne pour chacun des [[dim:c]] chiffres.' },
    logits: {
      prose:
        '[[logits]] = [[class_row]] [[w_u]] : une dernière matrice apprise donne un nombre pour chaque chiffre. Le plus grand, [[logits:0,max]], est celui de [[col:logits:max]] : voilà ce que lit le modèle.',
      aside: 'Un softmax change ces nombres en probabilités : la figure les donne.',
    },
  },
} satisfies LessonTexts;
