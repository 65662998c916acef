import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { readChosenTransport, setTransport } from '#db/mail/mail-transport.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { type ChosenTransport, readPort, type TransportChoice, transportChoices } from '#db/model/mail/mail-transport.ts'
import { type FieldErrors, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { encryptPassword, readPassword } from '#worker/mail/chosen-transport.ts'
import { isMailServer } from '#worker/site/public-host.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** The values of the mail transport's form. */
interface SentTransport {
  readonly kind: TransportChoice
  readonly host: string
  readonly port: string
  readonly user: string
  readonly password: string
  readonly sender: string
}

/**
 * Sets the mail transport. A password is bound to its server and user name: changing either requires typing it again, so that no manager can have a
 * colleague's password sent to a server of their own.
 * @returns the form's errors; null on success
 */
export async function changeTransport({ store, session, settings, now }: DeskContext, form: FormData): Promise<FormState | null> {
  const db = store.primary
  const known = await readChosenTransport(db)
  const sent = readSent(form)
  const typed = { mailTransport: sent.kind, smtpHost: sent.host, smtpPort: sent.port, smtpUser: sent.user, mailSender: sent.sender }
  const isSameLogin = sent.host === known.host && readPort(sent.port) === known.port && sent.user === known.user
  const keepsPassword = sent.password === '' && isSameLogin && (await readPassword(settings.signing, known)) !== null
  const errors = errorsOf(sent, keepsPassword, settings.origin)
  if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
  if (textOf(form, 'version') !== String(known.version)) return { ...freshForm, typed, problem: 'transportChanged' }
  const currentPassword = keepsPassword ? known.password : null
  const chosen: ChosenTransport = {
    kind: sent.kind,
    host: sent.host,
    port: readPort(sent.port) ?? known.port,
    user: sent.user,
    password: sent.password === '' || sent.user === '' ? currentPassword : await encryptPassword(settings.signing, sent.password),
    sender: sent.sender,
    version: known.version + 1,
  }
  const fields = changedFields(known, chosen)
  const [stored] = await db.batch([
    setTransport(db, chosen),
    recordAct(db, session.member, { action: 'change', object: 'mail', objectId: 'transport', fields }, now, didChange),
  ])
  return stored.length === 0 ? { ...freshForm, typed, problem: 'transportChanged' } : null
}

function readSent(form: FormData): SentTransport {
  const text = (name: string) => textOf(form, name).trim()
  const kind = transportChoices.find((each) => each === text('mailTransport')) ?? 'deployed'
  return { kind, host: text('smtpHost'), port: text('smtpPort'), user: text('smtpUser'), password: textOf(form, 'smtpPassword'), sender: text('mailSender') }
}

/** The SMTP fields are required if SMTP is chosen, and must be valid if typed. */
function errorsOf({ kind, host, port, user, password, sender }: SentTransport, keepsPassword: boolean, origin: string): FieldErrors {
  const isUsed = kind === 'smtp'
  const isHostMissing = isUsed && host === ''
  return {
    ...(isHostMissing && { smtpHost: 'missing' as const }),
    ...(host !== '' && !isMailServer(host, origin) && { smtpHost: 'invalid' as const }),
    ...(isUsed && port === '' && { smtpPort: 'missing' as const }),
    ...(port !== '' && readPort(port) === null && { smtpPort: 'invalid' as const }),
    ...(user.length > 200 && { smtpUser: 'invalid' as const }),
    ...(isUsed && user !== '' && password === '' && !keepsPassword && { smtpPassword: 'missing' as const }),
    ...(password.length > 500 && { smtpPassword: 'invalid' as const }),
    ...(sender !== '' && !isEmail(sender) && { mailSender: 'invalid' as const }),
  }
}

/** The changed fields by their names in the form, for the audit log. */
function changedFields(before: ChosenTransport, after: ChosenTransport): readonly string[] {
  const names = { kind: 'mailTransport', host: 'smtpHost', port: 'smtpPort', user: 'smtpUser', password: 'smtpPassword', sender: 'mailSender' } as const
  const keys = ['kind', 'host', 'port', 'user', 'password', 'sender'] as const
  return keys.filter((key) => before[key] !== after[key]).map((key) => names[key])
}
