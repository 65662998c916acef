import { type ComponentProps, type ComponentType, createElement } from 'react'
import { isGranted } from '#db/model/accounts/staff.ts'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { SyncMode } from '#db/model/feeds/sync-run.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type DeskHead, deskMenu } from '#ui/desk/desk-header.part.tsx'
import { DeskRefused, DeskSignedOut } from '#ui/desk/desk-signed-out.part.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { pathInLocale } from '#ui/route-lookup.ts'
import { breadcrumbKey, type RouteName } from '#ui/routes.ts'
import type { PageHead } from '#ui/site/page-head.ts'
import { draftsHead, isDraft, keepDrafts, withoutDraft } from '#worker/accounts/form-drafts.ts'
import { requireStaff, type StaffSession, signInFirst, staffSessionOf } from '#worker/accounts/staff/staff-session.ts'
import { actsDoneOnce, autosaveAct, type DeskRoute, declareRights, type Need, rightsOf } from '#worker/desk/declare-rights.ts'
import { once } from '#worker/desk/once.ts'
import type { ImageTransformer } from '#worker/env.ts'
import { type Started, startRun } from '#worker/feeds/sync/start-run.ts'
import { type MailDeps, openMailDeps } from '#worker/mail/mail-deps.ts'
import { type CachePolicy, noStore } from '#worker/site/caching/cache-policy.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { definePage, type Loaded, type Page, type PageContext, type Players } from '#worker/site/pages/page.ts'
import { relayMailing } from '#worker/site/queue.ts'
import { typedValues } from '#worker/site/requests/typed-values.ts'

/** A request for a page of the desk: its session, and what only members of the staff may set going. */
export interface DeskContext extends PageContext {
  readonly session: StaffSession
  /** Resizes pictures; null without the binding. */
  readonly images: ImageTransformer | null
  /** Announces a change of the catalogue: visible in this isolate at once, elsewhere within a minute. */
  readonly announce: () => Promise<unknown>
  /** Schedules the next step of a mailing, after the response is sent. */
  readonly continueMailing: (id: string, at: Date) => void
  /** Begins a synchronisation with a CRM. */
  readonly synchronise: (crm: CrmName, mode: SyncMode | null) => Promise<Started>
  /** Opens the mail transport, to send a mail immediately without the outbox; null if none is configured. */
  readonly openMail: () => Promise<MailDeps | null>
}

/** The context of a page of the desk, whose member is signed in. */
function deskContext(context: PageContext, session: StaffSession): DeskContext {
  const { env, store } = context
  return {
    ...context,
    session,
    images: env.IMAGES ?? null,
    announce: () => announceChanges(env),
    continueMailing: (id, at) => store.defer(relayMailing(env, id, at, new Date())),
    synchronise: (crm, mode) => startRun(env, new Date(), crm, mode),
    openMail: () => openMailDeps(env),
  }
}

/**
 * Pages of the desk. All reads and writes pass the authorisation guard here; Each page declares the permission it requires. Queries also
 * restrict rows to the member's offices.
 */

/** Never cached, and no referrer for other sites. Not `no-referrer`, with which browsers omit the Origin of forms. */
export const deskCache: CachePolicy = { ...noStore, headers: { ...noStore.headers, 'Referrer-Policy': 'same-origin' } }

/** An act of a page. Throws a redirect on success, returns the form's state if rejected. */
type DeskAct = (context: DeskContext, sent: FormData) => Promise<FormState>
type DeskActs = Readonly<Record<string, DeskAct>>

interface DeskLoaded<Props> {
  readonly props: Props
  /** Overrides the route's name. */
  readonly title?: string
  readonly status?: number
  /** Overrides the page's path per language. */
  readonly alternates?: PageHead['alternates']
  readonly hasChart?: true
  /** Renders the site's header instead of the desk's, as visitors see it. */
  readonly asVisitor?: true
  readonly players?: Players
}

interface DeskPageParts<Acts extends DeskActs, Props> {
  /** The permission to open the page, which its acts require too. */
  readonly needs: Need
  /** Acts that require another permission. */
  readonly actNeeds?: Readonly<Partial<Record<keyof Acts, Need>>>
  readonly view: ComponentType<Props>
  /** The file input of the page's form. */
  readonly fileField?: string
  /** The page has forms that post to other pages; their drafts are saved like those of its own acts. */
  readonly hasForms?: true
  load(context: DeskContext): Promise<DeskLoaded<Props>>
  /** By the `do` value of their forms. */
  readonly acts: Acts
}

