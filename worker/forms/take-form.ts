import type { FormState, TypedValues } from '#ui/forms/form-state.tsx'
import { echoOf, typedValues } from '#worker/site/requests/typed-values.ts'
import { checkWithinTries } from './captcha/captcha-tries.ts'
import type { About, FormDefinition, FormRequest, Sender } from './form.ts'
import { leadOf } from './lead-of.ts'
import { parseForm } from './parse.ts'
import { type Accepted, storeForm } from './store-form.ts'
import { type ReadUpload, readUpload } from './upload.ts'

/** `state` is the form to show again. */
export type Outcome = Accepted | { readonly accepted: false; readonly state: FormState }

/**
 * Handles a submitted form: parses it, checks its captcha and the sender's rate limit, stores it with its outbox mails and relays those. Idempotent: a
 * resubmission is the same lead; a changed form is a new one.
 */
export async function takeForm<Values extends Sender>(form: FormDefinition<Values>, request: FormRequest, sent: FormData, about: About): Promise<Outcome> {
  const captcha = await checkWithinTries(request, sent)
  if (captcha === 'limited') return refused({ typed: echoOf(typedValues(sent)), limited: true })
  const file = form.file ? await readUpload(sent, form.file) : null
  const read = parseForm(form.schema, form.order, sent, {
    ...form.check?.(sent),
    ...(captcha.ok ? {} : { captcha: captcha.error }),
    ...(form.file && file?.ok === false ? { [form.file.name]: file.error } : {}),
  })
  const named = fileName(form, file)
  const typed = { ...read.typed, ...named }
  if (!read.ok || !captcha.ok || file?.ok === false) return refused({ typed, errors: read.ok ? {} : read.errors })
  const lead = leadOf(form, request, { ...read.values, ...named }, sent, { ...about, digest: file?.upload?.digest })
  const stored = await storeForm(form, lead, request, { proof: captcha, upload: file?.upload ?? null, office: about.office })
  return 'accepted' in stored ? stored : refused({ typed, ...stored })
}

function fileName({ file: field }: Pick<FormDefinition, 'file'>, file: ReadUpload | null): Readonly<Record<string, string>> {
  return field && file && file.name !== '' ? { [field.name]: file.name } : {}
}

function refused(state: { readonly typed: TypedValues } & Partial<FormState>): Outcome {
  return { accepted: false, state: { errors: {}, failed: false, ...state } }
}
