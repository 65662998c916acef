import type { WritingField } from '#db/model/content/written.ts'
import type { Locale } from '#messages/locales.ts'
import { fieldIn } from '../../forms/field-in.present.ts'
import { capitalised } from '../../site/intl.present.ts'

/** The fields of the form of a text: each is in every language. */
export type TextField = WritingField | 'state' | 'plan' | 'version' | 'right'

/** The name of a field in a language: `textTitleFr`. */
export function textField(field: TextField, locale: Locale): string {
  return fieldIn(`text${capitalised(field)}`, locale)
}
