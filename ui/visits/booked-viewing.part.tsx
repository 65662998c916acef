import { ContactLinks, ContactPerson } from '../agency/contact-person.part.tsx'
import { ButtonLink, QuietLink } from '../design/buttons.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import { Icon } from '../icons.tsx'
import { Photograph } from '../listings/photos/photo.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { BookedViewingView } from './booked-viewing.present.ts'

/** A booked viewing as a card: when, which home, where, with whom; the calendar file, directions, and how to change it. */
export function BookedViewing({ booked: { when, home, awaitsOwner, rows, contact, calendarHref, changeHref, routeHref } }: { booked: BookedViewingView }) {
  const { t } = useTranslation()
  return (
    <section className="booked-viewing" aria-labelledby="booked">
      {home?.photo && (
        <div className="booked-photo">
          <Photograph photo={home.photo} sizes="(min-width: 48em) 320px, 92vw" eager={true} />
        </div>
      )}
      <div className="booked-text">
        <h2 id="booked">{when}</h2>
        {home && (
          <p>
            <a href={home.href}>{home.title}</a>
          </p>
        )}
        {awaitsOwner && <p>{t('appointment.awaits.note')}</p>}
        <DefinitionList className="facts" lines={rows.map(({ name, label, value }) => ({ key: name, label, value }))} />
        <p className="booked-actions">
          <ButtonLink href={calendarHref}>{t('thanks.calendar')}</ButtonLink>
          {routeHref !== null && (
            <a className="text-button" href={routeHref} target="_blank" rel="noopener noreferrer">
              <Icon name="route" />
              {t('where.route')}
              <span className="visually-hidden">{t('where.route.note')}</span>
            </a>
          )}
          <QuietLink href={changeHref}>{t('mail.appointment.change.link')}</QuietLink>
        </p>
      </div>
      {contact && (
        <div className="booked-contact">
          <ContactPerson contact={contact} />
          <div className="booked-actions">
            <ContactLinks contact={contact} />
          </div>
        </div>
      )}
    </section>
  )
}
