import type { AuditAction, AuditObject } from '#db/model/audit.ts'
import type { StaffRole } from '#db/model/staff.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { whenText } from '../appointment.ts'

/** A row of the audit log. */
interface ActRow {
  readonly id: number
  readonly at: string
  readonly actor: string
  /** Null where the account is gone. */
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
  /** The fields that changed, and the reason that was given; empty without either. */
  readonly details: string
}

/** Acts of the audit log in words. */
export function presentActs(rows: readonly ActRow[], locale: Locale): readonly ActView[] {
  const t = translator(locale)
  return rows.map(({ id, at, actor, name, action, object, objectId, fields, reason }) => ({
    id,
    when: whenText(at, locale),
    who: actorText({ actor, name }, locale),
    what: t('desk.audit.act', { action: t(`desk.act.${action}`), object: t(`desk.object.${object}`), id: objectId }),
    details: [fields.join(', '), reason ?? ''].filter((part) => part !== '').join('; '),
  }))
}

/** Who did an act, in words. */
export function actorText({ actor, name }: Pick<ActRow, 'actor' | 'name'>, locale: Locale): string {
  const t = translator(locale)
  return actor === 'command' ? t('desk.audit.command') : (name ?? t('desk.audit.former'))
}
