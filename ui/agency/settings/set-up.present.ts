import type { Agency } from '#db/model/agency/agency.ts'
import type { FormSection, ListSection } from '#db/model/agency/settings/sections.ts'
import type { Locale } from '#messages/locales.ts'
import { type PlainKey, translator } from '#messages/translate.ts'
import { href } from '../../routes.ts'

/** What the steps of moving in are judged by. */
export interface SetUpFacts {
  readonly agency: Agency
  readonly hasHomes: boolean
  readonly hasArticles: boolean
  readonly hasOwnTexts: boolean
  readonly hasColleagues: boolean
  readonly hasSentMail: boolean
  readonly sendsMail: boolean
  readonly hasTiles: boolean
  readonly hasRedirects: boolean
  readonly origin: string
}

interface SetUpStep {
  /** Its title is `desk.setUp.step.{name}`, what it takes `.text`. */
  readonly name: string
  readonly title: PlainKey
  readonly text: PlainKey
  readonly isDone: (facts: SetUpFacts) => boolean
  /** The page where it is done, or that says how. */
  readonly at: (locale: Locale, facts: SetUpFacts) => string
  /** A developer does it. */
  readonly isForDeveloper?: true
  /** The site can go live without it. */
  readonly isOptional?: true
}

const section = (name: FormSection | ListSection) => (locale: Locale) => href('deskSettingsSection', locale, { section: name })
/** The page of a list, or the form of its first entry while it is empty. */
const list =
  (name: 'offices' | 'people') =>
  (locale: Locale, { agency }: SetUpFacts) =>
    agency[name].length === 0 ? href('deskSettingsEntry', locale, { section: name, entry: 'new' }) : section(name)(locale)
const page = (name: 'deskContent' | 'deskImports' | 'deskRedirects' | 'deskSettingsMail' | 'deskSettingsSite' | 'deskStaff') => (locale: Locale) =>
  href(name, locale)
const words = <Name extends StepName>(name: Name) => ({ name, title: `desk.setUp.step.${name}`, text: `desk.setUp.step.${name}.text` }) as const

type NameIn<Key> = Key extends `desk.setUp.step.${infer Name}.text` ? Name : never
type StepName = NameIn<PlainKey>

const isOwnDomain = (origin: string) => !/^(?:localhost|127\..*|\[::1\]|.*\.workers\.dev)$/.test(new URL(origin).hostname)

/** The steps of moving in, in their order. A step is one entry here, and two texts in each language. */
export const setUpSteps: readonly SetUpStep[] = [
  { ...words('languages'), at: section('languages'), isDone: ({ agency }) => agency.version > 0 },
  { ...words('contact'), at: section('agency'), isDone: ({ agency }) => agency.version > 0 && agency.phone !== null },
  { ...words('identity'), at: section('identity'), isDone: ({ agency }) => agency.identity !== null },
  { ...words('look'), at: section('look'), isDone: ({ agency: { look } }) => (look.logo !== null || look.logoPicture !== null) && look.accent !== null },
  {
    ...words('offices'),
    at: list('offices'),
    isDone: ({ agency: { offices } }) => offices.length > 0 && offices.every(({ address, hours }) => address !== null && hours !== null),
  },
  { ...words('calendar'), at: list('offices'), isDone: ({ agency: { offices } }) => offices.some(({ calendar }) => calendar.length > 0) },
  { ...words('people'), at: list('people'), isDone: ({ agency }) => agency.people.length > 0 },
  { ...words('mail'), at: page('deskSettingsMail'), isDone: ({ sendsMail, hasSentMail }) => sendsMail && hasSentMail },
  { ...words('homes'), at: page('deskImports'), isDone: ({ hasHomes }) => hasHomes },
  { ...words('texts'), at: page('deskContent'), isDone: ({ hasOwnTexts }) => hasOwnTexts, isOptional: true },
  { ...words('staff'), at: page('deskStaff'), isDone: ({ hasColleagues }) => hasColleagues, isOptional: true },
  { ...words('article'), at: page('deskContent'), isDone: ({ hasArticles }) => hasArticles, isOptional: true },
  { ...words('menu'), at: section('menu'), isDone: ({ agency }) => agency.menu.length > 0, isOptional: true },
  { ...words('addresses'), at: page('deskRedirects'), isDone: ({ agency, hasRedirects }) => hasRedirects || agency.fixedPages.length > 0, isOptional: true },
  { ...words('scripts'), at: section('analytics'), isDone: ({ agency }) => agency.scripts.length > 0, isOptional: true },
  { ...words('tiles'), at: section('map'), isDone: ({ hasTiles }) => hasTiles, isOptional: true },
  { ...words('domain'), at: page('deskSettingsSite'), isDone: ({ origin }) => isOwnDomain(origin), isForDeveloper: true },
]

/** `done` by what is stored, `settled` by a manager's word. */
type StepState = 'done' | 'settled' | 'open' | 'optional'

export interface StepView {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly href: string
  readonly isForDeveloper: boolean
  readonly state: StepState
  readonly stateText: string
}

/** How far the agency is. */
export interface SetUpView {
  readonly steps: readonly StepView[]
  /** How many steps are done, of how many. */
  readonly progress: string
  readonly done: number
  /** Whether every step that the site needs is done at the desk. */
  readonly isReady: boolean
  /** What a developer still has to do. */
  readonly forDeveloper: readonly StepView[]
}

/** Judges and presents the steps. @param settled the names of those that were ticked off by hand */
export function presentSetUp(facts: SetUpFacts, settled: ReadonlySet<string>, locale: Locale): SetUpView {
  const t = translator(locale)
  const steps = setUpSteps.map(({ name, title, text, isDone, at, isOptional, isForDeveloper = false }): StepView => {
    const state = isDone(facts) ? 'done' : settled.has(name) ? 'settled' : isOptional ? 'optional' : 'open'
    return { name, title: t(title), text: t(text), href: at(locale, facts), isForDeveloper, state, stateText: t(`desk.setUp.state.${state}`) }
  })
  const done = steps.filter(({ state }) => state === 'done' || state === 'settled').length
  return {
    steps,
    done,
    progress: t('desk.setUp.progress', { done: String(done), total: String(steps.length) }),
    isReady: steps.every((step) => step.state !== 'open' || step.isForDeveloper),
    forDeveloper: steps.filter((step) => step.isForDeveloper && step.state === 'open'),
  }
}
