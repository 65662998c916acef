import { removeExpiredLinks } from '#db/accounts/owner-links.ts'
import { removeExpiredChallenges } from '#db/accounts/owner-passkeys.ts'
import { removeEndedSessions } from '#db/accounts/owner-sessions.ts'
import { removeOldSecurityEvents } from '#db/accounts/security-events.ts'
import { removeOldFailures } from '#db/accounts/sign-in-failures.ts'
import { removeExpiredStaffLinks } from '#db/accounts/staff-links.ts'
import { removeEndedStaffSessions } from '#db/accounts/staff-sessions.ts'
import { removeOldAlertChanges } from '#db/alerts/alert-index.ts'
import { removeOldDigests } from '#db/alerts/digests.ts'
import { eraseOldSubscriptions } from '#db/alerts/subscriptions.ts'
import { openStore } from '#db/client.ts'
import { forgetPicture, listLostPictures } from '#db/content/content-pictures.ts'
import { forgetRemovedArticles } from '#db/content/removed-articles.ts'
import { removeOldUnsaved } from '#db/content/unsaved-texts.ts'
import { removeOldActs } from '#db/desk/audit-log.ts'
import { removeOldClaims } from '#db/desk/desk-repeats.ts'
import { forgetDraft, listLostDrafts } from '#db/feeds/entries.ts'
import { pictureIds, picturePath } from '#db/feeds/entry-pictures.ts'
import { forgetRemovedDocuments, unknownFiles } from '#db/files/documents.ts'
import { removeOldSendings } from '#db/forms/rate-limits.ts'
import { removeExpiredCaptchas } from '#db/forms/spent-captchas.ts'
import { deleteRemovedAnswers } from '#db/leads/answer-templates.ts'
import { eraseOldLooseMails } from '#db/leads/erasure.ts'
import { lapseOffers } from '#db/leads/offers/offers.ts'
import { removeOldEvents } from '#db/listings/listing-events.ts'
import { retentionDays } from '#db/model/alerts/subscription.ts'
import { unsavedDays } from '#db/model/content/unsaved-retention.ts'
import { restorableSince } from '#db/model/desk/undo-time.ts'
import { erasureDate, formCatalogue, ownerMessageMonths } from '#db/model/forms/form-catalogue.ts'
import { lapsedShownDays } from '#db/model/leads/offers/offer.ts'
import { listingEventDays } from '#db/model/listings/listing-event.ts'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { day, hour } from '#db/model/site/durations.ts'
import { absenceDays } from '#db/model/visits/agents-time.ts'
import { eraseOldRecipients } from '#db/newsletters/mailing-recipients.ts'
import { forgetOldVisitors } from '#db/owners/owner-answers.ts'
import { removeOldMessages } from '#db/owners/owner-messages.ts'
import { forgetRemovedOwners } from '#db/owners/removed-owners.ts'
import { removeOldUnreadWords } from '#db/search/unread-words.ts'
import { compactWords } from '#db/site/compact-words.ts'
import { removeOldMissedPaths } from '#db/site/redirects/missed-paths.ts'
import { deleteRemovedRedirects } from '#db/site/redirects/redirects.ts'
import { unknownPartFiles } from '#db/site/sitemap-parts.ts'
import { removeEndedDays } from '#db/views/view-counting.ts'
import { removeOldAbsences } from '#db/visits/agents-time.ts'
import { deleteHiddenPicture } from '#worker/content/content-of.ts'
import type { Env } from '#worker/env.ts'
import { documentFilesBefore, removeDocumentFiles } from '#worker/files/document-files.ts'
import { removeOriginals } from '#worker/files/pictures/crm-photos.ts'
import { namesBefore, ownerPapers } from '#worker/files/sent-files.ts'
import { sitemapFolder } from '#worker/site/sitemap/write-parts.ts'

/** Nightly: deletes ended sessions, expired links, old autosaved drafts, audit log entries older than 24 months, and what the security log counted more than 90 days ago. */
export async function sweepStaff(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await removeEndedStaffSessions(db, now)
  await removeExpiredStaffLinks(db, now)
  await removeOldClaims(db, new Date(now.getTime() - hour))
  await removeOldUnsaved(db, new Date(now.getTime() - unsavedDays * day))
  await removeOldActs(db, now)
  await removeOldSecurityEvents(db, now)
  await removeOldAbsences(db, new Date(now.getTime() - absenceDays * day).toISOString())
}

