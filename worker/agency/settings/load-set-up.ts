import { hiddenSetUp, type selectSetUpFacts } from '#db/agency/set-up.ts'
import { readChosenTransport } from '#db/mail/mail-transport.ts'
import { presentSetUp, type SetUpView } from '#ui/agency/settings/set-up.present.ts'
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
