import { iconPart, iconSizes } from '#db/model/agency/agency-look.ts'
import type { SentSettings } from '#db/model/agency/settings/answers.ts'
import type { Typed } from '#db/model/agency/settings/values.ts'
import type { Locale } from '#messages/locales.ts'
import type { FieldErrors } from '#ui/forms/form-state.tsx'
import { type ReceivedPictures, readPictures } from '#worker/agency/sent-pictures.ts'
import { typedValues } from '#worker/site/requests/typed-values.ts'

/** A submitted settings form with its uploaded pictures. */
interface SettingsForm extends SentSettings {
  readonly pictures: ReceivedPictures
}

/** Parses a form, including the icons that the browser rendered from a new logo. Pictures get temporary names derived from their inputs until they are stored. */
export async function readSettingsForm(sent: FormData, inputs: readonly string[], languages: readonly Locale[]): Promise<SettingsForm> {
  const body = new FormData()
  const files = new Map<string, string>()
  for (const name of inputs) {
    const file = sent.get(name)
    if (file === null || typeof file === 'string' || file.size === 0) continue
    const label = `sent ${name}`
    files.set(name, label)
    body.append(`file:${label}`, file)
  }
  for (const part of iconSizes.map(iconPart)) {
    const icon = sent.get(part)
    if (icon !== null && typeof icon !== 'string') body.append(part, icon)
  }
  return { typed: typedValues(sent), files, languages, pictures: await readPictures(body) }
}

/** The record's validation errors, mapped to the inputs of a form. */
interface Refusal {
  readonly errors: readonly string[]
  readonly paths: readonly string[]
}

/**
 * Maps validation errors to inputs, and returns those that belong to none separately.
 * @param inputs the input of each path of the part that the form shows
 * @param place where that part lies in the record: 'offices.0.', or nothing
 */
export function fieldErrors(
  { errors, paths }: Refusal,
  inputs: ReadonlyMap<string, string>,
  place: string,
  typed: Typed,
): { readonly errors: FieldErrors; readonly elsewhere: readonly string[] } {
  const found = new Map<string, 'missing' | 'invalid'>()
  const elsewhere: string[] = []
  for (const [index, given] of paths.entries()) {
    const path = given.replaceAll(/\[(\d+)\]/g, '.$1')
    const input = path.startsWith(place) ? inputOf(path.slice(place.length), inputs) : null
    if (input === null) elsewhere.push(errors[index] ?? given)
    else if (!found.has(input)) found.set(input, isEmpty(input, typed) ? 'missing' : 'invalid')
  }
  const order = [...inputs.values()]
  return { errors: Object.fromEntries([...found].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))), elsewhere }
}

/** The input of a path, or of its nearest ancestor; for a missing group, its first input. */
function inputOf(path: string, inputs: ReadonlyMap<string, string>): string | null {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const input = inputs.get(parts.slice(0, length).join('.'))
    if (input !== undefined) return input
  }
  return [...inputs].find(([each]) => each.startsWith(`${path}.`))?.[1] ?? null
}

function isEmpty(input: string, typed: Typed): boolean {
  return Object.entries(typed).every(([name, value]) => (name !== input && !name.startsWith(`${input}.`)) || [value].flat().every((text) => text.trim() === ''))
}
