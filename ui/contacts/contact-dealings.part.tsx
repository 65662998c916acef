import { DeskSection } from '../desk/desk-section.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ContactView } from './contact.present.ts'
import type { DealingLine } from './contact-dealings.present.ts'

/** The offers of a person, the newest first. */
export function ContactOffers({ offers }: Pick<ContactView, 'offers'>) {
  const { t } = useTranslation()
  return <Dealings id="offers" title={t('desk.contact.offers')} lines={offers} />
}

/** The testimonials of a person, the newest first. */
export function ContactTestimonials({ testimonials }: Pick<ContactView, 'testimonials'>) {
  const { t } = useTranslation()
  return <Dealings id="testimonials" title={t('desk.contact.testimonials')} lines={testimonials} />
}

function Dealings({ id, title, lines }: { id: string; title: string; lines: readonly DealingLine[] }) {
  if (lines.length === 0) return null
  return (
    <DeskSection id={id} title={title}>
      <ul className="desk-list">
        {lines.map((line) => (
          <li key={line.id}>
            <a href={line.href}>{line.title}</a>
            <span>{line.about}</span>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

/** The accounts of an owner with the person's addresses: homes, and when they last signed in. */
export function ContactOwner({ owners }: Pick<ContactView, 'owners'>) {
  const { t } = useTranslation()
  if (owners.length === 0) return null
  return (
    <section aria-labelledby="owner" className="contact-part">
      <h2 id="owner">{t('desk.contact.owner')}</h2>
      {owners.map(({ id, href, email, used, homes }) => (
        <div key={id}>
          <p>
            <a href={href}>{email}</a> <span className="hint">{used}</span>
          </p>
          <ul className="lead-mails">
            {homes.map((home) => (
              <li key={home.key}>
                <a href={home.href}>{home.name}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
