import type { ReactNode } from 'react'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { agency } from '../agency.ts'
import { href, isImplemented } from '../routes.ts'
import { darkStyle, palette } from './palette.ts'

export const textFont = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"
export const displayFont = 'Fraunces, Georgia, serif'

interface MailLayoutProps {
  readonly locale: Locale
  readonly origin: string
  readonly title: string
  /** What lists of mails show beside the subject. */
  readonly preview: string
  /** Why this mail came, at its foot. */
  readonly why: string
  /** Other ways on from its foot. */
  readonly ways?: readonly { readonly text: string; readonly href: string }[]
  readonly children: ReactNode
}

/** The sheet every mail is written on: tables and styles at their elements, as programs that read mail understand nothing else alike. */
export function MailLayout({ locale, origin, title, preview, why, ways = [], children }: MailLayoutProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyle}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: palette.paper }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} className="paper" style={{ backgroundColor: palette.paper }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 20px 48px' }}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: 560 }}>
                  <tbody>
                    <tr>
                      <td className="line" style={{ paddingBottom: 20, borderBottom: `1px solid ${palette.line}` }}>
                        <a
                          href={origin + href('home', locale)}
                          className="ink"
                          style={{
                            color: palette.ink,
                            fontFamily: displayFont,
                            fontSize: 26,
                            fontWeight: 500,
                            letterSpacing: '-0.02em',
                            textDecoration: 'none',
                          }}
                        >
                          {agency.name}
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td className="ink" style={{ padding: '32px 0', color: palette.ink, fontFamily: textFont, fontSize: 17, lineHeight: '27px' }}>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="soft line"
                        style={{
                          paddingTop: 20,
                          borderTop: `1px solid ${palette.line}`,
                          color: palette.inkSoft,
                          fontFamily: textFont,
                          fontSize: 14,
                          lineHeight: '21px',
                        }}
                      >
                        <p style={{ margin: '0 0 12px' }}>
                          {agency.offices.map((office) => office.name[locale]).join(', ')}
                          <br />
                          <FootLink href={`mailto:${agency.email}`}>{agency.email}</FootLink>
                        </p>
                        <p style={{ margin: '0 0 12px' }}>{why}</p>
                        {ways.map((way) => (
                          <p key={way.href} style={{ margin: '0 0 12px' }}>
                            <FootLink href={way.href}>{way.text}</FootLink>
                          </p>
                        ))}
                        {isImplemented('privacy') && (
                          <p style={{ margin: 0 }}>
                            <FootLink href={origin + href('privacy', locale)}>{translator(locale)('route.privacy')}</FootLink>
                          </p>
                        )}
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

function FootLink({ href: to, children }: { href: string; children: ReactNode }) {
  return (
    <a href={to} className="soft" style={{ color: palette.inkSoft, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}
