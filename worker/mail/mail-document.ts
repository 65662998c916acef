import { renderToStaticMarkup } from 'react-dom/server'
import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { pathOf } from '#db/model/agency/agency-look.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { presentIdentity } from '#ui/agency/identity.present.ts'
import { presentMainPhone } from '#ui/agency/phone.present.ts'
import { paletteOf } from '#ui/design/palette.ts'
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

/** The agency's name, address and colours for mails in a language. */
export function mailLookOf(agency: Agency, locale: Locale): MailLook {
  const { mark, markDark, '180': icon } = agency.look.icons
  const shown = mark ?? icon
  const offices = agency.offices.map((office) => textIn(office.name, locale))
  return {
    agency: {
      name: agencyName(agency, locale),
      email: agency.email,
      phone: presentMainPhone(agency),
      mark: shown ? pathOf(shown) : null,
      markDark: mark && markDark ? pathOf(markDark) : null,
      offices,
      identity: presentIdentity(agency, locale),
      promises: agency.promises,
    },
    palette: paletteOf(agency.look),
  }
}
