import type { Permission } from '#db/model/staff.ts'
import type { RouteName } from '#ui/routes.ts'

/** What a page or an act needs; `anyone`: every member of the staff. */
export type Need = Permission | 'anyone'

/** The pages of the desk behind the sign-in. */
export type DeskRoute = Exclude<Extract<RouteName, 'desk' | `desk${Capitalize<string>}`>, 'deskSignIn' | 'deskLink'>

interface PageRights {
  readonly needs: Need
  /** Each act of the page: what its forms send as `do`, and what that needs. */
  readonly acts: Readonly<Record<string, Need>>
}

/** Who may open each page of the desk, and do what there. A page exists only with its row here, and a test walks every row as every role. */
const deskRights = {
  desk: { needs: 'today', acts: {} },
  deskAccount: { needs: 'anyone', acts: { signOut: 'anyone', endSession: 'anyone', removePasskey: 'anyone' } },
  deskAudit: { needs: 'audit', acts: {} },
  deskCalendar: { needs: 'calendar', acts: { close: 'calendar', open: 'calendar', cancel: 'calendar' } },
  deskLead: {
    needs: 'leads',
    acts: { take: 'leads', assign: 'leads', setState: 'leads', remind: 'leads', note: 'leads', reply: 'leads', undoReply: 'leads', resend: 'leads' },
  },
  deskLeads: { needs: 'leads', acts: {} },
  deskMails: { needs: 'settings', acts: { replay: 'settings' } },
  deskOwners: { needs: 'owners', acts: { invite: 'owners', resend: 'owners', remove: 'owners' } },
  deskPerson: { needs: 'privacy', acts: { export: 'privacy', erase: 'privacy' } },
  deskStaff: { needs: 'staff', acts: { invite: 'staff' } },
  deskTokens: { needs: 'settings', acts: { make: 'settings', revoke: 'settings' } },
  deskTestimonials: { needs: 'content', acts: { publish: 'content', refuse: 'content' } },
  deskStaffMember: { needs: 'staff', acts: { change: 'staff', disable: 'staff', enable: 'staff', resend: 'staff' } },
} as const satisfies Readonly<Record<DeskRoute, PageRights>>

export type DeskActName<Name extends DeskRoute> = keyof (typeof deskRights)[Name]['acts'] & string

/** The rights of a page. */
export function rightsOf(name: DeskRoute): PageRights {
  return deskRights[name]
}

/** Whether a route is a page of the desk behind the sign-in. */
export function isDeskRoute(name: RouteName): name is DeskRoute {
  return Object.hasOwn(deskRights, name)
}
