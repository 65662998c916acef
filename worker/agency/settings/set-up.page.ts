import { hiddenSetUp, reopenStep, selectSettledSteps, selectSetUpFacts, settleStep } from '#db/agency/set-up.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { translator } from '#messages/translate.ts'
import { DeskSetUpPage } from '#ui/agency/settings/set-up.page.tsx'
import { setUpSteps } from '#ui/agency/settings/set-up.present.ts'
import { setUpOf } from '#worker/agency/settings/load-set-up.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  settled: { text: 'desk.setUp.done.settled', undo: 'reopen', fields: { step: 'step' } },
  reopened: 'desk.setUp.done.reopened',
  hidden: { text: 'desk.setUp.done.hidden', undo: 'show', fields: {} },
  shown: 'desk.setUp.done.shown',
})

/** What is left to do before the site of a new agency can go live. */
export const deskSetUp = defineDeskPage('deskSetUp', {
  needs: 'settings',
  view: DeskSetUpPage,
  async load(context) {
    const db = context.store.primary
    const [settled, facts] = await db.batch([selectSettledSteps(db), selectSetUpFacts(db)])
    const setUp = await setUpOf(context, settled, facts)
    if (setUp === null) throw new NoPage()
    return {
      props: { view: notices.view(context, translator(context.locale)('route.deskSetUp')), setUp, isHidden: settled.some(({ step }) => step === hiddenSetUp) },
    }
  },
  acts: {
    async settle(context, sent) {
      const step = stepIn(sent)
      await change(context, step, true)
      throw notices.done(context, 'settled', { step })
    },
    async reopen(context, sent) {
      await change(context, stepIn(sent), false)
      throw notices.done(context, 'reopened')
    },
    async hide(context) {
      await change(context, hiddenSetUp, true)
      throw notices.done(context, 'hidden')
    },
    async show(context) {
      await change(context, hiddenSetUp, false)
      throw notices.done(context, 'shown')
    },
  },
})

function stepIn(sent: FormData): string {
  const step = setUpSteps.find(({ name }) => name === textOf(sent, 'step'))
  if (step === undefined) throw new NoPage()
  return step.name
}

async function change({ store, session, now }: DeskContext, step: string, isSettled: boolean): Promise<void> {
  const db = store.primary
  await db.batch([
    isSettled ? settleStep(db, step, now) : reopenStep(db, step),
    recordAct(db, session.member, { action: isSettled ? 'close' : 'open', object: 'setUp', objectId: step }, now, didChange),
  ])
}
