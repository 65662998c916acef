import type { StaffMember } from '#db/model/accounts/staff.ts'
import { mailText } from '#ui/mail/mail-text.mail.ts'
import { testMail } from '#ui/mail/test-mail.mail.ts'
import type { MailDeps } from './mail-deps.ts'
import { mailDocument, mailLookOf } from './mail-document.ts'
import { UnexpectedReply } from './smtp-dialogue.ts'
import { RefusedMail } from './transport.ts'

/**
 * The outcome of a test mail. Nothing of what the server said, and no difference between one that is silent and one that is not there: the site must not
 * tell what listens where.
 */
export type TestMailOutcome = 'accepted' | 'refused' | 'unreachable'

/** Timeout in milliseconds; short, since a person is waiting. */
const timeout = 15_000

/** What the test needs of the mails' dependencies. */
interface TestMailDeps extends Pick<MailDeps, 'transport' | 'from' | 'agency' | 'clock'> {
  readonly settings: Pick<MailDeps['settings'], 'origin'>
}

/** Sends a mail immediately, without the outbox, and returns how it ended. */
export async function sendTestMail(
  deps: TestMailDeps,
  member: Pick<StaffMember, 'recipient' | 'name'>,
  locale: StaffMember['locale'],
): Promise<TestMailOutcome> {
  const { transport, settings, from, agency } = deps
  const look = mailLookOf(agency, locale)
  const content = testMail({ locale, origin: settings.origin, name: member.name }, look.agency)
  const date = deps.clock()
  const id = `test-${date.getTime()}`
  const sending = transport
    .send({
      id,
      messageId: `<${id}@${new URL(settings.origin).hostname}>`,
      from,
      to: { name: member.name, address: member.recipient },
      replyTo: null,
      subject: content.subject,
      text: mailText(content, look),
      html: mailDocument(content, look),
      locale,
      date,
    })
    .then((): TestMailOutcome => 'accepted', outcomeOf)
  const outcome = await inTime(sending)
  await transport.close()
  return outcome
}

async function inTime(sending: Promise<TestMailOutcome>): Promise<TestMailOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<TestMailOutcome>((resolve) => {
    timer = setTimeout(() => resolve('unreachable'), timeout)
  })
  return Promise.race([sending, late]).finally(() => clearTimeout(timer))
}

function outcomeOf(error: unknown): TestMailOutcome {
  const isReply = error instanceof UnexpectedReply || (error instanceof Error && error.cause instanceof UnexpectedReply)
  return isReply || error instanceof RefusedMail ? 'refused' : 'unreachable'
}
