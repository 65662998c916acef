import type { Goal } from '#db/model/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { agency } from './agency.ts'
import { Icon, type IconName } from './icons.tsx'
import type { FrameSettings } from './islands/map/settings.ts'
import type { ListingCardView, PriceView } from './presenters/listing-card.ts'
import { LocaleProvider, useTranslation } from './translation.tsx'

export interface MapDocumentProps {
  readonly locale: Locale
  readonly goal: Goal
  readonly settings: FrameSettings
  /** Who drew the tiles; null where there are none. */
  readonly tilesBy: string | null
  /** The first homes of the search, for those without script, and where all of them are. */
  readonly homes: readonly ListingCardView[]
  readonly listHref: string
  readonly assets: { readonly script: string; readonly parts: readonly string[]; readonly style: string; readonly fonts: readonly string[] }
}

/** The document of the map's frame: the map where there is script, the same homes as a list where there is none. Links open in the page around it. */
export function MapDocument(props: MapDocumentProps) {
  const { locale, settings, assets } = props
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <LocaleProvider locale={locale}>
          <Title goal={props.goal} />
        </LocaleProvider>
        <base target="_top" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={assets.style} />
        {assets.parts.map((part) => (
          <link key={part} rel="modulepreload" href={part} />
        ))}
        <link rel="preload" href={`/map/names/${locale}.json`} as="fetch" crossOrigin="" />
        <script type="module" src={assets.script} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body className="map-page" data-frame={JSON.stringify(settings)}>
        <LocaleProvider locale={locale}>
          <Frame {...props} />
        </LocaleProvider>
      </body>
    </html>
  )
}

function Title({ goal }: { goal: Goal }) {
  const { t } = useTranslation()
  return <title>{`${t(goal === 'sale' ? 'map.title.sale' : 'map.title.rent')} | ${agency.name}`}</title>
}

function Frame({ goal, homes, listHref, tilesBy }: MapDocumentProps) {
  const { t } = useTranslation()
  return (
    <main aria-labelledby="title">
      <h1 className="visually-hidden" id="title">
        {t(goal === 'sale' ? 'map.title.sale' : 'map.title.rent')}
      </h1>
      <a className="skip-link" href="#end" target="_self" data-part="skip" hidden>
        {t('map.skip')}
      </a>
      <div className="map-tools" role="group" aria-label={t('map.tools')} data-part="tools" hidden>
        <Tool name="zoom-in" icon="plus" label={t('map.zoomIn')} />
        <Tool name="zoom-out" icon="minus" label={t('map.zoomOut')} />
        <Tool name="whole" icon="whole" label={t('map.whole')} />
        <Tool name="draw" icon="draw" label={t('map.draw')} />
        <Tool name="clear" icon="close" label={t('map.clear')} hidden />
      </div>
      <div className="map" data-part="map" role="region" aria-label={t('map.label')} />
      <div className="map-drawing" data-part="drawing" hidden>
        <p>{t('map.draw.hint')}</p>
        <p className="map-keys">{t('map.draw.keys')}</p>
        <p role="status" data-part="corners" />
        <p className="map-ways">
          <button type="button" className="button" data-tool="done" disabled>
            {t('map.draw.done')}
          </button>
          <button type="button" className="button second" data-tool="cancel">
            {t('map.draw.cancel')}
          </button>
        </p>
      </div>
      <div className="map-status" data-part="status" role="status" />
      <section className="map-card" data-part="card" aria-label={t('map.card')} tabIndex={-1} hidden>
        <button type="button" className="icon-button" data-tool="close" aria-label={t('frame.close')}>
          <Icon name="close" />
        </button>
        <div data-part="home" />
        <p className="map-turn" data-part="turn" hidden>
          <button type="button" className="icon-button" data-tool="previous" aria-label={t('map.card.previous')}>
            <Icon name="left" />
          </button>
          <span data-part="at" />
          <button type="button" className="icon-button" data-tool="next" aria-label={t('map.card.next')}>
            <Icon name="right" />
          </button>
        </p>
      </section>
      <p className="map-source">
        {t('map.source')}
        {tilesBy !== null && `, ${tilesBy}`}
      </p>
      <span id="end" tabIndex={-1} />
      <noscript>
        <div className="map-list">
          {homes.length === 0 && <p>{t('map.empty')}</p>}
          <ul>
            {homes.map((home) => (
              <li key={home.id}>
                <a href={home.href}>{home.place}</a>
                <span>{[priceText(home.price), ...home.facts].filter((part) => part !== '').join(', ')}</span>
              </li>
            ))}
          </ul>
          <p>
            <a href={listHref}>{t('map.all')}</a>
          </p>
        </div>
      </noscript>
    </main>
  )
}

function priceText(price: PriceView | null): string {
  return price ? [price.before ? `${price.before} ` : '', price.text, price.after ?? ''].join('') : ''
}

function Tool({ name, icon, label, hidden = false }: { name: string; icon: IconName; label: string; hidden?: boolean }) {
  return (
    <button type="button" className="map-tool" data-tool={name} aria-label={label} title={label} hidden={hidden}>
      <Icon name={icon} />
    </button>
  )
}
