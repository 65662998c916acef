import type { Words } from '../../places/name-index.ts'

export const zoning = {
  residential: {
    nl: 'wg, woongebied, woongebieden, woonzone, wonen, stedelijk woongebied',
    fr: 'zone d’habitat, zone d’habitation, habitat, zone résidentielle, zone d’habitation 1, hab-1, hab 1, hab-2, hab 2',
    de: 'wohngebiet, wohnzone',
    en: 'residential area, residential zone, living area, housing area',
  },
  'rural-residential': {
    nl: 'wglk, woongebied met landelijk karakter, landelijk woongebied, woongebied landelijk karakter',
    fr: 'zone d’habitat à caractère rural, zone d’habitation à caractère rural, habitat à caractère rural, habitat rural',
    de: 'wohngebiet mit ländlichem charakter, ländliches wohngebiet',
    en:
      'residential area of a rural nature, rural residential area, residential area with rural character, residential area with a rural character, ' +
      'rural residential zone',
  },
  'cultural-residential': {
    nl:
      'wche, woongebied met culturele historische en/of esthetische waarde, woongebied met een culturele historische en/of esthetische waarde, ' +
      'woongebied met culturele waarde, chew',
    fr: 'zone d’habitat d’intérêt culturel historique et/ou esthétique, zone d’habitat à valeur culturelle historique et/ou esthétique, zich, zichee',
    de: 'wohngebiet von kulturellem historischem oder ästhetischem wert, wohngebiet mit kulturellem historischem oder ästhetischem wert',
    en: 'residential area of cultural historical and/or aesthetic value, residential area of cultural historical or aesthetic value',
  },
  'residential-park': {
    nl: 'wp, woonpark, woonparkgebied',
    fr: 'parc résidentiel, zone de parc résidentiel, parc d’habitat',
    de: 'wohnpark',
    en: 'residential park area',
  },
  'residential-expansion': {
    nl: 'wug, woonuitbreidingsgebied, woonuitbreiding, woonreservegebied',
    fr: 'zone d’extension d’habitat, zone d’extension de l’habitat, extension d’habitat',
    de: 'wohnerweiterungsgebiet',
    en: 'residential expansion area, residential extension area, housing expansion area, residential expansion zone',
  },
  mixed: {
    nl: 'gemengd, gemengd gebied, gemengde zone',
    fr: 'zone mixte, mixte, mix-u, mix-v, mix-c, zone mixte urbaine, zone mixte villageoise, zone de mixité',
    de: 'mischgebiet, gemischt, mischzone, gemischtes gebiet',
    en: 'mixed area, mixed zone, mixed-use area, mixed use',
  },
  'high-mix': { nl: 'sterk gemengd gebied', fr: 'zone de forte mixité, forte mixité', de: 'stark gemischtes gebiet', en: 'highly mixed area' },
  'mainly-residential': {
    nl: 'typisch woongebied, woongebied met residentieel karakter, woongebied met overwegend residentieel karakter',
    fr: 'zone d’habitation à prédominance résidentielle, prédominance résidentielle',
    de: 'überwiegendes wohngebiet',
    en: 'mainly residential area, predominantly residential area',
  },
  'communal-development': {
    nl: 'gebied voor gemeentelijke aanleg, zacc, gebied voor gemeentelijke aanleg (zacc)',
    fr: 'zone d’aménagement communal concerté, zacc, zone d’aménagement communal concerté (zacc)',
    de: 'kommunales raumordnungsgebiet, konzertiertes kommunales raumordnungsgebiet, konzertiertes kommunales raumordnungsgebiet (zacc)',
    en: 'communal development area, zacc, communal development area (zacc)',
  },
  agricultural: {
    nl: 'ag, agrarisch gebied, agrarisch, landbouwgebied, landbouwzone, agr',
    fr: 'zone agricole, agricole',
    de: 'agrargebiet, landwirtschaftliches gebiet, landwirtschaftsgebiet, agrarisches gebiet',
    en: 'agricultural area, agricultural zone, farming area',
  },
  'scenic-agricultural': {
    nl: 'lwag, lwa, landschappelijk waardevol agrarisch gebied, landschappelijk waardevol agrarisch, landschappelijk waardevolle agrarische gebieden',
    fr: 'zone agricole d’intérêt paysager, zone agricole à valeur paysagère',
    de: 'landschaftlich wertvolles agrargebiet',
    en: 'agricultural area of landscape value, agricultural area of scenic value, scenic agricultural area, agricultural area with landscape value',
  },
  nature: {
    nl: 'ng, natuurgebied, natuur, natuurzone',
    fr: 'zone naturelle, zone de nature, nature',
    de: 'naturgebiet, naturzone',
    en: 'nature area, natural area, nature zone',
  },
  'nature-reserve': {
    nl: 'nr, natuurreservaat, natuurgebied met wetenschappelijke waarde',
    fr: 'réserve naturelle, zone de réserve naturelle',
    de: 'naturschutzgebiet, naturreservat',
    en: 'nature reserves',
  },
  forest: {
    nl: 'bg, bosgebied, bos, boszone',
    fr: 'zone forestière, forêt, bois',
    de: 'waldgebiet, forstgebiet, wald, forst',
    en: 'forest area, wood, woodland, forestry area',
  },
  green: {
    nl: 'gg, groengebied, groenzone, groen',
    fr: 'zone verte, zone d’espaces verts, espaces verts, espace vert',
    de: 'grüngebiet, grünzone, grünfläche',
    en: 'green area, green zone, green space',
  },
  park: { nl: 'pg, parkgebied, parkzone', fr: 'zone de parc, parc', de: 'parkgebiet, parkzone', en: 'park area, park zone' },
  buffer: { nl: 'buffergebied, bufferzone, bz', fr: 'zone tampon', de: 'pufferzone, puffergebiet', en: 'buffer zone, buffer area' },
  recreation: {
    nl: 'rg, recreatiegebied, recreatie, recreatiezone, gebied voor recreatie',
    fr: 'zone de loisirs, zone de récréation, loisirs, zone récréative',
    de: 'erholungsgebiet, freizeitgebiet',
    en: 'recreation area, recreational area, leisure area, recreational zone',
  },
  'day-recreation': {
    nl: 'gdr, gebied voor dagrecreatie, dagrecreatie',
    fr: 'zone de récréation de jour, zone de loisirs de jour',
    de: 'gebiet für tageserholung, tageserholung',
    en: 'day recreation area, area for day recreation',
  },
  'stay-recreation': {
    nl: 'gvr, gebied voor verblijfsrecreatie, gebied voor verblijfrecreatie, verblijfsrecreatie, gebieden voor verblijfrecreatie, verblijfrecreatie',
    fr: 'zone de récréation de séjour, zone de loisirs de séjour, zone de récréation et de séjour',
    de: 'gebiet für aufenthaltserholung, ferienerholungsgebiet',
    en: 'stay recreation area, holiday accommodation area, area for stay recreation, residential recreation area',
  },
  industrial: {
    nl: 'igb, ig, industriegebied, industrie, industriezone, industrieel',
    fr:
      'zone industrielle, industriel, zone d’activité économique industrielle, industrie, zone d’industries urbaines, ' +
      'zone d’activités économiques industrielles',
    de: 'industriegebiet, industriezone, industrie',
    en: 'industrial area, industrial zone, industry',
  },
  'craft-and-sme': {
    nl:
      'iab, ambachtelijke bedrijven en kmo’s, industriegebied voor ambachtelijke bedrijven, kmo-zone, kmo zone, kmo, ' +
      'gebied voor ambachtelijke bedrijven en kmo’s, gebied voor ambachtelijke bedrijven, ' +
      'industriegebied voor ambachtelijke bedrijven of gebieden voor kleine en middelgrote ondernemingen',
    fr: 'zone artisanale, zone artisanale et de pme, zone pour entreprises artisanales et pme, zone artisanale et pme',
    de: 'gebiet für handwerk und kmu, gebiet für handwerk und kleinbetriebe, handwerkszone, gewerbegebiet für handwerk',
    en: 'craft and sme area, area for crafts and smes, craft area, sme zone',
  },
  'business-park': {
    nl: 'bedrijventerrein, gebied voor economische activiteit, regionaal bedrijventerrein, lokaal bedrijventerrein, economische activiteit',
    fr: 'zone d’activité économique, zone d’activités économiques, zone d’activité économique mixte, zae, eco-c1, parc d’activités',
    de: 'gewerbegebiet, gewerbepark',
    en: 'business area, business zone, economic activity area, business parks',
  },
  commercial: {
    nl: 'handelsgebied, handelszone, commercieel gebied, winkelgebied',
    fr: 'zone commerciale, commercial, zone de commerce',
    de: 'handelsgebiet, geschäftsgebiet',
    en: 'commercial area, commercial zone, retail area',
  },
  administrative: {
    nl: 'administratiegebied, kantoorgebied',
    fr: 'zone administrative',
    de: 'verwaltungsgebiet',
    en: 'administrative area, administrative zone',
  },
  'public-facilities': {
    nl:
      'gebied voor gemeenschapsvoorzieningen en openbaar nut, gemeenschapsvoorzieningen, openbaar nut, ' +
      'gebied voor gemeenschapsvoorzieningen en openbare nutsvoorzieningen, gemeenschapsvoorzieningen en openbaar nut, ' +
      'gebied voor voorzieningen van collectief belang',
    fr:
      'zone d’équipements communautaires et de services publics, zone de services publics et d’équipements communautaires, équipements communautaires, ' +
      'zone d’équipements d’intérêt collectif, bep, zone de bâtiments et d’équipements publics',
    de: 'gebiet für öffentliche einrichtungen, gebiet für gemeinschaftseinrichtungen, öffentliche einrichtungen',
    en: 'public facilities area, area for public facilities, public utilities, community facilities, public services area',
  },
  'not-specified': {
    nl: 'geen bestemming, niet bepaald, onbekend, niet gespecificeerd, nog te bepalen, onbepaald',
    fr: 'non précisé, non définie, inconnue, indéterminé, non déterminée, non précisée, non défini, inconnu',
    de: 'nicht angegeben, unbekannt, unbestimmt',
    en: 'unknown, unspecified, undetermined, not defined',
  },
} as const satisfies Words

