import { useTranslation } from '../site/translation.tsx'
import type { OpenDayView } from './open-days.present.ts'

const shown = 3

/** The next open days of a home, each with its calendar file. */
export function OpenDays({ days }: { days: readonly OpenDayView[] }) {
  const { t } = useTranslation()
  if (days.length === 0) return null
  return (
    <div className="open-days">
      <p>{t(days.some(({ register }) => register !== null) ? 'openDay.titleAny' : 'openDay.title', { count: days.length })}</p>
      <ul>
        {days.slice(0, shown).map(({ text, file, register }) => (
          <li key={file}>
            <span>{text}</span>
            {register !== null && (
              <a href={register} aria-label={t('openDay.registerFor', { when: text })}>
                {t('openDay.register')}
              </a>
            )}
            <a href={file} download="" aria-label={t('openDay.file', { when: text })}>
              {t('openDay.add')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
