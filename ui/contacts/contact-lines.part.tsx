import { part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import type { ContactLine } from './contact-line.present.ts'

/** Contacts as lines: who, how to reach them, when they were last in touch. The name is the link, which covers the line. */
export function ContactLines({ contacts }: { contacts: readonly ContactLine[] }) {
  const { t } = useTranslation()
  return (
    <ol className="lead-lines">
      {contacts.map(({ id, href, who, phones, emails, language, isBlocked, when, at }) => (
        <li key={id} className="lead-line">
          <p className="lead-who">
            <a href={href} {...part('hit', [...phones.map(({ text }) => text), ...emails].join(', '))}>
              {who}
            </a>
            {isBlocked && <span className="badge">{t('desk.contact.blocked')}</span>}
          </p>
          <p className="lead-about">{[...phones.map(({ text }) => text), ...emails].join(', ')}</p>
          <p className="lead-facts">
            <time dateTime={at}>{when}</time>
            {language !== null && <span>{language}</span>}
          </p>
        </li>
      ))}
    </ol>
  )
}
