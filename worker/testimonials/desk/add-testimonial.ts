import { recordAct } from '#db/desk/audit-log.ts'
import { raisingContent } from '#db/site/versions.ts'
import { findTestimonial, insertTestimonial } from '#db/testimonials/testimonials.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { readPicture } from '#worker/files/pictures/clean-picture.ts'
import { keepPicture } from '#worker/files/testimonial-pictures.ts'
import { parseForm } from '#worker/forms/parse.ts'
import { readUpload } from '#worker/forms/upload.ts'
import { authorHash } from '#worker/signing/keyed-hashes.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { importedTestimonial, isAhead, toTestimonial } from '#worker/testimonials/imported-testimonial.ts'
import type { DeskContext } from '../../desk/desk-page.ts'

const order = ['name', 'about', 'locale', 'comment', 'postedOn', 'picture']
/** Fields with labels at the desk that differ from the visitors' form. */
const inForm: Readonly<Record<string, string>> = { about: 'clientAbout', comment: 'clientComment' }

/** Adds and publishes an existing testimonial, like a POST to `/testimonials`. @returns its id, or the form's state if rejected */
export async function addTestimonial({ store, files, settings, session, now }: DeskContext, sent: FormData): Promise<{ readonly id: string } | FormState> {
  const form = new FormData()
  for (const [name, value] of sent) form.append(Object.keys(inForm).find((field) => inForm[field] === name) ?? name, value)
  const file = await readUpload(sent, { name: 'picture', isOptional: true, read: readPicture })
  const read = parseForm(importedTestimonial, order, form, file.ok ? {} : { picture: file.error })
  const typed = { ...named(read.typed), picture: file.name }
  if (!read.ok) return { ...freshForm, typed, errors: named(read.errors) }
  if (!file.ok) return { ...freshForm, typed, errors: { picture: file.error } }
  if (isAhead(read.values, now)) return { ...freshForm, typed, errors: { postedOn: 'invalid' } }
  if (textOf(sent, 'checked') !== '1') return { ...freshForm, typed, errors: { checked: 'missing' } }
  const testimonial = toTestimonial(read.values, file.upload)
  const { id } = testimonial
  const db = store.primary
  if ((await findTestimonial(db, id)) !== null) return { ...freshForm, typed, problem: 'known' }
  if (file.upload) await keepPicture(files, id, file.upload)
  const author = read.values.email === undefined ? null : await authorHash(settings.signing, read.values.email)
  await db.batch([
    insertTestimonial(db, testimonial, author, now.toISOString(), null),
    recordAct(db, session.member, { action: 'make', object: 'testimonial', objectId: id }, now),
    raisingContent(db),
  ])
  return { id }
}

function named<Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [inForm[name] ?? name, value]))
}
