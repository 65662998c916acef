import { type OpenDayTerms, slotLengths } from '#db/model/visits/open-day-places.ts'
import { FormSend, QuietButton, QuietLink } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Field, Select } from '../../forms/field.part.tsx'
import { island } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import { GuestSlots } from './guest-slots.part.tsx'
import type { DeskOpenDayView, OpenDayLine } from './open-days.present.ts'

interface DeskOpenDaysPageProps {
  readonly view: DeskView
  /** The path of the home's page. */
  readonly home: string
  readonly lines: readonly OpenDayLine[]
  /** The open day that is shown; null for a home without any. */
  readonly openDay: DeskOpenDayView | null
}

/** The open days of a home: how each takes registrations, and who registered. */
export function DeskOpenDaysPage({ view, home, lines, openDay }: DeskOpenDaysPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskHomeOpenDays" tools={<QuietLink href={home}>{t('desk.seekers.back')}</QuietLink>}>
      {lines.length > 1 && (
        <ul className="desk-chips open-day-chips">
          {lines.map(({ key, text, href, isShown }) => (
            <li key={key}>
              <a className="chip" href={href} aria-current={isShown ? 'true' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {openDay === null ? <p>{t('desk.openDays.none')}</p> : <OpenDay openDay={openDay} once={view.once} />}
    </DeskFrame>
  )
}

function OpenDay({ openDay, once }: { openDay: DeskOpenDayView; once: string | undefined }) {
  const { t } = useTranslation()
  const { title, terms, isOver, isGone, people, came, slots } = openDay
  return (
    <>
      <DeskSection id="open-day" title={title}>
        {isGone && <p>{t('desk.openDays.gone')}</p>}
        <p>{terms === null ? t('desk.openDays.free') : t(terms.isOpen ? 'desk.openDays.takes' : 'desk.openDays.stopped')}</p>
        {!isOver && !isGone && <Terms openDay={openDay} once={once} />}
      </DeskSection>
      {terms !== null && (
        <DeskSection id="guests" title={t('desk.openDays.guests', { count: people })}>
          {people > 0 && (
            <p className="open-day-tools">
              {came > 0 && <span>{t('desk.openDays.cameCount', { count: came })}</span>}
              <button type="button" className="button second" {...island('print')} hidden>
                {t('desk.openDays.print')}
              </button>
            </p>
          )}
          <GuestSlots slots={slots} />
        </DeskSection>
      )}
    </>
  )
}

const usual: Pick<OpenDayTerms, 'minutes' | 'capacity'> = { minutes: 15, capacity: 6 }

/** Whether it takes registrations, how many people, and in which slots. */
function Terms({ openDay: { day, opens, terms, version }, once }: { openDay: DeskOpenDayView; once: string | undefined }) {
  const { t } = useTranslation()
  const { minutes, capacity } = terms ?? usual
  const lengths = slotLengths.map((each) => ({
    value: String(each),
    text: each === 0 ? t('desk.openDays.whole') : t('desk.openDays.every', { count: each }),
  }))
  return (
    <form className="form open-day-terms" method="post" noValidate>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="opens" value={opens} />
      <input type="hidden" name="version" value={version} />
      {once !== undefined && <input type="hidden" name="once" value={once} />}
      <Select name="slotMinutes" initial={String(minutes)} choices={lengths} />
      <Field name="slotPeople" type="number" inputMode="numeric" autoComplete="off" short initial={String(capacity)} />
      <FormSend act="save" label={t(terms?.isOpen ? 'desk.save' : 'desk.openDays.start')}>
        {terms?.isOpen && <QuietButton act="stop">{t('desk.openDays.stop')}</QuietButton>}
      </FormSend>
    </form>
  )
}
