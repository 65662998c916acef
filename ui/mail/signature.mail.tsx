import { Fragment } from 'react'
import { PhoneNumber } from './mail-parts.mail.tsx'
import type { SignatureView } from './mail-signature.present.ts'
import { type MailStyles, portraitSize } from './mail-styles.mail.ts'

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
