import { Fragment, type ReactNode } from 'react'
import type { PhoneView } from '../agency/phone.present.ts'
import type { SignatureView } from './mail-signature.present.ts'
import { type MailStyles, portraitSize } from './mail-styles.mail.ts'

export function Paragraph({ styles, children }: { styles: MailStyles; children: ReactNode }) {
  return <p style={styles.paragraph}>{children}</p>
}

export function MailLink({ href, styles, children }: { href: string; styles: MailStyles; children: ReactNode }) {
  return (
    <a href={href} className="link" style={styles.link}>
      {children}
    </a>
  )
}

/** A link that looks like a button, in a cell that is the button in Outlook. */
export function Action({ text, href, styles }: { text: string; href: string; styles: MailStyles }) {
  return (
    <div style={styles.actionLine}>
      <table role="presentation" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td className="action-cell">
              <a href={href} className="action" style={styles.action}>
                {text}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** A number that one tap calls; plain text if it cannot be dialled. */
export function PhoneNumber({ phone: { text, href }, styles }: { phone: PhoneView; styles: MailStyles }) {
  if (href === null) return text
  return (
    <span style={styles.phone}>
      <MailLink href={href} styles={styles}>
        {text}
      </MailLink>
    </span>
  )
}

/** The writer's signature, with portrait and phone number. */
export function Signature({ signature: { lines, phone, portrait }, styles }: { signature: SignatureView; styles: MailStyles }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          {portrait !== null && (
            <td width={styles.portraitCell.width} style={styles.portraitCell}>
              <img src={portrait} alt="" width={portraitSize} height={portraitSize} loading="lazy" style={styles.portrait} />
            </td>
          )}
          <td className="soft" style={{ ...styles.listingLine, ...styles.contactCell }}>
            {lines.map((line, at) => (
              <Fragment key={line}>
                {at > 0 && <br />}
                {at === 0 ? (
                  <span className="ink" style={styles.signer}>
                    {line}
                  </span>
                ) : (
                  line
                )}
              </Fragment>
            ))}
            {phone && (
              <>
                <br />
                <PhoneNumber phone={phone} styles={styles} />
              </>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
