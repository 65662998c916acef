import { ButtonLink, QuietLink, SecondLink } from '../design/buttons.part.tsx'
import { House } from '../design/house-drawing.part.tsx'
import { Icon, type IconName } from '../icons.tsx'
import { QrCode } from '../listings/property/qr-code.part.tsx'
import { presentQrCode } from '../listings/property/qr-code.present.ts'
import { Pager } from '../site/pager.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Sample } from './sample.tsx'

const icons: readonly IconName[] = [
  'search',
  'heart',
  'person',
  'menu',
  'down',
  'left',
  'right',
  'close',
  'grid',
  'map',
  'rows',
  'filters',
  'photos',
  'play',
  'mail',
  'bell',
  'phone',
  'document',
  'check',
  'warning',
  'print',
  'walk',
  'route',
  'external',
]

/** Buttons, links, icons and navigation. */
export function ControlSamples() {
  const { t } = useTranslation()
  const code = presentQrCode('https://perron.example/nl/4001/')
  return (
    <>
      <Sample name="Button" isRow>
        <ButtonLink href="#sample">{t('route.viewing')}</ButtonLink>
        <SecondLink href="#sample">{t('route.enquiry')}</SecondLink>
        <button className="button" type="button" disabled>
          {t('route.contact')}
        </button>
        <button className="button" type="button" aria-busy="true">
          {t('route.contact')}
        </button>
        <QuietLink href="#sample">
          <Icon name="print" />
          {t('route.valuation')}
        </QuietLink>
        <button className="icon-button" type="button" aria-label={t('pager.next')}>
          <Icon name="right" />
        </button>
      </Sample>
      <Sample name="Headings and text">
        <h1>{t('route.statisticsCommons')}</h1>
        <h2>{t('route.documentRequest')}</h2>
        <h3>{t('route.cookieSettings')}</h3>
        <p className="lead">{t('gone.sold.text')}</p>
        <p>
          {t('gone.rented.text')} <a href="#sample">{t('gone.others')}</a>
        </p>
        <p className="hint">{t('calculators.optional')}</p>
      </Sample>
      <Sample name="Icon" isRow>
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Sample>
      <Sample name="Pager">
        <Pager page={1} pages={1} count="7" href={(page) => `#${page}`} />
        <Pager page={1} pages={12} count="281" href={(page) => `#${page}`} />
        <Pager page={6} pages={12} count="281" href={(page) => `#${page}`} />
        <Pager page={12} pages={12} count="281" href={(page) => `#${page}`} />
      </Sample>
      <Sample name="QrCode">
        <div className="part-code">{code && <QrCode code={code} label={t('route.contact')} />}</div>
      </Sample>
      <Sample name="House">
        <div className="house-drawing">
          <House />
        </div>
      </Sample>
    </>
  )
}
