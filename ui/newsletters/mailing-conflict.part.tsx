import { fieldLabel } from '../forms/field-words.present.ts'
import { useTranslation } from '../site/translation.tsx'
import type { OtherValue } from './mailing.present.ts'

/** What someone else has stored since the form was opened. The form keeps what was typed, and saving it again replaces this. */
export function MailingConflict({ by, others }: { by: string; others: readonly OtherValue[] }) {
  const { t } = useTranslation()
  return (
    <section className="mailing-conflict" aria-labelledby="conflict">
      <h2 id="conflict">{t('desk.mailing.conflict', { name: by })}</h2>
      <p>{others.length === 0 ? t('desk.mailing.conflict.same') : t('desk.mailing.conflict.text')}</p>
      <Values values={others} />
    </section>
  )
}

/** What was typed and can no longer be stored, to be copied. */
export function MailingLost({ lost }: { lost: readonly OtherValue[] }) {
  const { t } = useTranslation()
  if (lost.length === 0) return null
  return (
    <section className="mailing-conflict" aria-labelledby="lost">
      <h2 id="lost">{t('desk.mailing.lost')}</h2>
      <p>{t('desk.mailing.lost.text')}</p>
      <Values values={lost} />
    </section>
  )
}

function Values({ values }: { values: readonly OtherValue[] }) {
  const { t } = useTranslation()
  return (
    <dl>
      {values.map(({ name, text }) => (
        <div key={name}>
          <dt>{fieldLabel(t, name)}</dt>
          <dd>{text === '' ? t('desk.mailing.empty') : text}</dd>
        </div>
      ))}
    </dl>
  )
}
