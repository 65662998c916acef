import { Icon } from '../icons.tsx'
import { island } from '../islands/html-hooks.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { countryDrawing, drawnAt, isDrawn, landPath } from '../map/country-drawing.part.ts'
import { placeLabels } from '../map/map-labels.part.ts'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import { type OfficeView, presentOffice } from './office.present.ts'
import type { PhoneView } from './phone.present.ts'

/**
 * The offices: where they are, on a map and in words, when they are open, and how to reach each.
 * @param only the key of the one office to show
 */
export function Offices({ only }: { only?: string }) {
  const { locale, t } = useTranslation()
  const { agency } = useAgency()
  const offices = agency.offices.filter(({ key }) => only === undefined || key === only)
  if (offices.length === 0) return null
  return (
    <div>
      <h2 className="aside-title">{t('frame.offices', { count: offices.length })}</h2>
      <OfficesMap only={only} />
      <ul className="offices">
        {offices.map((office) => (
          <OfficeItem key={office.key} office={presentOffice(office, locale)} />
        ))}
      </ul>
    </div>
  )
}

/** An office: address and directions, hours and whether it is open, phone and e-mail. */
export function OfficeItem({ office }: { office: OfficeView }) {
  return (
    <li id={`office-${office.key}`}>
      <strong>
        <a href={office.href}>{office.name}</a>
      </strong>
      <OfficeFacts office={office} />
    </li>
  )
}

/** Address and directions, hours and whether it is open, phone and e-mail of an office. */
export function OfficeFacts({ office }: { office: OfficeView }) {
  return (
    <>
      <OfficeAddress office={office} />
      <RouteLink office={office} />
      {office.openNow && <OpenNow {...office.openNow} />}
      {office.hours.map((line) => (
        <HoursLine key={line} line={line} />
      ))}
      {office.phone && <PhoneLink phone={office.phone} />}
      <a href={`mailto:${office.email}`}>{office.email}</a>
    </>
  )
}

/** An office in a few lines: address, whether it is open, phone and e-mail. On a phone, name, phone and whether it is open. */
export function ShortOffice({ office }: { office: OfficeView }) {
  return (
    <li>
      <strong>{office.name}</strong>
      <span className="office-address">
        <OfficeAddress office={office} />
      </span>
      {office.openNow && <OpenNow {...office.openNow} />}
      {office.phone && <PhoneLink phone={office.phone} />}
      <a className="office-mail" href={`mailto:${office.email}`}>
        {office.email}
      </a>
    </li>
  )
}

function OfficeAddress({ office }: { office: OfficeView }) {
  return office.address.map((line) => <span key={line}>{line}</span>)
}

/** Empty until a script fills it in, because a page may be cached for hours. */
function OpenNow(props: IslandProps['open-now']) {
  return <span className="open-now" {...island('open-now', props)} />
}

/** A line of hours, broken only between slots. */
function HoursLine({ line }: { line: string }) {
  return (
    <span className="hint">
      {line.split(/(\d\d:\d\d–\d\d:\d\d,?)/).map((text, at) =>
        at % 2 === 1 ? (
          <span key={text} className="hours-slot">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </span>
  )
}

function RouteLink({ office: { name, route } }: { office: OfficeView }) {
  const { t } = useTranslation()
  if (route === null) return null
  return (
    <a className="text-button" href={route} target="_blank" rel="noopener noreferrer">
      <Icon name="route" />
      {t('where.route')}
      <span className="visually-hidden">
        {name}, {t('where.route.note')}
      </span>
    </a>
  )
}

/** A phone number as a `tel:` link; plain text if it is not a valid number. */
export function PhoneLink({ phone: { text, href } }: { phone: PhoneView }) {
  return href === null ? <span>{text}</span> : <a href={href}>{text}</a>
}

/** Units of the drawing. */
const [radius, type] = [9, 30]

/**
 * A map of the offices in Belgium and Luxembourg; empty if the record has no office's location. The words beside it have the addresses.
 * @param only the key of the one office to show
 */
export function OfficesMap({ only }: { only?: string | undefined }) {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  const offices = agency.offices.flatMap((office) =>
    office.point && isDrawn(office.point) && (only === undefined || office.key === only)
      ? [{ key: office.key, name: presentOffice(office, locale).name, radius, ...drawnAt(office.point) }]
      : [],
  )
  if (offices.length === 0) return null
  const { width, height } = countryDrawing
  return (
    <svg className="offices-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="offices-map-title">
      <title id="offices-map-title">{t('form.contact.map', { places: offices.map(({ name }) => name).join(', ') })}</title>
      <path d={landPath()} />
      {offices.map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r={radius} />
      ))}
      {placeLabels(offices, width, height, type).map(({ key, name, x, y, anchor }) => (
        <text key={key} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </svg>
  )
}
