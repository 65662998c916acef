import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { crmVariables } from '#worker/feeds/crm-settings.ts'
import { addressesOf } from './addresses.ts'
import { keepDemoAlerts } from './demo/demo-alerts.ts'
import { sendDemoContent, sendDemoTestimonials } from './demo/demo-content.ts'
import { keepDemoDeskWork } from './demo/demo-desk-work.ts'
import { loadDemoDocuments } from './demo/demo-documents.ts'
import { keepDemoLeads } from './demo/demo-leads.ts'
import { keepDemoOpenDays, keepDemoPrices } from './demo/demo-listings.ts'
import { countForDemoOwners, demoLogins, keepDemoOwners } from './demo/demo-owners.ts'
import { demoDeskAccounts, keepDemoStaff } from './demo/demo-staff.ts'
import { keepDemoVisits } from './demo/demo-visits.ts'
import { closeAtEnd } from './end-with-parent.ts'
import { sendAgency } from './import/agency-file.ts'
import { secretsFile } from './local-secrets.ts'
import { surviveLostConnections } from './lost-connections.ts'
import { mailboxSettings, openLocalMailbox } from './mailbox/local-mailbox.ts'
import { runSchedule } from './schedule.ts'
import { configuredWorker, openSite, type Site } from './site.ts'
import { stateDirectory } from './state.ts'

/**
 * `npm start`: the production build on this machine, its data in PERRON_STATE, with the demo agency unless PERRON_DEMO=0. It listens on
 * this machine alone unless HOST names another address, such as 0.0.0.0.
 */
const demo = join(import.meta.dirname, '../../db/demo')
const port = readPort(process.env.PORT)
const addresses = addressesOf(port, process.env.HOST)
surviveLostConnections()
const open = closeAtEnd()
const variables = { ORIGIN: addresses.urls.site, ...environmentSettings(), ...mailboxSettings(addresses.ports.smtp) }
const site = await openSite({ port: addresses.ports.site, variables }).catch(explain)
open.push(site)
open.push(await openLocalMailbox(addresses.ports.smtp, stateDirectory, addresses.isKnownHost).catch(explain))
open.push(...(await addresses.open().catch(explain)))

if (process.env.PERRON_DEMO !== '0' && (await isEmpty(site))) {
  await importDemo(site)
  await sendDemoTestimonials(site)
}
open.push(runSchedule(site))

console.log(`
  Perron   ${addresses.urls.site}/
  mailbox  ${addresses.urls.mailbox}/ (SMTP on port ${addresses.smtpPort})
  data     ${stateDirectory}
  secrets  ${secretsFile(stateDirectory)} (IMPORT_TOKEN opens the API)${(await printedLogins()).map((line) => `\n${line}`).join('')}

  npm run import -- FILE.json                     loads a feed into this site
  npm run token -- make NAME --scopes SCOPE,…     makes a token of the API
  npm run owner -- invite EMAIL --property ID     invites an owner; the mail is in the mailbox
  npm run staff -- invite EMAIL                   invites a manager of the desk
`)

/** The accounts of the demo agency, for developers. */
async function printedLogins(): Promise<readonly string[]> {
  const origin = addresses.urls.site
  return [...(await demoLogins(site, origin)), ...(await demoDeskAccounts(site, origin))]
}

/** Settings of `wrangler.toml` that the environment gives another value, as in ENABLED_LOCALES=nl,fr npm start, and the CRMs to synchronise with. */
function environmentSettings(): Readonly<Record<string, string>> {
  const names = [...Object.keys(configuredWorker().variables), ...crmVariables]
  return Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
}

function readPort(value: string | undefined): number {
  const number = Number(value ?? 8787)
  if (Number.isInteger(number) && number > 0 && number < 65_486) return number
  console.error(`PORT is ${value}: it should be a number from 1 to 65485.`)
  process.exit(2)
}

function explain(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  console.error(
    /EADDRINUSE|address (already )?in use/i.test(message)
      ? `Port ${port}, or one of the five after it, is taken: choose another one, as in PORT=${port + 50} npm start.`
      : message,
  )
  process.exit(1)
}

/** Whether nothing was ever imported: a site with data is left as it is. */
async function isEmpty({ miniflare }: Site): Promise<boolean> {
  const database = await miniflare.getD1Database('DB')
  const row = await database.prepare('SELECT EXISTS (SELECT 1 FROM listings) OR EXISTS (SELECT 1 FROM projects) AS filled').first<{ filled: number }>()
  return row?.filled !== 1
}

/** Imports the demo agency like any agency: its record, its feed by the import command, its texts, its documents. */
async function importDemo(target: Site): Promise<void> {
  // First, so that a start killed during the import repeats it.
  await sendAgency(target, join(demo, 'agency.json')).catch((error: unknown) => console.error('The record of the demo agency was not loaded:', error))
  // Before the feed, whose import counts them for the statistics.
  await keepDemoAlerts(target).catch((error: unknown) => console.error('The search alerts of the demo agency were not loaded:', error))
  await keepDemoOwners(target).catch((error: unknown) => console.error('The owners of the demo agency were not loaded:', error))
  await keepDemoStaff(target).catch((error: unknown) => console.error('The staff of the demo agency were not loaded:', error))
  await runImport(['feed.json'], 'inherit')
  // A record that is rejected, so that the desk has an example to show. Its report would look like a fault here.
  await runImport(['rejected.json', '--partial'], 'ignore')
  await sendDemoContent(target).catch((error: unknown) => console.error('The texts of the demo agency were not loaded:', error))
  await loadDemoDocuments(target).catch((error: unknown) => console.error('The documents of the demo agency were not loaded:', error))
  await keepDemoOpenDays(target).catch((error: unknown) => console.error('The open days of the demo agency were not loaded:', error))
  await keepDemoLeads(target).catch((error: unknown) => console.error('The leads of the demo agency were not loaded:', error))
  await keepDemoVisits(target).catch((error: unknown) => console.error('The visits of the demo agency were not loaded:', error))
  await keepDemoDeskWork(target).catch((error: unknown) => console.error('The pending work of the demo agency was not loaded:', error))
  await keepDemoPrices(target).catch((error: unknown) => console.error('The earlier prices of the demo agency were not loaded:', error))
  await countForDemoOwners(target).catch((error: unknown) => console.error('The figures of the demo owners were not counted:', error))
}

/** Runs the import command on a file of the demo agency. @param output where its report goes */
function runImport([name = '', ...options]: readonly string[], output: 'inherit' | 'ignore'): Promise<void> {
  return new Promise((done) => {
    const script = join(import.meta.dirname, 'import/import.ts')
    const command = spawn(process.execPath, [script, join(demo, name), ...options], { stdio: ['ignore', output, 'inherit'] })
    command.on('close', () => done())
  })
}
