import { type } from 'arktype'
import { findImport } from '#db/feeds/imports.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { sourceTitle } from '#db/model/feeds/crm-catalogue.ts'
import { refusalText } from '#ui/feeds/desk/import-run.present.ts'
import type { ImportHeldView } from '#ui/feeds/import-held.mail.ts'
import { checkMailData, type RenderDeps } from '../../mail/mail-loader.ts'

const Data = type({ import: 'string' })

/** The mail that tells the agency of an import that waits for a decision; null once it does not. */
export async function loadHeldMail(mail: LeasedMail, { db, settings }: Pick<RenderDeps, 'db' | 'settings'>): Promise<ImportHeldView | null> {
  const run = await findImport(db, checkMailData(Data, mail).import)
  if (run === null || run.held === null) return null
  const { refusal } = run
  return {
    locale: mail.locale,
    origin: settings.origin,
    id: run.id,
    source: sourceTitle(run.source),
    findings: run.held.findings ?? [],
    withdraws: refusal?.why === 'withdraws' ? refusalText(refusal, mail.locale) : null,
  }
}
