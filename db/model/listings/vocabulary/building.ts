import type { Words } from '../../places/name-index.ts'

export const construction = {
  detached: {
    nl: 'open bebouwing, vrijstaand, alleenstaand, open, vrijstaande woning, open bouw, 4 gevels, vier gevels',
    fr: 'quatre façades, 4 façades, isolé, isolée, libre, maison quatre façades, maison 4 façades',
    de: 'freistehend, offene bauweise, freistehendes haus, offen',
    en: 'detached house, free-standing, freestanding, open, 4 fronts, four façades',
  },
  terraced: {
    nl: 'gesloten bebouwing, gesloten, rijwoning, rijhuis, gesloten bouw, 2 gevels, twee gevels, aaneengesloten',
    fr: 'mitoyen, mitoyenne, deux façades, 2 façades, fermé, maison mitoyenne, maison deux façades, en rangée',
    de: 'reihenhaus, geschlossene bauweise, geschlossen, reihenbebauung',
    en: 'terraced house, closed, row house, terrace, 2 fronts, two façades',
  },
  'semi-detached': {
    nl: 'halfopen bebouwing, halfopen, half open, half open bebouwing, half vrijstaand, koppelwoning, halfopen bouw, 3 gevels, drie gevels',
    fr: 'trois façades, 3 façades, semi-mitoyen, semi-mitoyenne, jumelé, jumelée, semi-ouvert, maison trois façades, maison 3 façades',
    de: 'doppelhaushälfte, halboffene bauweise, halboffen, doppelhaus',
    en: 'semi detached house, half open, semi-open, 3 fronts, three façades, semi',
  },
  corner: {
    nl: 'hoek, hoekbebouwing, hoekpand, hoekwoning',
    fr: 'coin, angle, maison de coin, maison d’angle',
    de: 'eckhaus, ecklage, ecke',
    en: 'corner building, corner house, corner plot',
  },
} as const satisfies Words

