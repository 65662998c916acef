import { Icon } from '../icons.tsx'
import type { ContactView } from '../presenters/contact.ts'
import { mailto } from '../presenters/mailto.ts'
import { useTranslation } from '../translation.tsx'

/** Whom to ask: photograph, name and role. */
export function ContactPerson({ contact: { person, office } }: { contact: ContactView }) {
  if (!person) return office === null ? null : <p className="hint">{office}</p>
  return (
    <div className="contact-person">
      {person.photo && <img src={person.photo.src} alt="" width={56} height={56} loading="lazy" decoding="async" />}
      <p>
        <b>{person.name}</b>
        {[person.role, office].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  )
}

/** Phone and e-mail as links. */
export function ContactLinks({ contact: { phone, email } }: { contact: ContactView }) {
  const { t } = useTranslation()
  return (
    <>
      {phone?.href && (
        <a className="text-button" href={phone.href}>
          <Icon name="phone" />
          {t('enquiry.call', { phone: phone.text })}
        </a>
      )}
      <a className="text-button" href={mailto(email)}>
        <Icon name="mail" />
        {email}
      </a>
    </>
  )
}
