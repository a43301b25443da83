import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Jusqu’ici, requêtes, clés et valeurs étaient données. Ici, la phrase les fabrique toutes les trois, avec trois matrices qu’un modèle apprend.',
    question: {
      ask: 'Quel mot est le plus regardé par [[row:weights:2]] ?',
      right:
        '[[row:weights:2]] donne [[weights:2,a]] à [[col:weights:a]] : un mot peut se regarder lui-même.',
      wrong:
        '[[col:weights:g]] reçoit [[weights:2,g]]. Le plus va à [[col:weights:a]], avec [[weights:2,a]] : un mot peut se regarder lui-même.',
    },
  },
  keySteps: [
    { title: 'La phrase : une ligne de nombres par mot' },
    { title: 'Trois matrices apprises' },
    {
      title: 'Les requêtes : faites à partir des mots',
      prediction: {
        ask: 'Chaque ligne de [[x]] rencontre chaque colonne de [[w_q]] : on multiplie nombre par nombre, puis on additionne. Quel nombre de [[query]] sera le plus grand ?',
        right: '[[query:gr,g]] : aucun autre nombre n’est plus grand.',
        wrong:
          'Là, [[row:query:gr]] obtient [[query:gr,g]]. Le plus grand est [[query:ar,a]], pour [[row:query:ar]] : sa ligne de [[x]] et cette colonne sont grandes aux mêmes endroits.',
      },
      action: 'Sélectionnez un nombre de [[query]] pour voir sa somme.',
    },
    { title: 'Les clés : les mêmes mots, une autre matrice' },
    { title: 'Les valeurs : ce que l’on mélangera' },
    {
      title: 'Les scores : chaque mot rencontre chaque mot',
      prediction: {
        ask: 'Requêtes et clés viennent maintenant de la même phrase. Quelle clé convient le mieux à la requête de [[row:query:1]] ? Rangez les mots, le meilleur d’abord.',
        right: 'Les scores sont [[scores:1,0]] ; [[scores:1,1]] ; [[scores:1,2]].',
        wrong:
          '[[col:scores:g]] obtient [[scores:1,g]], mais [[col:scores:a]] obtient [[scores:1,a]] et vient avant.',
      },
    },
    { title: 'Les poids : la somme de chaque ligne est 1' },
    {
      title: 'Le contexte : une nouvelle ligne par mot',
      action: 'Sélectionnez un nombre de [[context]] : ses termes sont des poids fois des valeurs.',
    },
  ],
  tries: [
    {
      title: 'Changez un mot',
      text: 'Dans [[x]], la ligne de [[row:x:2]] finit par [[x:2,3]]. Vous allez le remplacer par 0.',
      question: {
        ask: 'Quels scores vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed: 'Il en manque : le mot interroge dans sa ligne, et il est interrogé dans sa colonne.',
            extra: 'Il y en a trop : les scores entre deux autres mots n’utilisent rien de [[row:x:2]].',
          },
        },
        right: 'La ligne et la colonne du mot.',
        wrong:
          'Les cellules encadrées sont mal marquées : le mot a une ligne et une colonne dans la matrice.',
      },
      because:
        '[[row:x:2]] pose une autre requête, donc sa ligne a changé ; il offre une autre clé, donc sa colonne a changé. Les quatre autres scores sont entre des mots restés les mêmes.',
    },
    {
      title: 'Une seule matrice pour requêtes et clés',
      text: 'Faites de [[w_k]] une copie de [[w_q]] : chaque mot offre alors exactement ce qu’il cherche.',
      question: {
        ask: 'À quoi ressemblera la matrice des scores ?',
        answer: {
          choices: [
            { text: 'Deux mots se donnent l’un à l’autre le même score.' },
            {
              text: 'Tous les scores sont égaux.',
              wrong:
                'Il faudrait que tous les mots soient les mêmes. [[row:scores:0]] se donne [[scores:0,0]] à lui-même, et [[scores:0,1]] à [[col:scores:1]].',
            },
            {
              text: 'Un mot se donne un score plus petit qu’aux autres.',
              wrong:
                'Avec une seule matrice, un mot offre juste ce qu’il cherche, et se convient : [[scores:0,0]] n’est pas au-dessous de [[scores:0,1]].',
            },
          ],
        },
        right: 'La matrice est symétrique.',
      },
      because:
        '[[scores:0,1]] et [[scores:1,0]] sont le produit des deux mêmes lignes. Avec deux matrices, un mot peut chercher autre chose que ce qu’il offre. Un nom peut chercher son verbe, et être trouvé par son adjectif.',
    },
    {
      title: 'Ajoutez un biais aux clés',
      text: 'Certains modèles ajoutent la même ligne de nombres, un biais, à chaque clé. Vous allez ajouter 1 au premier nombre de chaque clé.',
      question: {
        ask: 'Que devient le poids que [[row:weights:1]] donne à [[col:weights:2]] ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si ce score montait seul. Tous les scores de la ligne ont bougé d’autant.',
            shrink:
              'Son score a bien baissé, de [[was:scores:1,2]] à [[scores:1,2]]. Les autres de la ligne ont baissé d’autant, et seules comptent les différences.',
          },
        },
        right: 'Tous les scores d’une ligne ont bougé d’autant.',
      },
      because:
        'Le score de [[row:scores:1]] et [[col:scores:2]] était de [[was:scores:1,2]], il est maintenant de [[scores:1,2]] ; les autres de sa ligne ont bougé d’autant. Pour le softmax, seules comptent les différences dans une ligne : le poids est toujours [[weights:1,2]].',
    },
  ],
  checks: [
    {
      title: 'Fabriquez une requête',
      question: {
        ask: 'Dans [[x]], la ligne de [[row:x:1]] est [[x:1,0]] ; [[x:1,1]] ; [[x:1,2]] ; [[x:1,3]]. La deuxième colonne de [[w_q]] est [[w_q:0,1]] ; [[w_q:1,1]] ; [[w_q:2,1]] ; [[w_q:3,1]]. Quel est le deuxième nombre de sa requête ?',
        right: 'Nombre par nombre, puis la somme : [[query:1,1]].',
        wrong: 'Multipliez les quatre paires et additionnez les produits.',
        mistakes: [{ text: '[[given]] est fait avec [[w_k]] : c’est un nombre de sa clé.' }],
      },
    },
    {
      title: 'Qui regarde qui ?',
      question: {
        ask: 'Sélectionnez le score qui dit si la clé de [[row:query:0]] convient à la requête de [[row:query:2]].',
        right: 'La ligne de la requête, la colonne de la clé.',
        wrong:
          'Cette cellule a la requête de [[row:scores:gr]] et la clé de [[col:scores:g]]. Les requêtes sont des lignes, les clés des colonnes.',
      },
    },
    {
      title: 'Que mélange-t-on ?',
      question: {
        ask: 'Les poids de [[row:weights:1]] sont [[weights:1,0]] ; [[weights:1,1]] ; [[weights:1,2]]. Quel est son premier nombre dans [[context]] ? Une décimale suffit.',
        right: 'Une moyenne de la première colonne de [[value]], chaque nombre selon son poids.',
        wrong:
          'Prenez la première colonne de [[value]], multipliez chaque nombre par son poids, puis additionnez.',
        mistakes: [
          {
            text: '[[given]] est un mélange de clés. Les clés ne font que décider des poids ; ce sont les valeurs que l’on mélange.',
          },
          { text: '[[given]] est un mélange de requêtes. Ce sont les valeurs que l’on mélange.' },
        ],
      },
    },
  ],
  remember: [
    { text: 'Trois matrices apprises font de la ligne de chaque mot une requête, une clé et une valeur.' },
    { text: 'Chaque mot rencontre chaque mot de sa phrase, lui-même compris.' },
    { text: 'Le résultat a une ligne par mot : il peut entrer dans une couche suivante.' },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3.2.1, équation 1' },
    {
      text: 'L’article « Attention in transformers » donne pour le résultat la longueur d’un plongement par d_v. C’est le nombre de requêtes par d_v : [[dim:n]] par [[dim:d_v]].',
    },
  ],
} satisfies TextTree;
