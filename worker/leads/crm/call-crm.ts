import type { CrmPerson, Written } from './crm-writer.ts'

/** The answer to a call; `status` is null if there was none, or only a part of it. */
export interface Answer {
  readonly status: number | null
  /** The body, parsed; null if it is no JSON. */
  readonly value: unknown
  /** What went wrong, without address, secret or personal data; empty for a status of 2xx. */
  readonly reason: string
}

const timeout = 20 // seconds
const maxAnswer = 1024 * 1024

/** Posts JSON to a CRM, once. @param what the call, as errors name it */
export async function postJson(what: string, address: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout * 1_000),
    })
    const text = await response.text()
    const { status } = response
    return { status, value: text.length > maxAnswer ? null : parsed(text), reason: response.ok ? '' : `status ${status} to ${what}` }
  } catch (error) {
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    return { status: null, value: null, reason: isLate ? `no answer to ${what} within ${timeout} s` : `the connection for ${what} failed or was cut off` }
  }
}

export const hasSucceeded = ({ status }: Answer) => status !== null && status >= 200 && status < 300

/** Whether a call was refused for its token. */
export const isUnauthorised = ({ status }: Answer) => status === 401 || status === 403

/** The outcome of a write that did not succeed. @param refusal what the CRM says of the lead */
export function failedWrite(answer: Answer, refusal: string): Written {
  const { status, reason } = answer
  if (isUnauthorised(answer) || status === 429) return { kind: 'later', reason }
  const isRefused = status !== null && status >= 400 && status < 500 && status !== 408
  return isRefused ? { kind: 'refused', reason: refusal === '' ? reason : `${reason}: ${refusal}` } : { kind: 'lost', reason }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What a CRM says, without what identifies the person of a lead, which it may quote. */
export function withoutPerson(text: string, { firstName, lastName, email, phone, address }: CrmPerson): string {
  const values = [firstName, lastName, email, phone, ...Object.values(address ?? {})].filter((value) => value !== null && value.length > 1)
  const words = text.replace(/\s+/g, ' ').trim().slice(0, 200)
  return values.reduce<string>((rest, value) => rest.replaceAll(value ?? '', '…'), words)
}
