import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import type { Opened } from './crm-writer.ts'
import { openOmnicasa } from './omnicasa.writer.ts'
import { openSweepBright } from './sweepbright.writer.ts'
import { openWhise } from './whise.writer.ts'

/** The writer of a CRM, logged in. @param office the CRM's id of the office that valuations go to */
export async function openWriter(name: CrmName, crm: CrmSettings, office: string, now: Date): Promise<Opened> {
  switch (name) {
    case 'whise':
      return openWhise(crm, now)
    case 'sweepbright':
      return openSweepBright(crm, office, now)
    case 'omnicasa':
      return openOmnicasa(crm, now)
  }
}
