import { FittingLines } from '../alerts/desk/seekers.part.tsx'
import { QuietButton, SecondButton } from '../design/buttons.part.tsx'
import { DeskSection } from '../desk/desk-section.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ContactView } from './contact.present.ts'

/** What a person seeks: each alert with the homes that fit it, near misses marked. */
export function ContactAlerts({ alerts }: Pick<ContactView, 'alerts'>) {
  const { t } = useTranslation()
  if (alerts.length === 0) return null
  return (
    <DeskSection id="alerts" title={t('desk.contact.seeks')}>
      {alerts.map(({ id, words, href, when, homes }) => (
        <div key={id} className="contact-alert">
          <p>
            <a href={href}>{words}</a> <span className="hint">{when}</span>
          </p>
          {homes.length > 0 && <FittingLines homes={homes} />}
        </div>
      ))}
    </DeskSection>
  )
}

/** The visits of a person, the latest first. */
export function ContactVisits({ visits }: Pick<ContactView, 'visits'>) {
  const { t } = useTranslation()
  if (visits.length === 0) return null
  return (
    <DeskSection id="visits" title={t('route.deskVisits')}>
      <ul className="desk-list">
        {visits.map(({ id, href, home, when, state }) => (
          <li key={id}>
            <a href={href}>{when}</a>
            <span>{[home, state === 'cancelled' ? t('desk.contact.cancelled') : ''].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

/** What a person agreed to, with the words agreed to. */
export function ContactConsents({ consents, origins }: Pick<ContactView, 'consents' | 'origins'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="consents" className="contact-part">
      <h2 id="consents">{t('desk.contact.consents')}</h2>
      {origins.map((origin) => (
        <p key={origin} className="hint">
          {origin}
        </p>
      ))}
      <ul className="lead-mails">
        {consents.map(({ id, what, source: words }) => (
          <li key={id}>
            <p>{what}</p>
            <p className="hint">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The mails that went to a person about their leads. */
export function ContactMails({ mails }: Pick<ContactView, 'mails'>) {
  const { t } = useTranslation()
  if (mails.length === 0) return null
  return (
    <section aria-labelledby="mails" className="contact-part">
      <h2 id="mails">{t('desk.contact.mails')}</h2>
      <ul className="lead-mails">
        {mails.map(({ id, name, recipient, state, when }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong> {recipient}
            </p>
            <p className="hint">
              {t(`desk.mail.state.${state}`)}, {when}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Merges a person with a namesake, undoes that, and separates two persons who share a contact. */
export function ContactMerging({ keys, namesakes, merges }: Pick<ContactView, 'keys' | 'namesakes' | 'merges'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="merging" className="contact-part contact-merging">
      <h2 id="merging">{t('desk.contact.samePerson')}</h2>
      {namesakes.length === 0 && <p className="hint">{t('desk.contact.noNamesakes')}</p>}
      {namesakes.map(({ id, href, who, phones, emails }) => (
        <form key={id} method="post">
          <input type="hidden" name="other" value={id} />
          <p>
            <a href={href}>{who}</a> <span className="hint">{[...phones.map(({ text }) => text), ...emails].join(', ')}</span>
          </p>
          <SecondButton act="merge">{t('desk.contact.merge')}</SecondButton>
        </form>
      ))}
      {merges.map(({ id, text }) => (
        <form key={id} method="post">
          <input type="hidden" name="merge" value={id} />
          <p className="hint">{text}</p>
          <QuietButton act="unmerge">{t('desk.undo')}</QuietButton>
        </form>
      ))}
      {keys.length > 1 && (
        <details>
          <summary>{t('desk.contact.twoPeople')}</summary>
          <form method="post" className="form">
            <fieldset className="field">
              <legend>{t('desk.contact.whichKeys')}</legend>
              {keys.map(({ key, text }) => (
                <label key={key} className="choice">
                  <input type="checkbox" name="key" value={key} /> {text}
                </label>
              ))}
            </fieldset>
            <label>
              {t('form.field.otherName')}
              <input className="input" name="otherName" maxLength={200} autoComplete="off" />
            </label>
            <SecondButton act="separate">{t('desk.contact.separate')}</SecondButton>
          </form>
        </details>
      )}
    </section>
  )
}