/**
 * What a court or an authority has imposed on a property; the short codes are those of Flemish advertisements.
 * @source VCRO art. 5.2.6, as advertised since 2018 (Dv, Ho, Bo, Lod, Ms)
 */
export const planningMeasure = {
  summons: {
    nl: 'dv, dagvaarding, dagvaarding uitgebracht, dagvaarding tot herstel, dagvaardingen, gedagvaard, er is een dagvaarding uitgebracht',
    fr: 'citation, citation lancée, citation à comparaître, citation en justice, assignation, assignation en justice',
    de: 'vorladung, gerichtliche vorladung, klage, ladung',
    en: 'summoned, summons issued, writ of summons',
  },
  'court-remedy': {
    nl:
      'ho, herstelmaatregel, rechterlijke herstelmaatregel, rechterlijke herstelmaatregel opgelegd, herstelmaatregel opgelegd, herstelvordering, hersteleis, ' +
      'rechterlijke maatregel, herstelvonnis',
    fr: 'mesure de réparation, mesure de réparation imposée, mesure de réparation imposée par le juge, mesure judiciaire, mesure judiciaire de réparation, remise en état',
    de: 'wiederherstellungsmaßnahme, gerichtliche wiederherstellungsmaßnahme, gerichtlich angeordnete wiederherstellungsmaßnahme, gerichtliche maßnahme',
    en: 'remedial measure, remedial measure ordered by a court, court remedy, court-ordered remedy, remedial order',
  },
  'administrative-coercion': {
    nl: 'bo, bestuursdwang, bestuursdwang opgelegd, beslissing bestuursdwang, last onder bestuursdwang',
    fr: 'contrainte administrative, contrainte administrative imposée, mesure de contrainte administrative',
    de: 'verwaltungszwang, verwaltungszwang angeordnet',
    en: 'administrative coercion imposed, administrative enforcement',
  },
  'penalty-order': {
    nl: 'lod, last onder dwangsom, last onder dwangsom opgelegd, dwangsom',
    fr: 'ordre sous astreinte, injonction sous astreinte, astreinte, injonction sous peine d’astreinte',
    de: 'anordnung unter zwangsgeld, zwangsgeld, zwangsgeldandrohung',
    en: 'order under penalty, order under periodic penalty, penalty payment order',
  },
  settlement: {
    nl: 'ms, minnelijke schikking, minnelijke schikking gesloten',
    fr: 'règlement amiable, transaction, transaction amiable, accord amiable',
    de: 'gütliche einigung, vergleich, gütlicher vergleich',
    en: 'amicable settlement, settled',
  },
} as const satisfies Words
