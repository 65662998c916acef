import { header, headerAddress, headerText } from './mail-header.ts'
import { quotedPrintable } from './quoted-printable.ts'
import type { RenderedMail } from './rendered-mail.ts'

/**
 * A mail as a MIME message: headers, then text and HTML as alternatives. An invitation is a third alternative (text/calendar, which mail programs
 * process) and also an attachment of another type, for people. Throws RefusedMail for an invalid address.
 */
export function composeMime(mail: RenderedMail): string {
  return [
    header('From', headerAddress(mail.from)),
    header('To', headerAddress(mail.to)),
    mail.replyTo ? header('Reply-To', headerAddress(mail.replyTo)) : '',
    header('Subject', headerText(mail.subject)),
    header('Date', mail.date.toUTCString().replace('GMT', '+0000')),
    header('Message-ID', mail.messageId),
    header('MIME-Version', '1.0'),
    header('Content-Language', mail.locale),
    // Suppresses out-of-office replies.
    header('Auto-Submitted', 'auto-generated'),
    header('X-Auto-Response-Suppress', 'All'),
    ...(mail.unsubscribe === undefined ? [] : unsubscribeHeaders(mail.unsubscribe)),
    bodyOf(mail),
  ].join('')
}

function unsubscribeHeaders(address: string): readonly string[] {
  return [header('List-Unsubscribe', `\r\n <${new URL(address).href}>`), header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')]
}

function bodyOf({ id, text, html, invitation }: RenderedMail): string {
  const name = id.replace(/[^A-Za-z0-9]/g, '').slice(-50) // a boundary has at most 70 characters
  const versions = [part('text/plain', text), part('text/html', html)]
  if (!invitation) return multipart('alternative', `${name}_mail`, versions)
  const calendar = part(`text/calendar; method=${invitation.method}`, invitation.text)
  const file = part('application/ics; name="invitation.ics"', invitation.text, header('Content-Disposition', 'attachment; filename="invitation.ics"'))
  return multipart('mixed', `${name}_mail`, [multipart('alternative', `${name}_versions`, [...versions, calendar]), file])
}

/** A multipart body with its header. No part can contain the boundary, since quoted-printable text never contains "=_". */
function multipart(kind: 'alternative' | 'mixed', name: string, parts: readonly string[]): string {
  const boundary = `=_${name}`
  const type = header('Content-Type', `multipart/${kind};\r\n boundary="${boundary}"`)
  return `${type}\r\n${parts.map((each) => `--${boundary}\r\n${each}`).join('')}--${boundary}--\r\n`
}

function part(type: string, text: string, more = ''): string {
  const headers = header('Content-Type', `${type}; charset=utf-8`) + header('Content-Transfer-Encoding', 'quoted-printable') + more
  return `${headers}\r\n${quotedPrintable(text)}\r\n`
}
