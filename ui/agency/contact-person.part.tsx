import { QuietLink } from '../design/buttons.part.tsx'
import { Icon } from '../icons.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ContactView } from './contact.present.ts'
import { mailto } from './phone.present.ts'
import { Portrait } from './portrait.part.tsx'

/** The contact person: portrait, name, role and languages. */
export function ContactPerson({ contact: { person, office } }: { contact: ContactView }) {
  const { t } = useTranslation()
  if (!person) return office === null ? null : <p className="hint">{office}</p>
  return (
    <div className="contact-person">
      <Portrait name={person.name} photo={person.photo} size={56} />
      <p>
        <b>{person.href === null ? person.name : <a href={person.href}>{person.name}</a>}</b>
        {[person.role, office].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {person.languages !== '' && <span>{t('enquiry.speaks', { languages: person.languages })}</span>}
      </p>
    </div>
  )
}

/** Phone, with the owner of the number, and e-mail as links. */
export function ContactLinks({ contact: { phone, phoneOf, email } }: { contact: ContactView }) {
  const { t } = useTranslation()
  return (
    <>
      {phone?.href && (
        <div className="contact-phone">
          <QuietLink href={phone.href}>
            <Icon name="phone" />
            {t('enquiry.call', { phone: phone.text })}
          </QuietLink>
          {phoneOf !== null && <span>{t(`enquiry.phoneOf.${phoneOf}`)}</span>}
        </div>
      )}
      <QuietLink href={mailto(email)}>
        <Icon name="mail" />
        {email}
      </QuietLink>
    </>
  )
}
