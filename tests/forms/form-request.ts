import type { D1Database } from '@cloudflare/workers-types'
import { openStore } from '#db/client.ts'
import { numberWords } from '#db/model/calculators/number-words.ts'
import { settingsOf } from '#worker/env.ts'
import { issueCaptcha } from '#worker/forms/captcha.ts'
import type { FormRequest } from '#worker/forms/form.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { memoryDatabase } from '../kit/memory-database.ts'
import { type MemoryFiles, memoryFiles } from '../kit/memory-files.ts'
import { memoryKv } from '../kit/memory-kv.ts'

const settings = settingsOf({
  ENABLED_LOCALES: 'nl,fr,en,de',
  DEFAULT_LOCALE: 'nl',
  ORIGIN: 'https://www.agency.example',
  IMPORT_TOKEN: 'a-token-of-sixteen',
  PLACE_SALT: 'a salt of 16 characters',
  SIGNING_SECRET: 'sixteen characters',
})

export interface FakeFormRequest extends FormRequest {
  readonly d1: D1Database
  readonly objects: MemoryFiles['objects']
  /** The outbox ids it has passed on. */
  readonly relayed: string[]
}

/** A request of a visitor that sends a form in Dutch to an empty site of the demo agency, on a Tuesday at ten in the morning in Belgium. */
export function aFormRequest(overrides: Partial<FormRequest> = {}, d1 = memoryDatabase()): FakeFormRequest {
  const { files, objects } = memoryFiles()
  const relayed: string[] = []
  return {
    ...{ d1, objects, relayed, files, settings, agency: demoAgency, store: openStore(d1, memoryKv().kv) },
    ...{
      locale: 'nl',
      now: new Date('2026-12-01T09:00:00.000Z'),
      clientAddress: '203.0.113.7',
      relay: (ids) => void relayed.push(...ids),
      relayToCrms: () => undefined,
    },
    ...overrides,
  }
}

/** A form as a browser sends it; several values under one name are sent one by one. */
export function formData(values: Readonly<Record<string, string | readonly string[] | File>>): FormData {
  const sent = new FormData()
  for (const [name, value] of Object.entries(values)) for (const each of Array.isArray(value) ? value : [value]) sent.append(name, each)
  return sent
}

/** The fields of a new captcha with its right answer, or with the wrong one. */
export async function answeredCaptcha({ settings: { signing }, now }: Pick<FormRequest, 'settings' | 'now'>, isRight = true) {
  const { token, words } = await issueCaptcha(signing, 'en', now)
  const number = Array.from({ length: 90 }, (_, at) => at + 10).find((each) => numberWords(each, 'en') === words) ?? 0
  return { captchaToken: token, captcha: String(isRight ? number : ((number - 9) % 90) + 10) }
}
