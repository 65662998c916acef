/** Common names of zones that the sources lack or write formally. Order: Dutch, French, English, German. */
export type FourNames = readonly [nl: string, fr: string, en: string, de: string]

interface NamedZone {
  readonly names: FourNames
  /** Other names: searchable, never shown. */
  readonly aliases: readonly string[]
}

export const countries: Readonly<Record<'be' | 'lu', NamedZone>> = {
  be: { names: ['België', 'Belgique', 'Belgium', 'Belgien'], aliases: [] },
  lu: {
    names: ['Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'],
    aliases: ['Lëtzebuerg', 'Groothertogdom Luxemburg', 'Grand-Duché de Luxembourg', 'Grand Duchy of Luxembourg', 'Großherzogtum Luxemburg'],
  },
}

/** By NIS number. */
export const regions: Readonly<Record<string, NamedZone>> = {
  '02000': {
    names: ['Vlaanderen', 'Flandre', 'Flanders', 'Flandern'],
    aliases: ['Vlaams Gewest', 'Région flamande', 'Flemish Region', 'Flämische Region'],
  },
  '03000': {
    names: ['Wallonië', 'Wallonie', 'Wallonia', 'Wallonien'],
    aliases: ['Waals Gewest', 'Région wallonne', 'Walloon Region', 'Wallonische Region'],
  },
  '04000': {
    names: ['Brussels Gewest', 'Région de Bruxelles-Capitale', 'Brussels Region', 'Region Brüssel'],
    aliases: [
      ...['Brussel', 'Bruxelles', 'Brussels', 'Brüssel'],
      ...['Brussels Hoofdstedelijk Gewest', 'Région bruxelloise', 'Brussels-Capital Region', 'Region Brüssel-Hauptstadt'],
    ],
  },
}

/** By NIS number. */
export const provinces: Readonly<Record<string, FourNames>> = {
  '10000': ['Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen'],
  '20001': ['Vlaams-Brabant', 'Brabant flamand', 'Flemish Brabant', 'Flämisch-Brabant'],
  '20002': ['Waals-Brabant', 'Brabant wallon', 'Walloon Brabant', 'Wallonisch-Brabant'],
  '30000': ['West-Vlaanderen', 'Flandre occidentale', 'West Flanders', 'Westflandern'],
  '40000': ['Oost-Vlaanderen', 'Flandre orientale', 'East Flanders', 'Ostflandern'],
  '50000': ['Henegouwen', 'Hainaut', 'Hainaut', 'Hennegau'],
  '60000': ['Luik', 'Liège', 'Liège', 'Lüttich'],
  '70000': ['Limburg', 'Limbourg', 'Limburg', 'Limburg'],
  '80000': ['Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'],
  '90000': ['Namen', 'Namur', 'Namur', 'Namur'],
}

/** English names that differ from the local one, by NIS number. */
export const englishTowns: Readonly<Record<string, string>> = {
  '11002': 'Antwerp',
  '21004': 'Brussels',
  '31005': 'Bruges',
  '33011': 'Ypres',
  '35013': 'Ostend',
  '44021': 'Ghent',
}

/** German names in use that the source lacks, by NIS number. */
export const germanNames: Readonly<Record<string, string>> = { '12025': 'Mecheln', '81001': 'Arel' }

/** Other names of towns, by NIS number: the part of a merged name that is still in use. */
export const townAliases: Readonly<Record<string, readonly string[]>> = { '38014': ['Coxyde'], '46030': ['Beveren'], '84077': ['Libramont'] }

/** The municipalities of the German-speaking Community, by NIS number. */
export const germanTowns: ReadonlySet<string> = new Set(['63001', '63012', '63013', '63023', '63040', '63048', '63061', '63067', '63087'])

