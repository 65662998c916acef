import { slug } from './path-segment.ts'

interface GroupDefinition {
  /** The number the CRM gives the category. */
  readonly webId: number
  readonly names: Names
}

interface TypeDefinition {
  readonly group: PropertyGroup
  readonly names: Names
}

/** Other names, in lists with commas between: Dutch, French, German, English. Case, accents, spaces and punctuation do not count. */
export type Names = readonly [nl: string, fr: string, de: string, en: string]

export type PropertyGroup = 'house' | 'apartment' | 'land' | 'commercial' | 'garage' | 'project'

/**
 * The six categories by their path segments, as the CRM calls them in the singular and the plural.
 * @source specification, section 3 ("Category tree item"); the categories and feeds of Belgian CRMs
 */
export const propertyGroups: Readonly<Record<PropertyGroup, GroupDefinition>> = {
  house: {
    webId: 1,
    names: [
      'huis, huizen, woning, woningen, woonhuis, woonhuizen, eengezinswoning',
      'maison, maisons, habitation, habitations',
      'haus, häuser, wohnhaus, wohnhäuser',
      'house, houses, home, homes, dwelling',
    ],
  },
  apartment: {
    webId: 2,
    names: [
      'appartement, appartementen, flat, flats, app',
      'appartement, appartements, appt, appart',
      'wohnung, wohnungen, etagenwohnung, appartment, appartments, apartement, apartements',
      'apartment, apartments, flat, flats',
    ],
  },
  land: {
    webId: 3,
    names: [
      'grond, gronden, bouwgrond, bouwgronden, perceel, percelen, terrein, terreinen',
      'terrain, terrains, terre, terres, terrain à bâtir, terrains à bâtir',
      'grundstück, grundstücke, baugrundstücke, boden, grund',
      'land, lands, plot, plots, ground, grounds, building plots, site, sites',
    ],
  },
  commercial: {
    webId: 4,
    names: [
      'handel, handelspand, handelspanden, handelsvastgoed, bedrijfsvastgoed, bedrijfspand, bedrijfspanden, bedrijf, bedrijven, kantoren, winkels, ' +
        'commercieel, ' +
        'commercieel vastgoed, professioneel, nijverheid, industrie, kantoor, handel en industrie, handel en bedrijven, beleggingspanden, opbrengsteigendommen',
      'commerce, commerces, commercial, bien commercial, biens commerciaux, immeuble commercial, immeubles commerciaux, bureaux, bureau, professionnel, ' +
        'bien professionnel, biens professionnels, industrie, industriel, locaux commerciaux, commerce et industrie',
      'gewerbe, gewerbeimmobilie, gewerbeimmobilien, gewerbeobjekt, gewerbeobjekte, büros, geschäfte, industrie, gewerblich',
      'commercial, commercial property, commercial properties, business, businesses, offices, shops, professional, industry, industrial, retail',
    ],
  },
  garage: {
    webId: 5,
    names: [
      'garages, garageboxen, parkings, garage of staanplaats, parkeerplaatsen, staanplaatsen, garage parking, garage en parking, garages en parkings, ' +
        'garages en staanplaatsen',
      'garages, box, parkings, garage ou parking, garage et parking, garages et parkings, garages et emplacements de parking, emplacements de parking',
      'garagen, stellplätze, garage oder stellplatz, parkplätze, garage und stellplatz, garagen und stellplätze',
      'garage, garages, parking spaces, car parks, garage or parking, garages and parking, garages and parking spaces, garage or parking space',
    ],
  },
  project: {
    webId: 6,
    names: [
      'projecten, nieuwbouw, nieuwbouwproject, nieuwbouwprojecten',
      'projet, projets, projet neuf, projets neufs, neuf, programme neuf, programmes neufs',
      'projekt, projekte, neubau, neubauten, neubauprojekt, neubauprojekte',
      'project, projects, new build, new build project, new build projects, new construction',
    ],
  },
}

/**
 * The known sub-categories by their canonical path segments, each with its category and its other names.
 * @source specification, section 3 ("Category tree item"); the categories and feeds of Belgian CRMs; Belgian and Luxembourg portals
 */
