import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sendAgency } from './agency-file.ts'
import { loadDemoDocuments } from './demo-documents.ts'
import { sendDemoTestimonials } from './demo-testimonials.ts'
import { openLocalMailbox } from './local-mailbox.ts'
import { runSchedule } from './schedule.ts'
import { openSite, type Site } from './site.ts'
import { stateDirectory } from './state.ts'

/** `npm start`: the production build on this machine, its data in PERRON_STATE, with the demo agency unless PERRON_DEMO=0. */
const port = readPort(process.env.PORT)
const mailbox = await openLocalMailbox(port, stateDirectory).catch(explain)
const site = await openSite({ port, host: '0.0.0.0', variables: mailbox.variables }).catch(explain)

if (process.env.PERRON_DEMO !== '0' && (await isEmpty(site))) {
  await importDemo(site)
  await sendDemoTestimonials(site)
}
const schedule = runSchedule(site)

console.log(`
  Perron   http://localhost:${port}/
  mailbox  ${mailbox.url} (SMTP on port ${mailbox.smtpPort})
  data     ${stateDirectory}

  npm run import -- FILE.json   loads a feed into this site
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    schedule.stop()
    await site.close()
    await mailbox.close()
    process.exit(0)
  })
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
      ? `Port ${port}, or one of the two after it, is taken: choose another one, as in PORT=${port + 50} npm start.`
      : message,
  )
  process.exit(1)
}

/** Whether nothing was ever imported: a site that an agency has filled is left as it is. */
async function isEmpty({ miniflare }: Site): Promise<boolean> {
  const database = await miniflare.getD1Database('DB')
  const row = await database.prepare('SELECT EXISTS (SELECT 1 FROM listings) OR EXISTS (SELECT 1 FROM projects) AS filled').first<{ filled: number }>()
  return row?.filled !== 1
}

/** The demo agency comes in as any agency does: its feed, by the import command, then its documents. */
async function importDemo(target: Site): Promise<void> {
  const root = join(import.meta.dirname, '../..')
  await new Promise<void>((done) => {
    const command = spawn(process.execPath, [join(root, 'worker/local/import.ts'), join(root, 'db/demo/feed.json')], { stdio: 'inherit' })
    command.on('close', () => done())
  })
  await sendAgency(target, join(root, 'db/demo/agency.json')).catch((error: unknown) => console.error('The record of the demo agency was not loaded:', error))
  await loadDemoDocuments(target).catch((error: unknown) => console.error('The documents of the demo agency were not loaded:', error))
}
