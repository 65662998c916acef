import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { propertyTypes } from '../../listings/property-types.ts'

type TypeName = readonly [type: string, name: string]

/** Types that no listing is sold as alone. */
const parts = ['garden', 'other-property']
/** Types whose other names describe surroundings: 'woonwijk'. */
const surroundings = ['residence', 'housing-development', 'green-zone', 'apartment-group', 'house-group', 'recreational-land', 'project']

/** The kinds of home as lists call one and several. */
export function shownNames(locale: Locale): TypeName[] {
  const t = translator(locale)
  return typesBut(parts).flatMap(([type]) => [`type.${type}`, `typePlural.${type}`].flatMap((key) => (hasMessage(key) ? [[type, t(key)] as const] : [])))
}

/** The kinds of home as the trade and feeds call them. */
export function tradeNames(locale: Locale): TypeName[] {
  const typed = typesBut([...parts, ...surroundings])
  return typed.flatMap(([type, { names }]) => (new Map(Object.entries(names)).get(locale)?.split(', ') ?? []).map((name) => [type, name] as const))
}

function typesBut(types: readonly string[]) {
  return Object.entries(propertyTypes).filter(([type]) => !types.includes(type))
}
