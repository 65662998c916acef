import { isGranted, type StaffRole } from '#db/model/accounts/staff.ts'
import { fold } from '#db/model/search/sentences/tokens.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { deskMenu } from '#ui/desk/desk-header.part.tsx'
import { breadcrumbKey, href } from '#ui/routes.ts'
import { rightsOf } from '#worker/desk/declare-rights.ts'

/** A page of the desk to go to. */
export interface DeskGoal {
  readonly href: string
  readonly text: string
  /** The page that it is below; null for those of the menu. */
  readonly below: string | null
}

/** Pages without an entry in the menu, each with the page that it is below: what begins something first. */
const below = {
  deskNewContact: 'deskContacts',
  deskNewVisit: 'deskCalendar',
  deskContentNew: 'deskContent',
  deskVisits: 'deskCalendar',
  deskTime: 'deskCalendar',
  deskAnswers: 'deskLeads',
  deskContactImports: 'deskContacts',
  deskOwnerMessages: 'deskOwners',
  deskProjects: 'deskHomes',
  deskRemarks: 'deskHomes',
  deskContentPictures: 'deskContent',
  deskContentCategories: 'deskContent',
  deskSettingsMail: 'deskSettings',
  deskSettingsCrm: 'deskSettings',
  deskSettingsSite: 'deskSettings',
  deskSettingsVersions: 'deskSettings',
  deskSetUp: 'deskSettings',
  deskAccount: 'desk',
} as const

type GoalName = (typeof deskMenu)[number][number] | keyof typeof below

const isBelow = (name: string): name is keyof typeof below => Object.hasOwn(below, name)
const goalNames: readonly GoalName[] = [...deskMenu.flat(), ...Object.keys(below).filter(isBelow)]

/** The pages of the desk that a role may open and whose names have words that begin like all those typed. */
export function findGoals(words: string, role: StaffRole, locale: Locale): readonly DeskGoal[] {
  const t = translator(locale)
  const typed = fold(words).split(/\s+/).filter(Boolean)
  return goalNames
    .filter((name) => isOpenTo(name, role))
    .map((name) => ({ href: href(name, locale), text: t(breadcrumbKey(name)), below: isBelow(name) ? t(breadcrumbKey(below[name])) : null }))
    .filter(({ text, below: parent }) => {
      const known = fold(`${text} ${parent ?? ''}`).split(/[^\p{L}\d]+/u)
      return typed.every((word) => known.some((each) => each.startsWith(word)))
    })
}

function isOpenTo(name: GoalName, role: StaffRole): boolean {
  const { needs } = rightsOf(name)
  return needs === 'anyone' || isGranted(role, needs)
}
