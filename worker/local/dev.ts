import { build } from 'vite'
import { openLocalMailbox } from './local-mailbox.ts'
import { runSchedule } from './schedule.ts'
import { openSite } from './site.ts'
import { stateDirectory } from './state.ts'

/** `npm run dev`: builds on every change and restarts the Worker in place; an open page asks for itself again when it is back. */
const port = Number(process.env.PORT ?? 8787)
let reload: (() => Promise<void>) | null = null

await watched('client')
await watched('worker')
const mailbox = await openLocalMailbox(port, stateDirectory)
const site = await openSite({ port, variables: mailbox.variables })
const schedule = runSchedule(site)
reload = () => site.reload()
console.log(`\n  Perron, as you change it   http://localhost:${port}/\n  mailbox                    ${mailbox.url}\n`)

process.once('SIGINT', async () => {
  schedule.stop()
  await site.close()
  await mailbox.close()
  process.exit(0)
})

/** Builds once, then again on every change; the Worker follows the client, whose file names it carries. */
async function watched(mode: 'client' | 'worker'): Promise<void> {
  const watcher = await build({ mode, logLevel: 'warn', build: { watch: {} } })
  if (!('on' in watcher)) return
  await new Promise<void>((built) => {
    watcher.on('event', async (event) => {
      if (event.code === 'ERROR') console.error(event.error.message)
      if (event.code !== 'END') return
      built()
      await reload?.()
      console.log(`${mode} built`)
    })
  })
}
