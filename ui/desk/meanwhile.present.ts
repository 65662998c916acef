import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { whenText } from '../visits/appointment.present.ts'
import { type ActRow, actorText, fieldText } from './audit.present.ts'

/** What someone did with a record since a form of it was shown. */
export interface MeanwhileAct {
  readonly id: number
  readonly at: string
  readonly when: string
  readonly who: string
  /** The record, where the form was about several. */
  readonly about?: string
  /** What was done, and to which fields. */
  readonly what: string
}

/** An act in words. @param labels of fields whose form has names of its own */
export function presentMeanwhile({ id, at, actor, name, action, fields }: ActRow, labels: ReadonlyMap<string, string>, locale: Locale): MeanwhileAct {
  const named = [...new Set(fields.map((field) => labels.get(field) ?? fieldText(field, locale)))].join(', ')
  const t = translator(locale)
  const did = t(`desk.act.${action}`)
  return {
    id,
    at,
    when: whenText(at, locale),
    who: actorText({ actor, name }, locale),
    what: named === '' ? did : t('desk.meanwhile.act', { act: did, fields: named }),
  }
}
