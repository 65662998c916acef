import { distance } from '#db/model/places/circle.ts'
import type { Corner } from '#db/model/search/search.ts'
import { geohashCentre, geohashes } from './geohash.ts'
import { withoutRanges } from './hide-ranges.ts'
import type { Cut } from './street/hide-street.ts'
import { readable } from './street/hide-street-fold.ts'

/** A point in degrees, as far as it is known. */
interface Point {
  readonly lat: number | null
  readonly lng: number | null
}

/** Degrees: a number within this distance of the home's coordinate counts as that coordinate. */
const near = 0.03
/** Kilometres. */
const maxGeohashDistance = 1

const mapHosts = [
  String.raw`(?:maps?|earth)\.[a-z.]*(?:google|apple|bing|here|baidu|yandex)\.[a-z.]+`,
  String.raw`(?:www\.)?(?:google|bing|yandex)\.[a-z.]{2,6}\/(?:maps?|earth)`,
  String.raw`(?:goo\.gl\/maps|maps\.app\.goo\.gl|g\.page|goo\.gl|g\.co\/|maps\.apple\/)`,
  String.raw`(?:[a-z]+\.)?(?:openstreetmap\.org|osm\.org|osm\.to|openstreetmap\.be|waze\.com|mappy\.com|viamichelin\.[a-z]+|here\.com|mapillary\.com|geopunt\.be)`,
  String.raw`(?:[a-z]+\.)?(?:geoportail\.[a-z]+|wikimapia\.org|plus\.codes|w3w\.co|what3words\.com|geohack\.toolforge\.org|map\.geo\.be|cadgis\.[a-z.]+|brugis\.[a-z.]+|geoapps\.wallonie\.be|share\.google|maps\.me|instantstreetview\.com|what3words\.[a-z]+|citymapper\.com|komoot\.[a-z]+|bing\.com\/maps)`,
]
const mapLink = new RegExp(String.raw`(?<![\w.-])(?:https?:\/\/)?(?:${mapHosts.join('|')})[^\s<>"']*`, 'giu')
/** Other links that carry a point: `?ll=51.2,3.2`, `@51.2,3.2`, `!3d51.2!4d3.2`. */
const pointLink =
  /https?:\/\/[^\s<>"']*(?:[?&#](?:q|ll|sll|daddr|saddr|destination|center|lat|latitude|query|mlat|cp|coordinates?)=|[/@]|!(?:\dd)?)-?\d{1,3}\.\d{3,}[^\s<>"']*/giu
const scheme = /\b(?:geo|maps|comgooglemaps|waze):[^\s<>"']*\d[^\s<>"']*/giu

/** Degrees with minutes, and perhaps seconds: 51°12'55.4"N, N 51° 12.924', 51d12m55s, 51º 12′ 55″. */
const degree = String.raw`-?\d{1,3}(?:[.,]\d+)?\s?(?:[°º˚d]|deg(?:r(?:és|ees|aden|ad)?)?\.?)\s?`
const minute = String.raw`\d{1,2}(?:[.,]\d+)?`
const prime = String.raw`(?:['’′´‘]|m(?!\p{L}))`
const second = String.raw`(?:\s?\d{1,2}(?:[.,]\d+)?\s?(?:sec\.?|["”“″s]|''|’’|′′)?)?`
const side = String.raw`[NSEOWnseow](?!\p{L})`
const half = String.raw`(?:[NSEOWnseow]\s?${degree}${minute}|${degree}${minute}(?:\s?${prime}${second}|\s?(?=${side})))(?:\s?${prime}${second})?(?:\s?${side})?`
const minutes = new RegExp(String.raw`(?<![\p{L}\d])${half}(?:[\s,;/|-]{0,4}${half})?`, 'gu')
/** Decimal degrees with a sign or a direction: 51.2154° N, N 51.2154, 51,2154° nord. */
const signed =
  /(?<![\p{L}\d.,])(?:[NSEOW]\s?-?\d{1,3}[.,]\d{2,}\s?°?|-?\d{1,3}[.,]\d{2,}\s?(?:[°º˚]\s?(?:[NSEOW](?!\p{L})|nord|noord|north|sud|zuid|south|est|oost|east|ost|ouest|west)?|[NSEOW](?![\p{L}\d])))/gu
const spacedDegrees =
  /(?<![\p{L}\d])[NS]\s?\d{1,2}\s\d{1,2}(?:[.,]\d+|\s\d{1,2}(?:[.,]\d+)?)\s?[,;/]?\s?[EOW]\s?\d{1,3}\s\d{1,2}(?:[.,]\d+|\s\d{1,2}(?:[.,]\d+)?)/gu
const spacedDegreesBehind =
  /(?<![\p{L}\d])\d{1,2}\s\d{1,2}(?:[.,]\d+|\s\d{1,2}(?:[.,]\d+)?)\s?[NS]\s?[,;/]?\s?\d{1,3}\s\d{1,2}(?:[.,]\d+|\s\d{1,2}(?:[.,]\d+)?)\s?[EOW](?!\p{L})/gu
const labelled =
  /(?<!\p{L})(?:lat(?:itude)?|breedtegraad|breite(?:ngrad)?|lng|lon|long(?:itude)?|lengtegraad|länge(?:ngrad)?|gps|wgs ?84|co[oö]rdinaten|coordonnées|coordinates|koordinaten)[\s:.=(]{0,4}-?\d{1,3}[.,]\d{2,}/giu
const plusCode = /(?<![\p{L}\d])[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,4}(?![\p{L}\d])/giu
/** The number of a parcel: '123/4C', '45 B 2', '123/4567'. */
const parcelFigures = String.raw`\d{1,4}(?:[\s/]?(?!e[nt]\s|und\s)[A-Z\d]{1,4}(?!\p{L}))?(?:\s?\d{1,3}(?!\d))?`
const parcelLabel = String.raw`(?:perceel|percelen|parcelle|parzelle|flurstück|num[ée]ros?\s?(?:cadastra(?:l|ux))?|nummers?|nrs?|n[°ºo]s?)[\s.:°]{0,3}`
const section = String.raw`(?:sectie|section|sektion|se[ck]t|sie|flur|gemarkung)\s?[:.]?\s?(?:ho)?[A-Z\d]{1,2}(?![\p{L}\d])(?:\sde\s\p{L}+)?`
/** A parcel of the cadastre in words: 'sectie B nr. 123/4C', 'section A, n° 45 B 2', 'Flur 3, Flurstück 12/4', 'numéro cadastral 123/4567'. */
const parcel = new RegExp(
  String.raw`(?<!\p{L})(?:${section}[\s,;:-]{0,3}(?:(?:${parcelLabel}){1,2}${parcelFigures}|\d{3,4}\/\d\d[A-Z]\d{0,3})(?:\s?(?:,|&|en|et|und)\s?\d{1,4}[/A-Z]{1,2}\d{0,4}(?!\p{L}))*|(?:num[ée]ros?\scadastra(?:l|ux)|[ck]adastr(?:aal|ale?)\s(?:nummer|nr)|[ck]ada?ster(?:nummer|nr)|kataster(?:nummer|nr))[\s.:°]{0,3}${parcelFigures}|capakey[\s:=]{0,3}[\p{L}\d/_]{6,24})`,
  'giu',
)
/** A parcel by its number: 'perceelnummer 123A2', 'parcelle 123a section B'. */
const parcelNumber =
  /(?<!\p{L})(?:perceel|parcelle|parzellen?|flurst[üu]ck)s?[\s-]?(?:(?:nummers?|nr|num[ée]ro(?:\scadastral)?|n[°ºo])[\s.:°]{0,3}\d{1,4}(?:[\s/]?[A-Z\d]{1,4}(?!\p{L}))?(?:\s\d{1,3})?(?!\d)|\d{1,4}(?:\/\d{1,3})?\s?[A-Z]?\d{0,3}[\s,(]{1,3}(?:sectie|section|sektion|flur)\s[A-Z\d]{1,2}(?![\p{L}\d]))/giu
/** Grid references (MGRS, UTM, Lambert) and parcels of the cadastre. */
const grids: readonly RegExp[] = [
  /(?<![\p{L}\d])\d{1,2}\s?[C-X]\s?[A-HJ-NP-Z]{2}\s?\d{3,5}\s?\d{3,5}(?!\d)/gu,
  /(?<![\p{L}\d])(?:3[0-3]\s?[NU]|UTM\s?\d{1,2}\s?\p{Lu}?)\s?\d{6}(?:[.,]\d+)?\s?[mE]?[\s,;/]{1,3}\d{7}(?:[.,]\d+)?/gu,
  /(?:lambert|luref|epsg|belge)[^\d\n]{0,12}(?:(?:72|2008|3812|31370)\D{1,6})?(?:x\D{0,3})?\d{2,3}[ .']?\d{3}(?:[.,]\d+)?\D{1,8}\d{2,3}[ .']?\d{3}(?:[.,]\d+)?/giu,
  /(?<![\p{L}\d])[xe]\s?[:=]?\s?\d{2,3}[ .']?\d{3}(?:[.,]\d+)?\D{1,6}?[yn]\s?[:=]?\s?\d{2,3}[ .']?\d{3}(?:[.,]\d+)?/giu,
  /(?<![\p{L}\d])\d{5}[ _-]?[A-Z][ _-]?\d{4}[ _/-]\d{2}[ _-]?[A-Z_0][ _-]?\d{3}(?!\d)/gu,
  /(?<![\p{L}\d])\d{5}_[A-Z]_\d{1,4}_[A-Z0-9_]{1,12}/gu,
  parcel,
  parcelNumber,
]
const words: readonly RegExp[] = [
  /\/\/\/\s?\p{L}+\.\p{L}+\.\p{L}+/gu,
  /what ?3 ?words[\s:=/]{0,4}\p{L}+\.\p{L}+\.\p{L}+/giu,
  /(?<![\p{L}\d@/.:-])\p{Ll}{4,18}\.\p{Ll}{4,18}\.(?!(?:info|immo|brussels|gent|vlaanderen|house|homes|example|online|site|agency|realty|properties|name|blog|shop)(?!\p{L}))\p{Ll}{4,18}(?![\p{L}\d.@/:-])/gu,
]
const geohash = /geo ?hash[\s:=]{0,3}[\da-z]{5,12}/giu

/** Some patterns are tried only if a text contains one of these, which is rare. */
const tries: readonly (readonly [RegExp, readonly RegExp[]])[] = [
  [/map|goo\.gl|google|g\.page|g\.co\/|osm|openstreet|streetview|gis\.|waze|michelin|here\.com|geo|plus\.codes|komoot|w3w|what3/i, [mapLink, scheme, geohash]],
  [/https?:/i, [pointLink]],
  [/[°º˚]|\d\s?deg|\d\s?d\d/i, [minutes, signed]],
  [/\d[.,]\d\d/, [signed, labelled]],
  [/[NS]\s?\d{1,2}\s\d|\d\s?[NS](?!\p{L})/u, [spacedDegrees, spacedDegreesBehind]],
  [/\+/, [plusCode]],
  [/\d{5}|\d{2,3}[ .']\d{3}|\d[A-Z]{2}\d|se[ck]t|flur|gemarkung|capakey|perceel|par[cz]el|[ck]ada?st|katast|(?:^|[^a-z])sie\s/i, grids],
  [/\p{L}\.\p{L}/u, words],
]
/** Characters that may encode others, so that the raw text cannot be pre-checked. */
const mayBeWritten = /[&%\u200b-\u2064\uff00-\uffef]/

const decimal = String.raw`-?\d{1,3}[.,·٫]\d{2,15}`
const pair = new RegExp(
  String.raw`(?<![\d.,])(${decimal})(?:\s?[°º])?[\s,;:/|&x_*-]{1,5}(?:(?:e[nt]|and|und|lng|lon|long|y)\s?[:=]?\s?)?(${decimal})(?!\d)`,
  'giu',
)
const single = /(?<![\d.,]|€\s?|eur(?:o)?\s?)-?\d{1,3}[.,]\d{3,15}(?![.,]?\d)(?!\s?(?:€|eur|m²|m2|km))/giu

/** Removes coordinates in any notation and links to maps from a text; decimal numbers only if they are near the home's point. */
export function pointCut({ lat, lng }: Point): Cut {
  return (text) => {
    const shown = mayBeWritten.test(text) ? readable(text, 'kept') : null
    const plain = shown?.text ?? text
    const found = tries.flatMap(([sign, patterns]) => (sign.test(plain) ? patterns.flatMap((pattern) => [...plain.matchAll(pattern)]) : []))
    if (/\d[.,·٫]\d\d/.test(plain)) found.push(...decimalsIn(plain, { lat, lng }))
    if (lat !== null && lng !== null && /u[01]/i.test(plain)) found.push(...geohashesNear(plain, { lat, lng }))
    if (found.length === 0) return text
    const ranges = found.map(({ 0: whole, index }) => trimmed(plain, index, index + whole.length))
    return withoutRanges(
      text,
      ranges.map(({ start, end }) => (shown ? { start: shown.start(start), end: shown.end(end - 1) } : { start, end })),
    )
  }
}

function geohashesNear(text: string, home: Corner): RegExpExecArray[] {
  return [...text.matchAll(geohashes)].filter(([whole]) => distance(geohashCentre(whole), home) < maxGeohashDistance)
}

function decimalsIn(text: string, { lat, lng }: Point): RegExpExecArray[] {
  return [
    ...[...text.matchAll(pair)].filter(([, one, other]) => isPair(number(one), number(other), { lat, lng })),
    ...[...text.matchAll(single)].filter(([whole]) => isNear(number(whole), lat, 0.01) || isNear(number(whole), lng, 0.01)),
  ]
}

/** Whether two numbers are near the home's point; if that is unknown, any two in or around Belgium and Luxembourg. */
function isPair(one: number, other: number, { lat, lng }: Point): boolean {
  const isOurs = (north: number, east: number) =>
    lat === null || lng === null ? north > 49 && north < 52 && east > 2 && east < 7 : isNear(north, lat, near) && isNear(east, lng, near)
  return isOurs(one, other) || isOurs(other, one)
}

function isNear(value: number, coordinate: number | null, distance: number): boolean {
  return coordinate !== null && Math.abs(value - coordinate) < distance
}

function number(text: string | undefined): number {
  return Number((text ?? '').replace(/[,·٫]/, '.'))
}

function trimmed(text: string, start: number, end: number) {
  let last = end
  while (last > start + 1 && /[\s.,;)]/.test(text[last - 1] ?? '')) last -= 1
  return { start, end: last }
}
