import type { Words } from '../../places/name-index.ts'

export const windowGlazing = {
  single: {
    nl: 'enkel, enkel glas, enkele beglazing, enkelglas',
    fr: 'simple, simple vitrage',
    de: 'einfach, einfachverglasung, einfachverglast',
    en: 'single glazing, single glazed',
  },
  double: {
    nl: 'dubbel, dubbel glas, dubbele beglazing, dubbelglas, isolerend glas',
    fr: 'double, double vitrage',
    de: 'doppelt, doppelverglasung, zweifachverglasung, doppelverglast, isolierverglasung',
    en: 'double glazing, double glazed, yes double glazing',
  },
  'high-performance-double': {
    nl:
      'hoogrendementsglas, hr, hr glas, hr+, hr++, hr beglazing, superisolerend, superisolerende beglazing, dubbele beglazing hoog rendement, ' +
      'hoogrendementsbeglazing, dubbel hoog rendement, dubbel hr, superisolerend dubbel glas, dubbel hoogrendementsglas',
    fr:
      'double vitrage à haut rendement, haut rendement, double vitrage haut rendement, double hr, double à haut rendement, vitrage superisolant, ' +
      'super isolant, double vitrage hr, double vitrage super isolant',
    de: 'wärmeschutzverglasung, doppelte wärmeschutzverglasung, wärmeschutzglas, hochleistungsverglasung, hochwärmedämmend',
    en:
      'high-performance double glazing, high performance double glazing, high performance, high-performance, high efficiency, ' +
      'high-efficiency double glazing, super-insulating, low-e, high-yield glazing',
  },
  triple: {
    nl: 'driedubbel, driedubbele beglazing, drievoudig, driedubbel glas, drievoudige beglazing, triple glas, 3-dubbel, drievoudig glas',
    fr: 'triple vitrage',
    de: 'dreifach, dreifachverglasung, dreifachverglast, 3-fach-verglasung',
    en: 'triple glazing, triple glazed',
  },
  'partly-double': {
    nl: 'gedeeltelijk dubbel, gedeeltelijk dubbel glas, deels dubbel glas, deels dubbel, gedeeltelijk dubbele beglazing, deels dubbele beglazing',
    fr: 'partiellement double, double vitrage partiel, partiellement double vitrage, partiel',
    de: 'teilweise doppelverglasung, teilweise doppelt, teilweise doppelverglast',
    en: 'partly double glazing, partial double glazing, partially double glazed, partly double glazed, partial',
  },
  'single-and-double': {
    nl: 'enkel en dubbel, enkel en dubbel glas, enkele en dubbele beglazing, enkel/dubbel',
    fr: 'simple et double, simple et double vitrage, simple/double',
    de: 'einfach und doppelt, einfach- und doppelverglasung',
    en: 'single and double glazing, single/double, mixed, single & double',
  },
  'double-and-triple': {
    nl: 'dubbel en driedubbel, dubbele en driedubbele beglazing, dubbel en triple',
    fr: 'double et triple, double et triple vitrage',
    de: 'doppelt und dreifach, doppel- und dreifachverglasung',
    en: 'double and triple glazing, double/triple',
  },
  secondary: {
    nl: 'voorzetramen, voorzetbeglazing, achterzetramen, dubbele ramen',
    fr: 'survitrage, double châssis, vitrage secondaire',
    de: 'vorsatzfenster, kastenfenster',
    en: 'secondary glazing, secondary windows',
  },
  acoustic: {
    nl: 'akoestisch, akoestische beglazing, geluidswerend, geluidswerende beglazing',
    fr: 'acoustique, vitrage acoustique, double vitrage acoustique',
    de: 'schallschutzverglasung, schallschutz',
    en: 'acoustic glazing, sound-proof, soundproof glazing',
  },
  safety: {
    nl: 'veiligheidsglas, veiligheidsbeglazing, gelaagd glas',
    fr: 'vitrage de sécurité, sécurité, verre feuilleté',
    de: 'sicherheitsglas, sicherheitsverglasung',
    en: 'safety glass, laminated glass, safety glazing',
  },
} as const satisfies Words

export const windowFrame = {
  wood: {
    nl: 'hout, houten, houten ramen, houten schrijnwerk',
    fr: 'bois, châssis en bois, châssis bois',
    de: 'holz, holzfenster, holzrahmen',
    en: 'wooden, timber, wooden frames, wood frames',
  },
  hardwood: {
    nl: 'hardhout, tropisch hardhout, meranti, afzelia, tropisch hout, merbau, padoek',
    fr: 'bois exotique, bois dur, méranti, afzelia',
    de: 'hartholz, tropenholz, meranti',
    en: 'tropical hardwood, meranti, exotic wood',
  },
  oak: { nl: 'eik, eiken, eikenhout', fr: 'chêne', de: 'eiche', en: 'oak wood' },
  aluminium: {
    nl: 'alu, aluminium ramen, aluminium thermisch onderbroken, aluminium schrijnwerk',
    fr: 'alu, châssis en aluminium, aluminium à coupure thermique, châssis alu',
    de: 'alu, aluminiumfenster, aluminium thermisch getrennt, alufenster',
    en: 'aluminum, alu, thermally broken aluminium, aluminium frames',
  },
  pvc: {
    nl: 'pvc, kunststof, pvc ramen, pvc schrijnwerk',
    fr: 'pvc, châssis en pvc, châssis pvc',
    de: 'kunststoff, kunststofffenster',
    en: 'upvc, plastic, pvc frames',
  },
  steel: {
    nl: 'staal, stalen, stalen ramen',
    fr: 'acier, châssis en acier',
    de: 'stahl, stahlfenster, stahlrahmen',
    en: 'steel frames, metal, metaal, métal, metall',
  },
  'wood-aluminium': {
    nl: 'hout-aluminium, hout/aluminium, hout en aluminium, hout-alu, aluminium en hout, aluminium/hout',
    fr: 'bois-aluminium, bois et aluminium, bois/alu, alu-bois, bois/aluminium',
    de: 'holz-aluminium, holz-alu, holz und aluminium',
    en: 'wood-aluminium, wood and aluminium, timber and aluminium, aluminium-clad wood, wood/aluminium',
  },
  'wood-pvc': {
    nl: 'hout en pvc, hout/pvc, pvc en hout, pvc/hout',
    fr: 'bois et pvc, pvc et bois, bois/pvc, pvc/bois',
    de: 'holz und kunststoff, holz/pvc',
    en: 'wood and pvc, wood/pvc, pvc and wood',
  },
  composite: { nl: 'composiet, glasvezel', fr: 'composite, fibre de verre', de: 'verbundwerkstoff, glasfaser', en: 'fibreglass' },
  mixed: { nl: 'gemengd, verschillende, divers', fr: 'mixte, divers', de: 'gemischt, verschiedene', en: 'various, mix' },
} as const satisfies Words
