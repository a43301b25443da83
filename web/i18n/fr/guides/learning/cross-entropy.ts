import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Pendant l’entraînement, un modèle note chaque mot qui peut suivre, puis on lui dit le bon. Un nombre, la perte, dit à quel point il s’est trompé.',
    question: {
      ask: 'Après « [[row:logits:0]] », un modèle préfère « [[col:logits:0]] », le bon mot. Sa perte est-elle nulle ?',
      answer: {
        choices: [
          {
            text: 'Oui : il avait raison',
            wrong:
              'Avoir raison ne suffit pas. Le modèle a aussi donné quelque chose aux autres mots : sa perte est donc de [[loss:0,0]]. Comment ce nombre se calcule-t-il ?',
          },
          { text: 'Non : il n’était pas tout à fait sûr' },
        ],
      },
      right:
        'Sa perte est [[loss:0,0]] : il a donné aussi quelque chose aux autres mots. Après « [[row:loss:2]] », où il préfère un mauvais mot, elle est de [[loss:2,0]]. Comment calcule-t-on ces nombres ?',
      wrong:
        'Sa perte est [[loss:0,0]] : il avait raison, mais il a donné aussi quelque chose aux autres mots. Après « [[row:loss:2]] », où il préfère un mauvais mot, elle est de [[loss:2,0]]. Comment calcule-t-on ces nombres ?',
    },
  },
  keySteps: [
    {
      title: 'Les logits : un score par mot',
      action: 'Trouvez la ligne où le modèle préfère un mauvais mot.',
    },
    { title: 'Les cibles : les bons mots' },
    { title: 'On prend un peu au bon mot' },
    { title: 'Le reste est réparti sur tous les mots' },
    {
      title: 'Les cibles lissées : la somme des deux',
      prediction: {
        ask: 'Après « [[row:targets:0]] », la cible du bon mot était [[targets:0,0]]. On en garde [[kept_targets:0,0]], et chacun des [[dim:c]] mots reçoit [[spread:0,0]] du reste. Que devient la cible du bon mot ?',
        answer: {
          choices: [
            {
              text: '[[kept_targets:0,0]] : le reste va aux mauvais mots.',
              wrong:
                'Certaines bibliothèques font cela. Ici, tous les mots se partagent le reste, et le bon en récupère [[spread:0,0]] : [[smoothed_targets:0,0]].',
            },
            { text: 'Un peu plus que [[kept_targets:0,0]].' },
            {
              text: 'Un peu moins que [[kept_targets:0,0]].',
              wrong:
                'On ne lui retire rien de plus. Il garde [[kept_targets:0,0]] et reçoit [[spread:0,0]] en plus : [[smoothed_targets:0,0]].',
            },
          ],
        },
        right: 'C’est [[smoothed_targets:0,0]] : le bon mot reçoit lui aussi sa part du reste.',
        wrong:
          'C’est [[smoothed_targets:0,0]]. Tous les mots se partagent le reste : le bon mot en récupère [[spread:0,0]].',
      },
    },
    {
      title: 'Le logarithme du softmax',
      prediction: {
        ask: 'Dans la ligne de « [[row:logits:2]] », « [[col:logits:3]] » a le score [[logits:2,3]] et « [[col:logits:0]] » a [[logits:2,0]]. Le logarithme du softmax retranche un même nombre à toute la ligne. Pour « [[col:logits:3]] », il reste [[log_shares:2,3]]. Que reste-t-il pour « [[col:logits:0]] » ? Faites glisser le curseur.',
        right: 'Il reste [[log_shares:2,0]] : l’écart entre les deux n’a pas changé.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[log_shares:2,0]]. On retranche le même nombre aux deux : leur écart reste de [[logits:2,3]].',
      },
      action: 'Sélectionnez un nombre de [[log_shares]] pour voir ce qu’on a retranché.',
    },
    {
      title: 'La perte : un nombre par prédiction',
      prediction: {
        ask: 'Les bons mots ont pour logarithmes [[log_shares:0,0]] après « [[row:loss:0]] » ; [[log_shares:1,1]] après « [[row:loss:1]] » et [[log_shares:2,2]] après « [[row:loss:2]] ». La perte est surtout ce nombre, changé de signe. Où est-elle la plus grande ?',
        right:
          'Après « [[row:loss:ar]] », elle est de [[loss:ar,0]] : c’est là que le bon mot a la plus petite part, et son logarithme est le plus loin au-dessous de 0.',
        wrong:
          'Après « [[row:loss:gr]] », elle est de [[loss:gr,0]] ; après « [[row:loss:ar]] », de [[loss:ar,0]] : c’est là que le bon mot a la plus petite part, et son logarithme est le plus loin au-dessous de 0.',
      },
    },
  ],
  tries: [
    {
      title: 'Très sûr de lui, et dans l’erreur',
      text: 'Après « [[row:logits:2]] », le modèle donne au mauvais mot « [[col:logits:3]] » le score [[logits:2,3]]. Vous allez en faire 10.',
      question: {
        ask: 'Quelle sera la perte après « [[row:loss:2]] » ? Elle était de [[loss:2,0]].',
        answer: {
          choices: [
            {
              text: 'Moins de 2 : il se trompait déjà avant.',
              wrong:
                'Il se trompait déjà, mais sans en être si sûr. La perte dépend de la part du bon mot, et il n’en reste presque rien : [[loss:2,0]].',
            },
            { text: 'Plus de 6 : il est maintenant très sûr d’un mauvais mot.' },
          ],
        },
        right: 'Plus une erreur est sûre d’elle, plus la perte est grande.',
        wrong:
          'La part du bon mot est maintenant minuscule, et le logarithme d’un nombre minuscule est loin au-dessous de 0.',
      },
      because:
        'Elle était de [[was:loss:2,0]], elle est maintenant de [[loss:2,0]]. Le bon mot a pour logarithme [[log_shares:2,2]], avant [[was:log_shares:2,2]]. La perte croît presque aussi vite que le score du mauvais mot, sans limite.',
    },
    {
      title: 'Très sûr de lui, et dans le vrai',
      text: 'Après « [[row:logits:0]] », le bon mot « [[col:logits:0]] » a le score [[logits:0,0]]. Vous allez en faire 10.',
      question: {
        ask: 'Que va faire la perte après « [[row:loss:0]] » ?',
        answer: {
          wrong: {
            shrink:
              'Sans lissage, oui. Mais chaque autre mot a aussi une petite cible, et leurs logarithmes sont tombés loin au-dessous de 0.',
            stay: 'Le bon mot n’était pas tout à fait certain : quelque chose change donc. Et les autres ont de petites cibles : leurs logarithmes sont tombés loin.',
          },
        },
        right: 'Les cibles lissées demandent quelque chose pour les autres mots aussi.',
        wrong: 'Elle augmente : les cibles lissées demandent quelque chose pour les autres mots aussi.',
      },
      because:
        'Elle était de [[was:loss:0,0]], elle est maintenant de [[loss:0,0]]. Le bon mot ne coûte presque plus rien. Mais chaque autre mot a une cible de [[smoothed_targets:0,1]], et leurs logarithmes sont tombés au-dessous de −9. C’est à cela que sert le lissage : empêcher un modèle d’être trop sûr de lui.',
    },
    {
      title: 'La même chose pour tous les mots',
      text: 'Vous allez ajouter 5 à chaque score de la ligne de « [[row:logits:1]] ».',
      question: {
        ask: 'Que va faire la perte après « [[row:loss:1]] » ?',
        answer: {
          wrong: {
            grow: 'De plus grands scores ne font pas une plus grande perte : ce que l’on ajoute à toute une ligne en est de nouveau retranché.',
            shrink: 'Le bon mot a plus, mais tous les autres aussi : sa part est la même, et la perte aussi.',
          },
        },
        right: 'Seules comptent les différences dans une ligne.',
        wrong: 'Elle reste la même : seules comptent les différences dans une ligne.',
      },
      because:
        'Elle était de [[was:loss:1,0]] et elle est toujours de [[loss:1,0]]. On retranche à tous les scores le plus grand de la ligne : ce qui s’ajoute à tous disparaît. Cela évite aussi que l’exponentielle d’un grand score ne dépasse ce que l’ordinateur peut représenter.',
    },
    {
      title: 'Un modèle qui apprend grâce à elle',
      text: 'Sous la scène, un petit modèle apprend à écrire un mot à l’envers. Lancez-le, et regardez la courbe de la perte. Que devient l’attention pendant que la perte baisse ?',
      because:
        'Au début, chaque lettre reçoit à peu près la même part, et la perte est grande. Chaque pas change un peu tous les poids, dans le sens où la perte baisse. Personne ne dit au modèle où regarder : il l’apprend parce que regarder là rend la perte plus petite.',
    },
  ],
  checks: [
    {
      title: 'La perte d’une prédiction',
      question: {
        ask: 'Dans la ligne de « [[row:log_shares:1]] », les logarithmes sont [[log_shares:1,0]] ; [[log_shares:1,1]] ; [[log_shares:1,2]] ; [[log_shares:1,3]], et les cibles lissées [[smoothed_targets:1,0]] ; [[smoothed_targets:1,1]] ; [[smoothed_targets:1,2]] ; [[smoothed_targets:1,3]]. Quelle est la perte ? Deux décimales.',
        right: 'Quatre produits, additionnés, changés de signe : [[loss:1,0]].',
        wrong: 'Multipliez chaque logarithme par sa cible, additionnez, et changez le signe.',
        mistakes: [
          { text: '[[given]] est la perte sans lissage. Les autres mots ont aussi des cibles.' },
          {
            text: '[[given]] est le logarithme pour le bon mot. Changez son signe, multipliez-le par sa cible, et ajoutez les autres mots.',
          },
        ],
      },
    },
    {
      title: 'Réparti sur combien ?',
      question: {
        ask: 'Dans [[kept_targets]], le bon mot garde [[kept_targets:0,0]] sur 1. Les [[dim:c]] mots se partagent le reste à égalité. Combien chacun reçoit-il ? Trois décimales.',
        right: 'Un quart du reste : [[spread:0,0]].',
        wrong: 'Que reste-t-il de 1 ? Divisez-le par le nombre de mots.',
        mistakes: [
          {
            text: '[[given]] est un tiers du reste : seuls les mauvais mots se le partagent. Certaines bibliothèques font ainsi ; ici, le bon mot y a part.',
          },
          { text: '[[given]] est le reste entier. Il faut encore le diviser par le nombre de mots.' },
        ],
      },
    },
    {
      title: 'Quel logarithme compte le plus ?',
      question: {
        ask: 'Après « [[row:targets:2]] », le modèle préfère « [[col:logits:3]] », mais c’est « [[col:targets:2]] » qui était juste. Quelle cellule de [[log_shares]] entre dans la perte de cette prédiction avec le plus grand facteur ? Sélectionnez-la.',
        right: 'La ligne de la prédiction, la colonne du bon mot, quoi que préfère le modèle.',
        wrong:
          'C’est le logarithme de « [[col:log_shares:g]] » après « [[row:log_shares:gr]] ». Le plus grand facteur est la cible du bon mot, dans la ligne de cette prédiction.',
      },
    },
  ],
  remember: [
    {
      text: 'La perte est, pour l’essentiel, l’opposé du logarithme de la part que le modèle a donnée au bon mot. Elle est petite s’il était sûr et avait raison, grande s’il était sûr et se trompait.',
    },
    { text: 'Seules comptent les différences entre les scores d’une ligne.' },
    {
      text: 'Le lissage laisse un peu de chaque cible à tous les mots, pour qu’un modèle ne devienne pas trop sûr de lui.',
    },
  ],
  sources: [
    {
      text: 'Szegedy et al. 2016, « Rethinking the Inception Architecture for Computer Vision », pour le lissage',
      place: 'section 7',
    },
    {
      text: 'Vaswani et al. 2017, « Attention Is All You Need » : un lissage de 0,1',
      place: 'section 5.4',
    },
    { text: 'Müller, Kornblith et Hinton 2019, « When Does Label Smoothing Help ? »' },
  ],
} satisfies TextTree;
