import type { ListingCard } from '#db/model/listings/listing.ts'
import type { MailState } from '#db/model/mail/mail.ts'
import type { Owner } from '#db/model/owners/owner.ts'
import type { Project } from '#db/model/projects/project.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type DeskHomeView, presentDeskHome } from '../../listings/desk/home-name.present.ts'
import { href } from '../../routes.ts'
import { agoText, formatDay } from '../../site/number.present.ts'

interface OwnerRow extends Owner {
  readonly createdAt: string
  /** The Monday of the last digest; empty before the first. */
  readonly digestWeek: string
  /** Null: never. */
  readonly lastUsedAt: string | null
  /** The last one; null once it has expired for long. */
  readonly invitation: { readonly at: string; readonly expiresAt: string; readonly usedAt: string | null; readonly mail: MailState | null } | null
}

interface Homes {
  readonly cards: ReadonlyMap<number, ListingCard>
  readonly projects: ReadonlyMap<number, Project>
}

/** An account of an owner for the desk. */
export interface DeskOwnerView {
  readonly id: string
  /** The name, or the address of an owner without one. */
  readonly name: string
  /** The address, unless it stands in the name's place, and the language. */
  readonly details: string
  readonly homes: readonly DeskHomeView[]
  /** When it was last used, or the state of its invitation. */
  readonly state: string
  readonly digest: string
  /** Whether the invitation's mail was given up. */
  readonly isUndelivered: boolean
  readonly isInvited: boolean
  /** The portal as the owner sees it. */
  readonly portal: string
}

/** An account of an owner in words. */
export function presentDeskOwner(row: OwnerRow, { cards, projects }: Homes, locale: Locale, now: Date): DeskOwnerView {
  const t = translator(locale)
  const { id, name, recipient, locale: spoken, hasPassword, homes, wantsDigest, digestWeek, invitation } = row
  return {
    id,
    name: name ?? recipient,
    details: [...(name === null ? [] : [recipient]), languages[spoken].name].join(', '),
    homes: homes.map((home) => presentDeskHome(home, cards.get(home.id), projects.get(home.id), locale)),
    state: stateOf(row, locale, now),
    digest: wantsDigest
      ? [t('desk.owners.digest.on'), ...(digestWeek === '' ? [] : [t('desk.owners.digest.last', { day: formatDay(digestWeek, locale) })])].join(', ')
      : t('desk.owners.digest.off'),
    isUndelivered: isDead(invitation?.mail) && !hasPassword,
    isInvited: !hasPassword,
    portal: href('deskOwnerView', locale, { id }),
  }
}

function stateOf({ hasPassword, lastUsedAt, invitation, createdAt }: OwnerRow, locale: Locale, now: Date): string {
  const t = translator(locale)
  if (lastUsedAt !== null) return t('desk.owners.used', { when: agoText(lastUsedAt, locale, now) })
  if (hasPassword || (invitation !== null && invitation.usedAt !== null)) return t('desk.owners.accepted')
  if (invitation === null || invitation.expiresAt <= now.toISOString())
    return t('desk.owners.expired', { when: agoText(invitation?.at ?? createdAt, locale, now) })
  if (isDead(invitation.mail)) return t('desk.owners.undelivered')
  if (invitation.mail === 'waiting' || invitation.mail === 'sending') return t('desk.owners.sending')
  return t('desk.owners.invited', { when: agoText(invitation.at, locale, now) })
}

function isDead(mail: MailState | null | undefined): boolean {
  return mail === 'dead' || mail === 'dropped'
}
