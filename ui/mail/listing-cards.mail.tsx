import type { MailCardView } from './mail-card.present.ts'
import type { MailListingView, MailPhotoView } from './mail-listing.present.ts'
import { Action, MailLink, Paragraph, PhoneNumber } from './mail-parts.mail.tsx'
import { type MailStyles, portraitSize, sheetWidth } from './mail-styles.mail.ts'

/** So that a mail shown without pictures leaves their room. */
const heightAt = (shown: number, { width, height }: MailPhotoView) => Math.round((shown * height) / width)

interface ListingProps {
  readonly listing: MailListingView
  /** A link instead of the button, where the mail has another. */
  readonly isQuiet: boolean
  readonly styles: MailStyles
}

/** The listing a mail is about: photograph, title, what may be published, its contact person, and a button to its page. */
export function ListingCard({ listing, isQuiet, styles }: ListingProps) {
  return (
    <>
      {listing.photo && (
        <a href={listing.href} className="link" style={styles.link}>
          <img
            className="soft"
            src={listing.photo.src}
            alt={listing.photo.alt}
            width={sheetWidth}
            height={heightAt(sheetWidth, listing.photo)}
            loading="lazy"
            style={styles.photo}
          />
        </a>
      )}
      <div className="display" style={styles.listingTitle}>
        {listing.title}
      </div>
      {listing.lines.map((line) => (
        <div key={line} className="soft" style={styles.listingLine}>
          {line}
        </div>
      ))}
      {listing.contact && <Contact contact={listing.contact} styles={styles} />}
      {isQuiet ? (
        <Paragraph styles={styles}>
          <MailLink href={listing.href} styles={styles}>
            {listing.action}
          </MailLink>
        </Paragraph>
      ) : (
        <Action text={listing.action} href={listing.href} styles={styles} />
      )}
    </>
  )
}

interface ContactProps {
  readonly contact: NonNullable<MailListingView['contact']>
  readonly styles: MailStyles
}

function Contact({ contact: { text, phone, languages, portrait }, styles }: ContactProps) {
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
            {text}
            {phone && (
              <>
                {', '}
                <PhoneNumber phone={phone} styles={styles} />
              </>
            )}
            {languages !== '' && (
              <>
                <br />
                {languages}
              </>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

interface ChangeProps {
  readonly listing: MailCardView
  readonly styles: MailStyles
}

/** A listing of a digest: its photograph large where it is the only one, else beside the text. */
export function ListingChangeCard({ listing, isOnly, styles }: ChangeProps & { readonly isOnly: boolean }) {
  if (isOnly || !listing.photo) {
    return (
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td className="line" style={styles.changeCell}>
              <Photo listing={listing} style={styles.photo} width={sheetWidth} styles={styles} />
              <ChangeText listing={listing} styles={styles} />
            </td>
          </tr>
        </tbody>
      </table>
    )
  }
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.changeTable}>
      <tbody>
        <tr>
          <td className="line" width={styles.thumbnailCell.width} style={styles.thumbnailCell}>
            <Photo listing={listing} style={styles.thumbnail} width={styles.thumbnail.width} styles={styles} />
          </td>
          <td className="line" style={styles.changeCell}>
            <ChangeText listing={listing} styles={styles} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

interface PhotoProps extends ChangeProps {
  readonly style: MailStyles['photo'] | MailStyles['thumbnail']
  readonly width: number
}

function Photo({ listing, style, width, styles }: PhotoProps) {
  if (!listing.photo) return null
  return (
    <a href={listing.href} className="link" style={styles.link}>
      <img className="soft" src={listing.photo.src} alt={listing.photo.alt} width={width} height={heightAt(width, listing.photo)} style={style} />
    </a>
  )
}

function ChangeText({ listing: { badge, href, title, place, price, was, facts, energy }, styles }: ChangeProps) {
  return (
    <>
      <div className="link" style={styles.badge}>
        {badge}
      </div>
      <a href={href} className="ink display" style={styles.changeTitle}>
        {title}
      </a>
      {place !== '' && (
        <div className="soft" style={styles.listingLine}>
          {place}
        </div>
      )}
      {price !== null && (
        <div style={styles.price}>
          {price}
          {was !== null && (
            <span className="soft" style={styles.priceBefore}>
              {', '}
              {was}
            </span>
          )}
        </div>
      )}
      {[facts, energy]
        .filter((line) => line !== '')
        .map((line) => (
          <div key={line} className="soft" style={styles.listingLine}>
            {line}
          </div>
        ))}
    </>
  )
}