export const propertyTypes = {
  // house
  house: {
    group: 'house',
    names: [
      'huis, woning, woonhuis, eengezinswoning, gezinswoning, gezinshuis, ééngezinshuis, private woning, woning (eengezins), huizen, woningen',
      'maison, maison unifamiliale, maison individuelle, maison d’habitation, habitation, maison familiale, maisons, unifamiliale',
      'haus, einfamilienhaus, wohnhaus, familienhaus, häuser',
      'single-family house, single family home, family house, family home, home, dwelling, one-family house, houses',
    ],
  },
  'terraced-house': {
    group: 'house',
    names: [
      'rijwoning, rijhuis, gesloten bebouwing, woning gesloten bebouwing, tussenwoning, rijwoningen, gesloten woning',
      'maison mitoyenne, mitoyenne, maison deux façades, maison 2 façades, deux façades, 2 façades, maison de rangée, maison en rangée, maison de rue',
      'reihenhaus, reihenmittelhaus, reihenhäuser',
      'terraced, terrace house, row house, mid-terrace house, town house terraced',
    ],
  },
  'semi-detached-house': {
    group: 'house',
    names: [
      'halfopen bebouwing, koppelwoning, koppelvilla, halfopen woning, half open bebouwing, half vrijstaande woning, tweewoonst, driegevelwoning, ' +
        'halfvrijstaande woning, gekoppelde woning, woning halfopen bebouwing, 3 gevels, twee onder een kap',
      'maison trois façades, maison 3 façades, trois façades, 3 façades, maison jumelée, villa jumelée, semi-mitoyenne, maison semi-mitoyenne, maison jumelle',
      'doppelhaushälfte, doppelhaus, haushälfte, zweifamilienhaus gekoppelt',
      'semi-detached, semi detached, semi-detached villa, semi, twin house, duplex house',
    ],
  },
  'corner-house': {
    group: 'house',
    names: [
      'hoekwoning, hoekhuis, hoekpand',
      'maison de coin, maison d’angle',
      'eckhaus, reiheneckhaus, reihenendhaus',
      'corner property, end-of-terrace house, end of terrace',
    ],
  },
  'detached-house': {
    group: 'house',
    names: [
      'vrijstaande woning, open bebouwing, alleenstaande woning, vrijstaand huis, alleenstaand huis, woning open bebouwing, viergevelwoning, 4 gevels, ' +
        'vrijstaand',
      'maison quatre façades, maison 4 façades, quatre façades, 4 façades, maison isolée, maison libre, maison individuelle 4 façades, ' +
        'maison libre des 4 côtés',
      'freistehendes haus, freistehendes einfamilienhaus, einfamilienhaus freistehend, einzelhaus',
      'detached, detached home, stand-alone house, free-standing house',
    ],
  },
  'town-house': {
    group: 'house',
    names: [
      'herenhuis, herenwoning, burgershuis, burgerhuis, burgerswoning, burgerwoning, stadswoning, stadshuis, meesterwoning, meestershuis, ' +
        'rijwoning herenhuis, herenhuizen',
      'maison de maître, maison de ville, maison bourgeoise, maison citadine, maisons de maître',
      'stadthaus, bürgerhaus, herrschaftliches stadthaus',
      'townhouse, master house, master’s house, gentleman’s house, maisonette town house, bourgeois house, city house',
    ],
  },
  'bel-etage': {
    group: 'house',
    names: [
      'bel étage, bel-etage, belétage, bel etage woning, bel-etagewoning',
      'maison bel-étage, maison bel étage, bel étage',
      'bel-étage-haus, bel étage haus, beletage',
      'bel étage house, bel-étage',
    ],
  },
  'brussels-house': {
    group: 'house',
    names: [
      'brusselshuis, brussels huis, brusselse woning, brussels herenhuis',
      'maison bruxelloise',
      'brüsseler haus, brüsseler stadthaus',
      'brussels house, brussels home',
    ],
  },
  'workers-house': {
    group: 'house',
    names: [
      'arbeiderswoning, arbeiderswoonst, arbeidershuis, werkmanshuis, mijnwerkerswoning',
      'maison ouvrière, maison d’ouvrier, petite maison ouvrière',
      'arbeiterhaus, arbeiterwohnhaus',
      'worker’s house, workers house, worker’s cottage, workers cottage',
    ],
  },
  'split-level-house': {
    group: 'house',
    names: [
      'split level, splitlevel, split-levelwoning, split level woning',
      'maison split-level, demi-niveaux',
      'split-level-haus',
      'split level, split-level home',
    ],
  },
  'kangaroo-house': {
    group: 'house',
    names: [
      'kangoeroewoning, kangaroewoning, kangoeroehuis, zorgwoning, meergeneratiewoning, duowoning',
      'maison kangourou, habitation kangourou, maison intergénérationnelle',
      'mehrgenerationenhaus, känguruhaus, generationenhaus',
      'kangaroo house, kangaroo home, multi-generation house, multigenerational home, house with granny flat',
    ],
  },
  bungalow: {
    group: 'house',
    names: [
      'gelijkvloerse woning, bungalows',
      'plain-pied, maison de plain-pied, maison plain-pied, villa de plain-pied',
      'bungalows, ebenerdiges haus',
      'bungalows, single-storey house',
    ],
  },
  villa: {
    group: 'house',
    names: [
      'villa’s, moderne villa, villa landhuis, landelijke villa, nieuwbouwvilla, hedendaagse villa, klassieke villa, strandvilla',
      'villas, villa moderne, villa contemporaine, villa classique, villa 4 façades, villa quatre façades',
      'villen, moderne villa',
      'modern villa, detached villa, contemporary villa',
    ],
  },
  'manor-house': {
    group: 'house',
    names: [
      'landhuis, landhuizen, landgoed, kasteelhoeve',
      'manoir, gentilhommière, propriété, domaine',
      'herrenhaus, landhaus, gutshaus, landgut',
      'manor, country house, estate, country estate',
    ],
  },
  mansion: {
    group: 'house',
    names: [
      'patriciërswoning, patriciërshuis, hôtel de maître',
      'hôtel de maître, hôtel particulier',
      'patrizierhaus, stadtvilla, palais',
      'mansions, stately town house',
    ],
  },
  castle: {
    group: 'house',
    names: ['kasteel, kastelen, slot, kasteeldomein', 'château, châteaux, chateau', 'schloss, burg, schlösser', 'castles, stately home'],
  },
  rectory: {
    group: 'house',
    names: [
      'pastorijwoning, pastorie, pastoriewoning, pastorij',
      'presbytère, cure, ancien presbytère',
      'pfarrhaus, altes pfarrhaus',
      'presbytery, parsonage, former rectory, vicarage',
    ],
  },
  farmhouse: {
    group: 'house',
    names: [
      'hoeve, hoeven, boerderij, fermette, fermettes, vierkantshoeve, hofstede, hoevewoning, boerenwoning, langgevelhoeve',
      'fermette, ferme, corps de ferme, ferme en carré, corps de logis, ancienne ferme, fermettes',
      'bauernhaus, bauernhof, hof, gehöft, vierkanthof, landwirtschaftliches anwesen',
      'farm, farm house, small farm, farmstead',
    ],
  },
  'country-cottage': {
    group: 'house',
    names: [
      'cottage, landelijke woning, landelijk huis, buitenhuis, plattelandswoning',
      'maison de campagne, cottage, maison rurale',
      'landhäuschen, cottage, haus auf dem land',
      'cottage, country home, cottages',
    ],
  },
  pavilion: { group: 'house', names: ['paviljoen, paviljoenwoning', 'pavillon', 'pavillon, gartenhaus', 'pavillion'] },
  chalet: {
    group: 'house',
    names: ['chalets, blokhut, houten chalet, weekendchalet', 'chalets, chalet en bois', 'chalets, holzhaus, blockhaus', 'chalets, log cabin, wooden house'],
  },
  'holiday-home': {
    group: 'house',
    names: [
      'vakantiewoning, vakantiehuis, vakantieverblijf, buitenverblijf, weekendverblijf, tweede verblijf, weekendhuis, recreatiewoning, ' +
        'bungalow in vakantiepark',
      'maison de vacances, résidence secondaire, seconde résidence, gîte, maison de week-end',
      'ferienhaus, wochenendhaus, zweitwohnung, zweitwohnsitz',
      'holiday house, holiday cottage, second home, weekend house, vacation home',
    ],
  },
  'mobile-home': {
    group: 'house',
    names: [
      'wooncaravan, stacaravan, caravan, woonwagen, residentiële caravan',
      'mobil-home, mobile home, caravane résidentielle, caravane',
      'mobilheim, wohnwagen',
      'residential caravan, static caravan, caravan',
    ],
  },
  houseboat: { group: 'house', names: ['woonboot, woonschip', 'péniche, bateau-logement, péniche d’habitation', 'hausboot, wohnboot', 'house boat, barge'] },
  'exceptional-property': {
    group: 'house',
    names: [
      'uitzonderlijke woning, uitzonderlijk vastgoed, uitzonderlijk pand, uitzonderlijke eigendom, bijzondere woning, bijzonder pand',
      'bien exceptionnel, bien d’exception, propriété d’exception, maison d’exception, maison exceptionnelle',
      'außergewöhnliche immobilie, besondere immobilie, liebhaberobjekt',
      'exceptional home, exceptional house, unique property',
    ],
  },
  'mixed-use-building': {
    group: 'house',
    names: [
      'gemengd gebruik, gemengd gebouw, gebouw met gemengd gebruik, gemengd pand, handelshuis, handelswoning, woning met handelsruimte, ' +
        'handelspand met woonst, woonhandelspand',
      'immeuble mixte, bâtiment mixte, bâtiment à usage mixte, immeuble à usage mixte, maison de commerce, usage mixte, maison avec commerce',
      'gemischt genutztes gebäude, gemischtes gebäude, wohn- und geschäftshaus, geschäftshaus mit wohnung, gemischte nutzung',
      'mixed use building, mixed building, mixed use, mixed-use property, house with shop, mixed',
    ],
  },
  'apartment-block': {
    group: 'house',
    names: [
      'appartementsgebouw, appartementengebouw, appartementsblok, meergezinswoning, opbrengsteigendom appartementen, flatgebouw, meergezinshuis, ' +
        'tweegezinswoning',
      'immeuble à appartements, immeuble d’appartements, immeuble à appartement, immeuble, maison de rapport, immeuble résidentiel, ' +
        'maison bifamiliale, bifamiliale, maison multifamiliale',
      'mehrfamilienhaus, wohnblock, apartmenthaus, zweifamilienhaus, wohngebäude, appartementgebäude',
      'apartment building, block of flats, block of apartments, multi-family house, residential building, flats building',
    ],
  },
  'other-property': {
    group: 'house',
    names: [
      'andere, ander, andere eigendom, ander vastgoed, overige, onbepaald, niet bepaald, diverse, andere panden, ander pand',
      'autre, autres, autre bien, autres biens, divers, indéterminé, bien indéterminé',
      'andere, anderes, sonstige, sonstiges, sonstige immobilie, andere immobilie, unbestimmt',
      'other, others, other properties, undetermined property, undetermined, miscellaneous',
    ],
  },

  // apartment
  apartment: {
    group: 'apartment',
    names: [
      'appartement, appartementen, flat, app, app., appart., nieuwbouwappartement, hoekappartement, verdiepingsappartement, flats, standaard appartement',
      'appartement, appartements, appt, appart, flat',
      'wohnung, wohnungen, etagenwohnung, appartment, apartement, eigentumswohnung, mietwohnung',
      'apartments, flats, flat, condo, new-build apartment',
    ],
  },
  'ground-floor': {
    group: 'apartment',
    names: [
      'gelijkvloers, gelijkvloers app., gelijkvloers appartement, gelijkvloersappartement, gelijkvloerse verdieping, benedenverdieping, ' +
        'tuinappartement, appartement gelijkvloers, glvl',
      'rez-de-chaussée, rez de chaussée, rdc, rez, appartement au rez-de-chaussée, rez-de-jardin, rez de jardin, appartement rez-de-chaussée',
      'erdgeschoss, erdgeschosswohnung, parterre, parterrewohnung, gartenwohnung',
      'ground floor apartment, ground-floor apartment, ground floor flat, garden flat, garden apartment',
    ],
  },
  'basement-apartment': {
    group: 'apartment',
    names: [
      'kelder app, kelderappartement, kelder appartement, souterrain',
      'sous-sol, appartement en sous-sol, appartement au sous-sol',
      'souterrainwohnung, kellerwohnung, untergeschosswohnung',
      'basement flat, lower ground floor flat',
    ],
  },
  duplex: {
    group: 'apartment',
    names: [
      'duplexappartement, duplex appartement, duplexen',
      'appartement duplex, appartement en duplex',
      'maisonette, maisonettewohnung, duplexwohnung, maisonnette',
      'duplex apartment, maisonette, duplexes',
    ],
  },
  triplex: {
    group: 'apartment',
    names: ['triplexappartement, triplex appartement', 'appartement triplex, souplex triplex', 'triplexwohnung, triplex-wohnung', 'triplex apartment'],
  },
  penthouse: {
    group: 'apartment',
    names: ['penthouses, penthouseappartement', 'appartement penthouse, penthouses', 'penthouse-wohnung, penthousewohnung', 'penthouse apartment'],
  },
  'top-floor-apartment': {
    group: 'apartment',
    names: [
      'dakappartement, dakverdieping, zolderappartement',
      'appartement au dernier étage, dernier étage, appartement sous toit, appartement sous les toits, appartement mansardé, mansarde',
      'dachgeschosswohnung, dachwohnung, mansardenwohnung, dachgeschoss',
      'top floor apartment, roof apartment, top-floor flat, attic flat, attic apartment',
    ],
  },
  loft: { group: 'apartment', names: ['loftappartement, lofts', 'appartement loft, lofts', 'loftwohnung, lofts', 'loft apartment, lofts'] },
  studio: {
    group: 'apartment',
    names: [
      'flat studio, studio met slaaphoek, studioflat, studio’s, flat/studio, studio flat, studioappartement, ingerichte studio',
      'studios, flat/studio, studio avec coin à dormir, studio avec coin nuit, studette',
      'einzimmerwohnung, 1-zimmer-wohnung, studio mit schlafnische, appartement-studio, studiowohnung',
      'studio flat, studio apartment, bedsit, studio with sleeping area, studio with sleeping alcove',
    ],
  },
  'student-room': {
    group: 'apartment',
    names: [
      'kot, koten, studentenkamer, studentenkot, studentenhuisvesting, studentenstudio, studentenflat, studentenwoning, kamer',
      'kot étudiant, chambre d’étudiant, chambre étudiant, logement étudiant, studio étudiant, chambre, kots',
      'studentenzimmer, studentenwohnung, studentenapartment, studentenbude, zimmer',
      'student flat, student accommodation, student studio, student apartment, student housing, room, bedroom to let',
    ],
  },
  'service-flat': {
    group: 'apartment',
    names: [
      'serviceflat, serviceflats, assistentie appartement, assistentieappartement, assistentiewoning, zorgflat, seniorenflat, service appartement, ' +
        'erkende assistentiewoning, seniorenwoning',
      'résidence-services, appartement résidence-services, flat-service, résidence service, appartement assistance, appartement service, flat service, ' +
        'logement-service',
      'seniorenwohnung, betreutes wohnen, wohnung mit betreuung, service-wohnung',
      'serviced flat, serviced apartment, assisted living apartment, assisted living, retirement flat, sheltered housing',
    ],
  },
  'apartment-for-professional-use': {
    group: 'apartment',
    names: [
      'app. vrij beroep, appartement vrij beroep, appartement met vrij beroep, vrij beroep, appartement met praktijk',
      'appartement profession libérale, appartement avec profession libérale, profession libérale, appartement avec cabinet',
      'wohnung für freiberufler, wohnung mit praxis, freiberufler',
      'apartment with practice, professional apartment, apartment professional use, liberal profession',
    ],
  },
  'holiday-apartment': {
    group: 'apartment',
    names: [
      'vakantieappartement, vakantieflat, appartement aan zee',
      'appartement de vacances, appartement de villégiature',
      'ferienwohnung, ferienappartement',
      'holiday flat, vacation apartment',
    ],
  },

  // land
  land: {
    group: 'land',
    names: [
      'grond, gronden, perceel, terrein, percelen, perceel grond',
      'terrain, terre, parcelle, terrains',
      'grundstück, grundstücke, boden, parzelle',
      'plot, plot of land, ground, lands, parcel',
    ],
  },
  'building-plot': {
    group: 'land',
    names: [
      'bouwgrond, bouwgronden, perceel bouwgrond, bouwkavel, bouwperceel, bouwterrein, lot bouwgrond, kavel, grond om te bouwen',
      'terrain à bâtir, terrain à construire, parcelle à bâtir, terrain constructible, lot à bâtir, terrains à bâtir, place à bâtir',
      'baugrundstück, baugrund, bauplatz, bauland, baustelle, bauparzelle',
      'building land, building ground, building lot, building site, plot of building land, development plot, land to build',
    ],
  },
  'development-site': {
    group: 'land',
    names: [
      'projectgrond, ontwikkelingsgrond, ontwikkelingssite, bouwproject grond, projectontwikkeling, projectsite',
      'terrain pour promotion, terrain à développer, site à développer, terrain de promotion, terrain à projet',
      'entwicklungsgrundstück, projektgrundstück, entwicklungsfläche',
      'development land, site for development, redevelopment site, project land',
    ],
  },
  'land-to-parcel-out': {
    group: 'land',
    names: [
      'te verkavelen grond, grond te verkavelen, te verkavelen terrein, verkavelbare grond, te verkavelen',
      'terrain à lotir, site à lotir, à lotir, terrain lotissable',
      'zu parzellierendes grundstück, zu erschließendes grundstück, parzellierbares grundstück',
      'to parcel out site, land to parcel out, site to parcel out, land to be divided into plots',
    ],
  },
  farmland: {
    group: 'land',
    names: [
      'landbouwgrond, landbouwgronden, akkerland, akker, bouwland, agrarische grond, landerijen',
      'terre agricole, terrain agricole, terres agricoles, terre de culture, terres de culture, champ',
      'ackerland, landwirtschaftliche fläche, agrarland, landwirtschaftliches grundstück, acker, feld',
      'agricultural land, arable land, farm land, field',
    ],
  },
  meadow: {
    group: 'land',
    names: [
      'weide, weiland, weideland, hooiland, paardenweide',
      'prairie, pâture, pâturage, pré, prairies',
      'wiese, weideland, grünland',
      'pasture, grassland, paddock, meadows',
    ],
  },
  wood: {
    group: 'land',
    names: ['bos, bosgrond, bossen, bosperceel', 'bois, forêt, terrain boisé, parcelle boisée', 'wald, waldgrundstück, forst', 'woods, woodland, forest'],
  },
  'green-zone': {
    group: 'land',
    names: [
      'groenzone, groengebied, natuurgrond, natuurgebied',
      'zone verte, terrain en zone verte, espace vert',
      'grünzone, grünfläche',
      'green area, green space',
    ],
  },
  'recreational-land': {
    group: 'land',
    names: [
      'recreatiegrond, recreatiegebied, recreatieterrein, grond in recreatiegebied, weekendgrond',
      'terrain de loisirs, terrain de loisir, terrain récréatif, zone de loisirs, terrain de camping',
      'freizeitgrundstück, erholungsgrundstück, freizeitgelände',
      'recreation land, leisure land, recreational ground, leisure plot',
    ],
  },
  garden: { group: 'land', names: ['tuin, tuingrond, volkstuin', 'jardin, potager, verger', 'garten, gartengrundstück', 'garden plot, orchard'] },
  'industrial-land': {
    group: 'land',
    names: [
      'industriegrond, industrieterrein, bedrijfsgrond, bedrijventerrein, industriële grond',
      'terrain industriel, terrain à vocation économique, zoning industriel',
      'industriegrundstück, gewerbegrundstück, gewerbegebiet',
      'industrial ground, industrial site, industrial plot, commercial land',
    ],
  },

  // commercial
  commercial: {
    group: 'commercial',
    names: [
      'bedrijfsvastgoed, handelsvastgoed, handel, commercieel vastgoed, bedrijfspand, professioneel vastgoed',
      'bien commercial, commercial, bien professionnel, immobilier professionnel, immobilier d’entreprise',
      'gewerbeimmobilie, gewerbeobjekt, gewerbe',
      'commercial property, commercial premises, business property',
    ],
  },
  'commercial-building': {
    group: 'commercial',
    names: [
      'handelspand, handelsgebouw, commercieel gebouw, bedrijfsgebouw, handelspanden, commercieel pand',
      'bâtiment commercial, immeuble commercial, immeuble de commerce, rez commercial',
      'geschäftsgebäude, geschäftshaus, gewerbegebäude, gewerbehaus',
      'commercial block, business building, retail building',
    ],
  },
  'commercial-space': {
    group: 'commercial',
    names: [
      'handelsruimte, commerciële ruimte, bedrijfsruimte, handelsgelijkvloers, commercieel gelijkvloers, polyvalente ruimte',
      'surface commerciale, espace commercial, local commercial, rez-de-chaussée commercial, local professionnel, surface professionnelle',
      'gewerbefläche, gewerberaum, geschäftsräume, geschäftsfläche, gewerberäume',
      'business surface, business space, commercial unit, commercial area, commercial surface',
    ],
  },
  shop: {
    group: 'commercial',
    names: [
      'winkel, winkelpand, winkelruimte, winkels, boetiek, handelszaak',
      'magasin, commerce, boutique, magasins, commerces',
      'geschäft, laden, ladenlokal, geschäftslokal, verkaufsfläche',
      'store, retail unit, retail space, boutique, shops, retail',
    ],
  },
  office: {
    group: 'commercial',
    names: [
      'kantoor, kantoren, kantoorruimte, kantoorgebouw, burelen, bureel, bureau, kantoorpand, kantoorunit',
      'bureau, bureaux, espace de bureau, espace de bureaux, immeuble de bureaux, surface de bureau, plateau de bureaux',
      'büro, büros, bürofläche, bürogebäude, büroraum, büroräume, bürohaus',
      'offices, office space, office building, office unit',
    ],
  },
  practice: {
    group: 'commercial',
    names: [
      'praktijkruimte, praktijk, dokterspraktijk, kabinet, praktijkwoning',
      'cabinet, cabinet médical, espace pour profession libérale, local pour profession libérale',
      'praxis, praxisräume, arztpraxis',
      'surgery, practice space, medical practice, consulting rooms',
    ],
  },
  'industrial-building': {
    group: 'commercial',
    names: [
      'industriegebouw, industrieel gebouw, industriepand, bedrijfshal, fabriek, fabrieksgebouw, industriële hal, loods industrie, kmo-unit, kmo unit, ' +
        'industrie',
      'bâtiment industriel, hall industriel, usine, immeuble industriel, hall pme, bâtiment pme, hall relais',
      'industriegebäude, industriehalle, fabrik, gewerbehalle, produktionshalle',
      'industrial property, factory, industrial unit, industrial hall, industrial premises, sme unit',
    ],
  },
  warehouse: {
    group: 'commercial',
    names: [
      'magazijn, opslagplaats, loods, opslagruimte, depot, stapelplaats, hangar',
      'entrepôt, dépôt, hangar, espace de stockage, hall de stockage',
      'lager, lagerhalle, lagerraum, lagerhaus, lagerfläche',
      'warehouses, depot, storage depot, storage hall',
    ],
  },
  workshop: { group: 'commercial', names: ['atelier, werkplaats, ateliers, werkhuis', 'atelier, ateliers', 'werkstatt, atelier', 'workshops, atelier'] },
  'hospitality-property': {
    group: 'commercial',
    names: [
      'horeca, horecazaak, horecapand, restaurant, café, taverne, brasserie, frituur, bar',
      'horeca, restaurant, café, brasserie, taverne, bar, établissement horeca',
      'gastronomie, gastronomiebetrieb, restaurant, gaststätte, café, gasthof',
      'restaurant, café, pub, bar, hospitality, catering business',
    ],
  },
  hotel: {
    group: 'commercial',
    names: [
      'hotels, b&b, gastenverblijf, bed and breakfast',
      'hôtel, hôtels, chambres d’hôtes, maison d’hôtes',
      'hotels, pension, gästehaus',
      'hotels, bed & breakfast, guest house, guesthouse',
    ],
  },
  'investment-property': {
    group: 'commercial',
    names: [
      'opbrengsteigendom, opbrengsteigendommen, investeringspand, investeringseigendom, investeringsvastgoed, beleggingspand, beleggingseigendom, ' +
        'opbrengstpand, investering',
      'immeuble de rapport, bien de rapport, bien d’investissement, immeuble d’investissement, propriété de rapport, investissement',
      'renditeobjekt, anlageobjekt, anlageimmobilie, renditeimmobilie, kapitalanlage, ertragsobjekt',
      'investment, investment building, income property, revenue property, buy-to-let property',
    ],
  },
  business: {
    group: 'commercial',
    names: [
      'handelsfonds, over te nemen zaak, overname, overname handelszaak, over te nemen handelszaak',
      'fonds de commerce, cession de commerce, remise de commerce, commerce à remettre',
      'geschäftsübernahme, betriebsübernahme, handelsfonds',
      'business for takeover, business takeover, going concern, goodwill, takeover',
    ],
  },
  'farming-site': {
    group: 'commercial',
    names: [
      'landbouwbedrijf, landbouwsite, agrarische site, agrarisch bedrijf, landbouwuitbating, boerderij met gronden',
      'exploitation agricole, site agricole, entreprise agricole',
      'landwirtschaftlicher betrieb, landwirtschaftsbetrieb, agrarbetrieb',
      'agricultural holding, working farm, farm business, agricultural site',
    ],
  },

  // garage
  garage: {
    group: 'garage',
    names: [
      'garagebox, gesloten garage, garages, garageboxen, autobox, dubbele garage, gesloten garagebox',
      'box, garage fermé, box fermé, box de garage, garages, garage double, box garage',
      'garagen, einzelgarage, doppelgarage, garagenbox, tiefgarage',
      'garages, lock-up garage, lock-up, garage box, double garage, closed garage',
    ],
  },
  'parking-space': {
    group: 'garage',
    names: [
      'staanplaats, parking, parkeerplaats, autostaanplaats, parkings, staanplaatsen, parkeerplaatsen, ondergrondse staanplaats, ondergrondse parking, ' +
        'buitenstaanplaats, buitenparking, binnenparking, parkeerruimte',
      'emplacement de parking, parking, emplacement, place de parking, parking intérieur, parking extérieur, emplacement intérieur, ' +
        'emplacement extérieur, parking souterrain, emplacement de stationnement',
      'stellplatz, parkplatz, tiefgaragenstellplatz, außenstellplatz, innenstellplatz, tiefgaragenplatz',
      'parking, parking place, parking lot, car park, indoor parking space, outdoor parking space, underground parking space, parking spot',
    ],
  },
  carport: {
    group: 'garage',
    names: [
      'carports, overdekte staanplaats, autoafdak',
      'abri de voiture, car-port, parking couvert, emplacement couvert',
      'carports, überdachter stellplatz',
      'carports, car port, covered parking space',
    ],
  },
  'storage-room': {
    group: 'garage',
    names: [
      'berging, bergruimte, kelderberging, stockageruimte, box voor opslag',
      'cave, débarras, local de rangement, box de stockage, réserve',
      'abstellraum, lagerbox, kellerabteil',
      'storage, storage unit, storage box, store room, cellar',
    ],
  },

  // project
  project: {
    group: 'project',
    names: [
      'nieuwbouwproject, projecten, nieuwbouw, gemengd project, woonproject, nieuwbouwprojecten',
      'projet neuf, projet, programme neuf, programme-neuf, projet de construction, projet immobilier, nouveau projet, construction neuve, projets neufs',
      'neubauprojekt, projekt, bauprojekt, neubau, neubauprogramm',
      'new build project, new-build project, new development, new build, new construction, construction project, mixed project, projects',
    ],
  },
  'apartment-group': {
    group: 'project',
    names: [
      'appartementsproject, appartementenproject, groep appartementen, project appartementen, nieuwbouwproject appartementen, appartementengroep',
      'projet d’appartements, groupe d’appartements, projet appartements, ensemble d’appartements, immeuble neuf à appartements',
      'wohnungsprojekt, wohnanlage, appartementprojekt, neubauprojekt wohnungen, wohnungsbauprojekt',
      'apartment project, apartment development, group of apartments, apartments project, flat group',
    ],
  },
  'house-group': {
    group: 'project',
    names: [
      'woningproject, woningenproject, groep woningen, project woningen, huizenproject, nieuwbouwproject woningen, groepswoningbouw',
      'projet de maisons, groupe de maisons, projet maisons, ensemble de maisons',
      'häuserprojekt, hausprojekt, neubauprojekt häuser, reihenhausprojekt, häusergruppe',
      'house project, housing project, group of houses, houses project',
    ],
  },
  residence: {
    group: 'project',
    names: ['residentie, residenties, wooncomplex', 'résidence, résidences', 'residenz, residenzen, wohnresidenz', 'residences, residential complex'],
  },
  'housing-development': {
    group: 'project',
    names: [
      'verkaveling, verkavelingen, woonwijk, woonpark, verkavelingsproject',
      'lotissement, lotissements, nouveau quartier',
      'erschließungsgebiet, neubaugebiet, baugebiet, wohngebiet, parzellierung, siedlung',
      'housing estate, allotment, residential development, subdivision',
    ],
  },
} as const satisfies Record<string, TypeDefinition>

