import { isJsonObject } from '#db/model/site/json-object.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import { type Called, callService, failedCall, withoutSecrets } from '#worker/feeds/sync/call-service.ts'
import { openFields } from '../../fields.ts'
import { refusalIn } from '../outline.ts'

export type Parameters = Readonly<Record<string, string | number | boolean>>

/** Calls an endpoint of the service. Credentials are part of every URL. */
export async function askService({ values, timeout }: CrmSettings, endpoint: string, parameters: Parameters, now: Date): Promise<Called> {
  const { base = '', name = '', password = '' } = values
  const json = JSON.stringify({ CustomerName: name, CustomerPassword: password, ...parameters })
  const called = await callService({ name: endpoint, url: `${base}${endpoint}Json?json=${encodeURIComponent(json)}`, timeout }, now)
  return called.ok ? readAnswer(called.value, endpoint, [password, name]) : called
}

function readAnswer(answer: unknown, endpoint: string, secrets: readonly string[]): Called {
  if (!isJsonObject(answer)) return failedCall('wrongAnswer', `the answer to ${endpoint} is not a JSON object`)
  const envelope = openFields(answer).take(`${endpoint}JsonResult`) ?? answer
  if (!isJsonObject(envelope)) return failedCall('wrongAnswer', `the answer to ${endpoint} has no result`)
  const fields = openFields(envelope)
  const refusal = refusalIn({ code: fields.take('Code'), message: fields.take('Message'), success: fields.take('Success') })
  if (refusal !== null) return failedCall('refused', `${endpoint}: ${withoutSecrets(refusal, secrets)}`)
  const value = fields.take('Value')
  return value === undefined && fields.take('Success') === undefined
    ? failedCall('wrongAnswer', `the answer to ${endpoint} has no value`)
    : { ok: true, value: value ?? [] }
}
