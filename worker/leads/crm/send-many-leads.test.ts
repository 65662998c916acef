import { expect, test } from 'vitest'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import { formNames } from '#db/model/forms/form-catalogue.ts'
import { crmPlace } from '#db/model/leads/crm/crm-places.ts'
import { upTo } from '../../../tests/full.ts'
import { chanceFrom } from '../../../tests/kit/chance.ts'
import { openCrmWorld } from '../../../tests/kit/crms/crm-world.ts'
import { muteErrors } from '../../../tests/kit/faults/muted-errors.ts'
import { anOmnicasa } from '../../../tests/kit/faults/omnicasa-service.ts'
import { aSweepBright } from '../../../tests/kit/faults/sweepbright-service.ts'
import { aWhise } from '../../../tests/kit/faults/whise-service.ts'
import { leadOfForm } from '../../../tests/leads/form-leads.ts'
import { referenceOf } from './crm-writer.ts'

// Leads that are given up are logged.
muteErrors()

const fakes = { omnicasa: anOmnicasa, whise: aWhise, sweepbright: aSweepBright } as const
const crms: readonly CrmName[] = ['omnicasa', 'whise', 'sweepbright']

const amount = upTo(60, 10_000)
const deaths = upTo(6, 80)

test.each(crms)(
  'of many leads to %s, with one write in ten failing and workers that die, none is lost and none doubled',
  async (name) => {
    const chance = chanceFrom(20_261_128)
    const crm = fakes[name]()
    const killed = { left: deaths }
    using world = await openCrmWorld(name, crm, {
      killAt(call) {
        if (!crm.isWrite(call) || killed.left === 0 || !chance.happens(Math.min(0.5, (4 * deaths) / amount))) return null
        killed.left -= 1
        return chance.pick(['before', 'after'] as const)
      },
      faultOf(call) {
        if (!chance.happens(crm.isWrite(call) ? 0.1 : 0.03)) return null
        return chance.pick(['cutBefore', 'cutAfter', 'busyBefore', 'busyAfter'] as const)
      },
    })
    const forms = formNames.filter((form) => crmPlace(name, form) !== null && crmPlace(name, form)?.awaits === undefined)
    const leads = Array.from({ length: amount }, (_, index) => leadOfForm(chance.pick(forms), Math.floor(index / 3), { id: `lead-${index}` }))
    for (const lead of leads) await world.submit(lead)
    await world.settle()
    const byLead = Map.groupBy(crm.arrived, ({ reference }) => reference)
    const states = await world.states()
    const { results: told } = await world.d1
      .prepare("SELECT error FROM crm_leads WHERE error LIKE '%@%' OR error LIKE '%Peeters%' OR error LIKE '%http%'")
      .all()
    expect(told).toEqual([])
    const lost = leads.filter(({ id }) => !byLead.has(referenceOf(id)))
    const doubled = [...byLead.values()].filter((each) => each.length > 1)
    expect(doubled).toEqual([])
    if (name === 'sweepbright') {
      expect((states.sent ?? 0) + (states.uncertain ?? 0)).toBe(amount)
      expect(states.uncertain).toBeGreaterThan(deaths / 2)
      expect(lost.length).toBeLessThanOrEqual(states.uncertain ?? 0)
    } else {
      expect(lost).toEqual([])
      expect(states).toEqual({ sent: amount })
    }
    expect(killed.left).toBe(0)
  },
  600_000,
)
