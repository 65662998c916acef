import { selectPasskeys } from '#db/accounts/owner-passkeys.ts'
import { selectSessions } from '#db/accounts/owner-sessions.ts'
import type { PlainKey } from '#messages/translate.ts'
import { logInAgain } from '#ui/accounts/log-in-again.present.ts'
import { OwnerAccountPage } from '#ui/accounts/owners/owner-account.page.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { ownerCache, ownerLoaded } from '#worker/accounts/account-screen.ts'
import { draftsFor, isDraft, keepDrafts, personOf, withoutDraft } from '#worker/accounts/form-drafts.ts'
import { type AccountAct, accountActs, needsLogIn } from '#worker/accounts/owners/account-acts.ts'
import { logOut, requireSession } from '#worker/accounts/owners/owner-session.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { setCookies } from '#worker/site/requests/device-cookie.ts'

/** Success notices, by the value in the query. */
const notices: ReadonlyMap<string, PlainKey> = new Map(
  Object.entries({
    password: 'owner.done.password',
    reset: 'owner.done.reset',
    asked: 'owner.done.asked',
    address: 'owner.done.address',
    session: 'owner.done.session',
    passkey: 'owner.done.passkey',
    removed: 'owner.done.removed',
    digest: 'owner.done.digest',
  } as const),
)

/** An owner's account: sessions, passkeys, password, address, digest. */
export const ownerAccount = definePage('ownerAccount', {
  view: OwnerAccountPage,
  cache: ownerCache,
  async load(context) {
    const { store, now, locale, requested } = context
    const { owner, hash } = await requireSession(context)
    const db = store.primary
    const [[sessions, passkeys], drafts] = await Promise.all([
      db.batch([selectSessions(db, owner.id, now), selectPasskeys(db, owner.id)]),
      draftsFor(context, personOf(owner)),
    ])
    const notice = notices.get(requested.searchParams.get('done') ?? '') ?? null
    const page = ownerLoaded('ownerAccount', context, { notice }, (screen) => ({
      screen,
      email: owner.recipient,
      hasPassword: owner.hasPassword,
      wantsDigest: owner.wantsDigest,
      sessions: sessions.map((each) => ({
        name: each.name,
        device: each.device,
        since: whenText(each.createdAt, locale),
        used: whenText(each.usedAt, locale),
        isThis: each.hash === hash,
      })),
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        since: whenText(createdAt, locale),
        used: usedAt === null ? null : whenText(usedAt, locale),
      })),
    }))
    return { ...page, head: { ...page.head, drafts } }
  },
  async act(context, sent) {
    const act = sent.get('do')
    if (act === 'logOut') throw await loggedOut(context)
    const session = await requireSession({ ...context, url: new URL(href('ownerAccount', context.locale), context.url) })
    if (isDraft(sent)) return keepDrafts(context, personOf(session.owner), sent)
    if (!isAccountAct(act)) return freshForm
    if (needsLogIn(act, session)) throw redirection(303, logInAgain('owner', context.locale))
    return withoutDraft(context, personOf(session.owner), sent, async () => {
      const done = await accountActs[act](context, session, sent)
      if (typeof done !== 'string') return done
      if (done === 'out') throw await loggedOut(context)
      throw redirection(303, `${href('ownerAccount', context.locale)}?done=${done}`)
    })
  },
})

function isAccountAct(value: FormDataEntryValue | null): value is AccountAct {
  return typeof value === 'string' && Object.hasOwn(accountActs, value)
}

async function loggedOut(context: PageContext): Promise<Response> {
  const answer = redirection(303, `${href('ownerLogin', context.locale)}?out=1`)
  setCookies(answer, [await logOut(context)])
  return answer
}
