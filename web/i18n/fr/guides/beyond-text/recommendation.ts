import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un lecteur a noté ces cinq livres. « [[row:weights:1]] » est une histoire d’amour avec un peu d’humour. Une librairie doit-elle le lui recommander ?',
    question: {
      ask: 'Quel livre en dit le plus pour savoir si ce lecteur aimera « [[row:weights:1]] » ?',
      right:
        '« [[col:weights:a]] » reçoit [[weights:1,a]] de l’attention. Le lecteur lui a donné la note [[value:1,0]] : on ne recommande donc pas « [[row:weights:1]] ». Comment calcule-t-on un tel poids ?',
      wrong:
        '« [[col:weights:g]] » ne reçoit que [[weights:1,g]] ; « [[col:weights:a]] », autre histoire d’amour, reçoit [[weights:1,a]]. Le lecteur lui a donné la note [[value:1,0]]. Comment calcule-t-on un tel poids ?',
    },
  },
  keySteps: [
    { title: 'Les requêtes : les livres entre lesquels choisir' },
    { title: 'Les clés : les livres que le lecteur connaît' },
    { title: 'Les valeurs : les notes qu’il leur a données' },
    {
      title: 'Les scores : ce que deux livres ont en commun',
      prediction: {
        ask: 'Multipliez les sujets de deux livres, paire par paire, et additionnez. [[row:query:0]] a [[query:0,0]] pour « [[col:query:0]] » ; [[query:0,1]] pour « [[col:query:1]] » ; [[query:0,2]] pour « [[col:query:2]] » et [[query:0,3]] pour « [[col:query:3]] ». Avec quel livre a-t-il le plus grand score ?',
        right:
          'Le score est [[scores:0,a]]. Tous deux parlent de science et de crime, et aucun d’amour : le produit de deux nombres négatifs est positif.',
        wrong:
          '[[col:scores:g]] reçoit [[scores:0,g]], [[col:scores:a]] reçoit [[scores:0,a]] : il a en commun la science et le crime, et aucun des deux ne parle d’amour. Le produit de deux nombres négatifs est positif.',
      },
      action: 'Sélectionnez un nombre de [[scores]] pour voir ses quatre produits.',
    },
    { title: 'Les scores réduits : divisés par √d_k' },
    {
      title: 'Les poids : où regarde chaque candidat',
      prediction: {
        ask: 'Le softmax fait de chaque ligne des parts dont la somme est 1. La ligne de [[row:scaled_scores:2]] est [[scaled_scores:2,0]] ; [[scaled_scores:2,1]] ; [[scaled_scores:2,2]] ; [[scaled_scores:2,3]] ; [[scaled_scores:2,4]]. Quel poids donne-t-elle à [[col:weights:3]] ? Faites glisser le curseur.',
        right: 'C’est [[weights:2,3]]. Deux livres ont le meilleur score, ils reçoivent donc le même poids.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:2,3]], comme pour [[col:weights:0]] : des scores égaux donnent des poids égaux. Les trois autres livres se partagent le reste.',
      },
      action: 'Pointez un livre au-dessus de la matrice pour ne voir que ses traits.',
    },
    {
      title: 'Le contexte : la note à attendre',
      prediction: {
        ask: 'Les poids font la moyenne des notes : [[value:0,0]] pour [[row:value:0]] ; [[value:1,0]] pour [[row:value:1]] ; [[value:2,0]] pour [[row:value:2]] ; [[value:3,0]] pour [[row:value:3]] et [[value:4,0]] pour [[row:value:4]]. Quel candidat obtient la meilleure ?',
        right:
          '[[row:context:ar]] obtient [[context:ar,0]] : il regarde presque uniquement des livres notés [[value:3,0]].',
        wrong:
          '[[row:context:gr]] obtient [[context:gr,0]], [[row:context:ar]] obtient [[context:ar,0]] : il regarde presque uniquement des livres notés [[value:3,0]].',
      },
    },
  ],
  tries: [
    {
      title: 'Une nouvelle note',
      text: '[[row:value:1]] a la note [[value:1,0]]. Vous allez en faire 2.',
      question: {
        ask: 'Quels nombres de [[context]] vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Chaque candidat donne un certain poids à [[row:value:1]] : la première colonne change donc dans chaque ligne.',
            extra: 'La deuxième colonne fait la moyenne des relectures, et celles-ci n’ont pas changé.',
          },
        },
        right: 'Une colonne de notes, pour chaque candidat.',
        wrong:
          'Les cellules encadrées sont mal marquées. Chaque candidat donne un certain poids à [[row:value:1]], mais une seule colonne de notes a changé.',
      },
      because:
        '[[row:context:1]] avait [[was:context:1,0]] et a maintenant [[context:1,0]]. Les poids sont les mêmes qu’avant, [[weights:1,1]] pour [[col:weights:1]] : ils dépendent des sujets des livres, et non de leurs notes.',
    },
    {
      title: 'Moins de science',
      text: '[[row:key:3]] a [[key:3,0]] pour « [[col:key:0]] ». Vous allez le remplacer par 0.',
      question: {
        ask: 'Quels scores vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed: '[[col:key:0]] compte pour tout candidat qui n’y a pas 0 : pas pour un seul.',
            extra:
              'Les autres livres gardent leurs sujets et leurs scores. Et là où un candidat a 0, le produit était 0 et le reste.',
          },
        },
        right: '[[row:query:2]] y a [[query:2,0]], et 0 fois n’importe quoi donne 0.',
        wrong:
          'Les cellules encadrées sont mal marquées. Seule la colonne de [[row:key:3]] peut changer, et seulement là où le candidat n’a pas 0 pour « [[col:key:0]] ».',
      },
      because:
        '[[row:scores:0]] et [[col:scores:3]] avaient [[was:scores:0,3]] et ont maintenant [[scores:0,3]], car un sujet de moins concorde. [[row:scores:1]] est passé de [[was:scores:1,3]] à [[scores:1,3]] : son [[query:1,0]] pour « [[col:query:0]] » ne compte plus contre ce livre.',
    },
    {
      title: 'Sans attention',
      text: 'Sans attention, une librairie fait une seule fois la moyenne de toutes les notes du lecteur. Vous allez mettre toutes les requêtes à 0 : chaque candidat donne alors le même poids à chaque livre.',
      question: {
        ask: 'Quel candidat obtiendra la meilleure note ?',
        answer: {
          choices: [
            {
              text: 'Toujours [[row:context:0]], avec moins d’avance',
              wrong:
                'Son avance venait de ses poids, qui n’étaient qu’à lui. Maintenant ils sont égaux, et chaque candidat reçoit [[context:0,0]].',
            },
            { text: 'Aucun : tous obtiennent la même' },
            {
              text: '[[row:context:1]], qui avait la pire',
              wrong:
                'Plus rien ne distingue les candidats : celui-ci reçoit [[context:1,0]], comme tous les autres.',
            },
          ],
        },
        right: 'Une seule moyenne sert à tous les candidats.',
        wrong: 'Tous les poids d’une ligne sont égaux : une seule moyenne sert donc à tous les candidats.',
      },
      because:
        'Chaque poids est [[weights:0,0]], et chaque candidat obtient [[context:0,0]]. Avant, [[row:context:0]] avait [[was:context:0,0]] et [[row:context:1]] [[was:context:1,0]]. L’attention laisse chaque candidat choisir les notes qui disent quelque chose de lui.',
    },
    {
      title: 'Deux livres semblables',
      text: 'Vous allez donner à [[row:key:4]] les sujets de [[row:key:3]]. Le lecteur connaît alors deux livres du même genre.',
      question: {
        ask: 'Que va faire le poids que [[row:weights:0]] donne à [[col:weights:3]] ?',
        answer: {
          wrong: {
            grow: 'Un second livre du même genre ne soutient pas le premier. La somme de la ligne est toujours 1, et les deux se la partagent.',
            stay: 'Le score n’a pas changé, mais un autre livre a maintenant le même. La somme de la ligne est 1 : ils partagent donc.',
          },
        },
        right: 'Les deux livres se le partagent.',
        wrong: 'La somme de la ligne reste 1 : les deux livres se le partagent donc.',
      },
      because:
        'Il était de [[was:weights:0,3]], maintenant les deux ont [[weights:0,3]] : la somme d’une ligne est toujours 1. Zhou et al. se passent du softmax. La somme des poids n’est alors plus fixée, et plusieurs livres d’un genre montrent un intérêt plus fort qu’un seul.',
    },
  ],
  checks: [
    {
      title: 'Un score',
      question: {
        ask: '[[row:query:1]] a les sujets [[query:1,0]] ; [[query:1,1]] ; [[query:1,2]] ; [[query:1,3]], et [[row:key:4]] a [[key:4,0]] ; [[key:4,1]] ; [[key:4,2]] ; [[key:4,3]]. Quel est leur score ?',
        right: 'Quatre produits, additionnés : [[scores:1,4]].',
        wrong: 'Multipliez paire par paire, puis additionnez les quatre produits.',
        mistakes: [
          { text: '[[given]] a perdu des signes : le produit de deux nombres négatifs est positif.' },
          { text: '[[given]] est déjà divisé par √d_k. Cela vient ensuite.' },
        ],
      },
    },
    {
      title: 'Il manque un poids',
      question: {
        ask: 'Les poids de [[row:weights:0]] sont [[weights:0,0]] pour [[col:weights:0]] ; [[weights:0,1]] pour [[col:weights:1]] ; [[weights:0,2]] pour [[col:weights:2]] et [[weights:0,4]] pour [[col:weights:4]]. Quel poids reçoit [[col:weights:3]] ? Deux décimales.',
        right: 'La somme d’une ligne est 1, et [[weights:0,3]] est ce que laissent les autres.',
        wrong: 'La somme des cinq poids de la ligne est 1. Que laissent les quatre autres ?',
        mistakes: [
          { text: '[[given]] est le score réduit. Le softmax doit encore faire de la ligne des parts.' },
          { text: '[[given]] est le poids sans la division par √d_k.' },
        ],
      },
    },
    {
      title: 'Combien de fois relu ?',
      question: {
        ask: '[[row:weights:0]] donne [[weights:0,2]] à [[col:weights:2]] et [[weights:0,3]] à [[col:weights:3]]. Seuls ces deux-là ont été relus : [[value:2,1]] fois et [[value:3,1]] fois. Que reçoit [[row:context:0]] sous « [[col:context:1]] » ? Deux décimales.',
        right: '[[weights:0,2]] · [[value:2,1]] + [[weights:0,3]] · [[value:3,1]] = [[context:0,1]].',
        wrong: 'Multipliez chacun des deux nombres par son poids, et additionnez.',
        mistakes: [
          {
            text: '[[given]] est la simple moyenne des cinq livres. Les poids en comptent certains davantage.',
          },
          { text: '[[given]] est ce qu’apporte [[col:weights:3]]. Il manque [[col:weights:2]].' },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Chaque candidat est une requête. Ses poids disent quels livres de l’historique renseignent sur lui.',
    },
    {
      text: 'Les clés disent de quoi parle un livre, les valeurs comment il a été noté. Les poids dépendent des clés, jamais des valeurs.',
    },
    { text: 'Le résultat est une moyenne de notes, différente pour chaque candidat.' },
  ],
  sources: [
    {
      text: 'Zhou et al. 2018, « Deep Interest Network for Click-Through Rate Prediction »',
      place: 'section 4.3, équation 3',
    },
    {
      text: 'L’article « Explaining Attention Mechanism » cite la recommandation parmi les usages de l’attention : les candidats comme requêtes, ce que l’utilisateur a choisi auparavant comme clés et valeurs.',
    },
  ],
} satisfies TextTree;
