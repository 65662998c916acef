import { createId } from '@paralleldrive/cuid2'
import { recordAct } from '#db/desk/audit-log.ts'
import { readCrmConnection } from '#db/feeds/crm-connections.ts'
import { selectCrmPeople } from '#db/feeds/crm-people.ts'
import { countSending } from '#db/forms/rate-limits.ts'
import { selectCrmLeadRules } from '#db/leads/crm/crm-lead-rules.ts'
import { type CrmName, crms, isCrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { SyncFault } from '#db/model/feeds/sync-run.ts'
import { hour } from '#db/model/site/durations.ts'
import { translator } from '#messages/translate.ts'
import { type CrmView, DeskSettingsCrmPage } from '#ui/feeds/desk/settings-crm.page.tsx'
import { type FormProblem, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { connectionValues, crmSettingsOf, fixedValues, readSecrets } from '#worker/feeds/crm-connection.ts'
import type { CrmValues } from '#worker/feeds/crm-settings.ts'
import { changeCrm } from '#worker/feeds/desk/change-crm.ts'
import { changeCrmLeads, crmLeadsView, sendEarlierLeads } from '#worker/feeds/desk/crm-leads.ts'
import { changeCrmPeople, crmPeopleView } from '#worker/feeds/desk/crm-people.ts'
import { syncViews } from '#worker/feeds/desk/sync-view.ts'
import { trialIn, tryCrm } from '#worker/feeds/desk/try-crm.ts'
import { crmServices } from '#worker/feeds/sync/crm-services.ts'
import { loadStandings, type Standing } from '#worker/feeds/sync/standings.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Tests of one member: each asks a server of their choice. */
const testLimits = [{ within: hour, max: 10 }] as const

const notices = defineNotices({
  saved: 'desk.settings.crm.saved',
  removed: 'desk.settings.crm.removed',
  answered: 'desk.settings.crm.answered',
  leads: 'desk.done.changed',
  earlier: 'desk.settings.crm.earlier.done',
  started: 'desk.imports.sync.started',
})

const problems: Readonly<Partial<Record<SyncFault, FormProblem>>> = { refused: 'crmRefused', unreachable: 'crmUnreachable', busy: 'crmBusy' }

/** The connection with the CRM: its form, a test, and the state of the synchronisation. */
export const deskSettingsCrm = defineDeskPage('deskSettingsCrm', {
  needs: 'settings',
  view: DeskSettingsCrmPage,
  async load(context) {
    const { locale, settings, store } = context
    const db = store.primary
    const [standings, [rules, people]] = await Promise.all([loadStandings(settings, db, 1), db.batch([selectCrmLeadRules(db), selectCrmPeople(db)])])
    return {
      props: {
        view: notices.view(context, translator(locale)('route.deskSettingsCrm')),
        crms: await Promise.all(standings.map((standing) => crmView(context, standing))),
        leads: standings.flatMap(({ crm, isSet }) => (isSet ? [crmLeadsView(crm, rules, locale)] : [])),
        people: standings.flatMap(({ crm, isSet }) => (isSet ? crmPeopleView(crm, people, context.agency, locale) : [])),
        syncs: syncViews(context, standings),
        trial: trialIn(context.requested.searchParams),
      },
    }
  },
  acts: {
    async save(context, sent) {
      const crm = textOf(sent, 'crm')
      if (!isCrmName(crm)) throw new NoPage()
      const refused = await changeCrm(context, crm, sent)
      if (refused !== null) return refused
      // Forms and the privacy statement name the connected CRMs.
      await context.announce()
      const { values } = await readCrmConnection(context.store.primary, crm)
      throw notices.done(context, Object.keys(values).length === 0 ? 'removed' : 'saved')
    },
    test: testConnection,
    preview,
    async people(context, sent) {
      const crm = textOf(sent, 'crm')
      if (!isCrmName(crm)) throw new NoPage()
      await changeCrmPeople(context, crm, sent)
      throw notices.done(context, 'leads')
    },
    async leads(context, sent) {
      const refused = await changeCrmLeads(context, sent)
      if (refused !== null) return refused
      throw notices.done(context, 'leads')
    },
    async earlier(context, sent) {
      await sendEarlierLeads(context, sent)
      throw notices.done(context, 'earlier')
    },
  },
})

/** Reads the stock of a CRM, to be looked at before it is published. */
async function preview(context: DeskContext, sent: FormData): Promise<FormState> {
  const crm = textOf(sent, 'crm')
  if (!isCrmName(crm)) throw new NoPage()
  const started = await context.synchronise(crm, 'preview')
  if ('not' in started && started.not !== 'running') return { ...freshForm, problem: 'crmUnset' }
  const act = { action: 'synchronise', object: 'settings', objectId: `crm ${crm}` } as const
  if ('run' in started) await recordAct(context.store.primary, context.session.member, act, context.now)
  throw notices.done(context, 'started')
}

async function testConnection(context: DeskContext, sent: FormData): Promise<FormState> {
  const { env, store, session, settings, now, agency } = context
  const db = store.primary
  const name = textOf(sent, 'crm')
  if (!isCrmName(name)) throw new NoPage()
  const crm = await crmSettingsOf(settings, name, await readCrmConnection(db, name))
  if (crm === null) return { ...freshForm, problem: 'crmUnset' }
  const count = await countSending(db, [`crm test ${session.member.id}`], createId(), now, testLimits)
  if (count === 'limited') return { ...freshForm, limited: true, problem: 'crmLimited' }
  await recordAct(db, session.member, { action: 'test', object: 'settings', objectId: `crm ${name}` }, now)
  const found = await tryCrm({ env, db, crm: { ...crm, pause: 0 }, languages: agency.languages, now }, name)
  if (found.ok) throw notices.done(context, 'answered', { crm: name, ...found.counts })
  return { ...freshForm, problem: problems[found.error.fault] ?? 'crmWrongAnswer', typed: { 'crm.answer': found.error.detail } }
}

async function crmView({ settings, origin, locale }: DeskContext, { crm, connection, isSet, isRead, waiting, runs: [latest] }: Standing): Promise<CrmView> {
  const fixed = fixedValues(settings, crm)
  const secrets = await readSecrets(settings.signing, crm, connection)
  const values = await connectionValues(settings, crm, connection)
  const { title, fields } = crms[crm]
  const stored = connection.secrets === null ? 'none' : secrets === null ? 'lost' : 'stored'
  return {
    name: crm,
    title,
    version: connection.version,
    isSet,
    isRead,
    first: {
      isRunning: latest?.state === 'running',
      fault: latest?.state === 'failed' && latest.error ? translator(locale)(`mail.syncFailed.fault.${latest.error.fault}`) : null,
      href: waiting === null ? null : href('deskImportPreview', locale, { id: waiting }),
      isGathered: !crmServices[crm].hasLists,
    },
    webhook: values === null ? null : webhookOf(crm, origin, values),
    fields: fields.flatMap(({ name, kind, variable, isOptional = false, initial = '' }) => {
      if (kind === 'generated') return []
      const isFixed = fixed[name] !== undefined
      return {
        name: `${crm}.${name}`,
        kind,
        value: kind === 'secret' ? '' : (fixed[name] ?? connection.values[name] ?? initial),
        fixedBy: isFixed ? variable : null,
        stored: kind === 'secret' && !isFixed ? stored : 'none',
        isOptional,
      }
    }),
  }
}

/** The address that the CRM calls after a change; null if it calls none. */
function webhookOf(crm: CrmName, origin: string, { webhook = '' }: CrmValues): string | null {
  if (crm === 'whise' && webhook !== '') return `${origin}/webhooks/whise/${webhook}`
  return crm === 'sweepbright' ? `${origin}/webhooks/sweepbright` : null
}
