import { iconPart, iconSizes } from '#db/model/agency/agency-look.ts'
import type { SentSettings } from '#db/model/agency/settings/answers.ts'
import type { Locale } from '#messages/locales.ts'
import { type ReceivedPictures, readPictures } from '#worker/agency/sent-pictures.ts'
import { typedValues } from '#worker/site/requests/typed-values.ts'

/** A submitted settings form with its uploaded pictures. */
export interface SettingsForm extends SentSettings {
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
