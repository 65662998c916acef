import type { Sheet } from '#db/feeds/sheets.ts'
import { origins } from '#db/model/contacts/contact.ts'
import type { ImportTerms } from '#db/model/contacts/contact-import.ts'
import { contactSheet } from '#db/model/feeds/sheets/contact-fields.ts'
import type { SheetChoices } from '#db/model/feeds/sheets/sheet-kind.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { columnField, fixedField } from '#ui/feeds/sheets/sheet-names.ts'
import type { FieldErrors } from '#ui/forms/form-state.tsx'
import { isDay } from '#worker/forms/fields.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** What the form of a file of contacts says. */

interface Refused {
  readonly errors: FieldErrors
}

const maxLine = 200

/** The fields of the columns, each at most once, and the kind of people in a file without a column for it. */
export function choicesIn({ columns }: Pick<Sheet, 'columns'>, sent: FormData): SheetChoices | Refused {
  const chosen = columns.map((_, at) => {
    const path = textOf(sent, columnField(at))
    return Object.hasOwn(contactSheet.fields, path) ? path : null
  })
  const twice = chosen.flatMap((path, at) => (path !== null && chosen.indexOf(path) !== at ? [at] : []))
  if (twice.length > 0) return { errors: Object.fromEntries(twice.map((at) => [columnField(at), 'taken' as const])) }
  const kinds: readonly string[] = contactSheet.fixed.kind ?? []
  const kind = textOf(sent, fixedField('kind'))
  return { columns: chosen, fixed: chosen.includes('kind') ? {} : { kind: kinds.includes(kind) ? kind : (kinds[0] ?? '') } }
}

/** Where the people's details come from, and the consent given for the whole file: with its day, where it was given and in which words. */
export function termsIn(sent: FormData, { columns }: SheetChoices, now: Date): ImportTerms | Refused {
  const origin = origins.find((each) => each === textOf(sent, 'origin'))
  const text = (name: string) => textOf(sent, name).replace(/\s+/g, ' ').trim().slice(0, maxLine) || null
  const [day, source, words, originName] = [text('consentDay'), text('consentSource'), text('consentWords'), text('originName')]
  const isGiven = day !== null || (source !== null && !columns.includes('consentDate'))
  const errors: FieldErrors = {
    ...(origin === undefined && { origin: 'missing' }),
    ...(origin !== undefined && origin !== 'ownRecords' && originName === null && { originName: 'missing' }),
    ...(day !== null && (!isDay(day) || day > brusselsDay(now)) && { consentDay: 'invalid' }),
    ...(day === null && isGiven && { consentDay: 'missing' }),
    ...(isGiven && source === null && !columns.includes('consentSource') && { consentSource: 'missing' }),
    ...(isGiven && words === null && { consentWords: 'missing' }),
  }
  if (origin === undefined || Object.keys(errors).length > 0) return { errors }
  return { origin, originName, consent: { day, source, words } }
}