/** Defines a page of the desk. Without a session it redirects to the sign-in; without the permission it responds with 403. */
export function defineDeskPage<Acts extends DeskActs, Props extends object>(name: DeskRoute, parts: DeskPageParts<Acts, Props>): Page {
  const { view, needs, load, acts, fileField } = parts
  const byName = new Map<string, DeskAct>(Object.entries(acts))
  const ownNeeds = new Map<string, Need | undefined>(Object.entries(parts.actNeeds ?? {}))
  const actNeeds: Readonly<Record<string, Need>> = Object.fromEntries([...byName.keys()].map((act) => [act, ownNeeds.get(act) ?? needs]))
  declareRights(name, { needs, acts: actNeeds })
  return definePage<DeskProps<Props>>(name, {
    show: ({ shown, pendingForm }) => {
      if (pendingForm !== null) return createElement(DeskSignedOut, pendingForm)
      return shown === null ? createElement(DeskRefused) : createElement(view, shown)
    },
    cache: deskCache,
    fileField,
    async load(context): Promise<Loaded<DeskProps<Props>>> {
      if (context.sent?.signedOut) return signedOutPage<Props>(context, context.sent)
      const { session, drafts } = await requireStaff(context)
      if (!isAllowed(session, needs)) return framed<Props>(name, context, session, { status: 403 }, null)
      const { props, hasChart, asVisitor, players, ...rest } = await load(deskContext({ ...context, requested: withoutForeignNotice(context) }, session))
      const loaded = framed(name, context, session, rest, props)
      const { desk: _, ...visitors } = loaded.head
      const hasForms = parts.hasForms === true || Object.keys(acts).length > 0
      const head = asVisitor ? visitors : hasForms ? { ...loaded.head, drafts: draftsHead(context, drafts) } : loaded.head
      return { ...loaded, head, ...(hasChart && { hasChart }), ...(players && { players }) }
    },
    async act(context, sent) {
      const session = await staffSessionOf(context)
      if (session === null) return whileSignedOut(context, sent)
      // The loader responds with 403 if the page itself is forbidden.
      if (!isAllowed(session, needs)) return freshForm
      if (isDraft(sent)) return keepDrafts(context, session.member.id, sent)
      const actName = String(sent.get('do'))
      const act = byName.get(actName)
      const need = actNeeds[actName]
      if (act === undefined || need === undefined || !isAllowed(session, need)) return { ...freshForm, refused: 'foreign' }
      const run = () => withoutDraft(context, session.member.id, sent, () => act(deskContext(context, session), sent))
      // A form with a version is idempotent through its optimistic lock; one without is guarded by `once`.
      if (actName === autosaveAct || (!actsDoneOnce.has(actName) && !sent.has('version') && !sent.has('once'))) return run()
      const { pathname, search } = context.requested
      return once({ db: context.store.primary, now: context.now, session: session.hash, path: pathname + search, sent }, run)
    },
  })
}

/** Query keys about an act just done: its notice and its undo form. */
const noticeKeys = ['done', 'did', 'undo', 'closed', 'version']

/** The requested URL, without those keys if another site or a mail linked to it, which could otherwise choose what "undo" does. */
function withoutForeignNotice({ requested, isLedByOwnPages }: PageContext): URL {
  if (isLedByOwnPages) return requested
  const address = new URL(requested)
  for (const name of noticeKeys) address.searchParams.delete(name)
  return address
}

/** The props of a page: its view, null if forbidden, or the form that waits for a sign-in. */
interface DeskProps<Props> {
  readonly shown: Props | null
  readonly pendingForm: ComponentProps<typeof DeskSignedOut> | null
}

/** Keeps a form submitted without a session (an expired one), so that it can be resubmitted after signing in; redirects if nothing was typed. */
function whileSignedOut(context: PageContext, sent: FormData): FormState {
  const values = [...sent].filter(([name]) => name !== 'do')
  const isTyped = values.some(([, value]) => typeof value !== 'string' || value !== '')
  if (!isTyped || sent.get('do') === autosaveAct || isDraft(sent)) throw signInFirst(context)
  return { ...freshForm, typed: typedValues(sent), signedOut: values.some(([, value]) => typeof value !== 'string' && value.size > 0) ? 'file' : 'noFile' }
}

function signedOutPage<Props>(context: PageContext, { typed, signedOut }: FormState): Loaded<DeskProps<Props>> {
  const { locale, requested } = context
  const here = requested.pathname + requested.search
  return {
    status: 401,
    head: { title: translator(locale)('desk.signedOut'), description: '', alternates: pathsOf(context), index: false, private: true },
    props: { shown: null, pendingForm: { here, typed, hasFile: signedOut === 'file' } },
  }
}

function isAllowed({ member }: StaffSession, needs: Need): boolean {
  return needs === 'anyone' || isGranted(member.role, needs)
}

/** The page in each language: the paths of the desk differ in their prefix alone. */
function pathsOf({ requested }: PageContext): PageHead['alternates'] {
  return byLocale((each) => pathInLocale(requested.pathname, each))
}

type Frame = Pick<DeskLoaded<unknown>, 'title' | 'status' | 'alternates'>

function framed<Props>(
  name: RouteName,
  context: PageContext,
  session: StaffSession,
  { title: own, status, alternates = pathsOf(context) }: Frame,
  shown: Props | null,
): Loaded<DeskProps<Props>> {
  const { locale, sent } = context
  const t = translator(locale)
  const title = own ?? t(breadcrumbKey(name))
  return {
    ...(status === undefined ? {} : { status }),
    head: {
      // A form whose response is a page with its result, or a question, is not an error.
      title: sent === null || status === 200 || sent.question !== undefined ? title : t('form.errorTitle', { title }),
      description: '',
      alternates,
      index: false,
      private: true,
      desk: deskHead(session),
    },
    props: { shown, pendingForm: null },
  }
}

/** The desk's header for a member: their name, and the screens their role may open. */
function deskHead(session: StaffSession): DeskHead {
  return { memberName: session.member.name, screens: deskMenu.flat().filter((name) => isAllowed(session, rightsOf(name).needs)) }
}
