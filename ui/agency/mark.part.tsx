import { type AgencyPicture, pathOf } from '#db/model/agency/agency-look.ts'
import { useAgency } from '../site/page-context.tsx'

/** The agency's logo, if it has one, and its name; a logo that contains the name leaves it to screen readers. */
export function Wordmark() {
  const { agency, name } = useAgency()
  const { logo, logoPicture, logoHasName } = agency.look
  const hidesName = logoHasName && (logo !== null || logoPicture !== undefined)
  return (
    <>
      <Mark />
      {hidesName ? <span className="visually-hidden">{name}</span> : name}
    </>
  )
}

/** The agency's logo: a drawing in the accent colour, which the import has sanitised, or a picture; nothing without either. */
export function Mark() {
  const { logo, logoPicture, logoHasName } = useAgency().agency.look
  const size = logoHasName ? ' has-name' : ''
  if (logo === null) return logoPicture ? <LogoPicture picture={logoPicture} className={`mark is-picture${size}`} /> : null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: worker/agency/clean-svg.ts leaves drawing elements alone
  return <span className={`mark${size}`} dangerouslySetInnerHTML={{ __html: logo }} />
}

/** A width that pictures of the agency are served in, above that of the logo on a fine screen. */
const servedWidth = 480

function LogoPicture({ picture, className }: { picture: AgencyPicture; className: string }) {
  return (
    <span className={className}>
      <img src={`${pathOf(picture)}/${servedWidth}.webp`} alt="" width={picture.width} height={picture.height} />
    </span>
  )
}
