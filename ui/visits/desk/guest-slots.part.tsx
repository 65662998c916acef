import { mailto } from '../../agency/phone.present.ts'
import { QuietButton } from '../../design/buttons.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { GuestLine, SlotView } from './open-days.present.ts'

/** Who registered for an open day, by time slot: to call, to mark who came, to print. */
export function GuestSlots({ slots }: { slots: readonly SlotView[] }) {
  const { t } = useTranslation()
  return (
    <ol className="guest-slots">
      {slots.map(({ startsAt, text, taken, capacity, guests }) => (
        <li key={startsAt}>
          <h3>
            {text} <span className={taken >= capacity ? 'badge' : 'hint'}>{t('desk.openDays.taken', { taken, capacity })}</span>
          </h3>
          {guests.length > 0 && (
            <ul>
              {guests.map((guest) => (
                <Guest key={guest.id} guest={guest} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

function Guest({ guest: { id, name, href, people, phone, email, remark, came, version } }: { guest: GuestLine }) {
  const { t } = useTranslation()
  return (
    <li className="guest-line">
      <span className="guest-box" aria-hidden="true" />
      <span className="guest-who">
        <a href={href}>{name}</a> <span>{t('desk.openDays.people', { count: people })}</span>
        {came !== null && <span className="badge">{t(came ? 'desk.openDays.came' : 'desk.openDays.absent')}</span>}
        {remark !== '' && <span className="hint">{remark}</span>}
      </span>
      <span className="guest-reach">
        {phone !== null && (phone.href === null ? phone.text : <a href={phone.href}>{phone.text}</a>)}
        <a href={mailto(email)}>{email}</a>
      </span>
      <form method="post" className="guest-acts">
        <input type="hidden" name="guest" value={id} />
        <input type="hidden" name="version" value={version} />
        {came !== true && <QuietButton act="came">{t('desk.openDays.came')}</QuietButton>}
        {came !== false && <QuietButton act="absent">{t('desk.openDays.absent')}</QuietButton>}
        <QuietButton act="cancel">{t('desk.openDays.cancel')}</QuietButton>
      </form>
    </li>
  )
}
