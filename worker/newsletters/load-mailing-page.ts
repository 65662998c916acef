import { createId } from '@paralleldrive/cuid2'
import { selectUnsaved } from '#db/content/unsaved-texts.ts'
import { findChosen } from '#db/listings/listings.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import { maxHomes, readingLanguage, writtenIn } from '#db/model/newsletters/mailing.ts'
import { isTailored } from '#db/model/newsletters/segment.ts'
import { selectUndelivered } from '#db/newsletters/mailing-recipients.ts'
import { type Mailing, selectMailing, selectReaders } from '#db/newsletters/mailings.ts'
import { translator } from '#messages/translate.ts'
import type { FormState, TypedValues } from '#ui/forms/form-state.tsx'
import { mailText } from '#ui/mail/mail-text.mail.ts'
import type { DeskMailingPageProps } from '#ui/newsletters/mailing.page.tsx'
import { presentMailing } from '#ui/newsletters/mailing.present.ts'
import { presentMailingHomes } from '#ui/newsletters/mailing-homes.present.ts'
import { newsletterIssue } from '#ui/newsletters/newsletter-issue.mail.ts'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { mailLookOf } from '#worker/mail/mail-document.ts'
import { mailingSample } from '#worker/newsletters/load-newsletter-issue.ts'
import { homeNumbers, mailingValues } from '#worker/newsletters/mailing-form.ts'
import { homeSearch, selectOffered } from '#worker/newsletters/mailing-homes.ts'
import { blankDraft } from '#worker/newsletters/new-draft.ts'
import { reachOf, readSegment } from '#worker/newsletters/segment-form.ts'
import { unsavedMailing } from '#worker/newsletters/unsaved-mailing.ts'
import { NoPage } from '#worker/site/pages/answers.ts'

const maxUndelivered = 20
const week = 7 * 24 * 60 * 60 * 1000

/** Notices of the page of a mailing. */
export const mailingNotices = defineNotices({
  saved: 'desk.mailing.done.saved',
  tested: 'desk.mailing.done.tested',
  planned: { text: 'desk.mailing.done.planned', undo: 'unplan', fields: { version: 'version' } },
  sending: { text: 'desk.mailing.done.sending', undo: 'unplan', fields: { version: 'version' } },
  unplanned: 'desk.mailing.done.unplanned',
  paused: 'desk.mailing.done.paused',
  resumed: 'desk.mailing.done.resumed',
  stopped: 'desk.mailing.done.stopped',
  copied: 'desk.mailing.done.copied',
  discarded: { text: 'desk.write.discarded', undo: 'undiscard', fields: {} },
})

/** Loads the page of a mailing: content, audience, progress, and a preview of the stored version. */
export async function loadMailingPage(context: DeskContext): Promise<{ readonly props: DeskMailingPageProps; readonly title: string }> {
  const { store, agency, locale, now, parameters, requested, sent, settings } = context
  const db = store.primary
  const id = parameters.id ?? ''
  const search = homeSearch(context)
  const [[found], readers, undelivered, unsaved, offered] = await db.batch([
    selectMailing(db, id),
    selectReaders(db),
    selectUndelivered(db, id, maxUndelivered),
    selectUnsaved(db, unsavedMailing(context, id)),
    selectOffered(context, search),
  ])
  if (found === undefined) throw new NoPage()
  const { mailing, changedBy } = found
  const { enabled, default: standard } = agency.languages
  const language = requested.searchParams.get('in')
  const shownIn = enabled.find((each) => each === language) ?? readingLanguage(mailing, locale, standard) ?? standard
  const ids = [sent?.typed.homesShown ?? mailing.homes.join(', ')].flat().join(', ')
  const { audience, segment, reach } = addressedIn(context, mailing)
  const [chosen, people, sample] = await Promise.all([
    findChosen(
      db,
      homeNumbers(ids).flatMap((each) => readPublicId(each) ?? []),
      maxHomes,
    ),
    reach ?? (segment !== null && isTailored(segment) ? null : reachOf(context, { ...mailing, audience, segment }, readers)),
    mailingSample(mailing, shownIn, { agency, db, settings }, now),
  ])
  const look = mailLookOf(agency, shownIn)
  const t = translator(locale)
  const view = presentMailing(
    {
      mailing,
      changedBy,
      readers,
      undelivered,
      homes: presentMailingHomes({ ids, chosen, offered: onMarket(offered), search }, locale),
      segment,
      reach: people,
      languages: enabled,
      standard,
      values: mailingValues(mailing, context),
      typed: sent?.problem === 'changedMeanwhile' ? typedOnBoth(sent) : null,
      unsaved: sent === null ? unsaved : [],
    },
    locale,
    now,
  )
  const frame = mailingNotices.view(context, view.title)
  // The conflict of two texts names who stored the other.
  const shown = view.conflict !== null ? frame : await withMeanwhile(context, frame, { about: [{ object: 'mailing', ids: [id] }], version: mailing.version })
  return {
    title: view.title,
    // What was only counted is not refused.
    ...(sent?.typed.reach === undefined ? {} : { status: 200 }),
    props: {
      view: shown,
      mailing: view,
      preview:
        sample === null
          ? null
          : {
              shownIn,
              languages: enabled,
              path: previewPath(context, shownIn, mailing.version),
              text: mailText(newsletterIssue(sample, look.agency), look),
              isOther: !writtenIn(mailing).includes(shownIn),
            },
      testTo: t('desk.mailing.testTo', { email: context.session.member.recipient }),
    },
  }
}

