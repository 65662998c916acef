import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { type DeskHome, readAroundHome } from '#db/listings/desk/desk-home.ts'
import { entrySource } from '#db/listings/public-ids.ts'
import { isGranted } from '#db/model/accounts/staff.ts'
import { type FormValues, readOpened } from '#db/model/forms/sent-form.ts'
import { allPhotos, asInFeed, inFeed, type OwnPresentation, withoutPhoto } from '#db/model/listings/presentation.ts'
import { mostParties } from '#db/model/visits/joint-visit.ts'
import { changeVisitTerms, selectVisitTerms, type VisitTerms } from '#db/visits/visit-terms.ts'
import type { DeskUndo } from '#ui/desk/desk-frame.part.tsx'
import { presentRemarks } from '#ui/feeds/desk/remark.present.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { DeskHomePage } from '#ui/listings/desk/home.page.tsx'
import { presentDeskHome } from '#ui/listings/desk/home.present.ts'
import { presentHomeChanges } from '#ui/listings/desk/home-changes.present.ts'
import { presentHomeCrm } from '#ui/listings/desk/home-crm.present.ts'
import { isOnSite } from '#ui/listings/desk/home-line.present.ts'
import { ownOfValues, ownValues, photosTyped, presentOwn } from '#ui/listings/desk/own-presentation.present.ts'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { mergeSent, openedIn } from '#worker/desk/merge-sent.ts'
import { addPhotos } from '#worker/listings/desk/add-photos.ts'
import { homeFilterQuery, homeOf } from '#worker/listings/desk/home-query.ts'
import { readOwnPoint, sentPoint } from '#worker/listings/desk/own-point.ts'
import { presentHome, readPresentation, tellingTexts } from '#worker/listings/desk/present-home.ts'
import { returnHome } from '#worker/listings/desk/return-home.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  presented: 'desk.home.done.presented',
  // No undo: each photograph has a button that removes it.
  added: 'desk.home.done.added',
  removed: 'desk.home.done.removed',
  feed: 'desk.home.done.feed',
  undone: 'desk.home.done.undone',
  returned: 'desk.home.done.returned',
  asksOwner: { text: 'desk.home.done.asksOwner', undo: 'askNoOwner', fields: { termsVersion: 'terms' } },
  asksNoOwner: { text: 'desk.home.done.asksNoOwner', undo: 'askOwner', fields: { termsVersion: 'terms' } },
  parties: { text: 'desk.home.done.parties', undo: 'parties', fields: { termsVersion: 'terms', parties: 'from' } },
})

/** A home: its feed data, missing legal statements, and the agency's presentation. */
export const deskHome = defineDeskPage('deskHome', {
  needs: 'stock',
  actNeeds: { askOwner: 'calendar', askNoOwner: 'calendar', parties: 'calendar' },
  view: DeskHomePage,
  fileField: 'pictures',
  async load(context) {
    const { store, locale, agency, now, requested, session } = context
    const home = await homeOf(context)
    const around = await readAroundHome(store.primary, home.listing.id, now)
    const feed = inFeed(home.listing, home.feed)
    const view = presentDeskHome({ ...home, listing: feed, entry: home.source === entrySource ? home.externalId : null }, around, agency, locale, now)
    const own = home.presentation?.own ?? asInFeed
    const filters = homeFilterQuery(requested.searchParams)
    const parts = { feed, own, version: versionOf(home), isOwn: home.feed !== null, isOnSite: isOnSite(view.state), secret: home.secret }
    return {
      title: view.name,
      props: {
        view: await withMeanwhile(context, notices.view(context, view.name, ...undoOf(context, home)), {
          about: [{ object: 'listing', ids: [String(home.listing.id)] }],
          version: versionOf(home),
        }),
        home: view,
        visiting: isGranted(session.member.role, 'calendar') ? around.visiting : null,
        own: presentOwn(parts, agency.languages.enabled, locale),
        crm: presentHomeCrm(around.crm, view, locale),
        versions: around.versions,
        changes: presentHomeChanges(around.changes, around.acts, feed.goal, locale),
        remarks: presentRemarks(remarksOf(home), locale),
        list: href('deskHomes', locale) + (filters.size === 0 ? '' : `?${filters}`),
      },
    }
  },
  acts: {
    async present(context, sent) {
      for (let left = tries; ; left -= 1) {
        const state = await present(context, sent, await homeOf(context))
        if (state === null) throw notices.at(pathOf(context), sent.has('remove') ? 'removed' : 'presented')
        if (left === 0 || state.problem !== 'changedMeanwhile' || state.stored !== undefined) return state
      }
    },
    async addPictures(context, sent) {
      const refused = await addPhotos(context, sent)
      if (refused !== null) return refused
      throw notices.at(pathOf(context), 'added')
    },
    async feed(context, sent) {
      const home = await homeOf(context)
      const refused = await presentHome(context, home, asInFeed, sentVersion(sent), 'remove')
      if (refused !== null) return refused
      throw notices.at(pathOf(context), 'feed')
    },
    askOwner: (context, sent) => switchTo(context, sent, true),
    askNoOwner: (context, sent) => switchTo(context, sent, false),
    async parties(context, sent) {
      const parties = textOf(sent, 'parties')
      if (!/^\d$/.test(parties) || Number(parties) < 1 || Number(parties) > mostParties) return { ...freshForm, errors: { parties: 'invalid' } }
      const [before] = await selectVisitTerms(context.store.primary, (await homeOf(context)).listing.id)
      const version = await changeTerms(context, sent, { parties: Number(parties) })
      if (typeof version !== 'string') return version
      throw notices.at(pathOf(context), 'parties', { terms: version, from: String(before?.parties ?? 1) })
    },
    async returnTo(context, sent) {
      const refused = await returnHome(context, sent)
      if (refused !== null) return refused
      throw notices.at(pathOf(context), 'returned')
    },
    async undo(context, sent) {
      const home = await homeOf(context)
      const refused = await presentHome(context, home, home.presentation?.previous ?? asInFeed, sentVersion(sent), 'undo')
      if (refused !== null) return refused
      throw notices.at(pathOf(context), 'undone')
    },
  },
})

