import { findRunDetails } from '#db/feeds/import-runs.ts'
import { listImportRemarks } from '#db/feeds/record-remarks.ts'
import { translator } from '#messages/translate.ts'
import { DeskImportPage } from '#ui/feeds/desk/import.page.tsx'
import { presentRun } from '#ui/feeds/desk/import-run.present.ts'
import { presentReason, presentRemarks } from '#ui/feeds/desk/remark.present.ts'
import { changeLines } from '#ui/listings/desk/home-changes.present.ts'
import { toldText } from '#ui/listings/desk/home-crm.present.ts'
import { titleOf } from '#ui/listings/listing-address.present.ts'
import { placeOf } from '#ui/listings/listing-card.present.ts'
import { href } from '#ui/routes.ts'
import { formatNumber } from '#ui/site/number.present.ts'
import { allowPhotoHost } from '#worker/agency/settings/allow-photo-host.ts'
import { settingsNotices, settingsUndo } from '#worker/agency/settings/settings-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { closedPictureHosts } from '#worker/feeds/photo-hosts.ts'
import { returnImport, returnView } from '#worker/feeds/returns/return-import.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'

const remarksShown = 20
const outcomes = ['added', 'changed', 'withdrawn'] as const

/** An import: its state, rejected records with reasons, and changes. */
export const deskImport = defineDeskPage('deskImport', {
  needs: 'imports',
  view: DeskImportPage,
  async load(context) {
    const { store, locale, now, parameters, settings } = context
    const found = await findRunDetails(store.primary, parameters.id ?? '')
    if (found === null) throw new NoPage()
    const { via, sentBy, held, refusal } = found.run
    const isJudged = refusal?.why === 'judged' || refusal?.why === 'withdraws'
    if ((isJudged || via === 'sync' || (via === 'upload' && sentBy === context.session.member.id)) && held?.preview !== undefined) {
      throw redirection(302, href('deskImportPreview', locale, { id: found.run.id }))
    }
    const [remarks, waiting] = await Promise.all([
      listImportRemarks(store.primary, found.run.id, { field: null, offset: 0, limit: remarksShown }),
      closedPictureHosts(store.primary, found.run.source, settings.photos),
    ])
    const t = translator(locale)
    const run = presentRun(found.run, locale, now)
    const title = t('desk.import.title', { when: run.when })
    return {
      title,
      props: {
        view: settingsNotices.view(context, title, settingsUndo(context)),
        run,
        back: returnView(found.run, locale, now),
        rejects: found.rejects.map(({ kind, position, externalId, reason, record, ...told }) => ({
          key: `${kind}-${position}`,
          position: formatNumber(position, locale),
          id: externalId,
          reason: presentReason(reason, locale),
          record,
          told: told.error ?? (told.toldState && toldText(told, locale)),
        })),
        remarks: presentRemarks(remarks, locale),
        remarksPath: Object.keys(found.run.remarks).length === 0 ? null : `${href('deskRemarks', locale)}?${new URLSearchParams({ import: found.run.id })}`,
        waiting,
        moreRejects: Math.max(0, found.run.rejected - found.rejects.length),
        changes: outcomes.flatMap((outcome) => {
          const records = found.changes
            .filter((each) => each.outcome === outcome)
            .map(({ id, card, reference, goal, change }) => ({
              id,
              reference: reference ?? String(id),
              title: card === null ? t('desk.import.project') : `${titleOf(card, locale)}, ${placeOf(card, locale)}`,
              path: card === null ? null : href('deskHome', locale, { id: String(id) }),
              fields: goal === null || change === null ? [] : changeLines(change, goal, locale),
            }))
          const isCut = (found.run.counts?.[outcome] ?? 0) > records.length
          return records.length === 0 ? [] : [{ outcome, records, isCut }]
        }),
      },
    }
  },
  acts: { allowHost: allowPhotoHost, returnImport },
  actNeeds: { allowHost: 'settings' },
})
