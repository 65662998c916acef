import type { SecurityCount, SecurityKind } from '#db/model/accounts/security-event.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, type PlainKey, translator } from '#messages/translate.ts'
import { whenText } from '../visits/appointment.present.ts'
import type { ActView } from './audit.present.ts'

/** A row of the security log. */
export interface SecurityRow extends SecurityCount {
  readonly id: number
  readonly lastAt: string
  /** The name of the account; null for a keyed hash. */
  readonly name: string | null
}

/** The name of a kind of event. */
export function securityText(kind: SecurityKind): PlainKey {
  return kind === 'signIn' ? 'desk.act.signIn' : `desk.security.${kind}`
}

/** A row of the security log as one of the audit log, with its count; a client has the beginning of its keyed hash. */
export function presentSecurity({ id, lastAt, kind, way, subject, name, count }: SecurityRow, locale: Locale): ActView {
  const t = translator(locale)
  const words = way.split(' ').map((word) => {
    const known = [`route.${word}`, `desk.object.${word}`, `form.field.${word}`, `owner.${word}`].find(hasMessage)
    return known === undefined ? word : t(known)
  })
  const what = `${t(securityText(kind))}: ${words.join(', ')}`
  return { id, when: whenText(lastAt, locale), who: name ?? subject.slice(0, 8), what, path: null, details: String(count) }
}
