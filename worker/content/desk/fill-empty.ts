import { fieldsOfKind, type WrittenKey } from '#db/model/content/written.ts'
import { isBlank } from '#db/model/site/blank.ts'
import type { Locale } from '#messages/locales.ts'
import { textField } from '#ui/content/desk/content-text.present.ts'
import type { TypedValues } from '#ui/forms/form-state.tsx'

/** Fills the empty fields of one language from another; null if there is nothing to fill. Non-empty fields are unchanged. */
export function fillEmpty(typed: TypedValues, kind: WrittenKey['kind'], from: Locale, to: Locale): TypedValues | null {
  const gaps = fieldsOfKind[kind].filter((field) => isBlank(typed[textField(field, to)]) && !isBlank(typed[textField(field, from)]))
  if (gaps.length === 0) return null
  const filled = Object.fromEntries(gaps.map((field) => [textField(field, to), typed[textField(field, from)] ?? '']))
  return { ...typed, ...filled, filled: '1' }
}
