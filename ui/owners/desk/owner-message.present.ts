import type { ListingCard } from '#db/model/listings/listing.ts'
import type { CommunicationStatus } from '#db/model/owners/communication.ts'
import type { RequestablePaper } from '#db/model/owners/owned-home.ts'
import type { HomeKind } from '#db/model/owners/owner.ts'
import type { Project } from '#db/model/projects/project.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type DeskHomeView, presentDeskHome } from '../../listings/desk/home-name.present.ts'
import { href } from '../../routes.ts'
import { agoText, formatMoment } from '../../site/number.present.ts'

interface MessageRow {
  readonly id: string
  readonly at: string
  readonly kind: HomeKind
  readonly recordId: number
  /** The kind of a paper; null for a message. */
  readonly subject: string | null
  readonly comment: string | null
  readonly status: CommunicationStatus | null
  readonly ownerName: string | null
  readonly recipient: string
  readonly locale: Locale
  readonly card: ListingCard | null
  readonly project: Project | null
}

interface PaperView {
  /** The path of the file. */
  readonly path: string
  /** Null if the reader cannot make it a document of the home. Not open to all while the home's address is hidden. */
  readonly take: { readonly isOpenable: boolean } | null
  /** The documents of the home. */
  readonly documents: string
}

/** A message of an owner, or a paper that the owner sent. */
export interface OwnerMessageView {
  readonly id: string
  readonly who: string
  readonly language: string
  readonly home: DeskHomeView
  readonly when: string
  readonly ago: string
  readonly at: string
  readonly subject: string | null
  readonly text: string
  readonly state: 'open' | 'answered' | 'settled'
  /** The paper that the owner sent; null for a message. */
  readonly paper: PaperView | null
}

interface PaperRights {
  /** Which paper the message is; null for a text. */
  readonly paper: RequestablePaper | null
  /** Whether its reader may make it a document of the home. */
  readonly takesPaper: boolean
}

function presentPaper({ id, kind, recordId, card, project }: MessageRow, takesPaper: boolean, locale: Locale): OwnerMessageView['paper'] {
  const isKnown = card !== null || project !== null
  return {
    path: `${href('deskOwnerMessages', locale)}?${new URLSearchParams({ file: id })}`,
    take: takesPaper && isKnown ? { isOpenable: ((card ?? project)?.place.address ?? null) !== null } : null,
    documents: href(kind === 'listing' ? 'deskHomeDocuments' : 'deskProjectDocuments', locale, { id: recordId }),
  }
}

/** A message of an owner in words. */
export function presentOwnerMessage(row: MessageRow, { paper, takesPaper }: PaperRights, locale: Locale, now: Date): OwnerMessageView {
  const { id, at, kind, recordId, subject, comment, status, ownerName, recipient, card, project } = row
  return {
    id,
    at,
    // The subject names the paper in the owner's language.
    subject: paper === null ? subject : translator(locale)(`owner.paper.${paper}`),
    who: ownerName ?? recipient,
    language: languages[row.locale].name,
    home: presentDeskHome({ kind, id: recordId }, card, project, locale),
    when: formatMoment(new Date(at), locale),
    ago: agoText(at, locale, now),
    text: comment ?? '',
    paper: paper === null ? null : presentPaper(row, takesPaper, locale),
    state: status === 'answered' ? 'answered' : status === 'open' ? 'open' : 'settled',
  }
}
