import { recordAct } from '#db/audit-log.ts'
import { listCards } from '#db/listings.ts'
import { isEmail } from '#db/model/email.ts'
import { type Office, servingOffice } from '#db/model/office.ts'
import type { OwnedHome } from '#db/model/owner.ts'
import { isPersonName } from '#db/model/person-name.ts'
import { readPublicId } from '#db/model/public-id.ts'
import { worksFor } from '#db/model/staff.ts'
import { findOwner, listOwners, type OwnerAccount, removeOwner } from '#db/owners.ts'
import { listProjectsById } from '#db/projects.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { DeskOwnersPage } from '#ui/pages/desk/owners.tsx'
import { presentDeskOwner } from '#ui/presenters/desk/owner.ts'
import { href } from '#ui/routes.ts'
import { type DeskPageContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/http/no-page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { invite, sendInvitation } from '#worker/owners/invite.ts'

const done = { invited: 'desk.done.invited', home: 'desk.owners.done.home', resent: 'desk.done.invited', removed: 'desk.owners.done.removed' } as const
const maxHomes = 20

/** The accounts of owners whose homes a member's offices serve, and the form that invites one. */
export const deskOwners = defineDeskPage('deskOwners', {
  view: DeskOwnersPage,
  async load(context) {
    const { store, locale, agency, now } = context
    const accounts = await listOwners(store.primary)
    const homes = await homesOf(
      context,
      accounts.flatMap((each) => each.homes),
    )
    const mine = accounts.filter((account) => isMine(context, account, homes))
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskOwners'), done),
        owners: mine.map((account) => presentDeskOwner(account, homes, locale, now)),
        languages: agency.languages.enabled,
      },
    }
  },
  acts: {
    async invite(context, sent) {
      const { agency, session, store, now } = context
      const typed = { email: textOf(sent, 'email'), ownerName: textOf(sent, 'ownerName'), homes: textOf(sent, 'homes'), locale: textOf(sent, 'locale') }
      const wanted = readHomes(typed.homes)
      const errors = {
        ...(isEmail(typed.email) ? {} : { email: typed.email === '' ? ('missing' as const) : ('invalid' as const) }),
        ...(typed.ownerName === '' || isPersonName(typed.ownerName) ? {} : { ownerName: 'invalid' as const }),
        ...(wanted === null ? { homes: typed.homes === '' ? ('missing' as const) : ('invalid' as const) } : {}),
      }
      if (Object.keys(errors).length > 0 || wanted === null) return { ...freshForm, typed, errors }
      const homes = await homesOf(context, wanted)
      if (wanted.some((home) => !servesHome(context, home, homes))) return { ...freshForm, typed, errors: { homes: 'invalid' } }
      const locale = agency.languages.enabled.find((each) => each === typed.locale) ?? agency.languages.default
      const invited = await invite(context, { email: typed.email, homes: wanted, locale, name: typed.ownerName || null })
      if (invited.outcome === 'unknownHomes') return { ...freshForm, typed, errors: { homes: 'invalid' } }
      await recordAct(store.primary, session.member, { action: 'invite', object: 'owner', objectId: invited.owner.id }, now)
      throw back(context, invited.mailed === 'invitation' ? 'invited' : 'home')
    },
    async resend(context, sent) {
      const owner = await wanted(context, sent)
      if (!owner.hasPassword) await sendInvitation(context, owner)
      await recordAct(context.store.primary, context.session.member, { action: 'resend', object: 'owner', objectId: owner.id }, context.now)
      throw back(context, 'resent')
    },
    async remove(context, sent): Promise<FormState> {
      const owner = await wanted(context, sent)
      if (textOf(sent, 'sure') !== '1') return { ...freshForm, errors: { sure: 'missing' } }
      await removeOwner(context.store.primary, owner.email)
      await recordAct(context.store.primary, context.session.member, { action: 'remove', object: 'owner', objectId: owner.id }, context.now)
      throw back(context, 'removed')
    },
  },
})

type Homes = Awaited<ReturnType<typeof homesOf>>

/** The homes as the stock has them, by kind. */
async function homesOf({ store }: DeskPageContext, homes: readonly OwnedHome[]) {
  const idsOf = (kind: OwnedHome['kind']) => [...new Set(homes.filter((home) => home.kind === kind).map(({ id }) => id))]
  const [cards, projects] = await Promise.all([listCards(store.primary, idsOf('listing')), listProjectsById(store.primary, idsOf('project'))])
  return { cards: new Map(cards.map((card) => [card.id, card])), projects: new Map(projects.map((project) => [project.id, project])) }
}

/** Whether a member's offices serve a home; one that has left the stock is everyone's. */
function servesHome({ agency, session }: DeskPageContext, { kind, id }: OwnedHome, { cards, projects }: Homes): boolean {
  const place = kind === 'listing' ? cards.get(id)?.place : projects.get(id)?.place
  const office: Office | null = place === undefined ? null : servingOffice(agency, place)
  return worksFor(session.member, office?.key ?? null)
}

function isMine(context: DeskPageContext, { homes: owned }: OwnerAccount, homes: Homes): boolean {
  return owned.length === 0 || owned.some((home) => servesHome(context, home, homes))
}

async function wanted(context: DeskPageContext, sent: FormData): Promise<OwnerAccount> {
  const owner = await findOwner(context.store.primary, textOf(sent, 'owner'))
  if (owner === null || !isMine(context, owner, await homesOf(context, owner.homes))) throw new NoPage()
  return owner
}

/** '4001, 4002, project 901'; null for anything else. */
function readHomes(text: string): readonly OwnedHome[] | null {
  const parts = text.split(/[,;\n]/).map((part) => part.trim())
  const homes = parts.flatMap((part): OwnedHome[] => {
    const project = /^p(?:roject)?\s*(\d+)$/i.exec(part)?.[1]
    const id = readPublicId(project ?? part)
    return id === null ? [] : [{ kind: project === undefined ? 'listing' : 'project', id }]
  })
  return homes.length === parts.length && homes.length <= maxHomes ? homes : null
}

function back({ locale }: DeskPageContext, what: keyof typeof done): Response {
  return redirection(303, `${href('deskOwners', locale)}?done=${what}`)
}
