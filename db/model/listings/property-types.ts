import type { Names } from '../places/name-index.ts'
import type { PropertyGroup } from './property-group.ts'

// One table of data, and long for that reason: a type is looked up here by its key.

interface TypeDefinition {
  readonly group: PropertyGroup
  readonly names: Names
}

/**
 * The known sub-categories by path segment, each with its category and other names.
 * @source specification, section 3 ("Category tree item"); the categories and feeds of Belgian CRMs; Belgian and Luxembourg portals
 */
export const propertyTypes = {
  // house
  house: {
    group: 'house',
    names: {
      nl: 'huis, woning, woonhuis, eengezinswoning, gezinswoning, gezinshuis, ééngezinshuis, private woning, woning (eengezins), huizen, woningen',
      fr: 'maison, maison unifamiliale, maison individuelle, maison d’habitation, habitation, maison familiale, maisons, unifamiliale',
      de: 'haus, einfamilienhaus, wohnhaus, familienhaus, häuser',
      en: 'single-family house, single family home, family house, family home, home, dwelling, one-family house, houses',
    },
  },
  'terraced-house': {
    group: 'house',
    names: {
      nl: 'rijwoning, rijhuis, gesloten bebouwing, woning gesloten bebouwing, tussenwoning, rijwoningen, gesloten woning',
      fr: 'maison mitoyenne, mitoyenne, maison deux façades, maison 2 façades, deux façades, 2 façades, maison de rangée, maison en rangée, maison de rue',
      de: 'reihenhaus, reihenmittelhaus, reihenhäuser',
      en: 'terraced, terrace house, row house, mid-terrace house, town house terraced',
    },
  },
  'semi-detached-house': {
    group: 'house',
    names: {
      nl:
        'halfopen bebouwing, koppelwoning, koppelvilla, halfopen woning, half open bebouwing, half vrijstaande woning, tweewoonst, driegevelwoning, ' +
        'halfvrijstaande woning, gekoppelde woning, woning halfopen bebouwing, 3 gevels, twee onder een kap',
      fr: 'maison trois façades, maison 3 façades, trois façades, 3 façades, maison jumelée, villa jumelée, semi-mitoyenne, maison semi-mitoyenne, maison jumelle',
      de: 'doppelhaushälfte, doppelhaus, haushälfte, zweifamilienhaus gekoppelt',
      en: 'semi-detached, semi detached, semi-detached villa, semi, twin house, duplex house',
    },
  },
  'corner-house': {
    group: 'house',
    names: {
      nl: 'hoekwoning, hoekhuis, hoekpand',
      fr: 'maison de coin, maison d’angle',
      de: 'eckhaus, reiheneckhaus, reihenendhaus',
      en: 'corner property, end-of-terrace house, end of terrace',
    },
  },
  'detached-house': {
    group: 'house',
    names: {
      nl:
        'vrijstaande woning, open bebouwing, alleenstaande woning, vrijstaand huis, alleenstaand huis, woning open bebouwing, viergevelwoning, 4 gevels, ' +
        'vrijstaand',
      fr:
        'maison quatre façades, maison 4 façades, quatre façades, 4 façades, maison isolée, maison libre, maison individuelle 4 façades, ' +
        'maison libre des 4 côtés',
      de: 'freistehendes haus, freistehendes einfamilienhaus, einfamilienhaus freistehend, einzelhaus',
      en: 'detached, detached home, stand-alone house, free-standing house',
    },
  },
  'town-house': {
    group: 'house',
    names: {
      nl:
        'herenhuis, herenwoning, burgershuis, burgerhuis, burgerswoning, burgerwoning, stadswoning, stadshuis, meesterwoning, meestershuis, ' +
        'rijwoning herenhuis, herenhuizen',
      fr: 'maison de maître, maison de ville, maison bourgeoise, maison citadine, maisons de maître',
      de: 'stadthaus, bürgerhaus, herrschaftliches stadthaus',
      en: 'townhouse, master house, master’s house, gentleman’s house, maisonette town house, bourgeois house, city house',
    },
  },
  'bel-etage': {
    group: 'house',
    names: {
      nl: 'bel étage, bel-etage, belétage, bel etage woning, bel-etagewoning',
      fr: 'maison bel-étage, maison bel étage, bel étage',
      de: 'bel-étage-haus, bel étage haus, beletage',
      en: 'bel étage house, bel-étage',
    },
  },
  'brussels-house': {
    group: 'house',
    names: {
      nl: 'brusselshuis, brussels huis, brusselse woning, brussels herenhuis',
      fr: 'maison bruxelloise',
      de: 'brüsseler haus, brüsseler stadthaus',
      en: 'brussels house, brussels home',
    },
  },
  'workers-house': {
    group: 'house',
    names: {
      nl: 'arbeiderswoning, arbeiderswoonst, arbeidershuis, werkmanshuis, mijnwerkerswoning',
      fr: 'maison ouvrière, maison d’ouvrier, petite maison ouvrière',
      de: 'arbeiterhaus, arbeiterwohnhaus',
      en: 'worker’s house, workers house, worker’s cottage, workers cottage',
    },
  },
  'split-level-house': {
    group: 'house',
    names: {
      nl: 'split level, splitlevel, split-levelwoning, split level woning',
      fr: 'maison split-level, demi-niveaux',
      de: 'split-level-haus',
      en: 'split level, split-level home',
    },
  },
  'kangaroo-house': {
    group: 'house',
    names: {
      nl: 'kangoeroewoning, kangaroewoning, kangoeroehuis, zorgwoning, meergeneratiewoning, duowoning',
      fr: 'maison kangourou, habitation kangourou, maison intergénérationnelle',
      de: 'mehrgenerationenhaus, känguruhaus, generationenhaus',
      en: 'kangaroo house, kangaroo home, multi-generation house, multigenerational home, house with granny flat',
    },
  },
  bungalow: {
    group: 'house',
    names: {
      nl: 'gelijkvloerse woning, bungalows',
      fr: 'plain-pied, maison de plain-pied, maison plain-pied, villa de plain-pied',
      de: 'bungalows, ebenerdiges haus',
      en: 'bungalows, single-storey house',
    },
  },
  villa: {
    group: 'house',
    names: {
      nl: 'villa’s, moderne villa, villa landhuis, landelijke villa, nieuwbouwvilla, hedendaagse villa, klassieke villa, strandvilla',
      fr: 'villas, villa moderne, villa contemporaine, villa classique, villa 4 façades, villa quatre façades',
      de: 'villen, moderne villa',
      en: 'modern villa, detached villa, contemporary villa',
    },
  },
  'manor-house': {
    group: 'house',
    names: {
      nl: 'landhuis, landhuizen, landgoed, kasteelhoeve',
      fr: 'manoir, gentilhommière, propriété, domaine',
      de: 'herrenhaus, landhaus, gutshaus, landgut',
      en: 'manor, country house, estate, country estate',
    },
  },
  mansion: {
    group: 'house',
    names: {
      nl: 'patriciërswoning, patriciërshuis, hôtel de maître',
      fr: 'hôtel de maître, hôtel particulier',
      de: 'patrizierhaus, stadtvilla, palais',
      en: 'mansions, stately town house',
    },
  },
  castle: {
    group: 'house',
    names: { nl: 'kasteel, kastelen, slot, kasteeldomein', fr: 'château, châteaux, chateau', de: 'schloss, burg, schlösser', en: 'castles, stately home' },
  },
  rectory: {
    group: 'house',
    names: {
      nl: 'pastorijwoning, pastorie, pastoriewoning, pastorij',
      fr: 'presbytère, cure, ancien presbytère',
      de: 'pfarrhaus, altes pfarrhaus',
      en: 'presbytery, parsonage, former rectory, vicarage',
    },
  },
  farmhouse: {
    group: 'house',
    names: {
      nl: 'hoeve, hoeven, boerderij, fermette, fermettes, vierkantshoeve, hofstede, hoevewoning, boerenwoning, langgevelhoeve',
      fr: 'fermette, ferme, corps de ferme, ferme en carré, corps de logis, ancienne ferme, fermettes',
      de: 'bauernhaus, bauernhof, hof, gehöft, vierkanthof, landwirtschaftliches anwesen',
      en: 'farm, farm house, small farm, farmstead',
    },
  },
  'country-cottage': {
    group: 'house',
    names: {
      nl: 'cottage, landelijke woning, landelijk huis, buitenhuis, plattelandswoning',
      fr: 'maison de campagne, cottage, maison rurale',
      de: 'landhäuschen, cottage, haus auf dem land',
      en: 'cottage, country home, cottages',
    },
  },
  pavilion: { group: 'house', names: { nl: 'paviljoen, paviljoenwoning', fr: 'pavillon', de: 'pavillon, gartenhaus', en: 'pavillion' } },
  chalet: {
    group: 'house',
    names: {
      nl: 'chalets, blokhut, houten chalet, weekendchalet',
      fr: 'chalets, chalet en bois',
      de: 'chalets, holzhaus, blockhaus',
      en: 'chalets, log cabin, wooden house',
    },
  },
  'holiday-home': {
    group: 'house',
    names: {
      nl:
        'vakantiewoning, vakantiehuis, vakantieverblijf, buitenverblijf, weekendverblijf, tweede verblijf, weekendhuis, recreatiewoning, ' +
        'bungalow in vakantiepark',
      fr: 'maison de vacances, résidence secondaire, seconde résidence, gîte, maison de week-end',
      de: 'ferienhaus, wochenendhaus, zweitwohnung, zweitwohnsitz',
      en: 'holiday house, holiday cottage, second home, weekend house, vacation home',
    },
  },
  'mobile-home': {
    group: 'house',
    names: {
      nl: 'wooncaravan, stacaravan, caravan, woonwagen, residentiële caravan',
      fr: 'mobil-home, mobile home, caravane résidentielle, caravane',
      de: 'mobilheim, wohnwagen',
      en: 'residential caravan, static caravan, caravan',
    },
  },
  houseboat: {
    group: 'house',
    names: { nl: 'woonboot, woonschip', fr: 'péniche, bateau-logement, péniche d’habitation', de: 'hausboot, wohnboot', en: 'house boat, barge' },
  },
  'exceptional-property': {
    group: 'house',
    names: {
      nl: 'uitzonderlijke woning, uitzonderlijk vastgoed, uitzonderlijk pand, uitzonderlijke eigendom, bijzondere woning, bijzonder pand',
      fr: 'bien exceptionnel, bien d’exception, propriété d’exception, maison d’exception, maison exceptionnelle',
      de: 'außergewöhnliche immobilie, besondere immobilie, liebhaberobjekt',
      en: 'exceptional home, exceptional house, unique property',
    },
  },
  'mixed-use-building': {
    group: 'house',
    names: {
      nl:
        'gemengd gebruik, gemengd gebouw, gebouw met gemengd gebruik, gemengd pand, handelshuis, handelswoning, woning met handelsruimte, ' +
        'handelspand met woonst, woonhandelspand',
      fr: 'immeuble mixte, bâtiment mixte, bâtiment à usage mixte, immeuble à usage mixte, maison de commerce, usage mixte, maison avec commerce',
      de: 'gemischt genutztes gebäude, gemischtes gebäude, wohn- und geschäftshaus, geschäftshaus mit wohnung, gemischte nutzung',
      en: 'mixed use building, mixed building, mixed use, mixed-use property, house with shop, mixed',
    },
  },
  'apartment-block': {
    group: 'house',
    names: {
      nl:
        'appartementsgebouw, appartementengebouw, appartementsblok, meergezinswoning, opbrengsteigendom appartementen, flatgebouw, meergezinshuis, ' +
        'tweegezinswoning',
      fr:
        'immeuble à appartements, immeuble d’appartements, immeuble à appartement, immeuble, maison de rapport, immeuble résidentiel, ' +
        'maison bifamiliale, bifamiliale, maison multifamiliale',
      de: 'mehrfamilienhaus, wohnblock, apartmenthaus, zweifamilienhaus, wohngebäude, appartementgebäude',
      en: 'apartment building, block of flats, block of apartments, multi-family house, residential building, flats building',
    },
  },
  'other-property': {
    group: 'house',
    names: {
      nl: 'andere, ander, andere eigendom, ander vastgoed, overige, onbepaald, niet bepaald, diverse, andere panden, ander pand',
      fr: 'autre, autres, autre bien, autres biens, divers, indéterminé, bien indéterminé',
      de: 'andere, anderes, sonstige, sonstiges, sonstige immobilie, andere immobilie, unbestimmt',
      en: 'other, others, other properties, undetermined property, undetermined, miscellaneous',
    },
  },

  // apartment
  apartment: {
    group: 'apartment',
    names: {
      nl: 'appartement, appartementen, flat, app, app., appart., nieuwbouwappartement, hoekappartement, verdiepingsappartement, flats, standaard appartement',
      fr: 'appartement, appartements, appt, appart, flat',
      de: 'wohnung, wohnungen, etagenwohnung, appartment, apartement, eigentumswohnung, mietwohnung',
      en: 'apartments, flats, flat, condo, new-build apartment',
    },
  },
  'ground-floor': {
    group: 'apartment',
    names: {
      nl:
        'gelijkvloers, gelijkvloers app., gelijkvloers appartement, gelijkvloersappartement, gelijkvloerse verdieping, benedenverdieping, ' +
        'tuinappartement, appartement gelijkvloers, glvl',
      fr: 'rez-de-chaussée, rez de chaussée, rdc, rez, appartement au rez-de-chaussée, rez-de-jardin, rez de jardin, appartement rez-de-chaussée',
      de: 'erdgeschoss, erdgeschosswohnung, parterre, parterrewohnung, gartenwohnung',
      en: 'ground floor apartment, ground-floor apartment, ground floor flat, garden flat, garden apartment',
    },
  },
  'basement-apartment': {
    group: 'apartment',
    names: {
      nl: 'kelder app, kelderappartement, kelder appartement, souterrain',
      fr: 'sous-sol, appartement en sous-sol, appartement au sous-sol',
      de: 'souterrainwohnung, kellerwohnung, untergeschosswohnung',
      en: 'basement flat, lower ground floor flat',
    },
  },
  duplex: {
    group: 'apartment',
    names: {
      nl: 'duplexappartement, duplex appartement, duplexen',
      fr: 'appartement duplex, appartement en duplex',
      de: 'maisonette, maisonettewohnung, duplexwohnung, maisonnette',
      en: 'duplex apartment, maisonette, duplexes',
    },
  },
  triplex: {
    group: 'apartment',
    names: {
      nl: 'triplexappartement, triplex appartement',
      fr: 'appartement triplex, souplex triplex',
      de: 'triplexwohnung, triplex-wohnung',
      en: 'triplex apartment',
    },
  },
  penthouse: {
    group: 'apartment',
    names: {
      nl: 'penthouses, penthouseappartement',
      fr: 'appartement penthouse, penthouses',
      de: 'penthouse-wohnung, penthousewohnung',
      en: 'penthouse apartment',
    },
  },
  'top-floor-apartment': {
    group: 'apartment',
    names: {
      nl: 'dakappartement, dakverdieping, zolderappartement',
      fr: 'appartement au dernier étage, dernier étage, appartement sous toit, appartement sous les toits, appartement mansardé, mansarde',
      de: 'dachgeschosswohnung, dachwohnung, mansardenwohnung, dachgeschoss',
      en: 'top floor apartment, roof apartment, top-floor flat, attic flat, attic apartment',
    },
  },
  loft: { group: 'apartment', names: { nl: 'loftappartement, lofts', fr: 'appartement loft, lofts', de: 'loftwohnung, lofts', en: 'loft apartment, lofts' } },
  studio: {
    group: 'apartment',
    names: {
      nl: 'flat studio, studio met slaaphoek, studioflat, studio’s, flat/studio, studio flat, studioappartement, ingerichte studio',
      fr: 'studios, flat/studio, studio avec coin à dormir, studio avec coin nuit, studette',
      de: 'einzimmerwohnung, 1-zimmer-wohnung, studio mit schlafnische, appartement-studio, studiowohnung',
      en: 'studio flat, studio apartment, bedsit, studio with sleeping area, studio with sleeping alcove',
    },
  },
  'student-room': {
    group: 'apartment',
    names: {
      nl: 'kot, koten, studentenkamer, studentenkot, studentenhuisvesting, studentenstudio, studentenflat, studentenwoning, kamer',
      fr: 'kot étudiant, chambre d’étudiant, chambre étudiant, logement étudiant, studio étudiant, chambre, kots',
      de: 'studentenzimmer, studentenwohnung, studentenapartment, studentenbude, zimmer',
      en: 'student flat, student accommodation, student studio, student apartment, student housing, room, bedroom to let',
    },
  },
  'service-flat': {
    group: 'apartment',
    names: {
      nl:
        'serviceflat, serviceflats, assistentie appartement, assistentieappartement, assistentiewoning, zorgflat, seniorenflat, service appartement, ' +
        'erkende assistentiewoning, seniorenwoning',
      fr:
        'résidence-services, appartement résidence-services, flat-service, résidence service, appartement assistance, appartement service, flat service, ' +
        'logement-service',
      de: 'seniorenwohnung, betreutes wohnen, wohnung mit betreuung, service-wohnung',
      en: 'serviced flat, serviced apartment, assisted living apartment, assisted living, retirement flat, sheltered housing',
    },
  },
  'apartment-for-professional-use': {
    group: 'apartment',
    names: {
      nl: 'app. vrij beroep, appartement vrij beroep, appartement met vrij beroep, vrij beroep, appartement met praktijk',
      fr: 'appartement profession libérale, appartement avec profession libérale, profession libérale, appartement avec cabinet',
      de: 'wohnung für freiberufler, wohnung mit praxis, freiberufler',
      en: 'apartment with practice, professional apartment, apartment professional use, liberal profession',
    },
  },
  'holiday-apartment': {
    group: 'apartment',
    names: {
      nl: 'vakantieappartement, vakantieflat, appartement aan zee',
      fr: 'appartement de vacances, appartement de villégiature',
      de: 'ferienwohnung, ferienappartement',
      en: 'holiday flat, vacation apartment',
    },
  },

  // land
  land: {
    group: 'land',
    names: {
      nl: 'grond, gronden, perceel, terrein, percelen, perceel grond',
      fr: 'terrain, terre, parcelle, terrains',
      de: 'grundstück, grundstücke, boden, parzelle',
      en: 'plot, plot of land, ground, lands, parcel',
    },
  },
  'building-plot': {
    group: 'land',
    names: {
      nl: 'bouwgrond, bouwgronden, perceel bouwgrond, bouwkavel, bouwperceel, bouwterrein, lot bouwgrond, kavel, grond om te bouwen',
      fr: 'terrain à bâtir, terrain à construire, parcelle à bâtir, terrain constructible, lot à bâtir, terrains à bâtir, place à bâtir',
      de: 'baugrundstück, baugrund, bauplatz, bauland, baustelle, bauparzelle',
      en: 'building land, building ground, building lot, building site, plot of building land, development plot, land to build',
    },
  },
  'development-site': {
    group: 'land',
    names: {
      nl: 'projectgrond, ontwikkelingsgrond, ontwikkelingssite, bouwproject grond, projectontwikkeling, projectsite',
      fr: 'terrain pour promotion, terrain à développer, site à développer, terrain de promotion, terrain à projet',
      de: 'entwicklungsgrundstück, projektgrundstück, entwicklungsfläche',
      en: 'development land, site for development, redevelopment site, project land',
    },
  },
  'land-to-parcel-out': {
    group: 'land',
    names: {
      nl: 'te verkavelen grond, grond te verkavelen, te verkavelen terrein, verkavelbare grond, te verkavelen',
      fr: 'terrain à lotir, site à lotir, à lotir, terrain lotissable',
      de: 'zu parzellierendes grundstück, zu erschließendes grundstück, parzellierbares grundstück',
      en: 'to parcel out site, land to parcel out, site to parcel out, land to be divided into plots',
    },
  },
  farmland: {
    group: 'land',
    names: {
      nl: 'landbouwgrond, landbouwgronden, akkerland, akker, bouwland, agrarische grond, landerijen',
      fr: 'terre agricole, terrain agricole, terres agricoles, terre de culture, terres de culture, champ',
      de: 'ackerland, landwirtschaftliche fläche, agrarland, landwirtschaftliches grundstück, acker, feld',
      en: 'agricultural land, arable land, farm land, field',
    },
  },
  meadow: {
    group: 'land',
    names: {
      nl: 'weide, weiland, weideland, hooiland, paardenweide',
      fr: 'prairie, pâture, pâturage, pré, prairies',
      de: 'wiese, weideland, grünland',
      en: 'pasture, grassland, paddock, meadows',
    },
  },
  wood: {
    group: 'land',
    names: {
      nl: 'bos, bosgrond, bossen, bosperceel',
      fr: 'bois, forêt, terrain boisé, parcelle boisée',
      de: 'wald, waldgrundstück, forst',
      en: 'woods, woodland, forest',
    },
  },
  'green-zone': {
    group: 'land',
    names: {
      nl: 'groenzone, groengebied, natuurgrond, natuurgebied',
      fr: 'zone verte, terrain en zone verte, espace vert',
      de: 'grünzone, grünfläche',
      en: 'green area, green space',
    },
  },
  'recreational-land': {
    group: 'land',
    names: {
      nl: 'recreatiegrond, recreatiegebied, recreatieterrein, grond in recreatiegebied, weekendgrond',
      fr: 'terrain de loisirs, terrain de loisir, terrain récréatif, zone de loisirs, terrain de camping',
      de: 'freizeitgrundstück, erholungsgrundstück, freizeitgelände',
      en: 'recreation land, leisure land, recreational ground, leisure plot',
    },
  },
  garden: {
    group: 'land',
    names: { nl: 'tuin, tuingrond, volkstuin', fr: 'jardin, potager, verger', de: 'garten, gartengrundstück', en: 'garden plot, orchard' },
  },
  'industrial-land': {
    group: 'land',
    names: {
      nl: 'industriegrond, industrieterrein, bedrijfsgrond, bedrijventerrein, industriële grond',
      fr: 'terrain industriel, terrain à vocation économique, zoning industriel',
      de: 'industriegrundstück, gewerbegrundstück, gewerbegebiet',
      en: 'industrial ground, industrial site, industrial plot, commercial land',
    },
  },

  // commercial
  commercial: {
    group: 'commercial',
    names: {
      nl: 'bedrijfsvastgoed, handelsvastgoed, handel, commercieel vastgoed, bedrijfspand, professioneel vastgoed',
      fr: 'bien commercial, commercial, bien professionnel, immobilier professionnel, immobilier d’entreprise',
      de: 'gewerbeimmobilie, gewerbeobjekt, gewerbe',
      en: 'commercial property, commercial premises, business property',
    },
  },
  'commercial-building': {
    group: 'commercial',
    names: {
      nl: 'handelspand, handelsgebouw, commercieel gebouw, bedrijfsgebouw, handelspanden, commercieel pand',
      fr: 'bâtiment commercial, immeuble commercial, immeuble de commerce, rez commercial',
      de: 'geschäftsgebäude, geschäftshaus, gewerbegebäude, gewerbehaus',
      en: 'commercial block, business building, retail building',
    },
  },
  'commercial-space': {
    group: 'commercial',
    names: {
      nl: 'handelsruimte, commerciële ruimte, bedrijfsruimte, handelsgelijkvloers, commercieel gelijkvloers, polyvalente ruimte',
      fr: 'surface commerciale, espace commercial, local commercial, rez-de-chaussée commercial, local professionnel, surface professionnelle',
      de: 'gewerbefläche, gewerberaum, geschäftsräume, geschäftsfläche, gewerberäume',
      en: 'business surface, business space, commercial unit, commercial area, commercial surface',
    },
  },
  shop: {
    group: 'commercial',
    names: {
      nl: 'winkel, winkelpand, winkelruimte, winkels, boetiek, handelszaak',
      fr: 'magasin, commerce, boutique, magasins, commerces',
      de: 'geschäft, laden, ladenlokal, geschäftslokal, verkaufsfläche',
      en: 'store, retail unit, retail space, boutique, shops, retail',
    },
  },
  office: {
    group: 'commercial',
    names: {
      nl: 'kantoor, kantoren, kantoorruimte, kantoorgebouw, burelen, bureel, bureau, kantoorpand, kantoorunit',
      fr: 'bureau, bureaux, espace de bureau, espace de bureaux, immeuble de bureaux, surface de bureau, plateau de bureaux',
      de: 'büro, büros, bürofläche, bürogebäude, büroraum, büroräume, bürohaus',
      en: 'offices, office space, office building, office unit',
    },
  },
  practice: {
    group: 'commercial',
    names: {
      nl: 'praktijkruimte, praktijk, dokterspraktijk, kabinet, praktijkwoning',
      fr: 'cabinet, cabinet médical, espace pour profession libérale, local pour profession libérale',
      de: 'praxis, praxisräume, arztpraxis',
      en: 'surgery, practice space, practice premises, medical practice, consulting rooms',
    },
  },
  'industrial-building': {
    group: 'commercial',
    names: {
      nl:
        'industriegebouw, industrieel gebouw, industriepand, bedrijfshal, fabriek, fabrieksgebouw, industriële hal, loods industrie, kmo-unit, kmo unit, ' +
        'industrie',
      fr: 'bâtiment industriel, hall industriel, usine, immeuble industriel, hall pme, bâtiment pme, hall relais',
      de: 'industriegebäude, industriehalle, fabrik, gewerbehalle, produktionshalle',
      en: 'industrial property, factory, industrial unit, industrial hall, industrial premises, sme unit',
    },
  },
  warehouse: {
    group: 'commercial',
    names: {
      nl: 'magazijn, opslagplaats, loods, opslagruimte, depot, stapelplaats, hangar',
      fr: 'entrepôt, dépôt, hangar, espace de stockage, hall de stockage',
      de: 'lager, lagerhalle, lagerraum, lagerhaus, lagerfläche',
      en: 'warehouses, depot, storage depot, storage hall',
    },
  },
  workshop: {
    group: 'commercial',
    names: { nl: 'atelier, werkplaats, ateliers, werkhuis', fr: 'atelier, ateliers', de: 'werkstatt, atelier', en: 'workshops, atelier' },
  },
  'hospitality-property': {
    group: 'commercial',
    names: {
      nl: 'horeca, horecazaak, horecapand, restaurant, café, taverne, brasserie, frituur, bar',
      fr: 'horeca, restaurant, café, brasserie, taverne, bar, établissement horeca',
      de: 'gastronomie, gastronomiebetrieb, restaurant, gaststätte, café, gasthof',
      en: 'restaurant, café, pub, bar, hospitality, catering business',
    },
  },
  hotel: {
    group: 'commercial',
    names: {
      nl: 'hotels, b&b, gastenverblijf, bed and breakfast',
      fr: 'hôtel, hôtels, chambres d’hôtes, maison d’hôtes',
      de: 'hotels, pension, gästehaus',
      en: 'hotels, bed & breakfast, guest house, guesthouse',
    },
  },
  'investment-property': {
    group: 'commercial',
    names: {
      nl:
        'opbrengsteigendom, opbrengsteigendommen, investeringspand, investeringseigendom, investeringsvastgoed, beleggingspand, beleggingseigendom, ' +
        'opbrengstpand, investering',
      fr: 'immeuble de rapport, bien de rapport, bien d’investissement, immeuble d’investissement, propriété de rapport, investissement',
      de: 'renditeobjekt, anlageobjekt, anlageimmobilie, renditeimmobilie, kapitalanlage, ertragsobjekt',
      en: 'investment, investment building, income property, revenue property, buy-to-let property',
    },
  },
  business: {
    group: 'commercial',
    names: {
      nl: 'handelsfonds, over te nemen zaak, overname, overname handelszaak, over te nemen handelszaak',
      fr: 'fonds de commerce, cession de commerce, remise de commerce, commerce à remettre',
      de: 'geschäftsübernahme, betriebsübernahme, handelsfonds',
      en: 'business for takeover, business takeover, going concern, goodwill, takeover',
    },
  },
  'farming-site': {
    group: 'commercial',
    names: {
      nl: 'landbouwbedrijf, landbouwsite, agrarische site, agrarisch bedrijf, landbouwuitbating, boerderij met gronden',
      fr: 'exploitation agricole, site agricole, entreprise agricole',
      de: 'landwirtschaftlicher betrieb, landwirtschaftsbetrieb, agrarbetrieb',
      en: 'agricultural holding, working farm, farm business, agricultural site',
    },
  },

  // garage
  garage: {
    group: 'garage',
    names: {
      nl: 'garagebox, gesloten garage, garages, garageboxen, autobox, dubbele garage, gesloten garagebox',
      fr: 'box, garage fermé, box fermé, box de garage, garages, garage double, box garage',
      de: 'garagen, einzelgarage, doppelgarage, garagenbox, tiefgarage',
      en: 'garages, lock-up garage, lock-up, garage box, double garage, closed garage',
    },
  },
  'parking-space': {
    group: 'garage',
    names: {
      nl:
        'staanplaats, parking, parkeerplaats, autostaanplaats, parkings, staanplaatsen, parkeerplaatsen, ondergrondse staanplaats, ondergrondse parking, ' +
        'buitenstaanplaats, buitenparking, binnenparking, parkeerruimte',
      fr:
        'emplacement de parking, parking, emplacement, place de parking, parking intérieur, parking extérieur, emplacement intérieur, ' +
        'emplacement extérieur, parking souterrain, emplacement de stationnement',
      de: 'stellplatz, parkplatz, tiefgaragenstellplatz, außenstellplatz, innenstellplatz, tiefgaragenplatz',
      en: 'parking, parking place, parking lot, car park, indoor parking space, outdoor parking space, underground parking space, parking spot',
    },
  },
  carport: {
    group: 'garage',
    names: {
      nl: 'carports, overdekte staanplaats, autoafdak',
      fr: 'abri de voiture, car-port, parking couvert, emplacement couvert',
      de: 'carports, überdachter stellplatz',
      en: 'carports, car port, covered parking space',
    },
  },
  'storage-room': {
    group: 'garage',
    names: {
      nl: 'berging, bergruimte, kelderberging, stockageruimte, box voor opslag',
      fr: 'cave, débarras, local de rangement, box de stockage, réserve',
      de: 'abstellraum, lagerbox, kellerabteil',
      en: 'storage, storage unit, storage box, store room, cellar',
    },
  },

  // project
  project: {
    group: 'project',
    names: {
      nl: 'nieuwbouwproject, projecten, nieuwbouw, gemengd project, woonproject, nieuwbouwprojecten',
      fr: 'projet neuf, projet, programme neuf, programme-neuf, projet de construction, projet immobilier, nouveau projet, construction neuve, projets neufs',
      de: 'neubauprojekt, projekt, bauprojekt, neubau, neubauprogramm',
      en: 'new build project, new-build project, new development, new build, new construction, construction project, mixed project, projects',
    },
  },
  'apartment-group': {
    group: 'project',
    names: {
      nl: 'appartementsproject, appartementenproject, groep appartementen, project appartementen, nieuwbouwproject appartementen, appartementengroep',
      fr: 'projet d’appartements, groupe d’appartements, projet appartements, ensemble d’appartements, immeuble neuf à appartements',
      de: 'wohnungsprojekt, wohnanlage, appartementprojekt, neubauprojekt wohnungen, wohnungsbauprojekt',
      en: 'apartment project, apartment development, group of apartments, apartments project, flat group',
    },
  },
  'house-group': {
    group: 'project',
    names: {
      nl: 'woningproject, woningenproject, groep woningen, project woningen, huizenproject, nieuwbouwproject woningen, groepswoningbouw',
      fr: 'projet de maisons, groupe de maisons, projet maisons, ensemble de maisons',
      de: 'häuserprojekt, hausprojekt, neubauprojekt häuser, reihenhausprojekt, häusergruppe',
      en: 'house project, housing project, group of houses, houses project',
    },
  },
  residence: {
    group: 'project',
    names: {
      nl: 'residentie, residenties, wooncomplex',
      fr: 'résidence, résidences',
      de: 'residenz, residenzen, wohnresidenz',
      en: 'residences, residential complex',
    },
  },
  'housing-development': {
    group: 'project',
    names: {
      nl: 'verkaveling, verkavelingen, woonwijk, woonpark, verkavelingsproject',
      fr: 'lotissement, lotissements, nouveau quartier',
      de: 'erschließungsgebiet, neubaugebiet, baugebiet, wohngebiet, parzellierung, siedlung',
      en: 'housing estate, allotment, residential development, subdivision',
    },
  },
} as const satisfies Record<string, TypeDefinition>
