import type { Home } from '#db/model/listings/listing.ts'
import { readOwnedHome, readOwnedStock } from '#db/owners/owned-home.ts'
import type { OwnerAccount } from '#db/owners/owners.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { presentOwnedStock } from '#ui/owners/owned-stock.present.ts'
import { OwnerHome, type OwnerHomeProps } from '#ui/owners/owner-home.part.tsx'
import { presentOwnerHome } from '#ui/owners/owner-home.present.ts'
import { listsOf, type OwnerListName, presentOwnerList } from '#ui/owners/owner-lists.present.ts'
import { href } from '#ui/routes.ts'
import { ownerCache } from '#worker/accounts/account-screen.ts'
import { draftsFor, isDraft, keepDrafts, personOf, withoutDraft } from '#worker/accounts/form-drafts.ts'
import { requireOwner } from '#worker/accounts/owners/owner-session.ts'
import { latestWeek, lettersOf, readLetter } from '#worker/owners/letters.ts'
import { isAbout, openQuestionsOf } from '#worker/owners/open-questions.ts'
import { homeAt, owns } from '#worker/owners/owned-cards.ts'
import { callId, sendCall, sendMessage, sendPaper } from '#worker/owners/send-to-office.ts'
import { listNamed, readCursor, readListPage, readWholeList } from '#worker/owners/whole-list.ts'
import { attachment, FileAnswer, NoPage, redirection } from '#worker/site/pages/answers.ts'
import { csvOf } from '#worker/site/pages/csv.ts'
import { definePage, type Loaded, type PageContext } from '#worker/site/pages/page.ts'
import { crumbsBelow } from '../site/crumbs.ts'

const notices = { call: 'owner.done.message', message: 'owner.done.message', paper: 'owner.done.paper' } as const
const senders = { call: sendCall, message: sendMessage, paper: sendPaper } as const

const isAct = (text: unknown): text is keyof typeof senders => typeof text === 'string' && text in senders

/** One of an owner's homes: `show` and `csv` name one of its lists, `week` one of its letters, `print` makes it a report. */
export const ownerHome = definePage<OwnerHomeProps>('ownerHome', {
  view: OwnerHome,
  cache: ownerCache,
  fileField: 'paper',
  async load(context) {
    const owner = await requireOwner(context)
    const home = homeAt(context.parameters)
    if (home === null) throw new NoPage()
    const { searchParams } = context.requested
    const file = listNamed(searchParams.get('csv'))
    if (file !== null) throw new FileAnswer(await fileOf(context, owner, home, file))
    const list = listNamed(searchParams.get('show'))
    if (list !== null) return listPage(context, owner, home, list)
    const week = searchParams.get('week')
    if (week !== null) return letterPage(context, owner, home, week)
    const [page, drafts] = await Promise.all([wholePage(context, owner, home), draftsFor(context, personOf(owner))])
    return { ...page, head: { ...page.head, drafts } }
  },
  async act(context, sent) {
    const owner = await requireOwner({ ...context, url: new URL(context.url.pathname, context.url) })
    if (isDraft(sent)) return keepDrafts(context, personOf(owner), sent)
    const home = homeAt(context.parameters)
    const stock = home && (await readOwnedStock(context.store.primary, home))
    // The loader responds with the 404 page.
    if (stock === null || !owns(owner, stock)) return freshForm
    const act = sent.get('do')
    if (!isAct(act)) return freshForm
    return withoutDraft(context, personOf(owner), sent, async () => {
      const wrong = await senders[act](context, owner, stock, sent)
      if (wrong !== null) return wrong
      throw redirection(303, `${context.url.pathname}?done=${act}`)
    })
  },
})

async function wholePage(context: PageContext, owner: OwnerAccount, home: Home): Promise<Loaded<OwnerHomeProps>> {
  const { store, agency, locale, now, requested, settings } = context
  const db = store.primary
  const [records, last, questions] = await Promise.all([
    readOwnedHome(db, home, now),
    latestWeek(db, home, now),
    openQuestionsOf({ db, now, locale, signing: settings.signing }, owner.id),
  ])
  if (records === null || !owns(owner, records.stock)) throw new NoPage()
  const view = presentOwnerHome(records, last, { agency, locale, now })
  const isReport = requested.searchParams.get('print') === '1'
  const called = callId(owner.id, home, now)
  const shown = {
    ...{ home: view, isReport, questions: questions.filter(isAbout(home)), letters: last === null ? [] : lettersOf(last.week, context) },
    isCalled: records.communications.some(({ id }) => id === called),
  }
  return { ...loaded(context, home, view.stock.title, shown), hasChart: true }
}

async function letterPage(context: PageContext, owner: OwnerAccount, home: Home, first: string): Promise<Loaded<OwnerHomeProps>> {
  const earlier = await readLetter(context, home, first)
  if (earlier === null || !owns(owner, earlier.week.stock)) throw new NoPage()
  return loaded(context, home, earlier.letter.title, { earlier })
}

async function listPage(context: PageContext, owner: OwnerAccount, home: Home, name: OwnerListName): Promise<Loaded<OwnerHomeProps>> {
  const { locale, now, requested } = context
  const [title, { records, next }] = await Promise.all([
    ownedTitle(context, owner, home),
    readListPage(context.store.primary, home, name, readCursor(requested.searchParams.get('before')), now),
  ])
  const list = presentOwnerList(name, records, locale, now)
  return loaded(context, home, title, { list, lists: listsOf(home), older: next && `${next.at}~${next.id}` })
}

async function fileOf(context: PageContext, owner: OwnerAccount, home: Home, name: OwnerListName): Promise<Response> {
  await ownedTitle(context, owner, home)
  const { locale, now } = context
  const records = await readWholeList(context.store.primary, home, name, now)
  const list = presentOwnerList(name, records, locale, now, 'file')
  return attachment({ bytes: csvOf(list), type: 'text/csv; charset=utf-8', name: `${list.title} ${home.id}.csv` }, `${name}-${home.id}.csv`)
}

/** The title of an owner's home; for another owner's home the same response as for an unknown one. */
async function ownedTitle({ store, locale }: PageContext, owner: OwnerAccount, home: Home): Promise<string> {
  const stock = await readOwnedStock(store.primary, home)
  if (stock === null || !owns(owner, stock)) throw new NoPage()
  return presentOwnedStock(stock, locale).title
}

function loaded({ locale, sent, requested }: PageContext, home: Home, title: string, shown: OwnerHomeProps['shown']): Loaded<OwnerHomeProps> {
  const t = translator(locale)
  const pathIn = (each: typeof locale) => href('ownerHome', each, home)
  const done = requested.searchParams.get('done')
  const notice = sent === null && isAct(done) ? t(notices[done]) : null
  const state: FormState = sent ?? freshForm
  return {
    head: {
      title: sent === null ? title : t('form.errorTitle', { title }),
      description: t('owner.login.lead'),
      alternates: byLocale(pathIn),
      index: false,
      private: true,
    },
    props: { screen: { title, crumbs: crumbsBelow('ownerPortal', locale, { text: title, href: null }), state, notice }, path: pathIn(locale), shown },
  }
}
