import {
  askedAddress,
  bestRedirect,
  localeOfOldPath,
  neutralPathOf,
  type Redirect,
  type RedirectTarget,
  readOldPath,
} from '#db/model/site/redirects/redirect.ts'
import { maxLines, pasteFingerprint, readLines } from '#db/model/site/redirects/redirect-lines.ts'
import { unknownHomes } from '#db/owners/owner-homes.ts'
import { selectMissedPaths } from '#db/site/redirects/missed-paths.ts'
import { searchRedirects, selectRedirect, selectRedirects, selectRedirectsAmong, selectRedirectsOf } from '#db/site/redirects/redirects.ts'
import { translator } from '#messages/translate.ts'
import type { DeskView } from '#ui/desk/desk-frame.part.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import { presentHomeLine } from '#ui/listings/desk/home-line.present.ts'
import { href } from '#ui/routes.ts'
import { presentPages, presentTarget, recordOfTarget, type TargetRecords } from '#ui/site/redirects/redirect.present.ts'
import type { RedirectPreviewView, RedirectTestView } from '#ui/site/redirects/redirect-lists.part.tsx'
import type { DeskRedirectsPageProps } from '#ui/site/redirects/redirects.page.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { matchingHomes, selectMatchingHomes } from '#worker/listings/desk/home-query.ts'
import { readHomes } from '#worker/owners/desk/served-homes.ts'
import { landingNames } from '#worker/search/landings.ts'
import { followRedirects, pagePath } from '#worker/site/redirects/old-address.ts'
import { type ReadLine, readRedirects } from '#worker/site/redirects/read-lines.ts'
import { isEndpoint, recordOf, servedPage } from '#worker/site/redirects/served-page.ts'

/** What the page of redirects shows. */

const perPage = 50
const [missedRead, missedShown] = [40, 20]

/** Loads the page. @param viewOf its frame's props */
export async function loadRedirects(
  context: DeskContext,
  viewOf: (context: DeskContext, title: string) => DeskView,
): Promise<{ readonly props: DeskRedirectsPageProps; readonly status?: number }> {
  const { store, locale, requested, sent, content } = context
  const query = requested.searchParams
  const parameter = (name: string) => (query.get(name) ?? '').trim().slice(0, 400)
  const [text, after, edit] = [parameter('q').slice(0, 100), Number(parameter('after')) || null, Number(parameter('edit')) || 0]
  const db = store.primary
  const list = text === '' ? selectRedirects(db, after, perPage + 1) : searchRedirects(db, text, after, perPage + 1)
  const isQuestion = sent?.question === 'deskRedirects.whichHome'
  const homes = selectMatchingHomes(context, isQuestion ? String(sent.typed.redirectTo) : '')
  const lines = sent !== null && typeof sent.typed.redirectLines === 'string' && Object.keys(sent.errors).length === 0 ? sent.typed.redirectLines : null
  const [[rows, [edited], missed, homeRows, homeEnds], read, test, landings] = await Promise.all([
    db.batch([list, selectRedirect(db, edit), selectMissedPaths(db, missedRead), ...homes]),
    lines === null ? [] : readRedirects(context, readLines(lines).slice(0, maxLines)),
    testOf(context, parameter('test')),
    landingNames(store, locale),
  ])
  const shown = rows.slice(0, perPage)
  const missedAsked = missed.map(({ path }) => askedAddress(path))
  const targets = [...shown, ...(edited ? [edited] : []), ...read.flatMap(({ redirect }) => redirect ?? [])].map(({ target }) => target)
  const [stock, known] = await Promise.all([
    readHomes(
      context,
      targets.flatMap((target) => recordOfTarget(target) ?? []),
    ),
    missed.length === 0 ? [] : selectRedirectsAmong(db, missedAsked),
  ])
  const records: TargetRecords = { ...stock, content, agency: context.agency }
  const pages = presentPages(context, locale)
  const last = rows.length > perPage ? shown.at(-1) : undefined
  const found = matchingHomes(homeRows, homeEnds)
  const t = translator(locale)
  const view = viewOf(context, t('route.deskRedirects'))
  return {
    ...(lines === null || sent?.problem !== undefined ? {} : { status: 200 }),
    props: {
      view: isQuestion && found.rows.length === 0 ? { ...view, state: { ...freshForm, typed: view.state.typed, problem: 'unknownHome' } } : view,
      redirects: shown.map(({ id, path, target }) => ({ id, path, target: presentTarget(target, records, locale) })),
      text,
      isFirst: after === null,
      further: last === undefined ? null : `${href('deskRedirects', locale)}?${new URLSearchParams({ ...(text && { q: text }), after: String(last.id) })}#all`,
      missed: missed.filter((_, index) => bestRedirect(known, missedAsked[index] ?? askedAddress('/')) === null).slice(0, missedShown),
      form: formOf(context, edited, parameter('old'), records, { pages, landings }),
      pages,
      landings,
      found: found.rows.map((row) => {
        const { id, name, place, reference } = presentHomeLine({ ...row, leads: 0 }, context.agency, 0, locale)
        return { id, text: `${name}, ${place} (${reference})` }
      }),
      preview: lines === null ? null : presentPreview(lines, read, records, locale),
      test,
    },
  }
}

