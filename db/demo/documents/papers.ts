import type { DocumentOwner } from '#db/model/files/document.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { type LocalizedText, readLocalized, textIn } from '#db/model/site/localized.ts'
import type { Sheet } from './sheet.ts'
import { energyNames, type PaperLanguage, paperWords, planNames, planningNames } from './words.ts'

/** Generates the demo agency's documents from the records of its feed. */

export type FeedItem = Readonly<Record<string, unknown>>

/** A document to be drawn. */
export interface Paper {
  readonly owner: DocumentOwner
  readonly key: string
  /** Null if the feed names it. */
  readonly name: LocalizedText | null
  readonly sheet: Sheet
}

/** The documents of a home: most homes on offer have some, every fifth has none, for realism. */
export function papersOfHome(item: FeedItem): readonly Paper[] {
  const id = Number(item.ID)
  const isOnOffer = item.Status === 1
  const isBuilt = item.MainTypeName !== 'Land' && item.MainTypeName !== 'Garage'
  const isAbroad = item.CountryID !== 10 && item.CountryID !== 50
  if (!isOnOffer || isAbroad || id % 5 === 0) return []
  const isForSale = item.Goal === 0
  const owner: DocumentOwner = { kind: 'property', id }
  return [
    ...(isBuilt ? [energyPaper(item, owner), planPaper(item, owner)] : []),
    ...(isForSale && item.MainTypeName !== 'Garage' ? [planningPaper(item, owner)] : []),
  ]
}

function energyPaper(item: FeedItem, owner: DocumentOwner): Paper {
  const language = languageOf(item)
  const words = paperWords[language]
  const name = item.CountryID === 50 ? energyNames.luxembourg : language === 'nl' ? energyNames.flanders : energyNames.elsewhere
  const rows = [
    [words.energy, item.EnergyPerformance === undefined ? '' : `${text(item.EnergyPerformance)} ${words.energyUnit}`],
    [words.label, text(item.EPCLabelText)],
    [words.certificate, text(item.EPCReference)],
    [words.validUntil, text(item.CertificateEndDate)],
    [words.livingArea, area(item.SurfaceLiving)],
  ] as const
  return paper(item, owner, 'epc', name, language, rows)
}

function planPaper(item: FeedItem, owner: DocumentOwner): Paper {
  const language = languageOf(item)
  const words = paperWords[language]
  const { living, kitchen, bedroom, bathroom } = words.rooms
  const numbered = (room: string, count: unknown) => Array.from({ length: Math.min(6, Number(count) || 0) }, (_, index) => `${room} ${index + 1}`)
  const rooms = [living, kitchen, ...numbered(bedroom, item.NumberOfBedRooms), ...numbered(bathroom, item.NumberOfBathRooms)]
  const rows = [
    [words.livingArea, area(item.SurfaceLiving)],
    [words.ground, area(item.SurfaceGround)],
    [words.terrace, area(item.SurfaceTerrace)],
    [words.garden, area(item.SurfaceGarden)],
  ] as const
  return paper(item, owner, 'plan', planNames, language, rows, rooms)
}

function planningPaper(item: FeedItem, owner: DocumentOwner): Paper {
  const language = languageOf(item)
  const words = paperWords[language]
  const flag = (value: unknown) => (typeof value === 'boolean' ? (value ? words.yes : words.no) : '')
  const rows = [
    [words.zoning, textIn(readLocalized(item.ZoningName), language)],
    [words.flood, [item.FloodPScore, item.FloodGScore].filter((score) => typeof score === 'string').join(', ')],
    [words.permit, flag(item.HasPermit)],
    [words.summons, flag(item.HasSummons)],
    [words.preemption, flag(item.HasPreemptiveRight)],
  ] as const
  return paper(item, owner, 'planning', planningNames, language, rows)
}

function paper(
  item: FeedItem,
  owner: DocumentOwner,
  key: string,
  name: Readonly<Record<PaperLanguage, string>>,
  language: PaperLanguage,
  rows: Sheet['rows'],
  rooms: readonly string[] = [],
): Paper {
  const words = paperWords[language]
  const about = [[words.reference, text(item.Ident)] as const, [words.place, placeOf(item, language)] as const]
  return {
    owner,
    key,
    name,
    sheet: {
      title: name[language],
      about: textIn(readLocalized(item.DescriptionA), language),
      photo: firstPhoto(item),
      rows: [...about, ...rows].filter(([, value]) => value !== ''),
      paragraphs: [],
      rooms,
      foot: words.foot,
    },
  }
}

/** A document for each one the feed names: price lists and plans list the units, the others describe the construction. */
export function papersOfProject(item: FeedItem): readonly Paper[] {
  const language = languageOf(item)
  const words = paperWords[language]
  return items(item.Documents).map((document) => {
    const title = textIn(readLocalized(document.Name), language)
    const hasPrices = /prijs|prix|preis/i.test(title)
    const isOfUnits = hasPrices || /plan|grundriss/i.test(title)
    const units = items(item.Constructions).map((unit): readonly [string, string] => {
      const isSold = /sold|verkocht|vendu/i.test(text(unit.Status))
      const price = isSold ? words.sold : typeof unit.Price === 'number' ? formatEuro(unit.Price) : ''
      return [`${words.unit} ${text(unit.Unit)}`, hasPrices ? price : textIn(readLocalized(unit.Requirement), language)]
    })
    return {
      owner: { kind: 'project', id: Number(item.ID) },
      key: text(document.ID),
      name: null,
      sheet: {
        title,
        about: [textIn(readLocalized(item.Name), language), placeOf(item, language)].join(', '),
        photo: firstPhoto(item),
        rows: isOfUnits ? units.filter(([, value]) => value !== '') : [],
        paragraphs: isOfUnits ? [] : textIn(readLocalized(item.Technical), language).split(/\n+/),
        rooms: [],
        foot: words.foot,
      },
    }
  })
}

/** File name of a home's or project's first photograph. */
function firstPhoto(item: FeedItem): string | null {
  const first = items(item.LargePictureItems)[0]
  return first !== undefined && text(first.Url).endsWith('.jpg') ? text(first.Url).replace('/pictures/', '') : null
}

/** The language of the place: Dutch in Flanders, German in Eupen, French everywhere else. */
function languageOf({ Zip, CountryID }: FeedItem): PaperLanguage {
  const zip = Number(Zip)
  if (CountryID !== 10) return 'fr'
  if (zip === 4700) return 'de'
  return (zip >= 1500 && zip <= 3999) || zip >= 8000 ? 'nl' : 'fr'
}

/** The place, no more precise than on the site. */
function placeOf(item: FeedItem, language: PaperLanguage): string {
  const town = `${text(item.Zip)} ${textIn(readLocalized(item.City), language)}`
  const isPublished = item.PublishAddress === true || item.PublicAddress === true
  return isPublished ? [`${text(item.Street)} ${text(item.HouseNumber)}`.trim(), town].filter((part) => part !== '').join(', ') : town
}

function area(value: unknown): string {
  return typeof value === 'number' && value > 0 ? `${value} m²` : ''
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function items(value: unknown): readonly FeedItem[] {
  return Array.isArray(value) ? value.filter((each: unknown): each is FeedItem => typeof each === 'object' && each !== null) : []
}
