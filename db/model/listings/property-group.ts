import type { Names } from '../places/name-index.ts'

export type PropertyGroup = 'house' | 'apartment' | 'land' | 'commercial' | 'garage' | 'project'

interface GroupDefinition {
  /** The number the CRM gives the category. */
  readonly webId: number
  readonly names: Names
}

/**
 * The six categories by their path segments, as the CRM calls them in the singular and the plural.
 * @source specification, section 3 ("Category tree item"); the categories and feeds of Belgian CRMs
 */
export const propertyGroups: Readonly<Record<PropertyGroup, GroupDefinition>> = {
  house: {
    webId: 1,
    names: {
      nl: 'huis, huizen, woning, woningen, woonhuis, woonhuizen, eengezinswoning',
      fr: 'maison, maisons, habitation, habitations',
      de: 'haus, häuser, wohnhaus, wohnhäuser',
      en: 'house, houses, home, homes, dwelling',
    },
  },
  apartment: {
    webId: 2,
    names: {
      nl: 'appartement, appartementen, flat, flats, app',
      fr: 'appartement, appartements, appt, appart',
      de: 'wohnung, wohnungen, etagenwohnung, appartment, appartments, apartement, apartements',
      en: 'apartment, apartments, flat, flats',
    },
  },
  land: {
    webId: 3,
    names: {
      nl: 'grond, gronden, bouwgrond, bouwgronden, perceel, percelen, terrein, terreinen',
      fr: 'terrain, terrains, terre, terres, terrain à bâtir, terrains à bâtir',
      de: 'grundstück, grundstücke, baugrundstücke, boden, grund',
      en: 'land, lands, plot, plots, ground, grounds, building plots, site, sites',
    },
  },
  commercial: {
    webId: 4,
    names: {
      nl:
        'handel, handelspand, handelspanden, handelsvastgoed, bedrijfsvastgoed, bedrijfspand, bedrijfspanden, bedrijf, bedrijven, kantoren, winkels, ' +
        'commercieel, ' +
        'commercieel vastgoed, professioneel, nijverheid, industrie, kantoor, handel en industrie, handel en bedrijven, beleggingspanden, opbrengsteigendommen',
      fr:
        'commerce, commerces, commercial, bien commercial, biens commerciaux, immeuble commercial, immeubles commerciaux, bureaux, bureau, professionnel, ' +
        'bien professionnel, biens professionnels, industrie, industriel, locaux commerciaux, commerce et industrie',
      de: 'gewerbe, gewerbeimmobilie, gewerbeimmobilien, gewerbeobjekt, gewerbeobjekte, büros, geschäfte, industrie, gewerblich',
      en: 'commercial, commercial property, commercial properties, business, businesses, offices, shops, professional, industry, industrial, retail',
    },
  },
  garage: {
    webId: 5,
    names: {
      nl:
        'garages, garageboxen, parkings, garage of staanplaats, parkeerplaatsen, staanplaatsen, garage parking, garage en parking, garages en parkings, ' +
        'garages en staanplaatsen',
      fr: 'garages, box, parkings, garage ou parking, garage et parking, garages et parkings, garages et emplacements de parking, emplacements de parking',
      de: 'garagen, stellplätze, garage oder stellplatz, parkplätze, garage und stellplatz, garagen und stellplätze',
      en: 'garage, garages, parking spaces, car parks, garage or parking, garages and parking, garages and parking spaces, garage or parking space',
    },
  },
  project: {
    webId: 6,
    names: {
      nl: 'projecten, nieuwbouw, nieuwbouwproject, nieuwbouwprojecten',
      fr: 'projet, projets, projet neuf, projets neufs, neuf, programme neuf, programmes neufs',
      de: 'projekt, projekte, neubau, neubauten, neubauprojekt, neubauprojekte',
      en: 'project, projects, new build, new build project, new build projects, new construction',
    },
  },
}

/** The path segment of the category with the CRM's number; null for an unknown number. */
export function groupOfWebId(id: number): PropertyGroup | null {
  const found = Object.entries(propertyGroups).find(([, { webId }]) => webId === id)?.[0]
  return found !== undefined && isGroup(found) ? found : null
}

/** Whether a path segment names one of the six categories. */
export function isGroup(segment: string): segment is PropertyGroup {
  return Object.hasOwn(propertyGroups, segment)
}
