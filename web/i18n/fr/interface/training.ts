import type { Translations } from '../../translations';

/** What trainings say. */
export const training = {
  'Training live': 'Entraînement en direct',
  'Learning to turn a word round': 'Apprendre à retourner un mot',
  'Watch the diagonal appear: each answer learns to look at the letter that it has to repeat.':
    'Regardez apparaître la diagonale : chaque réponse apprend à regarder la lettre qu’elle doit répéter.',
  'The model reads six letters and a stop, and has to write the letters backwards. Nobody tells it how: it is only told how wrong it was.':
    'Le modèle lit six lettres et un arrêt, et doit écrire les lettres à l’envers. Personne ne lui dit comment : on lui dit seulement à quel point il s’est trompé.',
  'Learning to repeat what came before': 'Apprendre à répéter ce qui a précédé',
  'Watch the slanted line appear: each letter learns to look at what followed it the last time.':
    'Regardez apparaître la ligne oblique : chaque lettre apprend à regarder ce qui l’avait suivie la dernière fois.',
  'A run of letters begins again and again. After the first time round each letter can be known: look for where the present one stood before, and take what came next. That takes two layers, one to mark every letter with its predecessor and one to search.':
    'Une suite de lettres recommence encore et encore. Après le premier tour, on peut connaître chaque lettre : il suffit de chercher où se trouvait la lettre présente et de prendre celle qui suivait. Il y faut deux couches, l’une pour marquer chaque lettre de celle qui la précède, l’autre pour chercher.',
  'A row for each word that is written, a column for each that is read; the colour is the weight. Outlined: the word that it renders. Above a map: how much of its weight is there, on average.':
    'Une ligne par mot écrit, une colonne par mot lu ; la couleur est le poids. Encadré : le mot qu’il rend. Au-dessus d’une carte : la part de son poids qui s’y trouve, en moyenne.',
  'Learning to translate': 'Apprendre à traduire',
  'Watch the words cross: adjectives change places between English and French, and the weights with them.':
    'Regardez les mots se croiser : de l’anglais au français, les adjectifs changent de place, et les poids avec eux.',
  'An encoder reads an English sentence, a decoder writes a French one. It sees pairs of sentences and nothing else: no dictionary, no grammar, and nobody tells it which word renders which.':
    'Un encodeur lit une phrase anglaise, un décodeur en écrit une française. Il voit des paires de phrases et rien d’autre : ni dictionnaire, ni grammaire, et personne ne lui dit quel mot rend lequel.',
  'Learning to read numbers': 'Apprendre à lire les nombres',
  'Watch each digit find its word: in German the units come before the tens, and the weights cross.':
    'Regardez chaque chiffre trouver son mot : en allemand, les unités viennent avant les dizaines, et les poids se croisent.',
  'Numbers in words, in German, French and English, become digits. Some words decide two digits, and some digits have no word at all.':
    'Des nombres en lettres, en allemand, en français et en anglais, deviennent des chiffres. Certains mots décident de deux chiffres, et certains chiffres n’ont aucun mot.',
  'Learning to read digits': 'Apprendre à lire des chiffres',
  'Watch the heads settle: from an even haze each comes to rest on the strokes that tell one digit from another.':
    'Regardez les têtes se poser : d’un brouillard uniforme, chacune s’arrête sur les traits qui distinguent un chiffre d’un autre.',
  '1,500 digits that people wrote, cut into sixteen patches each. A class token looks at the patches and says which digit it is.':
    '1 500 chiffres écrits à la main, découpés chacun en seize patchs. Un jeton de classe regarde les patchs et dit quel chiffre c’est.',
  'Beside the picture: how much each patch is looked at by the class token, head by head. Above a map: the largest of its weights, in the strongest colour.':
    'À côté de l’image : combien le jeton de classe regarde chaque patch, tête par tête. Au-dessus d’une carte : le plus grand de ses poids, de la couleur la plus forte.',
  'Head {0}: how much each patch is looked at, {1} at most':
    'Tête {0} : combien chaque patch est regardé, {1} au plus',
  'digit {0}': 'chiffre {0}',
  'A handwritten {0}': 'Un {0} écrit à la main',
  'It takes it for {0}': 'Il le prend pour {0}',
  'without positions': 'sans positions',
  'Without positions all that it reads is a bag: it cannot know what stood where.':
    'Sans positions, tout ce qu’il lit est en vrac : il ne peut pas savoir ce qui se trouvait où.',
  'without the mask': 'sans le masque',
  'Without the mask it cheats: while it learns, most answers stand one place ahead, and it looks there. When it has to write by itself there is nothing ahead: it makes mistakes, and more steps hardly help.':
    'Sans le masque, il triche : pendant qu’il apprend, la plupart des réponses se trouvent une place plus loin, et c’est là qu’il regarde. Quand il doit écrire seul, il n’y a rien plus loin : il se trompe, et davantage de pas n’y changent presque rien.',
  'without 1/√d_k': 'sans 1/√d_k',
  'with ten times the learning rate': 'avec un taux d’apprentissage dix fois plus grand',
  'Steps ten times as long throw it about before it has found anything, and it does not recover.':
    'Des pas dix fois plus longs le ballottent avant qu’il ait rien trouvé, et il ne s’en remet pas.',
  'with ten times the rate, after a warm-up': 'avec un taux dix fois plus grand, après une montée en régime',
  'The same long steps, but reached little by little over the first 40, and shorter again after: with this warm-up it learns.':
    'Les mêmes longs pas, mais atteints peu à peu au cours des 40 premiers, puis de nouveau plus courts : avec cette montée en régime, il apprend.',
  'with one layer': 'avec une couche',
  'One layer can search, but nothing has told it what stood before what: it cannot learn this.':
    'Une couche sait chercher, mais rien ne lui a dit ce qui précédait quoi : elle ne peut pas l’apprendre.',
  'with two heads': 'avec deux têtes',
  'Two heads that look at the source, half as wide each: they need not look at the same word.':
    'Deux têtes regardent la source, chacune deux fois moins large : elles n’ont pas à regarder le même mot.',
  'a recurrent network with attention': 'un réseau récurrent avec attention',
  'Bahdanau, Cho and Bengio 2015: a network that reads and writes word by word, and looks back at all it has read. This is where attention began.':
    'Bahdanau, Cho et Bengio 2015 : un réseau qui lit et écrit mot à mot, et qui regarde en arrière tout ce qu’il a lu. C’est là que l’attention a commencé.',
  'a recurrent network without attention': 'un réseau récurrent sans attention',
  'Cho et al. 2014: all that it keeps of a sentence is where its reading ended. Short sentences fit in there, long ones do not.':
    'Cho et al. 2014 : tout ce qu’il retient d’une phrase est l’endroit où sa lecture s’est arrêtée. Les phrases courtes y tiennent, les longues non.',
  'with one head': 'avec une tête',
  'with four heads': 'avec quatre têtes',
  'as fast as it can': 'aussi vite que possible',
  '20 steps a second': '20 pas par seconde',
  '4 steps a second': '4 pas par seconde',
  '1 step a second': '1 pas par seconde',
  'beside it, from the same seed': 'à côté, à partir de la même graine',
  nothing: 'rien',
  Pause: 'Pause',
  Train: 'Entraîner',
  'Go on': 'Continuer',
  'One step': 'Un pas',
  'Start over': 'Recommencer',
  pace: 'allure',
  'back and forth': 'en arrière, en avant',
  'after {0} steps': 'après {0} pas',
  'number {0}': 'numéro {0}',
  'an example it never learns from': 'un exemple dont il n’apprend jamais',
  'Take it apart above': 'Le démonter ci-dessus',
  'Save to a file': 'Enregistrer dans un fichier',
  'Go on from a file…': 'Reprendre depuis un fichier…',
  'the model': 'le modèle',
  'as it is': 'tel quel',
  '{0} % right': '{0} % de justes',
  steps: 'pas',
  work: 'calcul',
  '{0} s': '{0} s',
  '{0} steps a second': '{0} pas par seconde',
  'The engine is on its way.': 'Le moteur est en chemin.',
  '{0} % right after {1} steps.': '{0} % de justes après {1} pas.',
  'Paused after {0} steps, {1} % right.': 'En pause après {0} pas, {1} % de justes.',
  'Training.': 'Entraînement en cours.',
  'How wrong it is': 'À quel point il se trompe',
  loss: 'perte',
  'How much it gets right of what it never saw': 'Ce qu’il trouve juste dans ce qu’il n’a jamais vu',
  'right answers, %': 'réponses justes, %',
  'head {0}': 'tête {0}',
  'Where it looks while it answers. {0} % of its weight is where the answers stand.':
    'Où il regarde quand il répond. {0} % de son poids se trouve là où sont les réponses.',
  'Head {0}: where it looks while it answers. {1} % of its weight is where the answers stand.':
    'Tête {0} : où elle regarde quand elle répond. {1} % de son poids se trouve là où sont les réponses.',
  'A row for each answer, a column for each letter that it may look at; the colour is the weight. Outlined: where the answer stands. Above a map: how much of its weight is there, on average.':
    'Une ligne par réponse, une colonne par lettre que l’on peut regarder ; la couleur est le poids. Encadré : l’endroit où se trouve la réponse. Au-dessus d’une carte : la part de son poids qui s’y trouve, en moyenne.',
  'It writes {0}: {1} of {2} right': 'Il écrit {0} : {1} sur {2} justes',
  'Turn head {0} off': 'Éteindre la tête {0}',
  'turn off': 'éteindre',
  off: 'éteinte',
  'without the heads that are off': 'sans les têtes éteintes',
  '{0} % if shown the answers before each': '{0} % en voyant les réponses précédentes',
  embeddings: 'plongements',
  '{0} {1}: {2}': '{0} {1} : {2}',
  attention: 'attention',
  'attention to the source': 'attention à la source',
  'feed-forward': 'propagation avant',
  norms: 'normalisations',
  layer: 'couche',
  encoder: 'encodeur',
  decoder: 'décodeur',
  'Length (norm) of the last gradient, after clipping; each quarter of a bar is a factor of 10':
    'Longueur (norme) du dernier gradient, une fois écrêté ; chaque quart de barre est un facteur 10',
  '{0} as it is now': '{0} tel qu’il est maintenant',
  '{0}: {1} by {2} numbers as they are now': '{0} : {1} sur {2} nombres, tels qu’ils sont maintenant',
  'This file holds no training of this page.': 'Ce fichier ne contient aucun entraînement de cette page.',
  'This file is damaged: it does not hold what it says.':
    'Ce fichier est endommagé : il ne contient pas ce qu’il annonce.',
  'This file holds a training of something else.': 'Ce fichier contient un entraînement d’autre chose.',
  'There is nobody here who could train.': 'Il n’y a personne ici qui puisse entraîner.',
  'The worker that trains has stopped.': 'Le processus qui entraîne s’est arrêté.',
  'Why attention was invented': 'Pourquoi l’attention a été inventée',
  'With attention, long sentences are translated as well as short ones. Without it, the longer a sentence is, the less often it comes out right.':
    'Avec l’attention, les longues phrases sont traduites aussi bien que les courtes. Sans elle, plus une phrase est longue, moins elle est souvent juste.',
  'Two recurrent translators (GRU) have learned from the same 12,000 pairs of sentences, 1,000 steps each. One looks back at every word that was read; the other has only the state in which its reading ended. Here both write, word by word, what they make of 600 sentences that neither has read before.':
    'Deux traducteurs récurrents (GRU) ont appris des mêmes 12 000 paires de phrases, en 1 000 pas chacun. L’un revient sur chaque mot lu ; l’autre n’a que l’état où sa lecture s’est achevée. Ici, tous deux écrivent, mot à mot, ce qu’ils font de 600 phrases qu’aucun n’a jamais lues.',
  Measure: 'Mesurer',
  'with attention': 'avec attention',
  'without attention': 'sans attention',
  'How many sentences come out without a fault, by their length':
    'Combien de phrases sortent sans faute, selon leur longueur',
  'words of the English sentence': 'mots de la phrase anglaise',
  'sentences without a fault, %': 'phrases sans faute, %',
  '{0} of {1}': '{0} sur {1}',
  '{0} % to {1} %': '{0} % à {1} %',
  'Sentences without a fault, and where their share is with 95 % confidence':
    'Phrases sans faute, et où se trouve leur part avec 95 % de confiance',
  '{0} % ({1} of {2}; {3})': '{0} % ({1} sur {2} ; {3})',
  'Of sentences of {0} words, {1} come out without a fault with attention, and {2} without it.':
    'Parmi les phrases de {0} mots, {1} sortent sans faute avec attention, et {2} sans elle.',
  'It holds if the intervals of the shortest and of the longest sentences overlap with attention, and do not without it. They say how well 600 sentences tell the share of all sentences of this grammar (Wilson 1927). They do not say how another training would have come out: each model was trained once, from one seed.':
    'Elle est confirmée si les intervalles des phrases les plus courtes et des plus longues se recouvrent avec attention, et ne se recouvrent pas sans elle. Ils disent avec quelle précision 600 phrases renseignent sur toutes celles de cette grammaire (Wilson 1927). Ils ne disent pas ce qu’un autre entraînement aurait donné : chaque modèle a été entraîné une fois, à partir d’une graine.',
  'one of those that were read': 'une de celles qui ont été lues',
  '{0}: words that should be others.': '{0} : mots qui devraient être d’autres.',
  Marked: 'Marqués',
  'There is nobody here who could measure.': 'Il n’y a personne ici qui puisse mesurer.',
  'The worker that measures has stopped.': 'Le processus qui mesure s’est arrêté.',
  'Without the division the scores are √d_k times as large, and the softmax is sharp before it has learned what to look for. In narrow heads, of 4 or 8 numbers, that hardly shows; in wide ones, of 32 or 48, learning begins late.':
    'Sans la division, les scores sont √d_k fois plus grands, et le softmax est tranché avant d’avoir appris ce qu’il faut chercher. Dans des têtes étroites, de 4 ou 8 nombres, cela se voit à peine ; dans de larges, de 32 ou 48, l’apprentissage commence tard.',
  'One head, as wide as all of them together: it has to do all of the looking itself.':
    'Une seule tête, aussi large que toutes ensemble : elle doit tout regarder elle-même.',
  'Two heads share the width between them, and may share the work: they need not look at the same place.':
    'Deux têtes se partagent la largeur, et peuvent se partager le travail : rien ne les oblige à regarder au même endroit.',
  'Four heads share the width between them: they share the work, and some may find nothing to do.':
    'Quatre têtes se partagent la largeur : elles se partagent le travail, et certaines peuvent ne rien trouver à faire.',
  'Four heads that look at the source, a quarter as wide each: see whether the alignment is spread among them, or whether one of them finds nearly all of it.':
    'Quatre têtes regardent la source, chacune quatre fois moins large : voyez si l’alignement se répartit entre elles, ou si l’une d’elles le trouve presque en entier.',
  'A training goes back by its slider. Another switch or seed begins it anew; “Undo” takes that back and begins the former one anew, which comes out the same.':
    'Un entraînement revient en arrière par son curseur. Un autre choix ou une autre graine le recommence ; « Annuler » ramène le choix d’avant et recommence son entraînement, qui donnera la même chose.',
  'both models': 'les deux modèles',
  'How far each step goes': 'La portée de chaque pas',
  'learning rate': 'taux d’apprentissage',
  'Without positions only the mask tells it that something came before, and not how far back: it learns later, and writes worse.':
    'Sans positions, seul le masque lui dit que quelque chose précède, et non à quelle distance : il apprend plus tard, et écrit moins bien.',
  'Learning to translate word by word': 'Apprendre à traduire mot à mot',
  'Watch the alignment appear, although nobody tells the network which word renders which; then take the attention away.':
    'Regardez l’alignement apparaître, bien que personne ne dise au réseau quel mot en rend un autre ; puis retirez l’attention.',
  'A network with gates (GRU) reads the English sentence from both ends, another one writes the French one, word after word, and before each word looks back at all that was read.':
    'Un réseau à portes (GRU) lit la phrase anglaise par les deux bouts, un autre écrit la française, mot après mot, et avant chaque mot revient sur tout ce qui a été lu.',
  'reading forwards': 'lecture à l’endroit',
  'reading backwards': 'lecture à rebours',
  'of {0} that it never saw': 'de {0} qu’il n’a jamais vus',
  'without a fault: {0} % of {1} examples': 'sans faute : {0} % de {1} exemples',
  'Without the mask, the loss is {0}, and with the answers in sight {1} % are right. Writing by itself it gets {2} % right, and {3} % of the examples without a fault.':
    'Sans le masque, la perte est de {0}, et avec les réponses sous les yeux {1} % sont justes. En écrivant seul, il en a {2} % de justes, et {3} % des exemples sans faute.',
  'It has learned to look answers up instead of finding them.':
    'Il a appris à lire des réponses au lieu de les trouver.',
} satisfies Translations;