/** Switches whether the home's owner is asked before each visit. */
async function switchTo(context: DeskContext, sent: FormData, asksOwner: boolean): Promise<FormState> {
  const version = await changeTerms(context, sent, { asksOwner })
  if (typeof version !== 'string') return version
  throw notices.at(pathOf(context), asksOwner ? 'asksOwner' : 'asksNoOwner', { terms: version })
}

/** Changes the terms of the home's visits. @returns their new version, or the form's state on a conflict */
async function changeTerms(context: DeskContext, sent: FormData, change: Partial<VisitTerms>): Promise<string | FormState> {
  const { store, session, now } = context
  const { listing } = await homeOf(context)
  const db = store.primary
  const [[terms]] = await db.batch([
    changeVisitTerms(db, listing.id, change, Number(textOf(sent, 'termsVersion'))),
    recordAct(db, session.member, { action: 'change', object: 'listing', objectId: String(listing.id), fields: Object.keys(change) }, now, didChange),
  ])
  return terms === undefined ? { ...freshForm, problem: 'termsChanged' } : String(terms.version)
}

/** How often a save is tried again that loses to another one. */
const tries = 3

/** Saves the form, merged with what colleagues have saved since it was opened. @returns the form's state if rejected; null on success */
async function present(context: DeskContext, sent: FormData, home: DeskHome): Promise<FormState | null> {
  const { enabled } = context.agency.languages
  const [stored, version] = [home.presentation?.own ?? asInFeed, versionOf(home)]
  const feed = inFeed(home.listing, home.feed)
  const photos = allPhotos(feed.photos, stored)
  const pointOf = (values: FormValues) => readOwnPoint(values, feed.place, context.settings.placeSalt)
  const read = readPresentation(sent, photos, { ...stored, order: shownOrder(sent, stored) }, enabled)
  const typed = { ...read.typed, ...sentPoint(sent), ...openedIn(sent) }
  const sentErrors = { ...read.errors, ...pointOf(sentPoint(sent)).errors }
  if (Object.keys(sentErrors).length > 0) return { ...freshForm, typed, errors: sentErrors }
  const { values, refused } = mergeSent(sent, ownValues(stored), { ...ownValues(read.own), ...sentPoint(sent) }, version)
  const { point, errors } = pointOf(values)
  const shown = ownOfValues(values, stored.added)
  const own = withoutPhoto(point ? { ...shown, point } : shown, textOf(sent, 'remove'))
  if (refused !== null) return { ...refused, typed: { ...refused.typed, ...photosTyped(own, photos) } }
  if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
  const left = allPhotos(feed.photos, own)
  if (left.length > 0 && left.every(({ key }) => own.hidden.includes(key))) return { ...freshForm, typed, errors: { hide: 'invalid' } }
  const telling = tellingTexts(home, own)
  if (telling.length > 0) {
    const errors = Object.fromEntries(telling.map((field) => [field, 'invalid' as const]))
    return { ...freshForm, typed, problem: 'tellsAddress', errors }
  }
  const conflict = await presentHome(context, home, own, version, 'change')
  return conflict && { ...conflict, typed }
}

/** The order that the form showed, to which its numbers are relative. Of a very long one the form carries a fingerprint. */
function shownOrder(sent: FormData, stored: OwnPresentation): OwnPresentation['order'] {
  const opened = readOpened(textOf(sent, 'opened'))
  return opened === null || opened.order?.startsWith('#') ? stored.order : ownOfValues(opened, undefined).order
}

/** Its remarks, as those of a list. */
function remarksOf({ remarks, listing, externalId }: DeskHome) {
  return (remarks ?? []).map((remark) => ({ ...remark, kind: 'listing' as const, recordId: listing.id, externalId, position: null, card: listing, name: null }))
}

const versionOf = ({ presentation }: DeskHome) => presentation?.version ?? 0

const sentVersion = (sent: FormData) => Number(textOf(sent, 'version'))

/** The undo of the last save; that of another act is declared with its notice. */
function undoOf(context: DeskContext, home: DeskHome): readonly [] | readonly [DeskUndo | null] {
  const done = context.requested.searchParams.get('done')
  if (done === 'asksOwner' || done === 'asksNoOwner' || done === 'parties') return []
  if ((done !== 'presented' && done !== 'removed' && done !== 'feed' && done !== 'returned') || versionOf(home) === 0) return [null]
  return [{ action: pathOf(context), act: 'undo', fields: { version: String(versionOf(home)) } }]
}

function pathOf({ requested }: DeskContext): string {
  return `${requested.pathname}?${homeFilterQuery(requested.searchParams)}`
}
