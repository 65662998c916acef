import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent } from '#ui/mail/mail-content.mail.ts'
import { mailHtml } from '#ui/mail/mail-html.mail.tsx'
import type { MailLook } from '#ui/mail/mail-look.mail.ts'
import { outlookStyle } from '#ui/mail/mail-styles.mail.ts'

/**
 * A mail as the source of an HTML document, with what Outlook alone reads: React renders no conditional comments. Word joiners are left out,
 * which Outlook takes from another typeface, with higher lines.
 */
export function mailDocument(content: MailContent, look: MailLook): string {
  const html = renderToStaticMarkup(mailHtml(content, look)).replace(
    '</head>',
    `<!--[if mso]><style>${outlookStyle(look.palette.light)}</style><![endif]--></head>`,
  )
  return `<!DOCTYPE html>${html.replaceAll('\u2060', '')}`
}
