import type { ListingCard } from '#db/model/listing.ts'
import type { Owner } from '#db/model/owner.ts'
import type { Project } from '#db/model/project.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { listingPath } from '../listing-address.ts'
import { placeOf, streetOf } from '../listing-card.ts'
import { titleOf } from '../listing-title.ts'
import { projectPagePath, projectTitle } from '../project.ts'
import { agoText } from './ago.ts'

interface OwnerRow extends Owner {
  readonly createdAt: string
  /** Null: never. */
  readonly lastUsedAt: string | null
}

interface Homes {
  readonly cards: ReadonlyMap<number, ListingCard>
  readonly projects: ReadonlyMap<number, Project>
}

/** An account of an owner for the desk. */
export interface DeskOwnerView {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: string
  readonly homes: readonly { readonly key: string; readonly text: string; readonly href: string | null }[]
  /** When it was last used, or that its invitation waits. */
  readonly state: string
  readonly isInvited: boolean
}

/** An account of an owner in words. */
export function presentDeskOwner(
  { id, name, recipient, locale: spoken, hasPassword, homes, lastUsedAt, createdAt }: OwnerRow,
  { cards, projects }: Homes,
  locale: Locale,
  now: Date,
): DeskOwnerView {
  const t = translator(locale)
  return {
    id,
    name: name ?? recipient,
    email: recipient,
    language: languages[spoken].name,
    homes: homes.map((home) => {
      const card = home.kind === 'listing' ? cards.get(home.id) : undefined
      const project = home.kind === 'project' ? projects.get(home.id) : undefined
      const key = `${home.kind} ${home.id}`
      if (card !== undefined) return { key, text: [streetOf(card) || titleOf(card, locale), placeOf(card, locale)].join(', '), href: listingPath(card, locale) }
      if (project !== undefined) return { key, text: projectTitle(project, locale), href: projectPagePath(project, locale) }
      return { key, text: t('desk.owners.gone', { id: String(home.id) }), href: null }
    }),
    state:
      hasPassword || lastUsedAt !== null
        ? t('desk.owners.used', { when: lastUsedAt === null ? t('desk.staff.never') : agoText(lastUsedAt, locale, now) })
        : t('desk.owners.invited', { when: agoText(createdAt, locale, now) }),
    isInvited: !hasPassword,
  }
}
