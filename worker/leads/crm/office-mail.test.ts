import { describe, expect, test } from 'vitest'
import { queueForCrms } from '#db/leads/crm/crm-leads.ts'
import { officeMailIds, saveLead } from '#db/leads/leads.ts'
import { holdMails } from '#db/mail/outbox.ts'
import type { CrmLeadRules } from '#db/model/leads/crm/crm-lead.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { leadMails } from '#worker/forms/form-mails.ts'
import { openCrmWorld } from '../../../tests/kit/crms/crm-world.ts'
import { muteErrors } from '../../../tests/kit/faults/muted-errors.ts'
import { aWhise } from '../../../tests/kit/faults/whise-service.ts'
import { leadOfForm } from '../../../tests/leads/form-leads.ts'

// Leads that are given up are logged.
muteErrors()

type Trouble = Parameters<typeof openCrmWorld>[2]

/** A world with a lead that was stored under these rules, and the state of its mail to the office. */
async function submitted(rules: Partial<CrmLeadRules>, trouble: Trouble = {}, lastName = 'Peeters') {
  const world = await openCrmWorld('whise', aWhise(), trouble)
  await world.rules(rules)
  const fields: Lead['fields'] = { lastName, email: 'an@example.com' }
  const lead = leadOfForm('contact', 1, { fields })
  const { db, taking } = world
  const mails = leadMails(lead, { office: 'office@agency.example', officeLocale: 'nl' })
  await saveLead(db, lead, mails, null, [queueForCrms(db, taking, lead), holdMails(db, officeMailIds(lead.id, mails), lead.id)])
  const stateOf = (template: string) => world.d1.prepare('SELECT state FROM outbox WHERE template = ?').bind(template).first('state')
  return { ...world, mail: () => stateOf('leadNotice'), confirmation: () => stateOf('leadConfirmation') }
}

describe('the mail to the office', () => {
  test('is left out where the CRM gets the lead', async () => {
    using world = await submitted({ withoutMail: true })
    expect([await world.mail(), await world.confirmation()]).toEqual(['dropped', 'waiting'])
    await world.settle()
    expect([await world.states(), await world.mail()]).toEqual([{ sent: 1 }, 'dropped'])
  })

  test.each<[what: string, trouble: Trouble, lastName: string, states: object]>([
    ['refuses the lead', {}, 'Refused', { refused: 1 }],
    ['is down for too long', { faultOf: () => 'cutBefore' }, 'Peeters', { dead: 1 }],
  ])('goes out where the CRM %s', async (_what, trouble, lastName, states) => {
    using world = await submitted({ withoutMail: true }, trouble, lastName)
    await world.settle()
    expect([await world.states(), await world.mail()]).toEqual([states, 'waiting'])
  })

  test('goes out where the connection is not complete any more', async () => {
    using world = await submitted({ withoutMail: true }, { variables: { WHISE_CLIENT: '' } })
    await world.d1.exec(`INSERT INTO crm_leads SELECT id, 'whise', 'waiting', created_at, NULL, 0, 0, NULL, NULL, NULL, NULL, created_at FROM leads`)
    await world.d1.exec(`UPDATE outbox SET state = 'dropped', error = 'left out: the lead goes to the CRM'`)
    await world.settle(1)
    expect([await world.states(), await world.mail()]).toEqual([{ waiting: 1 }, 'waiting'])
  })

  test.each<[what: string, rules: Partial<CrmLeadRules>]>([
    ['unless it is switched off', {}],
    ['where the form is not sent to the CRM', { withoutMail: true, off: ['contact'] }],
  ])('goes out at once %s', async (_what, rules) => {
    using world = await submitted(rules)
    expect(await world.mail()).toBe('waiting')
  })
})
