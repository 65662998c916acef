import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { isPersonName } from '#db/model/forms/person-name.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import type { OwnedHome } from '#db/model/owners/owner.ts'
import { removeHomes, unknownHomes } from '#db/owners/owner-homes.ts'
import { giveHome, type OwnerAccount, selectDeskOwners, toDeskOwner } from '#db/owners/owners.ts'
import { findRemovedOwner, removeOwnerForNow, restoreOwner } from '#db/owners/removed-owners.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { presentHomeLine } from '#ui/listings/desk/home-line.present.ts'
import { presentDeskOwner } from '#ui/owners/desk/owner.present.ts'
import { DeskOwnersPage } from '#ui/owners/desk/owners.page.tsx'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { matchingHomes, selectMatchingHomes } from '#worker/listings/desk/home-query.ts'
import { readHomes, servedOwner, servesHome, servesOwner } from '#worker/owners/desk/served-homes.ts'
import { invite, sendInvitation } from '#worker/owners/invite.ts'
import { homeAt } from '#worker/owners/owned-cards.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  invited: 'desk.done.invited',
  home: 'desk.owners.done.home',
  resent: 'desk.done.invited',
  removed: { text: 'desk.owners.done.removed', undo: 'restore', fields: { owner: 'owner' } },
  restored: 'desk.owners.done.restored',
  again: 'desk.owners.done.again',
  gone: 'desk.owners.done.gone',
  taken: { text: 'desk.owners.done.taken', undo: 'giveHome', fields: { owner: 'owner', home: 'taken' } },
  given: 'desk.owners.done.given',
})
const maxHomes = 20
const perPage = 25

