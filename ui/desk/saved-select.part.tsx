import type { ReactNode } from 'react'
import { QuietButton } from '../design/buttons.part.tsx'
import { island, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'

interface SavedSelectProps {
  /** The value of `do`. */
  readonly act: string
  /** Hidden fields, among them what the form was opened with. */
  readonly hidden: Readonly<Record<string, string | number>>
  /** The label with its drop-down list. */
  readonly children: ReactNode
}

/** A form with one drop-down list, which is saved with its button, or with script as soon as another choice is made. */
export function SavedSelect({ act, hidden, children }: SavedSelectProps) {
  const { t } = useTranslation()
  return (
    <form method="post" className="lead-choice" {...part('opened-with')} {...island('save-on-change', { saved: t('desk.savedNow'), lost: t('desk.savedNot') })}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <QuietButton act={act}>{t('desk.save')}</QuietButton>
      <p className="hint" role="status" {...part('status')} />
    </form>
  )
}
