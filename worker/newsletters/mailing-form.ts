import { findChosen } from '#db/listings/listings.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import { type MailingPicture, maxHomes, maxSubject, missingParts, type PicturePlace, picturePlaces, type Written } from '#db/model/newsletters/mailing.ts'
import type { Mailing } from '#db/newsletters/mailings.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { fieldIn } from '#ui/forms/field-words.present.ts'
import type { ErrorCode, FieldErrors, FormState, TypedValues } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { mergeSent } from '#worker/desk/merge-sent.ts'
import { keepMailingPicture, pictureField } from '#worker/newsletters/mailing-picture.ts'
import { readSegment, segmentValues } from '#worker/newsletters/segment-form.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Maximum characters of a text: four of them fit a form. */
const maxDeskText = 20_000
const maxPictureWords = 400

/** The content of a newsletter, parsed from its form. */
export type MailingContent = Pick<Mailing, 'subjects' | 'texts' | 'homes' | 'audience' | 'segment' | 'picture' | 'pictureWords' | 'picturePlace'>

export interface ReadMailing {
  readonly content: MailingContent
  readonly typed: TypedValues
  readonly errors: FieldErrors
}

type Site = Pick<DeskContext, 'agency' | 'locale'>

/** The stored content of a newsletter as the values of its form. */
export function mailingValues(mailing: Omit<MailingContent, 'picture'>, { agency, locale }: Site): FormValues {
  const { subjects, texts, homes, pictureWords, picturePlace } = mailing
  const { enabled } = agency.languages
  return {
    ...Object.fromEntries(
      enabled.flatMap((each) => [
        [`subject-${each}`, subjects[each] ?? ''],
        [`text-${each}`, texts[each] ?? ''],
        [fieldIn('pictureWords', each), pictureWords[each] ?? ''],
      ]),
    ),
    homesShown: homes.join(', '),
    picturePlace,
    ...segmentValues(mailing, enabled, locale),
  }
}

/** The form of a draft, merged with what colleagues have saved since it was opened; `refused` if both have changed the same. */
export function mergeMailing(context: Site, mailing: Mailing, sent: FormData): { readonly form: FormData; readonly refused: FormState | null } {
  if (mailing.state !== 'draft') return { form: sent, refused: null }
  const stored = mailingValues(mailing, context)
  const typed = Object.fromEntries(Object.keys(stored).map((name) => [name, textOf(sent, name)]))
  const { values, refused, opened } = mergeSent(sent, stored, typed, mailing.version)
  const form = new FormData()
  for (const [name, value] of sent) form.append(name, value)
  for (const name of Object.keys(stored)) form.set(name, values[name] ?? '')
  for (const [name, value] of Object.entries(opened)) form.set(name, value)
  return { form, refused }
}

/** Parses the form of a newsletter, and stores the picture that was chosen. A draft may be incomplete, but what is typed must be valid. */
export async function readMailingForm(context: DeskContext, mailing: { readonly picture: MailingPicture | null }, sent: FormData): Promise<ReadMailing> {
  const { agency, store } = context
  const { enabled } = agency.languages
  const written = (fieldOf: (locale: Locale) => string, isLine: boolean) =>
    Object.fromEntries(
      enabled.flatMap((locale) => {
        const text = textOf(sent, fieldOf(locale)).replace(/\r\n?/g, '\n')
        const value = isLine ? text.replace(/\s+/g, ' ') : text
        return value === '' ? [] : [[locale, value] as const]
      }),
    )
  const fields = {
    subject: (each: Locale) => `subject-${each}`,
    text: (each: Locale) => `text-${each}`,
    words: (each: Locale) => fieldIn('pictureWords', each),
  }
  const [subjects, texts, pictureWords] = [written(fields.subject, true), written(fields.text, false), written(fields.words, true)]
  const [homes, chosen] = [await readHomes(textOf(sent, 'homesShown'), store.primary), await keepMailingPicture(context, sent)]
  const { audience, segment, errors } = readSegment(sent, enabled)
  const kept = textOf(sent, 'noPicture') === '1' ? null : mailing.picture
  const picturePlace: PicturePlace = picturePlaces.find((each) => each === textOf(sent, 'picturePlace')) ?? 'top'
  return {
    content: { subjects, texts, homes: homes ?? [], audience, segment, picture: chosen.picture ?? kept, pictureWords, picturePlace },
    typed: { ...typedOf(sent, context), ...(chosen.name === '' ? {} : { [pictureField]: chosen.name }) },
    errors: {
      ...tooLong(fields.subject, subjects, maxSubject),
      ...tooLong(fields.text, texts, maxDeskText),
      ...tooLong(fields.words, pictureWords, maxPictureWords),
      ...(homes === null ? { homesShown: 'invalid' as const } : {}),
      ...(chosen.error === null ? {} : { [pictureField]: chosen.error }),
      ...errors,
    },
  }
}

/** The errors that prevent sending. */
export function missingIn(content: MailingContent, standard: Locale): FieldErrors {
  return Object.fromEntries(missingParts(content, standard).map((field) => [field, 'missing' as const]))
}

/** The values of a form to show again. */
export function typedOf(sent: FormData, { agency, locale }: Site): TypedValues {
  const empty = { subjects: {}, texts: {}, homes: [], audience: 'everyone', segment: null, pictureWords: {}, picturePlace: 'top' } as const
  const names = [
    ...Object.keys(mailingValues(empty, { agency, locale })),
    'homeSearch',
    'homeGoal',
    'noPicture',
    'mailingDay',
    'mailingTime',
    'version',
    'opened',
  ]
  return Object.fromEntries(names.map((name) => [name, textOf(sent, name)]))
}

function tooLong(fieldOf: (locale: Locale) => string, written: Written, max: number): FieldErrors {
  const long = locales.filter((each) => (written[each] ?? '').length > max)
  return Object.fromEntries(long.map((each): [string, ErrorCode] => [fieldOf(each), 'invalid']))
}

/** Parses ids separated by commas or spaces; null if one is not a home on offer, or there are too many. */
async function readHomes(text: string, db: DeskContext['store']['primary']): Promise<readonly number[] | null> {
  const parts = homeNumbers(text)
  const ids = [...new Set(parts.flatMap((part) => readPublicId(part) ?? []))]
  if (ids.length > maxHomes || parts.some((part) => readPublicId(part) === null)) return null
  if (ids.length === 0) return []
  const found = await findChosen(db, ids, maxHomes)
  return ids.every((id) => found.some((home) => home.id === id && isListed(home.state))) ? ids : null
}

/** The numbers of homes as they were typed. */
export function homeNumbers(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '')
}