/** A new newsletter for the page of all of them, which its first act stores. */
export function freshMailing(context: DeskContext, readers: Readers, offered: Offered) {
  const { agency, locale, now, session } = context
  const { enabled, default: standard } = agency.languages
  const mailing = blankDraft(createId(), now)
  const search = homeSearch(context)
  const chosen = search.words === '' && search.goal === '' ? newHomes(offered, now) : []
  const ids = chosen.map((home) => String(home.id)).join(', ')
  const found = presentMailingHomes({ ids, chosen, offered: onMarket(offered), search }, locale)
  const count = [found.count, ...(chosen.length === 0 ? [] : [translator(locale)('desk.mailing.homes.week')])].join('. ')
  const homes = { ...found, count }
  const written = { mailing, changedBy: null, readers, undelivered: [], segment: null, typed: null, unsaved: [] }
  const reach = readers.reduce((sum, each) => sum + each.readers, 0)
  const values = mailingValues(mailing, context)
  return {
    mailing: presentMailing({ ...written, homes, reach, languages: enabled, standard, values }, locale, now),
    action: href('deskMailing', locale, { id: mailing.id }),
    testTo: translator(locale)('desk.mailing.testTo', { email: session.member.recipient }),
  }
}

type Readers = Awaited<ReturnType<typeof selectReaders>>
type Offered = Awaited<ReturnType<typeof selectOffered>>

/** What was typed into the fields that a colleague has changed too; all of it if the newsletter can no longer be edited. */
function typedOnBoth({ typed, stored }: FormState): TypedValues {
  return stored === undefined ? typed : Object.fromEntries(Object.keys(stored).map((name) => [name, typed[name] ?? '']))
}

/** Whom the newsletter is for: as the form was sent, which may not be stored yet, or as it is stored. */
function addressedIn({ sent, agency }: DeskContext, mailing: Mailing): Pick<Mailing, 'audience' | 'segment' | 'reach'> {
  if (sent?.typed.audience === undefined) return mailing
  const form = new FormData()
  for (const [name, value] of Object.entries(sent.typed)) form.set(name, [value].flat()[0] ?? '')
  const counted = form.get('reach')
  const { audience, segment } = readSegment(form, agency.languages.enabled)
  return { audience, segment, reach: counted === null ? null : Number(counted) }
}

/** The homes that came in the last week, which a new newsletter shows unless they are taken out. */
function newHomes(offered: Offered, now: Date): readonly ListingCard[] {
  const since = new Date(now.getTime() - week).toISOString()
  return onMarket(offered.filter(({ createdAt }) => createdAt >= since)).slice(0, maxHomes)
}

function onMarket(offered: Offered): readonly ListingCard[] {
  return offered.flatMap(({ card, state }) => (state !== 'held' && isListed(state) ? [{ ...card, state }] : []))
}

/** @param version of the mailing, so that a frame is loaded again after a change */
function previewPath({ locale, parameters }: DeskContext, shownIn: string, version: number): string {
  return `${href('deskMailingPreview', locale, { id: parameters.id ?? '' })}?in=${shownIn}&v=${version}`
}