export type PropertyType = keyof typeof propertyTypes

/**
 * A name made comparable: without case, accents, spaces and punctuation, 'ae', 'oe' and 'ue' as the umlauts they may stand for.
 * @returns '' when no letter or digit is left
 */
export function comparable(name: string): string {
  return slug(name)
    .replaceAll('-', '')
    .replace(/([aou])e/g, '$1')
}

/** Every comparable name of a table, the table's own keys included, with the key it stands for. A name of two keys is the first one's. */
export function indexNames(table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  const index = new Map<string, string>()
  const add = (name: string, key: string) => {
    const found = comparable(name)
    if (found !== '' && !index.has(found)) index.set(found, key)
  }
  for (const key of Object.keys(table)) add(key, key)
  for (const [key, lists] of Object.entries(table)) for (const name of lists.flatMap((list) => list.split(','))) add(name, key)
  return index
}

const groupIndex = indexNames(namesOf(propertyGroups))
const typeIndex = indexNames(namesOf(propertyTypes))

/**
 * The canonical path segment of a sub-category.
 * @param name in Dutch, French, German or English, or the segment itself
 * @returns null when nobody knows the name
 */
export function typeOf(name: string): PropertyType | null {
  const type = typeIndex.get(comparable(name))
  return type !== undefined && isKnownType(type) ? type : null
}

