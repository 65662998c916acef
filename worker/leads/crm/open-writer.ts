import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { Settings } from '#worker/env.ts'
import type { CrmValues } from '#worker/feeds/crm-settings.ts'
import type { Opened } from './crm-writer.ts'
import { openOmnicasa } from './omnicasa.writer.ts'
import { openSweepBright } from './sweepbright.writer.ts'
import { openWhise } from './whise.writer.ts'

/** The writer of a CRM, logged in. @param office the CRM's id of the office that valuations go to */
export async function openWriter({ crm: pace }: Pick<Settings, 'crm'>, crm: CrmName, values: CrmValues, office: string): Promise<Opened> {
  const { base = '' } = values
  switch (crm) {
    case 'whise': {
      const { user = '', password = '', client = '', office: own = '' } = values
      return openWhise({ base, user, password, client, office: own })
    }
    case 'sweepbright':
      return openSweepBright({ base, id: values.id ?? '', secret: values.secret ?? '', office })
    case 'omnicasa':
      return openOmnicasa({ values, pause: pace.pause, timeout: pace.timeout })
  }
}
