import type { StepTexts } from '../../translations';
import {
  cellParameterSteps,
  cellSteps,
  energySteps,
  input,
  readStateStep,
  scoreParameterSteps,
  tokenStep,
  word,
} from './recurrent';
import { outputSteps, sourceMaskStep, sourceStep, targetStep, vectorSteps } from './trained';

/** The French of `web/lessons/trained-models/english-french/recurrent-translator.ts`. */
export const recurrentTranslatorSteps: StepTexts = {
  ...sourceStep,
  ...vectorSteps('', 'source', 'source_vectors'),
  ...cellParameterSteps('forward/', word),
  ...tokenStep('forward/', 'source_vectors'),
  ...cellSteps('forward/', word),
  ...readStateStep('forward/'),
  ...cellParameterSteps('backward/', word),
  ...tokenStep('backward/', 'source_vectors'),
  ...cellSteps('backward/', word),
  ...readStateStep('backward/'),
  ...scoreParameterSteps('decoder/'),
  ...sourceMaskStep,
  ...targetStep,
  ...vectorSteps('decoder/', 'target', 'decoder/word_vectors'),
  ...cellParameterSteps('decoder/', input),
  ...energySteps('decoder/step_*/', 'decoder/v_a'),
  ...cellSteps('decoder/', input, 'token_and_context'),
  ...outputSteps,
  'forward/step_*/update': {
    prose:
      'La porte de mise à jour contient un nombre entre 0 et 1 pour chaque nombre de l’état, tiré du mot et de l’état précédent. Il dit quelle part est remplacée : [[forward/step_*/update:0,0]] pour le premier nombre. 0 garde l’ancien état, 1 l’oublie.',
    aside:
      'La courbe σ(x) = 1 / (1 + e⁻ˣ) transforme toute somme en un nombre entre 0 et 1. Les articles ne s’accordent pas sur le sens de z : ici, comme chez Bahdanau et al., z est la part nouvelle ; chez Cho et al., c’est la part qui reste.',
  },
  'forward/initial_state': {
    prose:
      '[[forward/initial_state]] est l’état avant toute lecture : [[dim:d_h]] zéros. Cette lecture va du premier mot au dernier.',
  },
  'forward/direction_states': {
    prose:
      '[[forward/direction_states]] : les états de cette lecture, une ligne par mot. La ligne de [[row:forward/direction_states:r]] dépend de ce mot et de ceux qui le précèdent.',
  },
  'backward/w_update': {
    prose:
      'La cellule qui lit à rebours a ses propres paramètres. Par [[backward/w_update]], le mot agit sur sa porte de mise à jour.',
  },
  'backward/initial_state': {
    prose:
      '[[backward/initial_state]] : encore [[dim:d_h]] zéros. Cette lecture va du dernier mot au premier.',
  },
  'backward/direction_states': {
    prose:
      '[[backward/direction_states]] : les états de la lecture à rebours, une ligne par mot. La ligne de [[row:backward/direction_states:r]] dépend de ce mot et de ceux qui le suivent.',
    aside:
      'À l’endroit, « the » dans « the european economic area » est lu avant le nom. À rebours, il est lu en dernier, après « area » : son état peut dire s’il faut « la » ou « le ».',
  },
  encoder_states: {
    prose:
      '[[encoder_states]] : les deux lectures côte à côte, [[dim:d_both]] nombres par mot. La moitié gauche dépend des mots jusqu’à celui-ci, la moitié droite des mots à partir de celui-ci. Bahdanau et al. appellent une telle ligne une annotation.',
  },
  last_state: {
    prose:
      '[[last_state]] : l’état de la lecture à l’endroit après le dernier mot. Il dépend de tous les mots.',
  },
  first_state: {
    prose:
      '[[first_state]] : l’état de la lecture à rebours après le premier mot, qu’elle lit en dernier. Il dépend lui aussi de tous les mots, et c’est par lui que commence le décodeur.',
  },
  summary: {
    prose:
      '[[summary]] : les deux états qui dépendent de tous les mots, côte à côte. Sans attention (Cho et al. 2014), cette ligne est tout ce que le décodeur reçoit de la source, à chaque étape. Avec l’attention, rien ne s’en sert.',
  },
  'decoder/w_update': {
    prose:
      'Le décodeur aussi est une cellule. Son entrée est un mot et un contexte côte à côte, [[dim:d_read]] nombres ; par [[decoder/w_update]], cette entrée agit sur la porte de mise à jour.',
  },
  'decoder/w_start': {
    prose: '[[decoder/w_start]] tire le premier état du décodeur du dernier état de la lecture à rebours.',
  },
  'decoder/start_sum': {
    prose:
      '[[decoder/start_sum]] = [[first_state]] [[decoder/w_start]], à commencer par [[decoder/start_sum:0,0]].',
  },
  'decoder/start': {
    prose:
      '[[decoder/start]] : l’état du décodeur avant qu’aucun mot soit écrit. Il est tiré de [[first_state]], l’état à la fin de la lecture à rebours, et commence par [[decoder/start:0,0]]. Une tanh garde ses nombres entre −1 et 1.',
  },
  'decoder/step_*/projected_decoder': {
    prose:
      '[[decoder/step_*/projected_decoder]] = [[arg0]] [[decoder/w_s]] : la requête de cette étape. Elle vient de l’état qui précède l’étape, a [[dim:d_a]] nombres et commence par [[decoder/step_*/projected_decoder:0,0]].',
  },
  'decoder/step_*/summed_pairs': {
    prose:
      '[[decoder/step_*/summed_pairs]] a une ligne pour chaque mot de la source : la requête de cette étape plus la ligne de [[projected_encoder]]. Celle de [[row:decoder/step_*/summed_pairs:r]] commence par [[decoder/step_*/summed_pairs:r,0]].',
  },
  'decoder/step_*/scores': {
    prose:
      'Un score pour chaque mot de la source : un petit réseau a comparé l’état du décodeur à chaque ligne de [[encoder_states]]. [[col:decoder/step_*/scores:max]] a le score le plus élevé, [[decoder/step_*/scores:r,max]].',
  },
  'decoder/step_*/masked_scores': {
    prose:
      'On ajoute le masque : pour [[col:decoder/step_*/masked_scores:c]], cela donne [[decoder/step_*/masked_scores:r,c]]. Là où [[source_mask]] contient −∞, il n’y a plus rien à regarder.',
  },
  'decoder/step_*/weights': {
    prose:
      'Le softmax transforme les scores en poids dont la somme est 1 : la part de chaque mot dans cette étape. [[col:decoder/step_*/weights:max]] en a le plus, [[decoder/step_*/weights:r,max]].',
    aside:
      'La requête vient de l’état du décodeur, qui dépend du mot précédent. Ce modèle calcule donc une étape après l’autre, même à l’entraînement. Un transformeur calcule alors toutes les lignes à la fois.',
  },
  'decoder/step_*/context': {
    prose:
      '[[decoder/step_*/context]] = [[decoder/step_*/weights]] [[encoder_states]] : un mélange des états de l’encodeur, fait pour cette seule étape. Il commence par [[decoder/step_*/context:0,0]].',
  },
  'decoder/step_*/token': {
    prose:
      '[[decoder/step_*/token]] est le mot écrit juste avant, une ligne de [[decoder/word_vectors]]. Avant le premier mot, il n’y en a pas, et la ligne ne contient que des zéros.',
  },
  'decoder/step_*/token_and_context': {
    prose:
      '[[decoder/step_*/token_and_context]] : le mot écrit juste avant et le contexte, côte à côte. C’est l’entrée de la cellule.',
  },
  'decoder/step_*/state': {
    prose:
      '[[decoder/step_*/state]] est l’état de cette étape : [[decoder/step_*/state:0,0]] et la suite. Cet état et le contexte donnent le mot suivant, et l’étape suivante part de cet état.',
  },
  'decoder/weights': {
    prose:
      'Voici où le décodeur regarde avant d’écrire, une ligne par étape. Après [[row:decoder/weights:r]], il regarde [[col:decoder/weights:max]], avec un poids de [[decoder/weights:r,max]], pour trouver le mot suivant.',
  },
  'decoder/context': {
    prose:
      'Ce que le décodeur a reçu de la source à chaque étape, une ligne par mot écrit. Celle de [[row:decoder/context:r]] commence par [[decoder/context:r,0]].',
  },
  'decoder/decoder_states': {
    prose:
      '[[decoder/decoder_states]] : les états de toutes les étapes, une ligne pour chacune. Celui de [[row:decoder/decoder_states:r]] commence par [[decoder/decoder_states:r,0]].',
  },
  'decoder/joined_states': {
    prose:
      '[[decoder/joined_states]] : le contexte et l’état de chaque étape côte à côte, [[dim:d_told]] nombres.',
  },
  w_u: {
    prose:
      '[[w_u]] a une colonne pour chacun des [[dim:c_target]] mots qui peuvent être écrits. Le contexte et l’état d’une étape sont multipliés par toutes.',
    aside:
      'Bahdanau et al. ont ici une couche de plus, qui lit aussi le mot précédent (maxout), et des biais partout. Ce modèle n’a ni l’une ni les autres.',
  },
};
