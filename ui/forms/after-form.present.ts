import { type FormName, formCatalogue } from '#db/model/forms/form-catalogue.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { ContactView } from '../agency/contact.present.ts'
import { type Promises, promisedWords } from '../listings/property/promised-words.present.ts'
import type { LeadRow } from './lead-rows.present.ts'

/** When it happens and who does it. @param contact of the listing or project; null for any other form */
export function presentWhenAndWho(form: FormName, contact: ContactView | null, agency: string, promises: Promises, locale: Locale): readonly LeadRow[] {
  const t = translator(locale)
  const { when, by } = formCatalogue[form]
  const who = by === 'mail' ? t('thanks.by.mail') : by === 'person' ? namesOf(contact, agency) : agency
  return [
    { name: 'when', label: t('thanks.when'), value: when === null ? '' : (promisedWords(`thanks.when.${when}`, promises, locale) ?? '') },
    { name: 'by', label: t('thanks.by'), value: who },
  ].filter(({ value }) => value !== '')
}

/** What happens next, step by step. */
export function presentSteps(form: FormName, promises: Promises, locale: Locale): readonly string[] {
  return formCatalogue[form].steps.map((step) => promisedWords(`form.${form}.${step}`, promises, locale)).filter((step) => step !== null)
}

function namesOf(contact: ContactView | null, agency: string): string {
  const names = [contact?.person?.name, contact?.office].filter((name) => typeof name === 'string')
  return names.length === 0 ? agency : names.join(', ')
}