/**
 * The path segment of a category.
 * @param name of the category in Dutch, French, German or English, singular or plural; or of a sub-category, whose category it then is
 * @returns null when nobody knows the name, and for 'other'
 */
export function groupOf(name: string): PropertyGroup | null {
  const group = groupIndex.get(comparable(name))
  if (group !== undefined && isGroup(group)) return group
  const type = typeOf(name)
  return type === null || type === 'other-property' ? null : propertyTypes[type].group
}

/** The path segment of the category with a CRM's number; null when there is none. */
export function groupOfWebId(id: number): PropertyGroup | null {
  const found = Object.entries(propertyGroups).find(([, { webId }]) => webId === id)?.[0]
  return found !== undefined && isGroup(found) ? found : null
}

/** Whether a path segment is the canonical one of a sub-category; those of the six categories are sub-categories too. */
export function isKnownType(segment: string): segment is PropertyType {
  return Object.hasOwn(propertyTypes, segment)
}

/** Whether a path segment is that of one of the six categories. */
export function isGroup(segment: string): segment is PropertyGroup {
  return Object.hasOwn(propertyGroups, segment)
}

function namesOf(table: Readonly<Record<string, { readonly names: Names }>>): Record<string, Names> {
  return Object.fromEntries(Object.entries(table).map(([key, { names }]) => [key, names]))
}
