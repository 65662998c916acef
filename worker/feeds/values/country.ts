import type { Country } from '#db/model/listings/listing.ts'
import { comparable } from '#db/model/places/name-index.ts'
import { languages } from '#messages/languages.ts'
import { locales } from '#messages/locales.ts'
import { memoize } from '../memoize.ts'
import { type Note, noRemark } from '../remarks.ts'
import { saysNothing } from './nothing.ts'
import { plainLine, readPlainText } from './text.ts'

const belgium = [
  ...['be', 'b', 'bel', 'belg', 'belgie', 'belgië', 'belgique', 'belgium', 'belgien', 'belge', 'belgisch', 'belgian', 'belgia', 'belgica', 'belgio', 'bélgica'],
  ...['kingdom of belgium', 'koninkrijk belgië', 'royaume de belgique', 'königreich belgien', 'vlaanderen', 'flandre', 'flanders', 'flandern'],
  ...['wallonië', 'wallonie', 'wallonia', 'wallonien', 'brussels hoofdstedelijk gewest', 'région de bruxelles-capitale', '056', '32', '+32', '0032'],
]
const luxembourg = [
  ...['lu', 'l', 'lux', 'luxembourg', 'luxemburg', 'luxemb', 'lëtzebuerg', 'letzebuerg', 'luxemburgo', 'lussemburgo', 'luxembourgeois', 'luxemburgs'],
  ...['grand duchy of luxembourg', 'groothertogdom luxemburg', 'grand-duché de luxembourg', 'grand-duché', 'groothertogdom', 'grossherzogtum luxemburg'],
  ...['großherzogtum luxemburg', 'gdl', 'g.d. luxembourg', 'gd luxembourg', 'gd de luxembourg', '442', '352', '+352', '00352'],
]

/** Three letters, plates and everyday names of the countries that Belgian agents also sell in; the others are known by their two letters and names. */
const others =
  'fra f nld nl holland pays-bas deu d ger esp e spanje ita i prt p gbr uk gb engeland che ch suisse aut a irl grc gr tur hrv bgr mar usa us pol rou cze cyp mlt hun dnk swe nor fin'

/**
 * The country that a name or code means: any spelling of Belgium and Luxembourg in the four languages, with two or three letters, or as on a car's
 * plate, and the names and codes of other countries.
 * @returns null when it is none of them
 */
export function readCountry(value: unknown, note: Note = noRemark): Country | null | undefined {
  const names = Object.values(readPlainText(value, plainLine) ?? {}).filter((name) => !saysNothing(name))
  if (names.length === 0) return undefined
  const found = new Set(names.map(countryNamed).filter((country) => country !== null))
  const [country = null] = found
  if (found.size > 1) note('contradiction')
  return found.size > 1 ? null : country
}

const countryNamed = memoize((name): Country | null => {
  // 'Belgium (BE)', 'BE - België'.
  const parts = [name, ...name.split(/\s*[(),/|]\s*|\s[-–]\s/)].map(comparable).filter((part) => part !== '')
  const found = parts.map((part) => countryIndex().get(part)).find((country) => country !== undefined)
  return found ?? null
})

/** Whether a text is a country's name or code and nothing else. */
export function isCountryName(text: string): boolean {
  return countryIndex().has(comparable(text))
}

let index: ReadonlyMap<string, Country> | undefined

function countryIndex(): ReadonlyMap<string, Country> {
  index ??= new Map<string, Country>([
    ...foreignNames().map((name) => [comparable(name), 'other'] as const),
    ...luxembourg.map((name) => [comparable(name), 'LU'] as const),
    ...belgium.map((name) => [comparable(name), 'BE'] as const),
  ])
  return index
}

/** Every pair of letters that is a country, and its names. */
function foreignNames(): readonly string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const named = locales.flatMap((locale) => {
    const names = new Intl.DisplayNames(languages[locale].tag, { type: 'region', fallback: 'none' })
    return codes.flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [name, code]
    })
  })
  return [...named, ...others.split(' ')]
}
