import { type } from 'arktype'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { weekFrom } from '#db/model/owners/owner-digest.ts'
import { readHomeWeeks } from '#db/owners/home-weeks.ts'
import { findOwner } from '#db/owners/owners.ts'
import { presentHomeWeek } from '#ui/owners/home-week.present.ts'
import type { OwnerDigestView } from '#ui/owners/owner-digest.mail.ts'
import { ownerDigestLink } from '#worker/signing/owner-digest-link.ts'
import { checkMailData } from '../mail/check-mail-data.ts'
import type { RenderDeps } from '../mail/mail-deps.ts'

const Data = type({ owner: 'string', week: /^\d{4}-\d{2}-\d{2}$/ })

/** Limits on the homes read (latest first, former ones included) and on those shown in a mail. */
const [maxRead, maxShown] = [100, 20]

/**
 * Loads an owner's digest with what is released by now, in three round trips.
 * @returns null if the owner has unsubscribed, or no home was on the market in that week
 */
export async function loadOwnerDigest(
  mail: LeasedMail,
  { db, settings, agency }: Pick<RenderDeps, 'db' | 'settings' | 'agency'>,
): Promise<OwnerDigestView | null> {
  const due = checkMailData(Data, mail)
  const { locale } = mail
  const owner = await findOwner(db, due.owner)
  if (owner === null || !owner.wantsDigest) return null
  const week = weekFrom(due.week)
  const weeks = await readHomeWeeks(db, owner.homes.toReversed().slice(0, maxRead), week)
  const homes = weeks.flatMap((each) => presentHomeWeek(each, week, agency, locale, mail.createdAt) ?? [])
  const [first, ...rest] = homes.slice(0, maxShown)
  if (!first) return null
  const { origin, signing } = settings
  return {
    ...{ locale, origin, week, name: owner.name, homes: [first, ...rest] as const },
    others: homes.length - 1 - rest.length,
    end: await ownerDigestLink(signing, origin, owner.id, locale),
  }
}
