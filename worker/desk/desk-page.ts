import { type ComponentType, createElement } from 'react'
import { isGranted, type Permission } from '#db/model/staff.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskHead, DeskScreen } from '#ui/parts/desk/desk-header.tsx'
import { DeskRefused } from '#ui/parts/desk/desk-refused.tsx'
import { breadcrumbKey, href, type RouteName } from '#ui/routes.ts'
import { type CachePolicy, neverKept } from '#worker/http/cache-policy.ts'
import { definePage, type Loaded, type Page, type PageContext } from '#worker/http/page.ts'
import { requireStaff, type StaffSession } from './staff-session.ts'

/**
 * The pages of the desk. Each names the permission it needs, and each of its acts may name another; the guard here is the only way in, for
 * reading and for writing. A queries' own rule (a member's offices) comes on top.
 */

/** Kept nowhere, and its address is told to no other site. Not `no-referrer`, with which browsers send forms without an origin. */
export const deskCache: CachePolicy = { ...neverKept, headers: { ...neverKept.headers, 'Referrer-Policy': 'same-origin' } }

export type DeskPageContext = PageContext & { readonly session: StaffSession }

/** An act of a page: what its forms send as `do`. Throws a redirect when it is done, returns the form's state when it is refused. */
export interface DeskAct {
  /** The permission it needs, if another than the page's. */
  readonly needs?: Permission
  run(context: DeskPageContext, sent: FormData): Promise<FormState>
}

interface DeskLoaded<Props> {
  readonly props: Props
  /** In place of the route's name. */
  readonly title?: string
  readonly status?: number
}

interface DeskPageParts<Props> {
  /** `anyone`: every member of the staff. */
  readonly needs: Permission | 'anyone'
  readonly view: ComponentType<Props>
  load(context: DeskPageContext): Promise<DeskLoaded<Props>>
  readonly acts?: Readonly<Record<string, DeskAct>>
}

/** A page of the desk, with the permissions that its test walks. */
export interface DeskPage {
  readonly page: Page
  readonly name: RouteName
  readonly needs: Permission | 'anyone'
  readonly acts: Readonly<Record<string, Permission | 'anyone'>>
}

/** Defines a page of the desk. Without a session it redirects to the sign-in, without the permission it answers 403. */
export function defineDeskPage<Props extends object>(name: RouteName, parts: DeskPageParts<Props>): DeskPage {
  const acts = parts.acts ?? {}
  const page = definePage<{ readonly shown: Props | null }>(name, {
    view: ({ shown }) => (shown === null ? createElement(DeskRefused) : createElement(parts.view, shown)),
    cache: deskCache,
    async load(context) {
      const session = await requireStaff(context)
      if (!isAllowed(session, parts.needs)) return framed(name, context, session, { status: 403 }, null)
      const { props, ...rest } = await parts.load({ ...context, session })
      return framed(name, context, session, rest, props)
    },
    async act(context, sent) {
      const session = await requireStaff(context)
      const wish = sent.get('do')
      const act = typeof wish === 'string' && Object.hasOwn(acts, wish) ? acts[wish] : undefined
      // The loader answers 403 where the page itself is refused.
      if (!isAllowed(session, parts.needs)) return freshForm
      if (act === undefined || !isAllowed(session, act.needs ?? parts.needs)) return { ...freshForm, refused: 'foreign' }
      return act.run({ ...context, session }, sent)
    },
  })
  const needs = Object.entries(acts).map(([wish, act]) => [wish, act.needs ?? parts.needs] as const)
  return { page, name, needs: parts.needs, acts: Object.fromEntries(needs) }
}

function isAllowed({ member }: StaffSession, needs: Permission | 'anyone'): boolean {
  return needs === 'anyone' || isGranted(member.role, needs)
}

interface Frame {
  readonly title?: string
  readonly status?: number
}

function framed<Props>(
  name: RouteName,
  { locale, sent }: PageContext,
  { member }: StaffSession,
  { title: own, status }: Frame,
  shown: Props | null,
): Loaded<{ readonly shown: Props | null }> {
  const t = translator(locale)
  const title = own ?? t(breadcrumbKey(name))
  return {
    ...(status === undefined ? {} : { status }),
    head: {
      title: sent === null ? title : t('form.errorTitle', { title }),
      description: '',
      alternates: byLocale((each) => href('desk', each)),
      index: false,
      private: true,
      desk: deskHead(member.name, member.role),
    },
    props: { shown },
  }
}

/** The desk's header for a member: their name, and the screens their role may open. */
function deskHead(memberName: string, role: StaffSession['member']['role']): DeskHead {
  return { memberName, screens: deskScreens.filter(({ needs }) => isGranted(role, needs)).map((screen) => screen.name) }
}

/** The screens of the menu, in its order. */
const deskScreens = [
  { name: 'desk', needs: 'today' },
  { name: 'deskStaff', needs: 'staff' },
  { name: 'deskAudit', needs: 'audit' },
] as const satisfies readonly { readonly name: DeskScreen; readonly needs: Permission }[]