/** Belgian localities with names in two languages, by the name the source has. */
export const bilingualLocalities: Readonly<Record<string, FourNames>> = {
  Laeken: ['Laken', 'Laeken', 'Laeken', 'Laken'],
  Warneton: ['Waasten', 'Warneton', 'Warneton', 'Warneton'],
  'Bas-Warneton': ['Neerwaasten', 'Bas-Warneton', 'Bas-Warneton', 'Bas-Warneton'],
  Comines: ['Komen', 'Comines', 'Comines', 'Comines'],
  Dottignies: ['Dottenijs', 'Dottignies', 'Dottignies', 'Dottignies'],
  Herseaux: ['Herzeeuw', 'Herseaux', 'Herseaux', 'Herseaux'],
  Luingne: ['Lowingen', 'Luingne', 'Luingne', 'Luingne'],
  'Fouron-le-Comte': ['’s-Gravenvoeren', 'Fouron-le-Comte', '’s-Gravenvoeren', '’s-Gravenvoeren'],
  'Fouron-Saint-Martin': ['Sint-Martens-Voeren', 'Fouron-Saint-Martin', 'Sint-Martens-Voeren', 'Sint-Martens-Voeren'],
  'Fouron-Saint-Pierre': ['Sint-Pieters-Voeren', 'Fouron-Saint-Pierre', 'Sint-Pieters-Voeren', 'Sint-Pieters-Voeren'],
  Mouland: ['Moelingen', 'Mouland', 'Moelingen', 'Moelingen'],
}

/** The German names of Luxembourg's cantons and communes that differ from the French ones. */
export const germanCommunes: Readonly<Record<string, string>> = {
  Bertrange: 'Bartringen',
  Bettembourg: 'Bettemburg',
  Clervaux: 'Clerf',
  Differdange: 'Differdingen',
  Dudelange: 'Düdelingen',
  'Esch-sur-Alzette': 'Esch an der Alzette',
  'Esch-sur-Sûre': 'Esch an der Sauer',
  Ettelbruck: 'Ettelbrück',
  Frisange: 'Frisingen',
  Hesperange: 'Hesperingen',
  Larochette: 'Fels',
  Leudelange: 'Leudelingen',
  Luxembourg: 'Luxemburg',
  Mondercange: 'Monnerich',
  'Mondorf-les-Bains': 'Bad Mondorf',
  Pétange: 'Petingen',
  Redange: 'Redingen',
  Rumelange: 'Rümelingen',
  Sanem: 'Sassenheim',
  Schifflange: 'Schifflingen',
  Schuttrange: 'Schüttringen',
  Troisvierges: 'Ulflingen',
  Walferdange: 'Walferdingen',
  'Weiler-la-Tour': 'Weiler zum Turm',
  Wincrange: 'Wintger',
  Wormeldange: 'Wormeldingen',
}

export const communeAliases: Readonly<Record<string, readonly string[]>> = {
  Luxembourg: ['Ville de Luxembourg', 'Luxembourg City', 'Lëtzebuerg'],
  Redange: ['Redange-sur-Attert'],
  'Esch-sur-Alzette': ['Esch-Uelzecht'],
}

/** The largest towns by population, suggested before villages with the same prefix. Belgium by NIS number. */
export const largestTowns: readonly string[] = [
  ...['be-11002', 'be-44021', 'be-52011', 'be-62063', 'be-21004', 'lu-luxembourg', 'be-21015', 'be-21001', 'be-31005', 'be-92094', 'be-24062'],
  ...['be-21012', 'be-53053', 'be-41002', 'be-21009', 'be-12025', 'be-21016', 'be-58001', 'be-71022', 'be-71072', 'be-46021', 'be-34022'],
  ...['be-35013', 'be-57081', 'be-71016', 'be-62096', 'be-36015', 'be-57096', 'be-63079', 'be-46030', 'be-42006', 'be-13040', 'be-23088'],
  ...['be-71053', 'be-12021', 'be-25112', 'be-46029', 'be-31043', 'be-33011', 'be-81001', 'be-63023', 'be-82039', 'lu-esch-sur-alzette'],
  ...['lu-differdange', 'lu-dudelange', 'lu-petange', 'lu-sanem', 'lu-hesperange', 'lu-bettembourg', 'lu-schifflange', 'lu-kaerjeng', 'lu-ettelbruck'],
  ...['lu-mersch', 'lu-diekirch', 'lu-strassen', 'lu-mamer', 'lu-bertrange', 'lu-wiltz', 'lu-echternach', 'lu-remich', 'lu-grevenmacher'],
]
