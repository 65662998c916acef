import { type DeskHome, readAroundHome } from '#db/desk-home.ts'
import { asInFeed, inFeed } from '#db/model/presentation.ts'
import { entrySource } from '#db/public-ids.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DeskHomePage } from '#ui/pages/desk/home.tsx'
import { presentDeskHome } from '#ui/presenters/desk/home.ts'
import { presentHomeChanges } from '#ui/presenters/desk/home-changes.ts'
import { isOnSite } from '#ui/presenters/desk/home-line.ts'
import { ownFieldName, presentOwn } from '#ui/presenters/desk/own-presentation.ts'
import { presentRemarks } from '#ui/presenters/desk/remark.ts'
import { href } from '#ui/routes.ts'
import { type DeskPageContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { homeOf } from '#worker/desk/homes/home-of.ts'
import { homeFilterQuery } from '#worker/desk/homes/home-query.ts'
import { presentHome, tellingTexts } from '#worker/desk/homes/present-home.ts'
import { readPresentation } from '#worker/desk/homes/read-presentation.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { redirection } from '#worker/http/redirection.ts'

const done = { presented: 'desk.home.done.presented', feed: 'desk.home.done.feed', undone: 'desk.home.done.undone' } as const

/** A home: its feed data, missing legal statements, and the agency's presentation. */
export const deskHome = defineDeskPage('deskHome', {
  view: DeskHomePage,
  async load(context) {
    const { store, locale, agency, now, requested } = context
    const home = await homeOf(context)
    const around = await readAroundHome(store.primary, home.listing.id, now)
    const feed = inFeed(home.listing, home.feed)
    const view = presentDeskHome({ ...home, listing: feed, entry: home.source === entrySource ? home.externalId : null }, around, agency, locale, now)
    const own = home.presentation?.own ?? asInFeed
    const filters = homeFilterQuery(requested.searchParams)
    const parts = { feed, own, version: versionOf(home), isOwn: home.feed !== null, isOnSite: isOnSite(view.state) }
    return {
      title: view.name,
      props: {
        view: await withMeanwhile(context, deskView(context, view.name, done, undoOf(context, home)), {
          about: [{ object: 'listing', ids: [String(home.listing.id)] }],
          version: versionOf(home),
        }),
        home: view,
        own: presentOwn(parts, agency.languages.enabled, locale),
        changes: presentHomeChanges(around.changes, around.acts, feed.goal, locale),
        remarks: presentRemarks(remarksOf(home), locale),
        list: href('deskHomes', locale) + (filters.size === 0 ? '' : `?${filters}`),
      },
    }
  },
  acts: {
    async present(context, sent) {
      const home = await homeOf(context)
      const { photos } = inFeed(home.listing, home.feed)
      const { own, typed, errors } = readPresentation(sent, photos, home.presentation?.own ?? asInFeed, context.agency.languages.enabled)
      if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
      const telling = tellingTexts(home, own)
      if (telling.length > 0) {
        const errors = Object.fromEntries(telling.map(({ name, locale }) => [ownFieldName(name, locale), 'invalid' as const]))
        return { ...freshForm, typed, problem: 'tellsAddress', errors }
      }
      const refused = await presentHome(context, home, own, sentVersion(sent), 'change')
      if (refused !== null) return { ...refused, typed }
      throw back(context, 'presented')
    },
    async feed(context, sent) {
      const home = await homeOf(context)
      const refused = await presentHome(context, home, asInFeed, sentVersion(sent), 'remove')
      if (refused !== null) return refused
      throw back(context, 'feed')
    },
    async undo(context, sent) {
      const home = await homeOf(context)
      const refused = await presentHome(context, home, home.presentation?.previous ?? asInFeed, sentVersion(sent), 'undo')
      if (refused !== null) return refused
      throw back(context, 'undone')
    },
  },
})

/** Its remarks, as those of a list. */
function remarksOf({ remarks, listing, externalId }: DeskHome) {
  return (remarks ?? []).map((remark) => ({ ...remark, kind: 'listing' as const, recordId: listing.id, externalId, position: null, card: listing, name: null }))
}

const versionOf = ({ presentation }: DeskHome) => presentation?.version ?? 0

const sentVersion = (sent: FormData) => Number(textOf(sent, 'version'))

/** The undo of the last save. */
function undoOf(context: DeskPageContext, home: DeskHome) {
  const said = context.requested.searchParams.get('done')
  if ((said !== 'presented' && said !== 'feed') || versionOf(home) === 0) return null
  return { action: pathOf(context), act: 'undo', fields: { version: String(versionOf(home)) } }
}

function pathOf({ locale, parameters, requested }: DeskPageContext, said?: keyof typeof done): string {
  const query = homeFilterQuery(requested.searchParams)
  if (said !== undefined) query.set('done', said)
  return `${href('deskHome', locale, { id: parameters.id ?? '' })}?${query}`
}

function back(context: DeskPageContext, said: keyof typeof done): Response {
  return redirection(303, pathOf(context, said))
}
