import { QuietLink } from '../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import type { DeskMailingView } from './mailing.present.ts'
import { MailingForm } from './mailing-form.part.tsx'
import { MailingActs, MailingConflict, MailingLost, MailingPreview, type MailingPreviewView, MailingProgress } from './mailing-sections.part.tsx'

export interface DeskMailingPageProps {
  readonly view: DeskView
  readonly mailing: DeskMailingView
  /** Null while nothing is written. */
  readonly preview: MailingPreviewView | null
  /** Label of the test, with its recipient. */
  readonly testTo: string
}

/** One newsletter: its form while it is a draft, else its progress and actions; then what subscribers see. */
export function DeskMailingPage({ view, mailing, preview, testTo }: DeskMailingPageProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskMailing" tools={<QuietLink href={href('deskMailings', locale)}>{t('desk.mailing.back')}</QuietLink>}>
      <p className="lead-about">
        <span className="badge">{t(mailing.isOverdue ? 'desk.mailing.state.overdue' : `desk.mailing.state.${mailing.state}`)}</span>
        <span>{mailing.when}</span>
        {mailing.isScript && <span>{t('desk.mailing.script')}</span>}
      </p>
      {mailing.conflict !== null && <MailingConflict {...mailing.conflict} />}
      <MailingLost lost={mailing.lost} />
      {mailing.state === 'draft' ? (
        <MailingForm mailing={mailing} testTo={testTo} shownIn={preview?.shownIn ?? null} />
      ) : (
        <>
          <MailingProgress mailing={mailing} />
          <MailingActs mailing={mailing} />
        </>
      )}
      <MailingPreview preview={preview} />
      {mailing.state === 'draft' && <MailingActs mailing={mailing} />}
    </DeskFrame>
  )
}
