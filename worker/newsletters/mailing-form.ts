import { findChosen } from '#db/listings/listings.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import { type Audience, audiences, maxHomes, maxSubject, missingParts, type Written } from '#db/model/newsletters/mailing.ts'
import type { Mailing } from '#db/newsletters/mailings.ts'
import type { Locale } from '#messages/locales.ts'
import type { FieldErrors, FormState, TypedValues } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { mergeSent } from '#worker/desk/merge-sent.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Maximum characters of a text: four of them fit a form. */
const maxDeskText = 20_000

/** The content of a newsletter, parsed from its form. */
export interface MailingContent {
  readonly subjects: Written
  readonly texts: Written
  readonly homes: readonly number[]
  readonly audience: Audience
}

export interface ReadMailing {
  readonly content: MailingContent
  readonly typed: TypedValues
  readonly errors: FieldErrors
}

/** The stored content of a newsletter as the values of its form. */
export function mailingValues({ subjects, texts, homes, audience }: MailingContent, enabled: readonly Locale[]): FormValues {
  return {
    ...Object.fromEntries(
      enabled.flatMap((locale) => [
        [`subject-${locale}`, subjects[locale] ?? ''],
        [`text-${locale}`, texts[locale] ?? ''],
      ]),
    ),
    homesShown: homes.join(', '),
    audience,
  }
}

/** The form of a draft, merged with what colleagues have saved since it was opened; `refused` if both have changed the same. */
export function mergeMailing(
  { agency }: Pick<DeskContext, 'agency'>,
  mailing: Mailing,
  sent: FormData,
): { readonly form: FormData; readonly refused: FormState | null } {
  if (mailing.state !== 'draft') return { form: sent, refused: null }
  const stored = mailingValues(mailing, agency.languages.enabled)
  const typed = Object.fromEntries(Object.keys(stored).map((name) => [name, textOf(sent, name)]))
  const { values, refused, opened } = mergeSent(sent, stored, typed, mailing.version)
  const form = new FormData()
  for (const [name, value] of sent) form.append(name, value)
  for (const name of Object.keys(stored)) form.set(name, values[name] ?? '')
  for (const [name, value] of Object.entries(opened)) form.set(name, value)
  return { form, refused }
}

/** Parses the form of a newsletter. A draft may be incomplete, but what is typed must be valid. */
export async function readMailingForm({ agency, store }: Pick<DeskContext, 'agency' | 'store'>, sent: FormData): Promise<ReadMailing> {
  const { enabled } = agency.languages
  const written = (part: 'subject' | 'text') =>
    Object.fromEntries(
      enabled.flatMap((locale) => {
        const text = textOf(sent, `${part}-${locale}`).replace(/\r\n?/g, '\n')
        const value = part === 'subject' ? text.replace(/\s+/g, ' ') : text
        return value === '' ? [] : [[locale, value] as const]
      }),
    )
  const [subjects, texts] = [written('subject'), written('text')]
  const listed = textOf(sent, 'homesShown')
  const homes = await readHomes(listed, store.primary)
  const audience = audiences.find((each) => each === textOf(sent, 'audience')) ?? 'everyone'
  return {
    content: { subjects, texts, homes: homes ?? [], audience },
    typed: typedOf(sent, enabled),
    errors: {
      ...tooLong('subject', subjects, maxSubject),
      ...tooLong('text', texts, maxDeskText),
      ...(homes === null ? { homesShown: 'invalid' as const } : {}),
    },
  }
}

/** The errors that prevent sending. */
export function missingIn(content: MailingContent, standard: Locale): FieldErrors {
  return Object.fromEntries(missingParts(content, standard).map((field) => [field, 'missing' as const]))
}

function typedOf(sent: FormData, enabled: readonly Locale[]): TypedValues {
  const names = [
    ...enabled.flatMap((locale) => [`subject-${locale}`, `text-${locale}`]),
    'homesShown',
    'audience',
    'mailingDay',
    'mailingTime',
    'version',
    'opened',
  ]
  return Object.fromEntries(names.map((name) => [name, textOf(sent, name)]))
}

function tooLong(part: 'subject' | 'text', written: Written, max: number): FieldErrors {
  return Object.fromEntries(Object.entries(written).flatMap(([locale, text]) => (text.length > max ? [[`${part}-${locale}`, 'invalid' as const]] : [])))
}

/** Parses ids separated by commas or spaces; null if one is not a home on offer, or there are too many. */
async function readHomes(text: string, db: DeskContext['store']['primary']): Promise<readonly number[] | null> {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  const ids = [...new Set(parts.flatMap((part) => readPublicId(part) ?? []))]
  if (ids.length > maxHomes || parts.some((part) => readPublicId(part) === null)) return null
  if (ids.length === 0) return []
  const found = await findChosen(db, ids, maxHomes)
  return ids.every((id) => found.some((home) => home.id === id && isListed(home.state))) ? ids : null
}