export const architectureStyle = {
  classic: {
    nl: 'klassiek, klassieke stijl, klassieke bouw',
    fr: 'classique, style classique',
    de: 'klassisch, klassischer stil',
    en: 'classical, classic style',
  },
  modern: { nl: 'moderne stijl, moderne bouw, moderne', fr: 'moderne, style moderne', de: 'moderner stil, modernes', en: 'modern style' },
  contemporary: {
    nl: 'hedendaags, hedendaagse stijl, eigentijds',
    fr: 'contemporain, contemporaine, style contemporain',
    de: 'zeitgenössisch',
    en: 'contemporary style',
  },
  minimalist: { nl: 'minimalistisch, strak', fr: 'minimaliste, épuré', de: 'minimalistisch', en: 'minimalistic, minimal' },
  traditional: {
    nl: 'traditioneel, traditionele stijl',
    fr: 'traditionnel, traditionnelle, style traditionnel',
    de: 'traditionell',
    en: 'traditional style',
  },
  rural: {
    nl: 'landelijk, landelijke stijl, rustiek, rustieke stijl',
    fr: 'rural, campagnard, style campagnard, rustique, style rural, campagne',
    de: 'ländlich, landhausstil, rustikal',
    en: 'country, country style, rustic, rural style',
  },
  farmhouse: {
    nl: 'fermette, hoeve, hoevestijl, fermettestijl, boerderijstijl',
    fr: 'fermette, ferme, style fermette',
    de: 'bauernhaus, bauernhausstil',
    en: 'farm, farmhouse style, farm style',
  },
  cottage: { nl: 'cottagestijl, engelse cottage', fr: 'style cottage', de: 'cottagestil', en: 'cottage style, english cottage' },
  rectory: {
    nl: 'pastorie, pastoriestijl, pastorijstijl, pastorij',
    fr: 'presbytère, style presbytère',
    de: 'pfarrhausstil, pfarrhaus',
    en: 'presbytery, presbytery style, rectory style',
  },
  manor: { nl: 'landhuis, landhuisstijl', fr: 'manoir, style manoir', de: 'herrenhaus, herrenhausstil', en: 'manor house, manor style' },
  castle: { nl: 'kasteel, kasteelstijl', fr: 'château, style château', de: 'schloss, schlossstil', en: 'castle style' },
  townhouse: {
    nl: 'herenhuis, herenhuisstijl, burgerhuis, herenwoning',
    fr: 'maison de maître, style maison de maître',
    de: 'stadthaus, stadthausstil, bürgerhaus',
    en: 'town house, master house, townhouse style',
  },
  'bel-etage': { nl: 'bel-étage, bel étage, belétage', fr: 'bel-étage', de: 'bel-étage', en: 'bel étage' },
  bungalow: { nl: 'bungalowstijl', fr: 'plain-pied', de: 'bungalowstil', en: 'bungalow style' },
  chalet: { nl: 'chaletstijl', fr: 'style chalet', de: 'chaletstil', en: 'chalet style' },
  'art-nouveau': { nl: 'jugendstil, art-nouveau stijl', fr: 'art nouveau, style art nouveau', de: 'jugendstil', en: 'art nouveau style' },
  'art-deco': { nl: 'art deco, art-deco stijl', fr: 'art déco, style art déco', de: 'art déco', en: 'art deco style' },
  modernist: {
    nl: 'modernistisch, modernisme, bauhaus, interbellum, nieuwe zakelijkheid',
    fr: 'moderniste, modernisme, bauhaus, entre-deux-guerres',
    de: 'modernistisch, bauhaus, bauhausstil, klassische moderne',
    en: 'modernism, bauhaus, interwar',
  },
  postmodern: { nl: 'postmodern, postmodernistisch, postmodernisme', fr: 'postmoderne', de: 'postmodern', en: 'post-modern, postmodernist' },
  brutalist: { nl: 'brutalistisch, brutalisme', fr: 'brutaliste, brutalisme', de: 'brutalistisch, brutalismus', en: 'brutalism' },
  neoclassical: {
    nl: 'neoklassiek, neoclassicistisch, neoclassicisme, neo-klassiek',
    fr: 'néoclassique, néo-classique, néoclassicisme',
    de: 'neoklassizistisch, klassizistisch, neoklassisch',
    en: 'neoclassic, neo-classical',
  },
  'neo-gothic': { nl: 'neogotisch, neogotiek, gotisch', fr: 'néogothique, néo-gothique, gothique', de: 'neugotisch, gotisch', en: 'gothic revival, gothic' },
  'neo-renaissance': {
    nl: 'neorenaissance, renaissance, vlaamse neorenaissance',
    fr: 'néo-renaissance, renaissance',
    de: 'neurenaissance, neorenaissance',
    en: 'renaissance revival, renaissance',
  },
  baroque: { nl: 'barok, neobarok', fr: 'baroque, néo-baroque', de: 'barock, neobarock', en: 'neo-baroque' },
  eclectic: { nl: 'eclectisch, eclecticisme', fr: 'éclectique, éclectisme', de: 'eklektisch, eklektizismus', en: 'eclecticism' },
  colonial: { nl: 'koloniaal, koloniale stijl', fr: 'colonial, style colonial', de: 'kolonialstil, kolonial', en: 'colonial style' },
  mediterranean: {
    nl: 'mediterraan, mediterrane stijl, spaans, spaanse stijl',
    fr: 'méditerranéen, style méditerranéen, espagnol, style espagnol',
    de: 'mediterran, spanisch',
    en: 'mediterranean style, spanish, spanish style',
  },
  provencal: { nl: 'provençaals, provençaalse stijl', fr: 'provençal, style provençal', de: 'provenzalisch', en: 'provence, provençal style' },
  'anglo-norman': {
    nl: 'anglo-normandisch, normandisch, anglo-normandische stijl, engelse stijl, engels',
    fr: 'anglo-normand, normand, style anglo-normand, style normand, anglais',
    de: 'anglonormannisch, normannisch, englischer stil',
    en: 'anglo-normand, norman, normandy style, english, english style',
  },
  'half-timbered': { nl: 'vakwerk, vakwerkbouw, vakwerkhuis', fr: 'colombages, à colombages', de: 'fachwerk, fachwerkhaus', en: 'timbered, half timber' },
  'timber-frame': {
    nl: 'houtskelet, houtskeletbouw, houtbouw',
    fr: 'ossature bois, ossature en bois',
    de: 'holzrahmenbau, holzbau, holzständerbau',
    en: 'timber frame, wooden frame',
  },
  industrial: { nl: 'industrieel, industriële stijl', fr: 'industriel, style industriel', de: 'industriell, industriestil', en: 'industrial style' },
  loft: { nl: 'loftstijl', fr: 'style loft', de: 'loftstil', en: 'loft style' },
  ecological: { nl: 'ecologisch, duurzaam, bio-ecologisch', fr: 'écologique, bioclimatique', de: 'ökologisch', en: 'eco, eco-friendly, sustainable' },
  passive: { nl: 'passief, passiefhuis, passiefbouw', fr: 'passif, maison passive', de: 'passivhaus, passiv', en: 'passive house' },
} as const satisfies Words

/** Points of the compass. 'O', 'NO' and 'SO' are left out: French 'O' is west, Dutch and German 'O' east. */
export const points = {
  n: { nl: 'noord, noorden, noordgericht', fr: 'nord, plein nord', de: 'nord, norden', en: 'north, northern, north-facing' },
  ne: { nl: 'noordoost, noordoosten', fr: 'nord-est', de: 'nordost, nordosten', en: 'north-east, northeast, north-east-facing' },
  e: { nl: 'oost, oosten, oostgericht', fr: 'est, plein est', de: 'ost, osten', en: 'east, eastern, east-facing' },
  se: { nl: 'zo, zuidoost, zuidoosten', fr: 'sud-est', de: 'südost, südosten', en: 'south-east, southeast, south-east-facing' },
  s: { nl: 'z, zuid, zuiden, zuidgericht', fr: 'sud, plein sud', de: 'süd, süden', en: 'south, southern, south-facing' },
  sw: { nl: 'zw, zuidwest, zuidwesten', fr: 'sud-ouest', de: 'südwest, südwesten', en: 'south-west, southwest, south-west-facing' },
  w: { nl: 'west, westen, westgericht', fr: 'ouest, plein ouest', de: 'west, westen', en: 'west, western, west-facing' },
  nw: { nl: 'noordwest, noordwesten', fr: 'nord-ouest', de: 'nordwest, nordwesten', en: 'north-west, northwest, north-west-facing' },
} as const satisfies Words

/** The CRM's rear orientations from 1 on. */
export const numberedPoints: Readonly<Record<string, string>> = { 1: 'e', 2: 'w', 3: 's', 4: 'n', 5: 'sw', 6: 'se', 7: 'nw', 8: 'ne' }
