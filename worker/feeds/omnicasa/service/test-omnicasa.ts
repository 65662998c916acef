import type { SyncError } from '#db/model/feeds/sync-run.ts'
import type { Locale } from '#messages/locales.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import { askService } from './ask.ts'
import { languageIdOf, listIn } from './values.ts'

/** Timeout in seconds; short, since a person is waiting. */
const timeout = 15

/** Asks the service for one listing, and changes nothing. Null if it answers with a list. */
export async function testOmnicasa(crm: CrmSettings, locale: Locale, now: Date): Promise<SyncError | null> {
  const parameters = { Limit1: 1, Limit2: 1, LanguageId: languageIdOf(locale) }
  const called = await askService({ ...crm, timeout: Math.min(crm.timeout, timeout) }, 'GetPropertyList', parameters, now)
  if (!called.ok) return called.error
  return listIn(called.value) === null ? { fault: 'wrongAnswer', detail: 'the answer to GetPropertyList holds no list' } : null
}
