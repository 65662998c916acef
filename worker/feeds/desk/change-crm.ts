import { createId } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { readCrmConnection, setCrmConnection } from '#db/feeds/crm-connections.ts'
import { forgetMoves } from '#db/feeds/crm-moves.ts'
import { removingPayloads } from '#db/feeds/crm-payloads.ts'
import { forgetCrmPeople } from '#db/feeds/crm-people.ts'
import { type CrmField, type CrmName, crms } from '#db/model/feeds/crm-catalogue.ts'
import { raisingContent } from '#db/site/versions.ts'
import { type ErrorCode, type FieldErrors, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { encryptSecrets, fixedValues, readSecrets } from '#worker/feeds/crm-connection.ts'
import { crmBaseIn } from '#worker/feeds/crm-settings.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

type Values = Readonly<Record<string, string>>

const maxLength = 500

/**
 * Sets the connection with a CRM; an empty form removes it. A secret is bound to the values beside it: changing the address or the name requires typing it
 * again, so that nobody can have a colleague's password sent to a server of their own.
 * @returns the form's errors; null on success
 */
export async function changeCrm({ store, session, settings, now }: DeskContext, crm: CrmName, form: FormData): Promise<FormState | null> {
  const db = store.primary
  const known = await readCrmConnection(db, crm)
  const fixed = fixedValues(settings, crm)
  const fields = crms[crm].fields.filter(({ name, kind }) => kind !== 'generated' && fixed[name] === undefined)
  const sent: Values = Object.fromEntries(fields.map(({ name }) => [name, textOf(form, `${crm}.${name}`).trim()]))
  const values = ofKind(fields, sent, false)
  const stored = await readSecrets(settings.signing, crm, known)
  const isSamePlace = Object.keys(values).every((name) => values[name] === (known.values[name] ?? ''))
  const generated = generatedOf(crm, stored)
  const kept = isSamePlace && stored !== null ? stored : {}
  const isEmptied = Object.values(sent).every((value) => value === '') && Object.values(values).length > 0
  const secrets: Values = isEmptied ? {} : { ...kept, ...generated, ...filled(ofKind(fields, sent, true)) }
  const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [`${crm}.${name}`, value]))
  const errors = isEmptied ? {} : errorsOf(crm, fields, { ...values, ...secrets }, settings.origin)
  if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
  if (textOf(form, 'version') !== String(known.version)) return { ...freshForm, typed, problem: 'crmChanged' }
  const changed = [
    ...Object.keys(values).filter((name) => values[name] !== (known.values[name] ?? '')),
    ...Object.keys({ ...stored, ...secrets }).filter((name) => secrets[name] !== stored?.[name]),
  ]
  const connection = {
    values: filled(values),
    secrets: await encryptSecrets(settings.signing, crm, secrets),
    version: known.version + 1,
    // The stock of a new connection is looked at before it is published.
    isRead: Object.keys(known.values).length > 0 && known.isRead,
  }
  const act = { action: 'change', object: 'settings', objectId: `crm ${crm}`, fields: changed.map((name) => `${crm}.${name}`) } as const
  const ended = isEmptied ? [removingPayloads(db, crm), forgetMoves(db, crm), forgetCrmPeople(db, crm)] : []
  const [rows] = await db.batch([setCrmConnection(db, crm, connection), recordAct(db, session.member, act, now, didChange), raisingContent(db), ...ended])
  return rows.length === 0 ? { ...freshForm, typed, problem: 'crmChanged' } : null
}

/** The secrets that the site makes, each once for a connection. */
function generatedOf(crm: CrmName, stored: Values | null): Values {
  const names = crms[crm].fields.flatMap(({ name, kind }) => (kind === 'generated' ? [name] : []))
  return Object.fromEntries(names.map((name) => [name, stored?.[name] ?? createId()]))
}

function ofKind(fields: readonly CrmField[], sent: Values, isSecret: boolean): Values {
  return Object.fromEntries(fields.filter(({ kind }) => (kind === 'secret') === isSecret).map(({ name }) => [name, sent[name] ?? '']))
}

function filled(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function errorsOf(crm: CrmName, fields: readonly CrmField[], values: Values, origin: string): FieldErrors {
  const faults = fields.map((field) => [`${crm}.${field.name}`, faultOf(field, values[field.name] ?? '', origin)] as const)
  return Object.fromEntries(faults.flatMap(([name, fault]) => (fault === null ? [] : [[name, fault]])))
}

function faultOf({ kind, isOptional }: CrmField, value: string, origin: string): ErrorCode | null {
  if (value === '') return isOptional ? null : 'missing'
  return value.length <= maxLength && (kind !== 'address' || crmBaseIn(value, origin) !== null) ? null : 'invalid'
}
