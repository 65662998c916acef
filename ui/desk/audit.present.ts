import type { StaffRole } from '#db/model/accounts/staff.ts'
import type { AuditAction, AuditObject } from '#db/model/desk/audit.ts'
import { languages } from '#messages/languages.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { href } from '../routes.ts'
import { whenText } from '../visits/appointment.present.ts'

/** A row of the audit log. */
export interface ActRow {
  readonly id: number
  readonly at: string
  readonly actor: string
  /** Null if the account is gone. */
  readonly name: string | null
  readonly role: StaffRole | null
  readonly action: AuditAction
  readonly object: AuditObject
  readonly objectId: string
  readonly fields: readonly string[]
  readonly reason: string | null
}

/** An act in words. */
export interface ActView {
  readonly id: number
  readonly when: string
  readonly who: string
  readonly what: string
  /** The page of the record it was about; null if there is none. */
  readonly path: string | null
  /** The changed fields and the given reason; empty without either. */
  readonly details: string
}

/** Acts of the audit log in words. @param members whose names replace account ids */
export function presentActs(rows: readonly ActRow[], members: readonly { readonly id: string; readonly name: string }[], locale: Locale): readonly ActView[] {
  const t = translator(locale)
  const names = new Map(members.map((member) => [member.id, member.name]))
  return rows.map(({ id, at, actor, name, action, object, objectId, fields, reason }) => ({
    id,
    when: whenText(at, locale),
    who: actorText({ actor, name }, locale),
    what: t('desk.audit.act', { action: t(`desk.act.${action}`), object: t(`desk.object.${object}`), id: names.get(objectId) ?? objectId }),
    path: action === 'remove' || action === 'erase' ? null : (pages[object]?.(objectId, locale) ?? null),
    details: [fields.map((field) => fieldText(field, locale)).join(', '), reasonText(reason, locale)].filter((part) => part !== '').join('; '),
  }))
}

/** The pages of the records that have one of their own. */
const pages: Partial<Readonly<Record<AuditObject, (id: string, locale: Locale) => string>>> = {
  channel: (id, locale) => href('deskChannel', locale, { id }),
  appointment: (id, locale) => href('deskVisit', locale, { id }),
  content: (id, locale) => (id.startsWith('category ') ? href('deskContentCategories', locale) : href('deskContentText', locale, { id })),
  entry: (id, locale) => href('deskEntry', locale, { id }),
  import: (id, locale) => href('deskImport', locale, { id }),
  lead: (id, locale) => href('deskLead', locale, { id }),
  listing: (id, locale) => href('deskHome', locale, { id }),
  mailing: (id, locale) => href('deskMailing', locale, { id }),
  offer: (id, locale) => href('deskOffer', locale, { id }),
  staff: (id, locale) => href('deskStaffMember', locale, { id }),
}

/** A field's label from the desk's forms; its name in the log if no form has it. */
export function fieldText(field: string, locale: Locale): string {
  const t = translator(locale)
  const [name = '', language = ''] = field.split('.')
  const spoken = locales.find((each) => each === (language || name))
  if (spoken === name) return languages[spoken].name
  const setting = `form.field.set.${field}`
  if (hasMessage(setting)) return t(setting)
  const known = [`desk.audit.field.${name}`, `form.field.${name}`].find(hasMessage)
  if (known === undefined) return field
  return spoken === undefined ? t(known) : `${t(known)} (${languages[spoken].name})`
}

/** The name of who did an act. */
export function actorText({ actor, name }: Pick<ActRow, 'actor' | 'name'>, locale: Locale): string {
  const t = translator(locale)
  return actor === 'command' ? t('desk.audit.command') : (name ?? t('desk.audit.former'))
}

/** A reason in words, where it is one of a list. */
function reasonText(reason: string | null, locale: Locale): string {
  const key = `desk.testimonials.reason.${reason}`
  return hasMessage(key) ? translator(locale)(key) : (reason ?? '')
}
