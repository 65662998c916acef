import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { readCrmLeadRules, type StoredCrmRules, setCrmLeadRules } from '#db/leads/crm/crm-lead-rules.ts'
import { queueEarlierForCrm } from '#db/leads/crm/crm-leads.ts'
import { type CrmName, crms, isCrmName } from '#db/model/feeds/crm-catalogue.ts'
import { noRules } from '#db/model/leads/crm/crm-lead.ts'
import { formsOf } from '#db/model/leads/crm/crm-places.ts'
import { raisingContent } from '#db/site/versions.ts'
import type { Locale } from '#messages/locales.ts'
import type { CrmLeadsView } from '#ui/feeds/desk/crm-leads.part.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { leadSubject } from '#ui/forms/lead-rows.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { takingCrms } from '#worker/leads/crm/taking-crms.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Earlier leads of one press: a statement of D1 has its limits. */
const most = 1_000
const maxOffice = 100

/** What can be chosen about the leads of a CRM. @param stored the rules of all CRMs that have any */
export function crmLeadsView(crm: CrmName, stored: readonly StoredCrmRules[], locale: Locale): CrmLeadsView {
  const { off, repeats, office, withoutMail, version } = stored.find((rules) => rules.crm === crm) ?? noRules
  const forms = formsOf(crm).map((name) => ({ name, text: leadSubject(name, 'notice', locale), isOn: !off.includes(name) }))
  return { crm, title: crms[crm].title, version, forms, repeats, withoutMail, office: crm === 'sweepbright' ? office : null }
}

/** Changes what is sent to a CRM. @returns the form's state on a conflict; null on success */
export async function changeCrmLeads({ store, session, now, announce }: DeskContext, sent: FormData): Promise<FormState | null> {
  const db = store.primary
  const crm = crmIn(sent)
  const { version } = await readCrmLeadRules(db, crm)
  if (textOf(sent, 'version') !== String(version)) return { ...freshForm, problem: 'crmChanged' }
  const on = sent.getAll('form')
  const rules = {
    off: formsOf(crm).filter((form) => !on.includes(form)),
    repeats: textOf(sent, `${crm}.repeats`) === '1',
    withoutMail: textOf(sent, `${crm}.withoutMail`) === '1',
    office: textOf(sent, 'valuationOffice').trim().slice(0, maxOffice),
    version: version + 1,
  }
  const act = { action: 'change', object: 'settings', objectId: `crm ${crm}` } as const
  const [changed] = await db.batch([setCrmLeadRules(db, crm, rules), recordAct(db, session.member, act, now, didChange), raisingContent(db)])
  if (changed.length === 0) return { ...freshForm, problem: 'crmChanged' }
  await announce()
  return null
}

/** Sends leads from before a CRM was connected. */
export async function sendEarlierLeads({ store, session, settings, now }: DeskContext, sent: FormData): Promise<void> {
  const db = store.primary
  const crm = crmIn(sent)
  const taking = (await takingCrms(settings)).find((each) => each.crm === crm)
  if (taking === undefined) throw new NoPage()
  const act = { action: 'send', object: 'settings', objectId: `crm ${crm}` } as const
  await db.batch([queueEarlierForCrm(db, taking, now, most), recordAct(db, session.member, act, now, didChange)])
}

function crmIn(sent: FormData): CrmName {
  const crm = textOf(sent, 'crm')
  if (!isCrmName(crm)) throw new NoPage()
  return crm
}
