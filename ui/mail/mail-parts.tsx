import type { ReactNode } from 'react'
import type { LeadRow } from '../presenters/lead-rows.ts'
import type { MailHomeView } from '../presenters/mail-listing.ts'
import { displayFont } from './mail-layout.tsx'
import { palette } from './palette.ts'

export function MailTitle({ children }: { children: ReactNode }) {
  return (
    <h1 className="ink" style={{ margin: '0 0 16px', color: palette.ink, fontFamily: displayFont, fontSize: 28, fontWeight: 400, lineHeight: '34px' }}>
      {children}
    </h1>
  )
}

export function MailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="ink" style={{ margin: '32px 0 12px', color: palette.ink, fontFamily: displayFont, fontSize: 20, fontWeight: 400, lineHeight: '26px' }}>
        {title}
      </h2>
      {children}
    </>
  )
}

export function MailText({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>
}

/** What somebody wrote, line by line. */
export function MailQuote({ children }: { children: ReactNode }) {
  return <div style={{ whiteSpace: 'pre-wrap', wordBreak: 'break-word' }}>{children}</div>
}

/** Label above value, so that both have the width of a phone. */
export function MailRows({ rows }: { rows: readonly LeadRow[] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td className="line" style={{ padding: '10px 0', borderTop: `1px solid ${palette.line}`, fontSize: 16, lineHeight: '24px' }}>
              <div className="soft" style={{ color: palette.inkSoft, fontSize: 14, lineHeight: '20px' }}>
                {row.label}
              </div>
              <MailValue row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MailValue({ row: { name, value } }: { row: LeadRow }) {
  if (name === 'email') return <MailLink href={`mailto:${value}`}>{value}</MailLink>
  if (name === 'phone') return <MailLink href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</MailLink>
  return <MailQuote>{value}</MailQuote>
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" style={{ color: palette.brickDeep, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}

/** What a mail is about, under its heading; nothing where it is about nothing. */
export function MailAbout({ home, title, withPhoto = false }: { home: MailHomeView | null; title: string; withPhoto?: boolean }) {
  if (!home) return null
  return (
    <MailSection title={title}>
      <MailHome home={home} withPhoto={withPhoto} />
    </MailSection>
  )
}

/** The home a mail is about: photograph, name, what may be told, and the way to its page. */
function MailHome({ home, withPhoto }: { home: MailHomeView; withPhoto: boolean }) {
  return (
    <>
      {withPhoto && home.photo && (
        <a href={home.href}>
          <img
            src={home.photo.src}
            alt={home.photo.alt}
            width={560}
            loading="lazy"
            style={{ display: 'block', width: '100%', height: 'auto', marginBottom: 16, border: 0, borderRadius: 2 }}
          />
        </a>
      )}
      <div style={{ fontFamily: displayFont, fontSize: 20, lineHeight: '26px' }}>{home.title}</div>
      {home.lines.map((line) => (
        <div key={line} className="soft" style={{ color: palette.inkSoft, fontSize: 16, lineHeight: '24px' }}>
          {line}
        </div>
      ))}
      <MailAction text={home.action} href={home.href} />
    </>
  )
}

/** The one thing to do. */
export function MailAction({ text, href }: { text: string; href: string }) {
  return (
    <p style={{ margin: '16px 0' }}>
      <a
        href={href}
        className="action"
        style={{
          display: 'inline-block',
          padding: '12px 20px',
          borderRadius: 4,
          backgroundColor: palette.brick,
          color: palette.onBrick,
          fontSize: 16,
          fontWeight: 600,
          lineHeight: '20px',
          textDecoration: 'none',
        }}
      >
        {text}
      </a>
    </p>
  )
}
