import { expect, test } from 'vitest'
import { type CrmDirection, type CrmFacts, type CrmUse, crmExchanges, type ExchangeState } from './crm-health.ts'

const now = new Date('2026-12-10T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const nothing: CrmFacts = {
  ...{ crm: 'omnicasa', fullAt: null, deltaAt: null, eventsAt: null, runState: null, runAt: null, runError: null, named: 0 },
  ...{ sentAt: null, waiting: 0, uncertain: 0, refused: 0, dead: 0, leadError: null },
  ...{ toldAt: null, untold: 0, untoldSince: null, receiptError: null, receiptsRefused: 0 },
}
const all: CrmUse = { isSet: true, isRead: true, hasLists: true, hasFigures: true, takesReceipts: true }

test.each<[what: string, direction: CrmDirection, state: ExchangeState, facts: Partial<CrmFacts>, use?: Partial<CrmUse>]>([
  ['is new', 'read', 'ok', {}],
  ['was read an hour ago', 'read', 'ok', { fullAt: ago(40), deltaAt: ago(1) }],
  ['was read two days ago', 'read', 'behind', { fullAt: ago(60), deltaAt: ago(48), runState: 'failed' }],
  ['was last read by a clock that was years ahead', 'read', 'behind', { fullAt: ago(-99_999) }],
  ['was read just before the clock was set back an hour', 'read', 'ok', { fullAt: ago(-1) }],
  ['has just failed', 'read', 'failing', { deltaAt: ago(1), runState: 'failed' }],
  ['is not read', 'read', 'off', { deltaAt: ago(48) }, { isRead: false }],
  ['is not connected', 'read', 'off', { deltaAt: ago(48) }, { isSet: false }],
  ['names its changes, and has named none for long', 'read', 'ok', { eventsAt: ago(90) }, { hasLists: false }],
  ['names its changes, and failed', 'read', 'failing', { eventsAt: ago(90), runState: 'failed' }, { hasLists: false }],
  ['takes leads', 'leads', 'ok', { sentAt: ago(90), waiting: 2 }],
  ['is read by files only, and takes leads', 'leads', 'ok', {}, { isRead: false }],
  ['has refused a lead', 'leads', 'failing', { sentAt: ago(1), refused: 1 }],
  ['has leads that could not be sent yet', 'leads', 'failing', { waiting: 1, leadError: 'no answer' }],
  ['is not connected, with leads from before', 'leads', 'off', { dead: 1 }, { isSet: false }],
  ['was told of each page', 'receipts', 'ok', { toldAt: ago(90) }],
  ['is told of pages at the moment', 'receipts', 'ok', { untold: 2, untoldSince: ago(1) }],
  ['could not be told of a page yet', 'receipts', 'failing', { untold: 1, untoldSince: ago(1), receiptError: 'no answer' }],
  ['has refused a receipt', 'receipts', 'failing', { receiptsRefused: 1 }],
  ['was not told of a page for two days', 'receipts', 'behind', { untold: 1, untoldSince: ago(48), receiptError: 'no answer' }],
  ['takes no receipts', 'receipts', 'off', { untold: 1, untoldSince: ago(48) }, { takesReceipts: false }],
  ['had figures last night', 'figures', 'ok', { fullAt: ago(33) }],
  ['had no figures for three nights', 'figures', 'behind', { fullAt: ago(70), deltaAt: ago(1) }],
  ['has no figures', 'figures', 'off', { fullAt: ago(70) }, { hasFigures: false }],
])('a CRM that %s: %s is %s', (_what, direction, state, facts, use = {}) => {
  expect(crmExchanges({ ...nothing, ...facts }, { ...all, ...use }, now)[direction].state).toBe(state)
})

test('an exchange says when it last succeeded, what waits and what went wrong', () => {
  const runError = { fault: 'refused', detail: 'status 401 to token' } as const
  const facts = {
    ...nothing,
    fullAt: ago(30),
    deltaAt: ago(2),
    named: 3,
    runState: 'failed',
    runError,
    uncertain: 1,
    dead: 2,
    waiting: 4,
    sentAt: ago(5),
  } as const
  const { read, leads, figures } = crmExchanges(facts, all, now)
  expect(read).toEqual({ state: 'failing', lastSuccess: ago(2), waiting: 3, stuck: 0, error: 'status 401 to token' })
  expect(leads).toEqual({ state: 'failing', lastSuccess: ago(5), waiting: 4, stuck: 3, error: null })
  expect(figures.lastSuccess).toBe(ago(30))
})
