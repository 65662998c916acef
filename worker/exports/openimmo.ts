import { agencyName } from '#db/model/agency/agency.ts'
import type { FactValue, Listing } from '#db/model/listings/listing.ts'
import { textIn } from '#db/model/site/localized.ts'
import { titleOf } from '#ui/listings/listing-address.present.ts'
import { photoAddress } from './neutral-record.ts'
import { element, emptyElement } from './xml-element.ts'
import type { ExportContext, XmlFile } from './xml-file.ts'

const locale = 'de'

/** The format's element and attribute for a type of home, by our path segment; a category's own stands for the types that are not named. */
const objectTypes: Readonly<Record<string, readonly [element: string, attribute: string, value: string]>> = {
  house: ['haus', 'haustyp', 'EINFAMILIENHAUS'],
  'terraced-house': ['haus', 'haustyp', 'REIHENHAUS'],
  'semi-detached-house': ['haus', 'haustyp', 'DOPPELHAUSHAELFTE'],
  'corner-house': ['haus', 'haustyp', 'REIHENECK'],
  'town-house': ['haus', 'haustyp', 'STADTHAUS'],
  villa: ['haus', 'haustyp', 'VILLA'],
  bungalow: ['haus', 'haustyp', 'BUNGALOW'],
  farmhouse: ['haus', 'haustyp', 'BAUERNHAUS'],
  castle: ['haus', 'haustyp', 'SCHLOSS'],
  'country-cottage': ['haus', 'haustyp', 'LANDHAUS'],
  'holiday-home': ['haus', 'haustyp', 'FERIENHAUS'],
  'apartment-block': ['haus', 'haustyp', 'MEHRFAMILIENHAUS'],
  apartment: ['wohnung', 'wohnungtyp', 'ETAGE'],
  penthouse: ['wohnung', 'wohnungtyp', 'PENTHOUSE'],
  duplex: ['wohnung', 'wohnungtyp', 'MAISONETTE'],
  loft: ['wohnung', 'wohnungtyp', 'LOFT-STUDIO-ATELIER'],
  studio: ['wohnung', 'wohnungtyp', 'LOFT-STUDIO-ATELIER'],
  'ground-floor': ['wohnung', 'wohnungtyp', 'ERDGESCHOSS'],
  'student-room': ['zimmer', 'zimmertyp', 'ZIMMER'],
  land: ['grundstueck', 'grundst_typ', 'WOHNEN'],
  farmland: ['grundstueck', 'grundst_typ', 'LAND_FORSTWIRSCHAFT'],
  'industrial-land': ['grundstueck', 'grundst_typ', 'INDUSTRIE'],
  commercial: ['buero_praxen', 'buero_typ', 'BUEROFLAECHE'],
  shop: ['einzelhandel', 'handel_typ', 'LADENLOKAL'],
  'industrial-building': ['hallen_lager_prod', 'hallen_typ', 'HALLE'],
  warehouse: ['hallen_lager_prod', 'hallen_typ', 'LAGER'],
  garage: ['parken', 'parken_typ', 'GARAGE'],
  'parking-space': ['parken', 'parken_typ', 'STELLPLATZ'],
  carport: ['parken', 'parken_typ', 'CARPORT'],
}
const otherType = ['sonstige', 'sonstige_typ', 'SONSTIGE'] as const

const countries = { BE: 'BEL', LU: 'LUX', other: null } as const

