import { type LessonTexts, withOverrides } from '../../../translations';
import { softmaxAside } from '../../lesson-parts/common';
import {
  cellParameterSteps,
  cellSteps,
  energySteps,
  readStateStep,
  scoreParameterSteps,
  tokenStep,
  word,
} from '../../lesson-parts/recurrent';

export default {
  steps: withOverrides(
    {
      ...cellParameterSteps('', word),
      ...tokenStep('', 'x'),
      ...cellSteps('', word),
      ...readStateStep(''),
      ...scoreParameterSteps(''),
      ...energySteps('', 'v_a'),
    },
    {
      x: {
        prose:
          '[[x]] a une ligne pour chacun des [[dim:n]] mots lus. Un encodeur récurrent prend les mots l’un après l’autre, toujours avec les mêmes matrices. Il ne peut pas commencer le deuxième avant d’en avoir fini avec le premier.',
      },
      initial_state: {
        prose:
          '[[initial_state]] est l’état avant toute lecture : [[dim:d_h]] nombres, des zéros si vous ne les changez pas. À partir d’ici, un état est tout ce dont l’encodeur se souvient.',
      },
      decoder_states: {
        prose:
          '[[decoder_states]] : les états du décodeur, la partie qui écrit, avant chacun de ses [[dim:m]] mots. Ce sont des requêtes. Dans un traducteur, ils viennent d’un second réseau récurrent ; ici, ils sont donnés.',
      },
      'step_1/update': {
        prose:
          'Une porte est une ligne de nombres entre 0 et 1. La porte de mise à jour dit, pour chaque nombre de l’état, quelle part en est remplacée : 0 le garde, 1 le remplace. Elle est tirée du mot et de l’état précédent. Pour le premier nombre, c’est [[step_1/update:0,0]].',
        aside: 'La courbe σ(x) = 1 / (1 + e⁻ˣ) ramène tout nombre entre 0 et 1.',
      },
      'step_1/reset': {
        prose:
          'La porte de réinitialisation se fait de la même façon, avec d’autres matrices. Elle dit quelle part de l’état précédent sert à faire le candidat, le nouveau contenu : [[step_1/reset:0,0]] du premier nombre.',
      },
      'step_1/candidate': {
        prose:
          'Le candidat est ce que deviendrait l’état si l’on n’en gardait rien. Il est tiré du mot et de ce que la porte de réinitialisation laisse de l’état précédent. La fonction tanh le ramène entre −1 et 1. Son premier nombre est [[step_1/candidate:0,0]].',
      },
      'step_1/kept': {
        prose:
          '[[step_1/kept]] est ce qui reste de l’état précédent : chaque nombre multiplié par 1 moins sa porte de mise à jour. De [[step_0/state:0,0]], il reste [[step_1/kept:0,0]].',
      },
      'step_*/state': {
        aside:
          'La dérivée d’un état tardif par rapport à la première ligne de [[x]] a traversé toutes les portes intermédiaires. Dans l’auto-attention, tout mot en atteint un autre en un seul pas.',
      },
      encoder_states: {
        prose:
          '[[encoder_states]] contient les états de toutes les étapes, une ligne par mot. Avant l’attention, un traducteur ne gardait que la dernière ligne. Avec l’attention, il les garde toutes et les mélange à nouveau pour chaque mot à écrire.',
        aside:
          'Une ligne dépend de son mot et de ce qui le précède, dans l’ordre : un encodeur récurrent n’a pas besoin de positions. Bahdanau et al. lisent aussi la phrase à rebours et mettent les deux états côte à côte. Un transformeur remplace la récurrence par l’auto-attention, qui calcule toutes les lignes à la fois, et ce que chaque étape fait à sa propre ligne par une couche à propagation avant. En contrepartie, il lui faut des positions.',
      },
      projected_decoder: {
        prose:
          '[[projected_decoder]] = [[decoder_states]] [[w_s]] : chaque requête multipliée une seule fois, pour toutes les clés.',
      },
      summed_pairs: {
        prose:
          '[[summed_pairs]] a une ligne par paire : chaque ligne des requêtes plus chaque ligne des clés.',
      },
      scores: {
        prose:
          'Un état du décodeur dit ce qu’il faut ensuite. Un petit réseau compare chacun d’eux à chaque état de l’encodeur : [[scores]] a une ligne par mot à écrire, une colonne par mot lu. [[row:scores:r]] donne le score le plus élevé à [[col:scores:max]] : [[scores:r,max]].',
      },
      weights: {
        prose:
          'Le softmax transforme chaque ligne de scores en poids dont la somme est 1 : [[row:weights:r]] donne [[weights:r,max]] à [[col:weights:max]]. Dans un traducteur entraîné, ces poids montrent quels mots vont ensemble. Ici, les nombres sont inventés, et les poids n’ont pas de sens.',
        aside: softmaxAside,
      },
      context: {
        prose:
          '[[context]] = [[weights]] [[encoder_states]] : les états mélangés selon les poids, à nouveau pour chaque mot à écrire. La ligne de [[row:context:r]] commence par [[context:r,0]].',
      },
    },
  ),
} satisfies LessonTexts;
