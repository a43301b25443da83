import type { Translations } from '../../translations';

/** Where the systems come from, under the titles of their lessons. What reads the same in French is not listed. */
export const sources: Translations = {
  'Bridle 1990; with temperature, Hinton et al. 2015, equation 1':
    'Bridle 1990 ; avec température, Hinton et al. 2015, équation 1',
  'Luong et al. 2015, section 3.1, score “dot”': 'Luong et al. 2015, section 3.1, score « dot »',
  'Vaswani et al. 2017, equation 1': 'Vaswani et al. 2017, équation 1',
  'Vaswani et al. 2017, section 3.2.1 with Q, K and V from one sequence':
    'Vaswani et al. 2017, section 3.2.1, avec Q, K et V tirées d’une même suite',
  'Vaswani et al. 2017, section 3.2.3, encoder-decoder attention':
    'Vaswani et al. 2017, section 3.2.3, attention de l’encodeur au décodeur',
  'Vaswani et al. 2017, sections 3.2.2 and 3.2.3': 'Vaswani et al. 2017, sections 3.2.2 et 3.2.3',
  'GELU: Hendrycks and Gimpel 2016, section 2; SiLU: Elfwing et al. 2017, equation 2':
    'GELU : Hendrycks et Gimpel 2016, section 2 ; SiLU : Elfwing et al. 2017, équation 2',
  'Ba et al. 2016, equation 4; RMS norm: Zhang and Sennrich 2019, equation 4':
    'Ba et al. 2016, équation 4 ; norme RMS : Zhang et Sennrich 2019, équation 4',
  'Vaswani et al. 2017, equation 2': 'Vaswani et al. 2017, équation 2',
  'Vaswani et al. 2017, section 3.1; norms first: Xiong et al. 2020, figure 1':
    'Vaswani et al. 2017, section 3.1 ; normes en tête : Xiong et al. 2020, figure 1',
  'Vaswani et al. 2017, section 3 and figure 1': 'Vaswani et al. 2017, section 3 et figure 1',
  'Vaswani et al. 2017, section 3.2.1 and its footnote 4': 'Vaswani et al. 2017, section 3.2.1 et sa note 4',
  'Ainslie et al. 2023, section 2.2; one group is multi-query attention, Shazeer 2019':
    'Ainslie et al. 2023, section 2.2 ; avec un seul groupe, l’attention à requêtes multiples, Shazeer 2019',
  'Vaswani et al. 2017, section 3.5; learned: Gehring et al. 2017; rotary: Su et al. 2021, equation 34':
    'Vaswani et al. 2017, section 3.5 ; apprises : Gehring et al. 2017 ; rotatives : Su et al. 2021, équation 34',
  'Graves et al. 2014, section 3.3.1, with a dot product and τ = 1/β':
    'Graves et al. 2014, section 3.3.1, avec un produit scalaire et τ = 1/β',
  'Luong et al. 2015, section 3.1; Bahdanau et al. 2015, section A.1.2; cosine: Graves et al. 2014, equation 6':
    'Luong et al. 2015, section 3.1 ; Bahdanau et al. 2015, section A.1.2 ; cosinus : Graves et al. 2014, équation 6',
  'Vaswani et al. 2017, equation 1 with Q = K = V = X and no scale':
    'Vaswani et al. 2017, équation 1, avec Q = K = V = X et sans échelle',
  'Bahdanau et al. 2015, equations 5 and 6 and section A.1.2':
    'Bahdanau et al. 2015, équations 5 et 6 et section A.1.2',
  'Luong et al. 2015, sections 3 and 3.1': 'Luong et al. 2015, sections 3 et 3.1',
  'Bahdanau et al. 2015, section A.1.2; Vaswani et al. 2017, section 3.2.1':
    'Bahdanau et al. 2015, section A.1.2 ; Vaswani et al. 2017, section 3.2.1',
  'Szegedy et al. 2016, section 7; Vaswani et al. 2017, section 5.4':
    'Szegedy et al. 2016, section 7 ; Vaswani et al. 2017, section 5.4',
  'Vaswani et al. 2017, equation 1 without the scale': 'Vaswani et al. 2017, équation 1, sans l’échelle',
  'Mikolov, Yih and Zweig 2013, section 4, for the analogy; Pennington et al. 2014 for the vectors':
    'Mikolov, Yih et Zweig 2013, section 4, pour l’analogie ; Pennington et al. 2014 pour les vecteurs',
  'Vaswani et al. 2017, equation 1; pixels as tokens: Cordonnier et al. 2020, section 2':
    'Vaswani et al. 2017, équation 1 ; les pixels comme jetons : Cordonnier et al. 2020, section 2',
  'Dosovitskiy et al. 2021, equation 1': 'Dosovitskiy et al. 2021, équation 1',
  'Dosovitskiy et al. 2021, equations 1 and 2': 'Dosovitskiy et al. 2021, équations 1 et 2',
  'Dosovitskiy et al. 2021, equations 1 to 4': 'Dosovitskiy et al. 2021, équations 1 à 4',
  'Liu et al. 2021, section 3.2, in one dimension': 'Liu et al. 2021, section 3.2, à une dimension',
  'Liu et al. 2021, section 3.2, equations 3 and 4': 'Liu et al. 2021, section 3.2, équations 3 et 4',
  'Cordonnier et al. 2020, theorem 1 and lemma 2': 'Cordonnier et al. 2020, théorème 1 et lemme 2',
  'Cho et al. 2014, equations 5 to 8; Bahdanau et al. 2015, appendix A':
    'Cho et al. 2014, équations 5 à 8 ; Bahdanau et al. 2015, annexe A',
  'Vaswani et al. 2017, section 3; Radford et al. 2018, equation 2':
    'Vaswani et al. 2017, section 3 ; Radford et al. 2018, équation 2',
  'Bahdanau et al. 2015, appendix A.2; without attention: Cho et al. 2014':
    'Bahdanau et al. 2015, annexe A.2 ; sans attention : Cho et al. 2014',
};
