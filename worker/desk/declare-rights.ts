import type { Permission } from '#db/model/accounts/staff.ts'
import type { RouteName } from '#ui/routes.ts'

/** The permission a page or act requires; `anyone`: any member of staff. */
export type Need = Permission | 'anyone'

/** The pages of the desk behind the sign-in. */
export type DeskRoute = Exclude<Extract<RouteName, 'desk' | `desk${Capitalize<string>}`>, 'deskSignIn' | 'deskLink'>

interface PageRights {
  readonly needs: Need
  /** The page's acts: the `do` value of its forms, and the permission each requires. */
  readonly acts: Readonly<Record<string, Need>>
}

/** Access control: what each page of the desk declared. `tests/desk/desk-access.ts` has the right answers, written by hand. */
const declared = new Map<DeskRoute, PageRights>()

/** Declares the permission of a page and of each of its acts. */
export function declareRights(name: DeskRoute, rights: PageRights): void {
  declared.set(name, rights)
}

/** The rights that a page has declared; `desk-pages.ts` must be loaded. @throws Error if no page has this route */
export function rightsOf(name: DeskRoute): PageRights {
  const rights = declared.get(name)
  if (rights === undefined) throw new Error(`${name} has no page`)
  return rights
}

/** Acts that are not idempotent by themselves, since they create or mail something: guarded by `once`. */
export const actsDoneOnce: ReadonlySet<string> = new Set(['make', 'invite', 'resend', 'note', 'send'])

/** The autosave act, which an editor sends repeatedly while it is filled in. */
export const autosaveAct = 'keep'

/** Whether a route is a page of the desk behind the sign-in. */
export function isDeskRoute(name: RouteName): name is DeskRoute {
  return /^desk(?![a-z])/.test(name) && name !== 'deskSignIn' && name !== 'deskLink'
}
