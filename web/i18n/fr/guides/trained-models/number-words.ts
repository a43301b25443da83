import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'En allemand, 52 409 se dit « deux et cinquante mille quatre cent neuf ». Un modèle a appris par des exemples à écrire ces nombres en chiffres.',
    question: {
      ask: 'Quel mot le modèle regarde-t-il le plus pour écrire le premier chiffre de 52 409 ?',
      right:
        'Il donne [[decoder_0/cross/head_0/weights:0,a]] à « [[col:decoder_0/cross/head_0/weights:a]] », cinquante. Le troisième mot donne le premier chiffre. Comment le modèle le trouve-t-il ?',
      wrong:
        '« [[col:decoder_0/cross/head_0/weights:g]] » reçoit [[decoder_0/cross/head_0/weights:0,g]] ; « [[col:decoder_0/cross/head_0/weights:a]] », cinquante, reçoit [[decoder_0/cross/head_0/weights:0,a]]. Le troisième mot donne le premier chiffre. Comment le modèle le trouve-t-il ?',
    },
  },
  keySteps: [
    { title: 'À l’entrée : un nombre en toutes lettres' },
    { title: 'Les vecteurs : des nombres appris pour chaque mot' },
    { title: 'Plus la position : quel mot vient d’abord' },
    {
      title: 'Première tête : à quoi se rattache un mot ?',
      action:
        'Pointez « [[row:encoder_0/self/head_0/weights:3]] » au-dessus de la matrice : il regarde le mot suivant.',
    },
    {
      title: 'Deuxième tête : unités et dizaines',
      prediction: {
        ask: '« [[row:encoder_0/self/head_1/weights:2]] » peut faire partie de 50, 51, 52, etc. Pour le savoir, il lui faut un autre mot. Lequel regarde-t-il le plus dans la deuxième tête ?',
        right:
          'Il donne [[encoder_0/self/head_1/weights:2,a]] à « [[col:encoder_0/self/head_1/weights:a]] », les unités, que l’allemand dit avant les dizaines.',
        wrong:
          'Il donne [[encoder_0/self/head_1/weights:2,g]] à « [[col:encoder_0/self/head_1/weights:g]] » et [[encoder_0/self/head_1/weights:2,a]] à « [[col:encoder_0/self/head_1/weights:a]] », les unités, que l’allemand dit avant les dizaines.',
      },
    },
    { title: 'À la sortie de l’encodeur : ce que voit le décodeur' },
    { title: 'Les chiffres déjà écrits' },
    {
      title: 'Le décodeur : les chiffres regardent en arrière',
      action: 'Repérez les zéros au-dessus de la diagonale : aucun chiffre ne voit ceux qui le suivent.',
    },
    { title: 'Les scores : chiffres à écrire, mots lus' },
    {
      title: 'Les poids : le mot qui décide de chaque chiffre',
      prediction: {
        ask: 'Le modèle a écrit 5, 2, 4. Le chiffre suivant est 0, et aucun mot ne dit zéro. Quel mot regarde-t-il le plus ?',
        right:
          'Il donne [[decoder_0/cross/head_0/weights:3,a]] à « [[col:decoder_0/cross/head_0/weights:a]] ». Ce qui suit ce mot dit s’il y a des dizaines.',
        wrong:
          '« [[col:decoder_0/cross/head_0/weights:g]] » reçoit [[decoder_0/cross/head_0/weights:3,g]], « [[col:decoder_0/cross/head_0/weights:a]] » reçoit [[decoder_0/cross/head_0/weights:3,a]]. Ce qui suit « hundert » dit s’il y a des dizaines.',
      },
      action: 'Pointez les chiffres de gauche à droite. Où les traits se croisent-ils ?',
    },
    { title: 'Le contexte : ce qui a été trouvé dans les mots' },
    {
      title: 'À la sortie : un nombre par chiffre',
      prediction: {
        ask: 'Après 5, 2, 4, le modèle a regardé « hundert », et « neun » vient juste après. Quel chiffre reçoit le plus grand nombre ?',
        answer: {
          choices: [
            {
              text: 'Un 9',
              wrong:
                '« neun », ce sont les unités, et avant elles viennent les dizaines. 0 a [[logits:3,0]], 9 seulement [[logits:3,9]].',
            },
            { text: 'Un 0' },
            {
              text: 'Un 1, pour un cent',
              wrong:
                '« hundert » n’a pas de chiffre à lui : il dit que le 4 compte les centaines. 0 a [[logits:3,0]], 1 seulement [[logits:3,1]].',
            },
          ],
        },
        right:
          '0 a [[logits:3,0]], 9 a [[logits:3,9]]. Dans l’encodeur, « hundert » a donné [[encoder_0/self/head_0/weights:5,6]] à « neun » : sa ligne peut donc dire qu’aucune dizaine ne suit.',
        wrong:
          '0 a [[logits:3,0]], 9 a [[logits:3,9]], 1 a [[logits:3,1]]. Le 9 est celui des unités. Dans l’encodeur, « hundert » a donné [[encoder_0/self/head_0/weights:5,6]] à « neun » : sa ligne peut donc dire qu’aucune dizaine ne suit.',
      },
    },
  ],
  tries: [
    {
      title: 'Désactivez la tête des unités et des dizaines',
      text: 'Vous allez désactiver la deuxième tête de l’encodeur, dans laquelle « [[row:encoder_0/self/head_1/weights:2]] » regarde « [[col:encoder_0/self/head_1/weights:0]] » : ses lignes dans [[encoder_0/self/w_o]] passent à 0.',
      question: {
        ask: 'Par quel chiffre le nombre commencera-t-il ?',
        answer: {
          choices: [
            {
              text: '5, comme avant',
              wrong:
                'Il lui faudrait savoir quel mot est celui des dizaines. Sans cette tête, il ne le sait pas : 2 a [[logits:0,2]], 5 seulement [[logits:0,5]].',
            },
            { text: '2, comme le dit l’allemand' },
            {
              text: '4, les centaines',
              wrong:
                'Les centaines viennent après « tausend », et cela, le modèle le sait encore : 4 a [[logits:0,4]], 2 a [[logits:0,2]].',
            },
          ],
        },
        right: 'Il écrit 25 409 : unités et dizaines ont échangé leurs places.',
        wrong:
          'Il commence par 2, qui a [[logits:0,2]], contre [[logits:0,5]] pour 5. Unités et dizaines ont échangé leurs places.',
      },
      because:
        'Avant le premier chiffre, « fünfzig » avait [[was:decoder_0/cross/head_0/weights:0,2]], il a maintenant [[decoder_0/cross/head_0/weights:0,2]], et « zwei » [[decoder_0/cross/head_0/weights:0,0]]. Dans la ligne suivante, c’est 5 qui a le plus grand nombre : le modèle écrit donc 25 409. Sans cette tête, les lignes ne disent plus quel mot donne les unités et lequel les dizaines.',
    },
    {
      title: 'Le même nombre en français',
      text: 'Vous allez remplacer les mots par « cinquante deux mille quatre cent neuf ».',
      question: {
        ask: 'Quel mot le modèle regardera-t-il le plus pour écrire le deuxième chiffre, 2 ?',
        answer: {
          choices: [
            {
              text: '« deux », qui veut dire 2',
              wrong:
                'Il veut dire 2, mais le décodeur n’a pas besoin d’y regarder : dans l’encodeur, « mille » l’a déjà regardé. « mille » reçoit [[decoder_0/cross/head_0/weights:1,2]], « deux » [[decoder_0/cross/head_0/weights:1,1]].',
            },
            { text: '« mille », le mot suivant' },
            {
              text: '« cinquante », comme pour le chiffre précédent',
              wrong:
                '« cinquante » a donné le chiffre d’avant, et n’a plus rien à dire : il reçoit [[decoder_0/cross/head_0/weights:1,0]], « mille » [[decoder_0/cross/head_0/weights:1,2]].',
            },
          ],
        },
        right: 'Il regarde « mille », et écrit pourtant 2.',
        wrong:
          'Il regarde « mille », avec un poids de [[decoder_0/cross/head_0/weights:1,2]], et écrit pourtant 2.',
      },
      because:
        'Dans la première tête de l’encodeur, « mille » donne [[encoder_0/self/head_0/weights:2,1]] à « deux ». Sa ligne dit donc combien il y a de milliers, et c’est là que le décodeur trouve le 2. Les poids montrent où regarde une tête, et non d’où vient l’information.',
    },
    {
      title: 'Trois langues dans un nombre',
      text: 'Aucun exemple de l’entraînement ne mêle les langues. Vous allez écrire « zwei und fünfzig thousand quatre cent nine ».',
      question: {
        ask: 'Le modèle écrira-t-il encore 4 comme troisième chiffre ?',
        answer: {
          choices: [
            { text: 'Oui' },
            {
              text: 'Non, un autre chiffre',
              wrong:
                'Chaque mot était dans l’entraînement, et les trois langues menaient aux mêmes chiffres. 4 a donc le plus grand nombre : [[logits:2,4]].',
            },
          ],
        },
        right: 'Les cinq chiffres sont justes.',
        wrong: '4 a le plus grand nombre, [[logits:2,4]], et les autres chiffres sont justes aussi.',
      },
      because:
        '« quatre » reçoit maintenant [[decoder_0/cross/head_0/weights:2,4]], là où « vier » avait [[was:decoder_0/cross/head_0/weights:2,4]]. À l’entraînement, les mots des trois langues devaient mener aux mêmes chiffres, par les mêmes couches. Un mot d’une langue peut donc remplacer celui d’une autre.',
    },
    {
      title: 'Un nombre qui n’est pas allemand',
      text: 'Vous allez échanger « zwei » et « fünfzig » : « fünfzig und zwei tausend », cinquante et deux mille. Personne ne le dit ainsi en allemand.',
      question: {
        ask: 'Quel sera le deuxième chiffre ?',
        answer: {
          choices: [
            {
              text: '2 : c’est toujours cinquante et deux',
              wrong:
                'Ce serait une addition. Le modèle cherche les unités dans le premier mot, comme en allemand, et « fünfzig » n’en a pas : 0 a [[logits:1,0]], 2 [[logits:1,2]].',
            },
            { text: '0, comme dans cinquante' },
            {
              text: 'Encore 5',
              wrong:
                'Le modèle regarde encore « fünfzig », mais cette fois pour ses unités, et il n’en a pas : 0 a [[logits:1,0]], 5 [[logits:1,5]].',
            },
          ],
        },
        right: 'Le modèle n’a pas appris à additionner, mais à quoi ressemblent les nombres allemands.',
        wrong:
          '0 a [[logits:1,0]], 2 seulement [[logits:1,2]]. Le modèle n’a pas appris à additionner, mais à quoi ressemblent les nombres allemands.',
      },
      because:
        'Pour écrire les unités, il regarde le premier mot, avec un poids de [[decoder_0/cross/head_0/weights:1,0]] : c’est là qu’elles sont dans les nombres allemands avec « und ». Il y trouve « fünfzig », qui n’a pas d’unités. Les exemples apprennent ce qu’ils contiennent, et non la règle qui les a produits.',
    },
  ],
  checks: [
    {
      title: 'Diviser par quoi ?',
      question: {
        ask: 'Dans l’attention croisée, « [[row:decoder_0/cross/head_0/scores:3]] » et « [[col:decoder_0/cross/head_0/scores:5]] » ont le score [[decoder_0/cross/head_0/scores:3,5]]. Leur requête et leur clé ont [[dim:d_k_cross]] nombres chacune ; √48 vaut environ 6,93. Quel est le score réduit ? Deux décimales.',
        right: 'Le score divisé par √d_k, où d_k est la largeur d’une clé : [[dim:d_k_cross]].',
        wrong: 'Divisez le score par la racine de la largeur d’une clé.',
        mistakes: [{ text: '[[given]] est le score lui-même. Il reste à le diviser par √d_k.' }],
      },
    },
    {
      title: 'À partir de quelle ligne écrit-on un chiffre ?',
      question: {
        ask: 'Sélectionnez le poids que le modèle a donné à « neun » pour écrire 9.',
        right:
          'Chaque ligne porte le nom du chiffre précédent : à partir de « [[row:decoder_0/cross/head_0/weights:4]] », le modèle écrit 9.',
        wrong:
          'Cette cellule est dans la ligne de « [[row:decoder_0/cross/head_0/weights:gr]] ». Quand le modèle cherche un chiffre, la ligne de ce chiffre n’existe pas encore. Le chiffre s’écrit à partir de la ligne du chiffre précédent.',
      },
    },
    {
      title: 'Il manque un poids',
      question: {
        ask: 'Pour écrire 4, le modèle donne [[decoder_0/cross/head_0/weights:2,3]] à « [[col:decoder_0/cross/head_0/weights:3]] », et presque rien à tous les autres mots, sauf « [[col:decoder_0/cross/head_0/weights:4]] ». Quel est le poids de « [[col:decoder_0/cross/head_0/weights:4]] » ? Deux décimales.',
        right:
          'La somme d’une ligne est 1. « tausend » peut aider aussi : dans l’encodeur, il donne [[encoder_0/self/head_0/weights:3,4]] à « vier ».',
        wrong: 'La somme des poids d’une ligne est 1.',
        mistakes: [
          {
            text: '[[given]] est le score réduit. Le softmax doit encore transformer la ligne de scores en poids.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Pour chaque chiffre, le décodeur regarde les mots qui en décident, dans l’ordre propre à la langue.',
    },
    {
      text: 'Avant cela, les mots se regardent dans l’encodeur. La ligne d’un mot dit donc aussi ce qu’il veut dire dans ce nombre.',
    },
    {
      text: 'Un modèle apprend ce que montrent ses exemples. Pour le reste, il peut avoir raison ou tort.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3, figure 1' },
    {
      text: 'Jain et Wallace 2019, « Attention is not Explanation » : les poids ne montrent pas forcément de quoi dépend un résultat',
    },
  ],
} satisfies TextTree;
