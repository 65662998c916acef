import type { Translate } from '#messages/translate.ts'
import { island, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'

/** The attributes of an autosaved form. */
export function autosaved(t: Translate) {
  return island('autosave', {
    kept: t('desk.write.kept', { time: '{time}' }),
    failed: t('desk.write.notKept'),
    tooLong: t('desk.write.tooLong'),
    ended: t('desk.write.ended'),
  })
}

/** Where such a form shows whether its text is saved. */
export function AutosaveStatus() {
  return <p className="hint autosave" role="status" {...part('status')} />
}

interface UnsavedNoticeProps {
  /** When it was typed, in words. */
  readonly when: string
  /** The value of `do` that discards it. */
  readonly act: string
  /** The language it was typed in, by its own name; absent if the form has one notice for all. */
  readonly language?: string
}

/** Says that a form shows an autosaved draft of its reader. */
export function UnsavedNotice({ when, act, language }: UnsavedNoticeProps) {
  const { t } = useTranslation()
  return (
    <div className="unsaved">
      <p>{language === undefined ? t('desk.write.unsaved', { when }) : t('desk.write.unsavedIn', { language, when })}</p>
      <button className="text-button" type="submit" name="do" value={act} formNoValidate>
        {t('desk.write.discard')}
      </button>
    </div>
  )
}
