import { build } from 'vite'
import { addressesOf } from './addresses.ts'
import { closeAtEnd } from './end-with-parent.ts'
import { openPartsGallery } from './gallery/parts-gallery.ts'
import { surviveLostConnections } from './lost-connections.ts'
import { mailboxSettings, openLocalMailbox } from './mailbox/local-mailbox.ts'
import { runSchedule } from './schedule.ts'
import { openSite } from './site.ts'
import { stateDirectory } from './state.ts'

/**
 * `npm run dev`: builds on every change and restarts the Worker in place; an open page reloads once it is back. The gallery of parts is
 * six ports further.
 */
const port = Number(process.env.PORT ?? 8787)
let reload: (() => Promise<void>) | null = null

await watched('client')
await watched('worker')
const addresses = addressesOf(port, process.env.HOST)
surviveLostConnections()
const open = closeAtEnd()
const site = await openSite({ port: addresses.ports.site, variables: { ORIGIN: addresses.urls.site, ...mailboxSettings(addresses.ports.smtp) } })
open.push(site, await openLocalMailbox(addresses.ports.smtp, stateDirectory, addresses.isKnownHost), ...(await addresses.open()), runSchedule(site))
const partsPort = port + 6
open.push(await openPartsGallery(partsPort, site.url))
reload = () => site.reload()
console.log(
  `\n  Perron, as you change it   ${addresses.urls.site}/\n  mailbox                    ${addresses.urls.mailbox}/\n  gallery of parts           http://localhost:${partsPort}/\n`,
)

/** Builds once, then again on every change; the Worker follows the client, whose file names it carries. */
async function watched(mode: 'client' | 'worker'): Promise<void> {
  // The files stay while they are built: the Worker's build follows the manifest, and an open page still asks for the earlier ones.
  const watcher = await build({ mode, logLevel: 'warn', build: { watch: {}, emptyOutDir: false } })
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
