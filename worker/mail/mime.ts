import { header, headerAddress, headerText } from './mail-header.ts'
import { quotedPrintable } from './quoted-printable.ts'
import type { RenderedMail } from './rendered-mail.ts'

/** A mail as it travels: headers, then the text and the HTML as alternatives. Throws RefusedMail when an address is none. */
export function composeMime(mail: RenderedMail): string {
  const boundary = `=_${mail.id.replace(/[^A-Za-z0-9]/g, '')}_perron` // "=_" occurs in no quoted-printable text
  return [
    header('From', headerAddress(mail.from)),
    header('To', headerAddress(mail.to)),
    mail.replyTo ? header('Reply-To', headerAddress(mail.replyTo)) : '',
    header('Subject', headerText(mail.subject)),
    header('Date', mail.date.toUTCString().replace('GMT', '+0000')),
    header('Message-ID', mail.messageId),
    header('MIME-Version', '1.0'),
    header('Content-Language', mail.locale),
    // Nobody's absence is to be told to us.
    header('Auto-Submitted', 'auto-generated'),
    header('X-Auto-Response-Suppress', 'All'),
    header('Content-Type', `multipart/alternative;\r\n boundary="${boundary}"`),
    '\r\n',
    part(boundary, 'text/plain', mail.text),
    part(boundary, 'text/html', mail.html),
    `--${boundary}--\r\n`,
  ].join('')
}

function part(boundary: string, type: string, text: string): string {
  const headers = header('Content-Type', `${type}; charset=utf-8`) + header('Content-Transfer-Encoding', 'quoted-printable')
  return `--${boundary}\r\n${headers}\r\n${quotedPrintable(text)}\r\n`
}
