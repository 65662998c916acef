import { hiddenSetUp, selectSettledSteps, selectSetUpFacts } from '#db/agency/set-up.ts'
import { readChosenTransport } from '#db/mail/mail-transport.ts'
import { translator } from '#messages/translate.ts'
import { presentSetUp, type SetUpView, type StepView } from '#ui/agency/settings/set-up.present.ts'
import type { DeskNext } from '#ui/desk/desk-frame.part.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { mailSettingsOf } from '#worker/mail/chosen-transport.ts'

type Settled = readonly { readonly step: string }[]
type Facts = readonly Awaited<ReturnType<typeof selectSetUpFacts>>[number][]

/** Judges how far an agency that moves in is. One round trip, for the mail server. */
export async function setUpOf({ store, settings, agency, locale }: DeskContext, settled: Settled, [facts]: Facts): Promise<SetUpView | null> {
  if (facts === undefined) return null
  const transport = await mailSettingsOf(settings, await readChosenTransport(store.primary))
  const known = { ...facts, agency, sendsMail: transport.kind !== 'none', hasTiles: settings.map.tiles !== null, origin: settings.origin }
  return presentSetUp(known, new Set(settled.map(({ step }) => step)), locale)
}

/** What Today shows of it: nothing once a manager has hidden it, or all is done. */
export async function setUpForToday(context: DeskContext, settled: Settled, facts: Facts): Promise<SetUpView | null> {
  if (settled.some(({ step }) => step === hiddenSetUp)) return null
  const setUp = await setUpOf(context, settled, facts)
  return setUp === null || setUp.done === setUp.steps.length ? null : setUp
}

/** After a save on the page of a step: the step that comes next, until moving in is done or hidden. */
export async function nextStep(context: DeskContext): Promise<DeskNext | null> {
  const { store, requested, sent, locale } = context
  if (sent !== null || !requested.searchParams.has('done')) return null
  const db = store.primary
  const [settled, facts] = await db.batch([selectSettledSteps(db), selectSetUpFacts(db)])
  const steps = (await setUpForToday(context, settled, facts))?.steps ?? []
  const here = steps.findLastIndex(({ href }) => href === requested.pathname)
  if (here < 0) return null
  const isOpen = ({ state, isForDeveloper, href }: StepView) => href !== requested.pathname && !isForDeveloper && (state === 'open' || state === 'optional')
  const next = steps.slice(here + 1).find(isOpen) ?? steps.find(isOpen)
  return next === undefined ? null : { href: next.href, text: translator(locale)('desk.setUp.next', { step: next.title }) }
}
