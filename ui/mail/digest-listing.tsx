import type { DigestHomeView } from '../presenters/digest.ts'
import { displayFont } from './mail-layout.tsx'
import { palette } from './palette.ts'

const cell = { padding: '20px 0', wordBreak: 'break-word', borderTop: `1px solid ${palette.line}`, verticalAlign: 'top' } as const
/** Beside it a phone still has room for the longest words there are. */
const thumbnail = 120
const gap = 16

/** A home of a digest: its photograph large where it is the only one, else beside what is told of it. */
export function DigestHome({ home, isOnly }: { home: DigestHomeView; isOnly: boolean }) {
  if (isOnly || !home.photo) {
    return (
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td className="line" style={cell}>
              {home.photo && <Photo home={home} width={560} />}
              <Told home={home} />
            </td>
          </tr>
        </tbody>
      </table>
    )
  }
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ tableLayout: 'fixed' }}>
      <tbody>
        <tr>
          <td className="line" width={thumbnail + gap} style={{ ...cell, width: thumbnail + gap }}>
            <Photo home={home} width={thumbnail} />
          </td>
          <td className="line" style={cell}>
            <Told home={home} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Photo({ home: { href, photo }, width }: { home: DigestHomeView; width: number }) {
  if (!photo) return null
  const isLarge = width > thumbnail
  return (
    <a href={href}>
      <img
        src={photo.src}
        alt={photo.alt}
        width={width}
        style={{ display: 'block', width: isLarge ? '100%' : width, height: 'auto', marginBottom: isLarge ? 16 : 0, border: 0, borderRadius: 2 }}
      />
    </a>
  )
}

function Told({ home: { badge, href, title, place, price, was, facts } }: { home: DigestHomeView }) {
  const soft = { color: palette.inkSoft, fontSize: 16, lineHeight: '24px' }
  return (
    <>
      <div className="link" style={{ color: palette.brickDeep, fontSize: 14, fontWeight: 600, lineHeight: '20px' }}>
        {badge}
      </div>
      <a
        href={href}
        className="ink"
        style={{ color: palette.ink, fontFamily: displayFont, fontSize: 18, lineHeight: '24px', textDecoration: 'underline', hyphens: 'auto' }}
      >
        {title}
      </a>
      {place !== '' && (
        <div className="soft" style={soft}>
          {place}
        </div>
      )}
      {price !== null && (
        <div style={{ fontSize: 16, fontWeight: 600, lineHeight: '24px' }}>
          {price}
          {was !== null && (
            <span className="soft" style={{ color: palette.inkSoft, fontWeight: 400 }}>
              {', '}
              {was}
            </span>
          )}
        </div>
      )}
      {facts !== '' && (
        <div className="soft" style={soft}>
          {facts}
        </div>
      )}
    </>
  )
}
