import type { Words } from '../../places/name-index.ts'

export const floodZone = {
  none: {
    nl:
      'niet in overstromingsgebied, niet gelegen in overstromingsgebied, geen overstromingsgebied, niet overstromingsgevoelig, ' +
      'niet in overstromingsgevoelig gebied, geen, niet gelegen in een overstromingsgevoelig gebied, niet van toepassing',
    fr: 'hors zone inondable, hors aléa d’inondation, zone non inondable, non inondable, pas en zone inondable, aucune, aucun, non situé en zone inondable, pas de zone inondable',
    de:
      'außerhalb eines überschwemmungsgebiets, außerhalb des überschwemmungsgebiets, außerhalb der überschwemmungsgebiete, ' +
      'außerhalb von überschwemmungsgebieten, keine hochwassergefahr, kein überschwemmungsgebiet, nicht im überschwemmungsgebiet, keine, keines',
    en: 'non flood zone, not in a flood zone, outside the flood zones, no flood hazard, no flood zone, not in a flood-prone area, outside any flood-prone area, not flood-prone, no',
  },
  'flood-zone': {
    nl: 'overstromingsgebied, in overstromingsgebied, overstromingsgevoelig, overstromingsgevoelig gebied, gelegen in overstromingsgebied',
    fr: 'zone inondable, en zone inondable, inondable, située en zone inondable',
    de: 'überschwemmungsgebiet, im überschwemmungsgebiet',
    en: 'flood zone, flood-prone area, in a flood-prone area, flood area, flood prone',
  },
  possible: {
    nl:
      'mogelijk overstromingsgevoelig gebied, mogelijk overstromingsgevoelig, mogelijk overstromingsgebied, mogelijks overstromingsgevoelig, ' +
      'mogelijks overstromingsgevoelig gebied',
    fr:
      'zone potentiellement inondable, potentiellement inondable, zone éventuellement inondable, zone d’inondation possible, zone inondable possible, ' +
      'éventuellement inondable',
    de: 'mögliches überschwemmungsgebiet, potenzielles überschwemmungsgebiet',
    en: 'possible flood zone, possibly flood-prone area, possibly flood prone, potential flood zone, potentially flood-prone area',
  },
  recognized: {
    nl: 'effectief overstromingsgevoelig gebied, effectief overstromingsgevoelig, effectief overstromingsgebied, erkend overstromingsgebied',
    fr: 'zone effectivement inondable, effectivement inondable, zone inondable reconnue, zone d’inondation reconnue',
    de: 'anerkanntes überschwemmungsgebiet, tatsächliches überschwemmungsgebiet, effektives überschwemmungsgebiet',
    en: 'recognized flood zone, recognised flood zone, effectively flood-prone area, effective flood zone, recognised flood-prone area',
  },
  delimited: {
    nl: 'afgebakend overstromingsgebied, in afgebakend overstromingsgebied, gelegen in afgebakend overstromingsgebied',
    fr: 'zone inondable délimitée, zone d’inondation délimitée',
    de: 'abgegrenztes überschwemmungsgebiet',
    en: 'circumscribed flood zone, delimited flood zone, delimited flood-prone area, delineated flood zone, delimited flood area',
  },
  riverbank: {
    nl: 'afgebakende oeverzone, oeverzone, in oeverzone, gelegen in afgebakende oeverzone',
    fr: 'zone de rive délimitée, zone de rive, zone riveraine délimitée, zone riveraine',
    de: 'abgegrenzte uferzone, uferzone',
    en: 'circumscribed waterside zone, waterside zone, delimited riverbank zone, riverbank zone, circumscribed riverbank zone, bank zone',
  },
  'recognized-and-delimited': {
    nl:
      'effectief overstromingsgevoelig en afgebakend overstromingsgebied, effectief overstromingsgevoelig gebied en afgebakend overstromingsgebied, ' +
      'effectief en afgebakend overstromingsgebied',
    fr: 'zone effectivement inondable et délimitée, zone inondable reconnue et délimitée, zone effectivement inondable et zone inondable délimitée',
    de: 'anerkanntes und abgegrenztes überschwemmungsgebiet, tatsächliches und abgegrenztes überschwemmungsgebiet',
    en:
      'recognized n circumscribed flood zone, recognized and circumscribed flood zone, recognised and delimited flood zone, ' +
      'recognised and delimited flood-prone area, effectively flood-prone and delimited area, recognized & circumscribed flood zone',
  },
  'possible-and-delimited': {
    nl:
      'mogelijk overstromingsgevoelig en afgebakend overstromingsgebied, mogelijk overstromingsgevoelig gebied en afgebakend overstromingsgebied, ' +
      'mogelijk en afgebakend overstromingsgebied',
    fr: 'zone potentiellement inondable et délimitée, zone inondable possible et délimitée, zone potentiellement inondable et zone inondable délimitée',
    de: 'mögliches und abgegrenztes überschwemmungsgebiet, potenzielles und abgegrenztes überschwemmungsgebiet',
    en:
      'possible n circumscribed flood zone, possible and circumscribed flood zone, possible and delimited flood zone, ' +
      'possibly flood-prone and delimited area, possible & circumscribed flood zone',
  },
  'recognized-and-riverbank': {
    nl:
      'effectief overstromingsgevoelig gebied en afgebakende oeverzone, effectief overstromingsgevoelig gebied en oeverzone, ' +
      'effectief overstromingsgevoelig en oeverzone',
    fr: 'zone effectivement inondable et zone de rive, zone effectivement inondable et zone de rive délimitée',
    de:
      'anerkanntes überschwemmungsgebiet und uferzone, tatsächliches überschwemmungsgebiet und abgegrenzte uferzone, ' +
      'anerkanntes überschwemmungsgebiet und abgegrenzte uferzone',
    en:
      'recognized n circumscribed waterside flood zone, recognized and circumscribed waterside zone, recognised flood zone and riverbank zone, ' +
      'recognized flood zone and riverbank zone, recognised flood-prone area and riverbank zone, effectively flood-prone area and riverbank zone, ' +
      'recognized n circumscribed waterside zone',
  },
  'possible-and-riverbank': {
    nl:
      'mogelijk overstromingsgevoelig gebied en afgebakende oeverzone, mogelijk overstromingsgevoelig gebied en oeverzone, ' +
      'mogelijk overstromingsgevoelig en oeverzone',
    fr: 'zone potentiellement inondable et zone de rive, zone potentiellement inondable et zone de rive délimitée',
    de: 'mögliches überschwemmungsgebiet und uferzone, mögliches überschwemmungsgebiet und abgegrenzte uferzone',
    en:
      'possible n circumscribed waterside flood zone, possible and circumscribed waterside zone, possible flood zone and riverbank zone, ' +
      'possibly flood-prone area and riverbank zone, possible n circumscribed waterside zone',
  },
  'signal-area': { nl: 'signaalgebied', fr: 'zone-signal, zone de signal', de: 'signalgebiet', en: 'signal zone' },
  'hazard-very-low': {
    nl: 'zeer laag overstromingsgevaar, zeer klein overstromingsrisico, zeer laag overstromingsrisico',
    fr: 'aléa d’inondation très faible, aléa très faible, très faible, risque très faible',
    de: 'sehr geringe hochwassergefahr, sehr geringe überschwemmungsgefahr',
    en: 'very low flood hazard, very low',
  },
  'hazard-low': {
    nl: 'laag overstromingsgevaar, laag overstromingsrisico, klein overstromingsrisico, laag',
    fr: 'aléa d’inondation faible, aléa faible, faible, risque faible',
    de: 'geringe hochwassergefahr, geringe überschwemmungsgefahr, gering',
    en: 'low flood hazard, low, low flood risk',
  },
  'hazard-medium': {
    nl: 'middelgroot overstromingsgevaar, gemiddeld overstromingsgevaar, gemiddeld overstromingsrisico, middelgroot overstromingsrisico',
    fr: 'aléa d’inondation moyen, aléa moyen, moyen, risque moyen',
    de: 'mittlere hochwassergefahr, mittlere überschwemmungsgefahr, mittel',
    en: 'medium flood hazard, medium, moderate flood hazard',
  },
  'hazard-high': {
    nl: 'groot overstromingsgevaar, hoog overstromingsgevaar, hoog overstromingsrisico, groot overstromingsrisico',
    fr: 'aléa d’inondation élevé, aléa élevé, élevé, risque élevé, aléa d’inondation fort',
    de: 'hohe hochwassergefahr, hohe überschwemmungsgefahr, hoch',
    en: 'high flood hazard, high, high flood risk',
  },
  'runoff-axis': {
    nl: 'afstroomas, afvloeiingsas, afstromingsas',
    fr: 'axe de ruissellement, axe de concentration du ruissellement, ruissellement concentré',
    de: 'abflussachse',
    en: 'run-off axis, runoff',
  },
  'hq-10': {
    nl: 'hq10, hq10-zone, hq 10, overstromingsgebied hq10',
    fr: 'zone inondable hq10, zone hq10',
    de: 'hq10-gebiet, überschwemmungsgebiet hq10',
    en: 'hq10 flood zone, hq10 zone',
  },
  'hq-100': {
    nl: 'hq100, hq100-zone, hq 100, overstromingsgebied hq100',
    fr: 'zone inondable hq100, zone hq100',
    de: 'hq100-gebiet, überschwemmungsgebiet hq100',
    en: 'hq100 flood zone, hq100 zone',
  },
  'hq-extreme': {
    nl: 'hq extreem, hq extreem-zone, hq-extreem-zone, overstromingsgebied hq extreem',
    fr: 'zone inondable hq extrême, zone hq extrême, hq extrême',
    de: 'hq extrem, hq-extrem-gebiet, überschwemmungsgebiet hq extrem',
    en: 'hq extreme zone, hq extreme flood zone',
  },
} as const satisfies Words