/** Nightly: deletes ended sessions, expired links and challenges, unused devices, removed accounts, expired login failures, and old messages and documents. */
export async function sweepOwners(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await removeEndedSessions(db, now)
  await removeExpiredLinks(db, now)
  await removeExpiredChallenges(db, now)
  await removeOldFailures(db, now)
  await forgetRemovedOwners(db, now)
  const before = erasureDate(now, -ownerMessageMonths)
  await removeOldMessages(db, before.toISOString())
  for await (const ids of ownerPapers.idsBefore(env.FILES, before)) await ownerPapers.remove(env.FILES, ids)
}

/** Nightly: removes visitors' names from visits older than the retention of viewing requests. */
export async function forgetVisitors(env: Env, now: Date): Promise<void> {
  await forgetOldVisitors(openStore(env.DB, env.LISTINGS).db, erasureDate(now, -formCatalogue.viewing.months).toISOString())
}

/** Every night: erases old unconfirmed and ended subscriptions, what the index of alerts no longer needs, old mails of the active ones, and recipients of old mailings. */
export async function sweepSubscriptions(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await eraseOldSubscriptions(db, now)
  await removeOldAlertChanges(db)
  await eraseOldLooseMails(db, now)
  await eraseOldRecipients(db, new Date(now.getTime() - retentionDays * day).toISOString())
}

/** Every night: deletes listing events older than a month, and their digests. */
export async function sweepDigests(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const before = new Date(now.getTime() - listingEventDays * day).toISOString()
  await removeOldEvents(db, before)
  await removeOldDigests(db, before)
}

const mostRemoved = 200

/** Nightly: deletes what was removed at the desk and can no longer be restored: prepared answers, redirects, drafts of homes and of articles, and pictures. */
export async function sweepRemoved(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await deleteRemovedAnswers(db, restorableSince(now))
  await deleteRemovedRedirects(db, restorableSince(now))
  await forgetRemovedArticles(db, now, mostRemoved)
  // Files first: after a crash in between, the row is still due the next night.
  for (const id of await listLostDrafts(db, now, mostRemoved)) {
    await removeOriginals(env.FILES, (await pictureIds(db, id)).map(picturePath))
    await forgetDraft(db, id)
  }
  for (const file of await listLostPictures(db, now, mostRemoved)) {
    await deleteHiddenPicture(env.FILES, file)
    await forgetPicture(db, file)
  }
}

/** Nightly: deletes files of documents that were replaced, removed or never stored. */
export async function sweepDocuments(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const before = new Date(now.getTime() - day)
  await forgetRemovedDocuments(db, before.toISOString())
  for await (const names of documentFilesBefore(env.FILES, before)) {
    await removeDocumentFiles(env.FILES, await unknownFiles(db, names))
  }
}

/** Nightly: deletes expired captchas and old counts of the rate limits, and takes offers off the list of open ones that lapsed some time ago. */
export async function sweepForms(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await removeExpiredCaptchas(db, now)
  await removeOldSendings(db, now)
  await lapseOffers(db, dayAfter(wallTimeOf(now).day, -lapsedShownDays))
}

/** Nightly: deletes files of the sitemap that no part has any more. */
export async function sweepSitemap(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  for await (const names of namesBefore(env.FILES, sitemapFolder, new Date(now.getTime() - day))) {
    const unknown = await unknownPartFiles(db, names)
    if (unknown.length > 0) await env.FILES.delete([...unknown])
  }
}

/** Nightly: deletes the paths that were not found and whose count began thirty days ago. */
export async function sweepMissedPaths(env: Env, now: Date): Promise<void> {
  await removeOldMissedPaths(openStore(env.DB, env.LISTINGS).db, now)
}

/** Nightly: clears removed words from the full-text indexes. */
export async function clearWords(env: Env): Promise<void> {
  await compactWords(openStore(env.DB, env.LISTINGS).db)
}

/** Every five minutes: deletes salts and hashes of past days, so that neither visitors nor rare words can be recognised after the day ends. */
export async function sweepViews(env: Env, now: Date): Promise<void> {
  const { primary } = openStore(env.DB, env.LISTINGS)
  const today = wallTimeOf(now).day
  await removeEndedDays(primary, today)
  await removeOldUnreadWords(primary, today)
}
