import { FormSend, SecondButton } from '../design/buttons.part.tsx'
import { Choices, Field, FileField } from '../forms/field.part.tsx'
import { useField } from '../forms/form-state.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { OwnerHomeView } from './owner-home.present.ts'

/** What the agency still needs from the owner, with a form for one paper at a time. */
export function OwnerNeeds({ needs }: Pick<OwnerHomeView, 'needs'>) {
  const { t } = useTranslation()
  const { error } = useField('paper')
  const isKept = useField('paperKind').text !== ''
  const [first] = needs
  if (first === undefined) return null
  const only = needs.length === 1 ? first : null
  return (
    <section className="owner-needs" aria-labelledby="needs">
      <h2 id="needs">{t('owner.needs')}</h2>
      <p>
        {t('owner.needs.text')} <b className="owner-asked">{needs.map(({ text }) => text).join(', ')}</b>
      </p>
      <details className="folded" open={error !== null || isKept}>
        <summary>{t('owner.needs.send')}</summary>
        <form className="form" method="post" encType="multipart/form-data" noValidate>
          {only === null ? (
            <Choices
              name="paperKind"
              values={needs.map(({ value }) => value)}
              texts={Object.fromEntries(needs.map(({ value, text }) => [value, text]))}
              initial={first.value}
            />
          ) : (
            <input type="hidden" name="paperKind" value={only.value} />
          )}
          <FileField name="paper" accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png" />
          <div className="form-send">
            <SecondButton act="paper">{t('owner.needs.send')}</SecondButton>
          </div>
        </form>
      </details>
    </section>
  )
}

/** A message of the owner to the agency. */
export function OwnerMessage({ contact }: Pick<OwnerHomeView, 'contact'>) {
  const { t } = useTranslation()
  const { text, error } = useField('ownerText')
  return (
    <details className="folded owner-message" open={error !== null || text !== ''}>
      <summary>{t('owner.message')}</summary>
      <p>{t('owner.message.text', { contact: contact.person?.name ?? t('owner.message.office') })}</p>
      <form className="form" method="post" encType="multipart/form-data" noValidate>
        <Field name="ownerText" rows={5} />
        <FormSend act="message" label={t('owner.message.send')} />
      </form>
    </details>
  )
}