/** OpenImmo 1.2.7, which German portals read, with the elements in the order that it prescribes. The texts are German, or else as the agency wrote them. */
export const openImmoFile: XmlFile = {
  begin: ({ agency, now }) => {
    const transfer = {
      ...{ art: 'ONLINE', umfang: 'VOLL', modus: 'NEW', version: '1.2.7', sendersoftware: 'Perron', senderversion: '1' },
      ...{ techn_email: agency.email, timestamp: now.toISOString().slice(0, 19) },
    }
    const name = agencyName(agency, locale)
    const provider = element('anbieternr', agency.identity?.enterpriseNumber ?? name) + element('firma', name) + element('openimmo_anid', name)
    return `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo>${emptyElement('uebertragung', transfer)}<anbieter>${provider}\n`
  },
  home(listing, context) {
    return `${element('immobilie', [
      categoryOf(listing),
      placeOf(listing),
      contactOf(listing, context),
      pricesOf(listing),
      areasOf(listing),
      element('zustand_angaben', [element('baujahr', numberOf(listing.facts.constructionYear))]),
      element('freitexte', [element('objekttitel', titleOf(listing, locale)), element('objektbeschreibung', textIn(listing.description, locale))]),
      attachmentsOf(listing, context),
      element('verwaltung_objekt', [element('objektadresse_freigeben', String(listing.place.address !== null))]),
      element('verwaltung_techn', [
        element('objektnr_intern', listing.id),
        element('objektnr_extern', listing.reference ?? listing.id),
        emptyElement('aktion', { aktionart: 'CHANGE' }),
        element('openimmo_obid', `${new URL(context.origin).hostname}-${listing.id}`),
        element('kennung_ursprung', agencyName(context.agency, locale)),
        element('stand_vom', (listing.changedAt ?? listing.createdAt).slice(0, 10)),
      ]),
    ])}\n`
  },
  end: '</anbieter></openimmo>\n',
}

function categoryOf({ mainType, type, goal, takeover }: Listing): string {
  const isSold = goal === 'sale' || takeover === true
  const isCommercial = mainType === 'commercial'
  const [name, attribute, value] = objectTypes[type] ?? objectTypes[mainType] ?? otherType
  return element('objektkategorie', [
    emptyElement('nutzungsart', { WOHNEN: !isCommercial, GEWERBE: isCommercial }),
    emptyElement('vermarktungsart', { KAUF: isSold, MIETE_PACHT: !isSold }),
    element('objektart', [emptyElement(name, { [attribute]: value })]),
  ])
}

function placeOf({ place }: Listing): string {
  const { point, address } = place
  const country = countries[place.country]
  return element('geo', [
    element('plz', place.zip),
    element('ort', textIn(place.city, locale)),
    point === null ? '' : emptyElement('geokoordinaten', { breitengrad: point.lat, laengengrad: point.lng }),
    element('strasse', address?.street),
    element('hausnummer', address?.houseNumber),
    country === null ? '' : emptyElement('land', { iso_land: country }),
  ])
}

/** The person responsible where the channel may see that, else the agency. */
function contactOf({ contact }: Listing, { channel, agency }: ExportContext): string {
  const person = channel.withContact ? contact : null
  const name = agencyName(agency, locale)
  return element('kontaktperson', [
    element('email_zentrale', person?.email ?? agency.email),
    element('tel_zentrale', person?.phone ?? agency.phone),
    element('name', person?.name ?? name),
    element('firma', name),
  ])
}

function pricesOf({ price, goal, takeover, facts }: Listing): string {
  const isSold = goal === 'sale' || takeover === true
  if (price.amount === null || price.unit !== undefined) return ''
  return element('preise', [
    element('kaufpreis', isSold ? price.amount : null),
    element('kaltmiete', isSold ? null : price.amount),
    element('nebenkosten', isSold ? null : numberOf(facts.chargesRenter)),
    element('kaution', isSold ? null : numberOf(facts.depositAmount)),
    emptyElement('waehrung', { iso_waehrung: 'EUR' }),
  ])
}

function areasOf({ surfaceLiving, surfaceGround, bedrooms, facts }: Listing): string {
  return element('flaechen', [
    element('wohnflaeche', surfaceLiving),
    element('grundstuecksflaeche', surfaceGround),
    element('anzahl_zimmer', numberOf(facts.rooms)),
    element('anzahl_schlafzimmer', bedrooms),
    element('anzahl_badezimmer', numberOf(facts.bathrooms)),
  ])
}

function attachmentsOf({ photos, id }: Listing, { origin }: ExportContext): string {
  const attachments = photos.map((photo, at) =>
    element(
      'anhang',
      [
        element('anhangtitel', textIn(photo.name, locale)),
        element('format', 'image/jpeg'),
        element('daten', [element('pfad', photoAddress(photo, id, origin))]),
      ],
      { location: 'REMOTE', gruppe: at === 0 ? 'TITELBILD' : 'BILD' },
    ),
  )
  return attachments.length === 0 ? '' : element('anhaenge', attachments)
}

function numberOf(value: FactValue | undefined): number | null {
  return typeof value === 'number' ? value : null
}
