import { createElement, Fragment, type ReactNode } from 'react'
import { mailto, presentPhone } from '../agency/phone.present.ts'
import { unbrokenDates, unbrokenPrices } from '../site/number.present.ts'
import { ListingCard, ListingChangeCard } from './listing-cards.mail.tsx'
import { MailBars } from './mail-bars.mail.tsx'
import { MailMarkdown } from './mail-markdown.mail.tsx'
import { Action, MailLink, Paragraph, Signature } from './mail-parts.mail.tsx'
import { isEmpty, type MailSection } from './mail-section.mail.ts'
import { type MailStyles, sheetWidth } from './mail-styles.mail.ts'

/** The HTML of sections. */
export function MailSections({ sections, styles }: { sections: readonly MailSection[]; styles: MailStyles }) {
  const shown = sections.filter((section) => !isEmpty(section))
  return createElement(Fragment, null, ...shown.map((section) => createElement(Section, { section, styles })))
}

function Section({ section, styles }: { section: MailSection; styles: MailStyles }): ReactNode {
  switch (section.kind) {
    case 'title':
      return (
        <h1 className="ink" style={styles.title}>
          {unbrokenDates(section.text)}
        </h1>
      )
    case 'paragraph':
      return <Paragraph styles={styles}>{section.text}</Paragraph>
    case 'lead':
      return (
        <p className="ink" style={styles.lead}>
          {section.text}
        </p>
      )
    case 'figure':
      return (
        <p className="ink" style={styles.figure}>
          <span style={styles.figureValue}>{section.value}</span> {section.label}
        </p>
      )
    case 'saying':
      return (
        <div className="line" style={styles.saying}>
          <div style={styles.sayingText}>{section.text}</div>
          <div className="soft" style={styles.label}>
            {section.about}
          </div>
        </div>
      )
    case 'bars':
      return <MailBars bars={section} styles={styles} />
    case 'group':
      return (
        <>
          <h2 className="ink" style={styles.heading}>
            {section.title}
          </h2>
          <MailSections sections={section.sections} styles={styles} />
        </>
      )
    case 'rows':
      return <Rows rows={section.rows} styles={styles} />
    case 'quote':
      return (
        <div className={section.isQuiet && 'soft'} style={section.isCode ? styles.code : section.isQuiet ? styles.quiet : styles.quoteSection}>
          {section.text}
        </div>
      )
    case 'signature':
      return <Signature signature={section.signature} styles={styles} />
    case 'freeText':
      return (
        <div style={styles.freeText}>
          <div style={styles.quote}>{withLinks(section.text, styles)}</div>
        </div>
      )
    case 'markdown':
      return <MailMarkdown text={section.text} links={section.links} styles={styles} />
    case 'link':
      return (
        <Paragraph styles={styles}>
          <MailLink href={section.href} styles={styles}>
            {section.text}
          </MailLink>
        </Paragraph>
      )
    case 'button':
      return <Action text={section.text} href={section.href} styles={styles} />
    case 'download':
      return (
        <Paragraph styles={styles}>
          <MailLink href={section.href} styles={styles}>
            <span lang={section.language ?? undefined}>{section.title}</span>
          </MailLink>
          <br />
          {section.detail}
        </Paragraph>
      )
    case 'picture':
      return <Picture picture={section} styles={styles} />
    case 'search':
      return (
        <Paragraph styles={styles}>
          {section.label}{' '}
          <MailLink href={section.href} styles={styles}>
            {unbrokenPrices(section.words)}
          </MailLink>
        </Paragraph>
      )
    case 'listing':
      return section.listing && <ListingCard listing={section.listing} isQuiet={section.isQuiet ?? false} styles={styles} />
    case 'listingChange':
      return <ListingChangeCard listing={section.listing} isOnly={section.isOnly} styles={styles} />
  }
}

/** Its size in the mail is set, so that nothing moves while it loads and Outlook does not show it at the size of the file. */
function Picture({ picture: { src, alt, width, height }, styles }: { picture: Extract<MailSection, { readonly kind: 'picture' }>; styles: MailStyles }) {
  const shown = Math.min(width, sheetWidth)
  return (
    <img
      className="soft"
      src={src}
      alt={alt}
      loading="lazy"
      width={shown}
      height={Math.round((height * shown) / width)}
      style={{ ...styles.photo, maxWidth: shown }}
    />
  )
}

type RowsSection = Extract<MailSection, { readonly kind: 'rows' }>

/** The label above its value, so that each has the full width of a phone. */
function Rows({ rows, styles }: Pick<RowsSection, 'rows'> & { styles: MailStyles }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td className="line" style={styles.row}>
              <div className="soft" style={styles.label}>
                {row.label}
              </div>
              <Value {...row} styles={styles} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ name, value, styles }: Pick<RowsSection['rows'][number], 'name' | 'value'> & { styles: MailStyles }) {
  const to = name === 'email' ? mailto(value) : name === 'phone' ? presentPhone(value).href : null
  if (to === null) return <div style={styles.quote}>{value}</div>
  return (
    <MailLink href={to} styles={styles}>
      {value}
    </MailLink>
  )
}

/** A paragraph with its web addresses as links. */
function withLinks(paragraph: string, styles: MailStyles): readonly ReactNode[] {
  return paragraph.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/).map((part) =>
    /^https?:\/\//.test(part) ? (
      <MailLink key={part} href={part} styles={styles}>
        {part}
      </MailLink>
    ) : (
      part
    ),
  )
}