/** The form's values: those of the redirect that is being changed, or the old address in the query. */
function formOf(
  { locale }: DeskContext,
  edited: Redirect | undefined,
  old: string,
  records: TargetRecords,
  { pages, landings }: Pick<DeskRedirectsPageProps, 'pages' | 'landings'>,
): DeskRedirectsPageProps['form'] {
  if (edited === undefined) return { id: null, from: old, page: '', to: '' }
  const { id, path, target } = edited
  const isListed = edited.locale === null && pages.some(({ value }) => value === target)
  const { text } = presentTarget(target, records, locale)
  const isNamed = edited.locale === null && landings.includes(text)
  return { id, from: path, page: isListed ? target : '', to: isListed ? '' : isNamed ? text : typedTarget(target, edited, records, locale) }
}

/** A target as it would be typed. */
function typedTarget(target: RedirectTarget, edited: Redirect, records: TargetRecords, locale: DeskContext['locale']): string {
  const record = recordOfTarget(target)
  if (record !== null) return record.kind === 'project' ? `project ${record.id}` : String(record.id)
  return neutralPathOf(target) === null ? target : (presentTarget(target, records, edited.locale ?? locale).href ?? target)
}

function presentPreview(lines: string, read: readonly ReadLine[], records: TargetRecords, locale: DeskContext['locale']): RedirectPreviewView {
  const all = readLines(lines).length
  return {
    seen: pasteFingerprint(lines),
    accepted: read.filter(({ redirect }) => redirect !== null).length,
    refused: read.flatMap(({ line: { number, text }, problem }) => (problem === null ? [] : [{ number, text: text.slice(0, 300), problem }])),
    redirects: read.flatMap(({ line: { number }, redirect }) =>
      redirect === null ? [] : [{ number, path: redirect.path, target: presentTarget(redirect.target, records, redirect.locale ?? locale) }],
    ),
    unread: Math.max(0, all - maxLines),
  }
}

/** What happens with an address that is typed into the test. */
async function testOf(context: DeskContext, typed: string): Promise<RedirectTestView | null> {
  if (typed === '') return null
  const { store, agency, locale } = context
  const path = readOldPath(typed)
  const outcome = (kind: RedirectTestView['outcome'], from: string | null = null, to: string | null = null) => ({ typed, outcome: kind, path: from, to })
  if (path === null || path.includes('*')) return outcome('invalid')
  const [bare = '', query] = path.split('?')
  const asked = askedAddress(bare, query)
  const served = servedPage(bare, context)
  const record = served && recordOf(served.found)
  if (isEndpoint(bare) || (served !== null && (!record || (await unknownHomes(store.primary, [record])).length === 0))) return outcome('served', null, bare)
  const followed = await followRedirects(async (each) => selectRedirectsOf(store.primary, each), asked, context)
  if (followed === null) return outcome('none')
  const named = [localeOfOldPath(asked), followed.last.locale, locale].find((each) => each !== null && agency.languages.enabled.includes(each)) ?? locale
  return outcome('redirect', followed.first.path, followed.address ?? (await pagePath(neutralPathOf(followed.last.target) ?? '', named, store, context)))
}
