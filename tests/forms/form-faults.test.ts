import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { upTo } from '../full.ts'
import { chanceFrom } from '../kit/chance.ts'
import { openFaultySite } from '../kit/faults/faulty-site.ts'
import { mailsOwedBy, sendingOf, sendUntilTaken, settle, tally } from '../kit/faults/lot.ts'
import { startEveryFormSite } from './every-form-site.ts'

const lots = upTo(2, 3)
const each = upTo(5, 40)
const kills = lots - 1
const likelihood = 0.1

/** Copies a site on which every form can be sent into a state directory. */
async function fill(state: string): Promise<void> {
  await using site = await startEveryFormSite()
  // The first page request flushes deferred writes of the import, so that nothing is in flight when the files are copied.
  await site.html('/nl/te-koop/')
  cpSync(site.state, state, { recursive: true })
}

test('with random faults and the process killed, no form or mail is lost, and few mails are sent twice', async () => {
  const state = mkdtempSync(join(tmpdir(), 'perron-form-faults-'))
  try {
    await fill(state)
    await using site = await openFaultySite({ state, chance: chanceFrom(20_261_121), likelihood })
    const accepted = []
    for (let lot = 0; lot < lots; lot += 1) {
      const sent = Promise.all(Array.from({ length: each }, (_, index) => sendUntilTaken(site, sendingOf(lot * each + index))))
      if (lot === 1) site.cutNextAfter()
      if (lot > 0) {
        await new Promise((resolve) => setTimeout(resolve, 400))
        await site.kill()
      }
      accepted.push(...(await sent))
    }
    await settle(site)
    const { leads, mails } = await tally(site, accepted)
    expect(leads).toEqual({ lost: 0, doubled: 0 })
    expect(mails).toMatchObject({ owed: mailsOwedBy(lots * each), lost: 0, unasked: 0 })
    expect(mails.doubled.length).toBeLessThanOrEqual(kills + site.cuts.after)
    // Faults were injected in every place, at the intended rate: each process gives a place one fault in ten calls.
    expect(site.cuts).toMatchObject({ after: 1 })
    const met = Object.entries(await site.met())
    for (const place of ['database', 'queue', 'cache']) {
      const counts = met.filter(([name]) => name.startsWith(`${place} `))
      const calls = counts.reduce((sum, [, times]) => sum + times, 0)
      const faults = counts.reduce((sum, [name, times]) => sum + (name === `${place} none` ? 0 : times), 0)
      expect(faults, place).toBeGreaterThanOrEqual(Math.max(1, Math.floor(calls * likelihood) - lots))
    }
  } finally {
    rmSync(state, { recursive: true, force: true })
  }
}, 300_000)
