import type { LessonTexts } from '../../../translations';
import { decoderSteps, normPlaceAside } from '../../lesson-parts/blocks';
import { optionSteps, softmaxAside } from '../../lesson-parts/common';

export default {
  steps: {
    ...decoderSteps(''),
    mask: optionSteps.mask,
    x: {
      prose:
        '[[x]] est la cible, la phrase que l’on écrit : une ligne par mot déjà écrit, après une marque de début. La couche fait de chaque ligne une nouvelle, à partir de laquelle on peut trouver le mot suivant.',
      aside: normPlaceAside,
    },
    memory: {
      prose:
        '[[memory]] est ce que l’encodeur, la partie qui lit, a fait de la source : une ligne pour chacun de ses mots. La couche la regarde en son milieu et ne la modifie jamais.',
      aside:
        'Les clés et les valeurs viennent de la mémoire, les requêtes de la cible : le résultat a une ligne par requête, c’est-à-dire par mot de la cible.',
    },
    'self/head_0/weights': {
      prose:
        'D’abord, chaque mot regarde le texte déjà écrit. Le masque retire les scores des mots suivants ; le softmax transforme les autres en poids dont la somme est 1. [[row:self/head_0/weights:r]] regarde surtout [[col:self/head_0/weights:max]], avec [[self/head_0/weights:r,max]].',
      aside:
        'Une tête est une attention. Il y en a [[dim:n_heads]], qui regardent les mêmes mots en même temps, chacune avec ses requêtes, ses clés et ses valeurs.',
    },
    'norm_1/normed': {
      prose:
        'Une normalisation ramène les nombres de chaque ligne à une même échelle, pour qu’ils ne grandissent pas de somme en somme. La ligne de [[row:norm_1/normed:r]] commence maintenant par [[norm_1/normed:r,0]].',
    },
    'norm_3/normed': {
      prose:
        '[[norm_3/normed]] est le résultat de la dernière normalisation. Elle a la forme de [[x]] : d’autres couches peuvent suivre. Après la dernière, un modèle compare chaque ligne à tous les mots qu’il connaît, et choisit le mot suivant.',
    },
    'cross/query': {
      prose:
        'La deuxième attention relie les deux phrases. Une requête, c’est ce que cherche un mot de la cible : [[cross/query]] est faite à partir de la seule cible, pour toutes les têtes côte à côte. La ligne de [[row:cross/query:r]] commence par [[cross/query:r,0]].',
    },
    'cross/key': {
      prose:
        'Une clé, c’est ce qui permet de trouver un mot de la source : [[cross/key]] est faite à partir de [[memory]]. Les valeurs, ce que ces mots transmettent, en viennent elles aussi. La ligne de [[row:cross/key:r]] commence par [[cross/key:r,0]].',
      aside:
        'La source ne change pas pendant que l’on écrit la cible : ses clés et ses valeurs ne se calculent qu’une fois.',
    },
    'cross/head_0/weights': {
      prose:
        'On compare chaque requête de la cible à chaque clé de la source. Le softmax transforme chaque ligne de ces scores en poids dont la somme est 1 : [[row:cross/head_0/weights:r]] donne [[cross/head_0/weights:r,max]] à [[col:cross/head_0/weights:max]].',
      aside: softmaxAside,
    },
    'ffn/ffn_output': {
      prose:
        'Un réseau à propagation avant, deux matrices apprises avec une fonction ReLU ou semblable entre elles, traite chaque ligne séparément. [[ffn/ffn_output]] est son résultat, que l’on ajoute à ce qui est entré. Pour [[row:ffn/ffn_output:r]], il commence par [[ffn/ffn_output:r,0]].',
    },
  },
} satisfies LessonTexts;
