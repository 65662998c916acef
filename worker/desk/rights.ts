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

const documentRights = { add: 'stock', change: 'stock', undo: 'stock', remove: 'stock', restore: 'stock', earlier: 'stock', later: 'stock' } as const

/** The access control table: the permission for each page of the desk and for each of its acts. A page without a row does not compile, and a test tries every row as every role. */
const deskRights = {
  desk: { needs: 'today', acts: {} },
  deskAccount: { needs: 'anyone', acts: { signOut: 'anyone', endSession: 'anyone', removePasskey: 'anyone', makeFeed: 'calendar', revokeFeed: 'calendar' } },
  deskAudit: { needs: 'audit', acts: {} },
  deskCalendar: {
    needs: 'calendar',
    acts: { close: 'calendar', open: 'calendar', seats: 'calendar', cancel: 'calendar', restore: 'calendar', move: 'calendar' },
  },
  deskContent: { needs: 'content', acts: { restore: 'content' } },
  deskContentNew: { needs: 'content', acts: { make: 'content' } },
  deskContentPictures: { needs: 'content', acts: { upload: 'content', describe: 'content', crop: 'content', remove: 'content', restore: 'content' } },
  deskContentPreview: { needs: 'content', acts: {} },
  deskContentText: {
    needs: 'content',
    acts: {
      ...{ save: 'content', fillFrom: 'content', fillTo: 'content', remove: 'content' },
      ...{ keep: 'content', discardFrom: 'content', discardTo: 'content', discardShared: 'content', undiscard: 'content' },
    },
  },
  deskContentVersions: { needs: 'content', acts: { restore: 'content' } },
  deskHome: { needs: 'stock', acts: { present: 'stock', feed: 'stock', undo: 'stock' } },
  deskHomeDocuments: { needs: 'stock', acts: documentRights },
  deskProjects: { needs: 'stock', acts: {} },
  deskProjectDocuments: { needs: 'stock', acts: documentRights },
  deskHomes: { needs: 'stock', acts: {} },
  deskEntries: { needs: 'stock', acts: { create: 'stock', restore: 'stock' } },
  deskEntry: {
    needs: 'stock',
    acts: {
      ...{ save: 'stock', preview: 'stock', publish: 'stock', withdraw: 'stock', restore: 'stock', close: 'stock', reopen: 'stock', remove: 'stock' },
      ...{ addPictures: 'stock', arrange: 'stock' },
    },
  },
  deskEntryPreview: { needs: 'stock', acts: {} },
  deskImports: { needs: 'imports', acts: { synchronise: 'imports', synchroniseAll: 'imports', upload: 'imports', anyway: 'imports' } },
  deskImport: { needs: 'imports', acts: {} },
  deskRemarks: { needs: 'imports', acts: {} },
  deskLead: {
    needs: 'leads',
    acts: { take: 'leads', assign: 'leads', setState: 'leads', remind: 'leads', note: 'leads', reply: 'leads', undoReply: 'leads', resend: 'leads' },
  },
  deskLeads: { needs: 'leads', acts: { take: 'leads', done: 'leads', declined: 'leads', reopen: 'leads' } },
  deskDemand: { needs: 'mailings', acts: {} },
  deskMailing: {
    needs: 'mailings',
    acts: {
      save: 'mailings',
      test: 'mailings',
      plan: 'mailings',
      send: 'mailings',
      unplan: 'mailings',
      begin: 'mailings',
      pause: 'mailings',
      resume: 'mailings',
      stop: 'mailings',
      remove: 'mailings',
      copy: 'mailings',
      keep: 'mailings',
      discard: 'mailings',
      undiscard: 'mailings',
    },
  },
  deskMailingPreview: { needs: 'mailings', acts: {} },
  deskMailings: { needs: 'mailings', acts: { create: 'mailings', unblock: 'mailings' } },
  deskMails: { needs: 'settings', acts: { replay: 'settings' } },
  deskOwners: { needs: 'owners', acts: { invite: 'owners', resend: 'owners', takeHome: 'owners', giveHome: 'owners', remove: 'owners', restore: 'owners' } },
  deskOwnerMessages: {
    needs: 'owners',
    acts: { answer: 'owners', undoAnswer: 'owners', settle: 'owners', reopen: 'owners', takePaper: 'stock', returnPaper: 'stock' },
  },
  deskHomeRecords: { needs: 'owners', acts: { release: 'owners', withhold: 'owners', show: 'owners', status: 'owners', report: 'owners' } },
  deskOwnerView: { needs: 'owners', acts: {} },
  deskOwnerHome: { needs: 'owners', acts: {} },
  deskPerson: { needs: 'privacy', acts: { find: 'privacy', export: 'privacy', erase: 'privacy' } },
  deskStaff: { needs: 'staff', acts: { invite: 'staff' } },
  deskTokens: { needs: 'settings', acts: { make: 'settings', revoke: 'settings' } },
  deskVisits: { needs: 'calendar', acts: {} },
  deskNewVisit: { needs: 'calendar', acts: { make: 'calendar' } },
  deskVisit: {
    needs: 'calendar',
    acts: {
      move: 'calendar',
      cancel: 'calendar',
      restore: 'calendar',
      assign: 'calendar',
      report: 'calendar',
      release: 'calendar',
      withhold: 'calendar',
      resend: 'calendar',
    },
  },
  deskSettings: { needs: 'settings', acts: {} },
  deskSettingsMail: { needs: 'settings', acts: { save: 'settings', test: 'settings' } },
  deskSettingsVersions: { needs: 'settings', acts: {} },
  deskSettingsVersion: { needs: 'settings', acts: { return: 'settings' } },
  deskSettingsSection: { needs: 'settings', acts: { save: 'settings', moveUp: 'settings' } },
  deskSettingsEntry: { needs: 'settings', acts: { save: 'settings', remove: 'settings' } },
  deskTestimonials: { needs: 'content', acts: { publish: 'content', refuse: 'content', wait: 'content', add: 'content' } },
  deskStaffMember: { needs: 'staff', acts: { change: 'staff', disable: 'staff', enable: 'staff', resend: 'staff' } },
} as const satisfies Readonly<Record<DeskRoute, PageRights>>

export type DeskActName<Name extends DeskRoute> = keyof (typeof deskRights)[Name]['acts'] & string

/** Acts that are not idempotent by themselves, since they create or mail something: guarded by `once`. */
export const actsDoneOnce: ReadonlySet<string> = new Set(['make', 'invite', 'resend', 'note', 'send'])

/** The autosave act, which an editor sends repeatedly while it is filled in. */
export const autosaveAct = 'keep'

/** The rights of a page. */
export function rightsOf(name: DeskRoute): PageRights {
  return deskRights[name]
}

/** Whether a route is a page of the desk behind the sign-in. */
export function isDeskRoute(name: RouteName): name is DeskRoute {
  return Object.hasOwn(deskRights, name)
}