/** The owners whose homes the member's offices serve, and the invitation form. */
export const deskOwners = defineDeskPage('deskOwners', {
  needs: 'owners',
  view: DeskOwnersPage,
  async load(context) {
    const { store, locale, agency, now, requested, sent, session } = context
    const query = requested.searchParams
    const text = (query.get('q') ?? '').trim().slice(0, 100)
    const after = (query.get('after') ?? '').slice(0, 320)
    const db = store.primary
    const words = sent?.question === 'deskOwners.whichHome' ? String(sent.typed.homes) : null
    const selected = selectDeskOwners(db, { text, after, worksFor: session.member.offices }, perPage + 1)
    const [read, rows, ends] = words === null ? await db.batch([selected]) : await db.batch([selected, ...selectMatchingHomes(context, words)])
    const found = matchingHomes(rows ?? [], ends ?? [])
    const accounts = read.slice(0, perPage).map(toDeskOwner)
    const last = accounts.at(-1)
    const homes = await readHomes(
      context,
      accounts.flatMap((each) => each.homes),
    )
    const mine = accounts.filter((account) => servesOwner(context, account, homes))
    const view = notices.view(context, translator(locale)('route.deskOwners'))
    return {
      props: {
        view: words !== null && found.rows.length === 0 ? { ...view, state: noHome(view.state) } : view,
        owners: mine.map((account) => presentDeskOwner(account, homes, locale, now)),
        text,
        found: found.rows.map((row) => presentHomeLine({ ...row, leads: 0 }, agency, 0, locale)),
        hasMoreFound: found.hasMore,
        home: String(readPublicId(query.get('home') ?? '') ?? ''),
        isFirst: after === '',
        further:
          read.length > perPage && last !== undefined
            ? `${href('deskOwners', locale)}?${new URLSearchParams({ ...(text && { q: text }), after: last.email })}`
            : null,
        languages: agency.languages.enabled,
      },
    }
  },
  acts: {
    async invite(context, sent) {
      const { agency, session, store, now } = context
      const found = sent.getAll('found').map(String)
      const typed = { email: textOf(sent, 'email'), ownerName: textOf(sent, 'ownerName'), homes: textOf(sent, 'homes'), locale: textOf(sent, 'locale'), found }
      const homeIds = typedHomes(found.length > 0 ? found.join() : typed.homes)
      const errors = {
        ...(isEmail(typed.email) ? {} : { email: typed.email === '' ? ('missing' as const) : ('invalid' as const) }),
        ...(typed.ownerName === '' || isPersonName(typed.ownerName) ? {} : { ownerName: 'invalid' as const }),
        ...(homeIds === null && typed.homes === '' ? { homes: 'missing' as const } : {}),
      }
      // Even a single hit has to be ticked: an owner must not see the home of another.
      if (homeIds === null && errors.homes === undefined) return { ...freshForm, typed, errors, question: 'deskOwners.whichHome' }
      if (Object.keys(errors).length > 0 || homeIds === null) return { ...freshForm, typed, errors }
      const homes = await readHomes(context, homeIds)
      if (homeIds.some((home) => !servesHome(context, home, homes))) return { ...freshForm, typed, errors: { homes: 'invalid' } }
      const locale = agency.languages.enabled.find((each) => each === typed.locale) ?? agency.languages.default
      const invited = await invite(context, { email: typed.email, homes: homeIds, locale, name: typed.ownerName || null })
      if (invited.outcome === 'unknownHomes') return { ...freshForm, typed, errors: { homes: 'invalid' } }
      const { owner, isNew, mailed } = invited
      // A colleague may have sent the same at the same moment: the invitation is sent once.
      if (isNew || mailed !== 'nothing') await recordAct(store.primary, session.member, { action: 'invite', object: 'owner', objectId: owner.id }, now)
      throw notices.done(context, mailed === 'invitation' || !owner.hasPassword ? 'invited' : 'home')
    },
    async resend(context, sent) {
      const { owner } = await servedOwner(context, textOf(sent, 'owner'))
      const act = { action: 'resend', object: 'owner', objectId: owner.id } as const
      if (!owner.hasPassword && (await sendInvitation(context, owner))) await recordAct(context.store.primary, context.session.member, act, context.now)
      throw notices.done(context, 'resent')
    },
    async takeHome(context, sent) {
      const { owner, home } = await servedHomeOf(context, sent)
      const { store, session, now } = context
      const db = store.primary
      const act = { action: 'change', object: 'owner', objectId: owner.id, fields: ['homes'] } as const
      const [removed] = await db.batch([removeHomes(db, owner.id, [home]), recordAct(db, session.member, act, now, didChange)])
      if (removed.length === 0) throw new NoPage()
      throw notices.done(context, 'taken', { owner: owner.id, taken: `${home.kind} ${home.id}` })
    },
    async giveHome(context, sent) {
      const { owner, home } = await servedHomeOf(context, sent)
      const { store, session, now } = context
      const db = store.primary
      if ((await unknownHomes(db, [home])).length > 0) throw new NoPage()
      const act = { action: 'undo', object: 'owner', objectId: owner.id, fields: ['homes'] } as const
      await db.batch([giveHome(db, owner.id, home, now), recordAct(db, session.member, act, now, didChange)])
      throw notices.done(context, 'given')
    },
    async remove(context, sent): Promise<FormState> {
      const { owner, homes } = await servedOwner(context, textOf(sent, 'owner'))
      if (owner.homes.some((home) => !servesHome(context, home, homes))) return { ...freshForm, problem: 'otherOffices' }
      await removeOwnerForNow(context.store.primary, context.session.member, owner.id, context.now)
      throw notices.done(context, 'removed', { owner: owner.id })
    },
    async restore(context, sent) {
      const { store, session, now } = context
      const id = textOf(sent, 'owner')
      const removed = await findRemovedOwner(store.primary, id, now)
      if (removed === null) throw notices.done(context, 'gone')
      const homes = await readHomes(context, removed.homes)
      if (removed.homes.some((home) => !servesHome(context, home, homes))) throw new NoPage()
      throw notices.done(context, (await restoreOwner(store.primary, session.member, id, now)) ? 'restored' : 'again')
    },
  },
})

const noHome = ({ typed }: FormState): FormState => ({ ...freshForm, typed, errors: { homes: 'invalid' } })

/** '4001, 4002, project 901'; null for anything else. */
function typedHomes(text: string): readonly OwnedHome[] | null {
  const parts = text.split(/[,;\n]/).map((part) => part.trim())
  const homes = parts.flatMap((part): OwnedHome[] => {
    const project = /^p(?:roject)?\s*(\d+)$/i.exec(part)?.[1]
    const id = readPublicId(project ?? part)
    return id === null ? [] : [{ kind: project === undefined ? 'listing' : 'project', id }]
  })
  return homes.length === parts.length && homes.length <= maxHomes ? homes : null
}

/** The owner and home in a form, if the member may see both; 404 otherwise. */
async function servedHomeOf(context: DeskContext, sent: FormData): Promise<{ readonly owner: OwnerAccount; readonly home: OwnedHome }> {
  const { owner } = await servedOwner(context, textOf(sent, 'owner'))
  const [kind = '', id = ''] = textOf(sent, 'home').split(' ')
  const home = homeAt({ kind, id })
  if (home === null || !servesHome(context, home, await readHomes(context, [home]))) throw new NoPage()
  return { owner, home }
}
