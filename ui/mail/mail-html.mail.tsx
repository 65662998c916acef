import type { ReactElement } from 'react'
import { href } from '../routes.ts'
import type { MailContent } from './mail-content.mail.ts'
import { privacyLink } from './mail-foot.mail.ts'
import type { MailLook } from './mail-look.mail.ts'
import { MailSections } from './mail-sections.mail.tsx'
import { darkStyle, type MailStyles, mailStyles, markSize } from './mail-styles.mail.ts'

/** A mail as an HTML document. Its layout is tables with inline styles, which is all that mail programs have in common. */
export function mailHtml(mail: MailContent, { agency, palette }: MailLook): ReactElement {
  const { locale, origin, subject, preview, sections, sectionsLocale } = mail
  const styles = mailStyles(palette.light)
  const body = <MailSections sections={sections} styles={styles} />
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkStyle(palette.dark)}</style>
      </head>
      <body className="paper" style={styles.body}>
        <div className="preview" style={styles.preview}>
          {preview}
        </div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} className="paper" style={styles.paper}>
          <tbody>
            <tr>
              <td align="center" style={styles.margins}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} className="sheet" style={styles.sheet}>
                  <tbody>
                    <tr>
                      <td className="line" style={styles.header}>
                        <a href={origin + href('home', locale)} className="ink display" style={styles.agency}>
                          <Mark agency={agency} origin={origin} styles={styles} />
                          {agency.name}
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td className="ink" style={styles.main}>
                        {sectionsLocale === undefined ? body : <div lang={sectionsLocale}>{body}</div>}
                      </td>
                    </tr>
                    <tr>
                      <td className="soft line" style={styles.footer}>
                        <Footer mail={mail} agency={agency} styles={styles} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

/** The mark; in the colour of the dark theme if the mail program supports `picture` and shows that theme. */
function Mark({ agency: { mark, markDark }, origin, styles }: { agency: MailLook['agency']; origin: string; styles: MailStyles }) {
  if (mark === null) return null
  return (
    <picture>
      {markDark !== null && <source media="(prefers-color-scheme: dark)" srcSet={origin + markDark} />}
      <img src={origin + mark} alt="" width={markSize} height={markSize} style={styles.mark} />
    </picture>
  )
}

interface FooterProps {
  readonly mail: MailContent
  readonly agency: MailLook['agency']
  readonly styles: MailStyles
}

function Footer({ mail: { locale, origin, why, footLinks = [] }, agency, styles }: FooterProps) {
  return (
    <>
      <p style={styles.footParagraph}>
        {agency.offices.length > 0 && (
          <>
            {agency.offices.join(', ')}
            <br />
          </>
        )}
        {agency.phone && (
          <>
            <span style={styles.phone}>
              <FootLink href={agency.phone.href} text={agency.phone.text} styles={styles} />
            </span>
            {', '}
          </>
        )}
        <FootLink href={`mailto:${agency.email}`} text={agency.email} styles={styles} />
      </p>
      <p style={styles.footParagraph}>{why}</p>
      {agency.identity !== '' && <p style={styles.footParagraph}>{agency.identity}</p>}
      {footLinks.map((link) => (
        <p key={link.href} style={styles.footParagraph}>
          <FootLink {...link} styles={styles} />
        </p>
      ))}
      <p style={styles.footEnd}>
        <FootLink {...privacyLink(origin, locale)} styles={styles} />
      </p>
    </>
  )
}

function FootLink({ href: to, text, styles }: { href: string; text: string; styles: MailStyles }) {
  return (
    <a href={to} className="soft" style={styles.footLink}>
      {text}
    </a>
  )
}
