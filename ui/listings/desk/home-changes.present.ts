import type { AuditAction } from '#db/model/desk/audit.ts'
import type { DeskHomeState } from '#db/model/listings/desk-home.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { languages } from '#messages/languages.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { whenText } from '../../visits/appointment.present.ts'
import { homeStateText } from './home-line.present.ts'

/** A change by an import or the rules of publication. */
interface ChangeRow {
  readonly id: number
  readonly at: string
  readonly fields: readonly string[]
  readonly priceBefore: number | null
  readonly priceAfter: number | null
  readonly stateBefore: DeskHomeState | null
  readonly stateAfter: DeskHomeState | null
}

/** An act of a member of the staff. */
interface DoneRow {
  readonly id: number
  readonly at: string
  readonly name: string | null
  readonly action: AuditAction
  readonly fields: readonly string[]
}

/** One moment of a home's log. */
export interface HomeChange {
  readonly key: string
  readonly at: string
  readonly when: string
  /** Who did it; null for the feed. */
  readonly who: string | null
  readonly lines: readonly string[]
}

/** The log of a home, latest first: what its feed changed and what the desk did. */
export function presentHomeChanges(changes: readonly ChangeRow[], acts: readonly DoneRow[], goal: Goal, locale: Locale): readonly HomeChange[] {
  const fed = changes.map((change) => ({
    key: `change-${change.id}`,
    at: change.at,
    when: whenText(change.at, locale),
    who: null,
    lines: changeLines(change, goal, locale),
  }))
  return [...fed, ...acts.map((act) => presentDone(act, locale))].sort((one, other) => (one.at < other.at ? 1 : -1))
}

function presentDone({ id, at, name, action, fields }: DoneRow, locale: Locale): HomeChange {
  const t = translator(locale)
  return {
    key: `act-${id}`,
    at,
    when: whenText(at, locale),
    who: name ?? t('desk.audit.former'),
    lines: [[t(`desk.act.${action}`), fieldsText(fields, locale)].filter((text) => text !== '').join(': ')],
  }
}

/** The changes: a line each for the price, the state, and all other fields. */
export function changeLines(
  { fields, priceBefore, priceAfter, stateBefore, stateAfter }: Omit<ChangeRow, 'id' | 'at'>,
  goal: Goal,
  locale: Locale,
): readonly string[] {
  const t = translator(locale)
  const amount = (price: number | null) => (price === null ? t('desk.home.noPrice') : formatEuro(price))
  const words = fieldsText(fields, locale)
  return [
    ...(priceBefore !== null || priceAfter !== null ? [t('desk.home.price', { before: amount(priceBefore), after: amount(priceAfter) })] : []),
    ...(stateBefore !== null && stateAfter !== null
      ? [t('desk.home.state', { before: homeStateText(stateBefore, goal, locale), after: homeStateText(stateAfter, goal, locale) })]
      : []),
    ...(words === '' ? [] : [words]),
  ]
}

const mostNamed = 8

function fieldsText(fields: readonly string[], locale: Locale): string {
  const names = [...new Set(fields.map((field) => fieldText(field, locale)))]
  return names.length <= mostNamed ? names.join(', ') : `${names.slice(0, mostNamed).join(', ')} +${names.length - mostNamed}`
}

/** A field in words: a fact by its label, a text of one language with that language's name. */
function fieldText(field: string, locale: Locale): string {
  const t = translator(locale)
  const [name = '', part] = field.split('.')
  const key = name === 'fact' ? `fact.${part}` : `desk.home.field.${name}`
  const label = hasMessage(key) ? t(key) : field
  return part !== undefined && isLocale(part) ? `${label} (${languages[part].name})` : label
}
