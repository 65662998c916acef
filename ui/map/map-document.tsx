import type { Agency } from '#db/model/agency/agency.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { DocumentMetas } from '../document-head.tsx'
import { Icon, type IconName } from '../icons.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import type { PriceView } from '../listings/price.present.ts'
import { AgencyProvider, useAgency } from '../site/page-context.tsx'
import { LocaleProvider, useTranslation } from '../site/translation.tsx'
import { type FrameTool, framePart, frameSettings, frameTemplate, frameTool, recordPart } from './frame/frame-hooks.island.ts'
import type { FrameSettings } from './frame/settings.island.ts'

export interface MapDocumentProps {
  readonly agency: Agency
  readonly locale: Locale
  readonly goal: Goal
  readonly settings: FrameSettings
  /** Attribution of the tiles; null without a tile server. */
  readonly tilesBy: string | null
  /** The first listings of the search, for browsers without script, and the address of all of them. */
  readonly homes: readonly ListingCardView[]
  readonly listHref: string
  /** Paths of the files generated from the agency's look. */
  readonly look: { readonly styleSheet: string; readonly icon: string }
  readonly assets: { readonly script: string; readonly parts: readonly string[]; readonly style: string; readonly fonts: readonly string[] }
}

/** The document of the map's frame: the map, or without script the same listings as a list. Links open in the page around it. */
export function MapDocument(props: MapDocumentProps) {
  const { agency, locale, settings, assets, look } = props
  return (
    <html lang={locale}>
      <head>
        <DocumentMetas />
        <meta name="robots" content="noindex" />
        <LocaleProvider locale={locale}>
          <AgencyProvider agency={agency}>
            <Title goal={props.goal} />
          </AgencyProvider>
        </LocaleProvider>
        <base target="_top" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.parts.map((part) => (
          <link key={part} rel="modulepreload" href={part} />
        ))}
        <link rel="preload" href={`/map/names/${locale}.json`} as="fetch" crossOrigin="" />
        <script type="module" src={assets.script} />
        <link rel="icon" href={look.icon} />
      </head>
      <body className="map-page" {...frameSettings(settings)}>
        {/* Here they stop the parser: while those of a frame's head load, Chromium lays the body out without them, which counts as a shift. */}
        <link rel="stylesheet" href={look.styleSheet} />
        <link rel="stylesheet" href={assets.style} />
        <LocaleProvider locale={locale}>
          <Frame {...props} />
        </LocaleProvider>
      </body>
    </html>
  )
}

function Title({ goal }: { goal: Goal }) {
  const { t } = useTranslation()
  const { name } = useAgency()
  return <title>{`${t(goal === 'sale' ? 'map.title.sale' : 'map.title.rent')} | ${name}`}</title>
}

function Frame({ goal, homes, listHref, tilesBy }: MapDocumentProps) {
  const { t } = useTranslation()
  const sources = [t('map.source'), ...(tilesBy === null ? [] : [tilesBy])].join(', ')
  return (
    <main aria-labelledby="title">
      <h1 className="visually-hidden" id="title" {...framePart('title')}>
        {t(goal === 'sale' ? 'map.title.sale' : 'map.title.rent')}
      </h1>
      <a className="skip-link" href="#end" target="_self" {...framePart('skip')} hidden>
        {t('map.skip')}
      </a>
      <div className="map-tools" role="group" aria-label={t('map.tools')} {...framePart('tools')} hidden>
        <Tool name="zoom-in" icon="plus" label={t('map.zoomIn')} />
        <Tool name="zoom-out" icon="minus" label={t('map.zoomOut')} />
        <Tool name="whole" icon="whole" label={t('map.whole')} />
        <Tool name="draw" icon="draw" label={t('map.draw')} />
        <Tool name="clear" icon="close" label={t('map.clear')} hidden />
      </div>
      <div className="map" {...framePart('map')} role="region" aria-label={t('map.label')} />
      <div className="map-drawing" {...framePart('drawing')} hidden>
        <p>{t('map.draw.hint')}</p>
        <p className="map-keys">{t('map.draw.keys')}</p>
        <p role="status" {...framePart('corners')} />
        <p className="map-ways">
          <button type="button" className="button" {...frameTool('done')} disabled>
            {t('map.draw.done')}
          </button>
          <button type="button" className="button second" {...frameTool('cancel')}>
            {t('map.draw.cancel')}
          </button>
        </p>
      </div>
      <div className="map-status" {...framePart('status')} role="status" />
      <section className="map-card" {...framePart('card')} aria-label={t('map.card')} tabIndex={-1} hidden>
        <button type="button" className="icon-button" {...frameTool('close')} aria-label={t('frame.close')}>
          <Icon name="close" />
        </button>
        <div {...framePart('listing')} />
        <p className="map-turn" {...framePart('turn')} hidden>
          <button type="button" className="icon-button" {...frameTool('previous')} aria-label={t('map.card.previous')}>
            <Icon name="left" />
          </button>
          <span {...framePart('at')} />
          <button type="button" className="icon-button" {...frameTool('next')} aria-label={t('map.card.next')}>
            <Icon name="right" />
          </button>
        </p>
      </section>
      <div className="map-source" {...framePart('source')}>
        <p>{sources}</p>
        <details>
          <summary>{tilesBy ?? t('map.sources')}</summary>
          {sources}
        </details>
      </div>
      <span id="end" tabIndex={-1} />
      <RecordCardTemplate />
      <template {...frameTemplate('retry')}>
        <button type="button" className="text-button">
          {t('map.retry')}
        </button>
      </template>
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

/** The card of a listing that only the host of the map knows, to be filled by the script. */
function RecordCardTemplate() {
  const { t } = useTranslation()
  return (
    <template {...frameTemplate('record-card')}>
      <article className="card">
        <span className="badge" {...recordPart('badge')} />
        <div className="card-body">
          <h2 className="card-place">
            <button type="button" {...recordPart('open')} />
          </h2>
          <p className="price" {...recordPart('price')} />
          <ul className="card-facts" {...recordPart('facts')}>
            <li>
              <span className="epc" {...recordPart('energy')} />
            </li>
          </ul>
        </div>
        <p className="hint map-around" {...recordPart('area')}>
          {t('map.around')}
        </p>
      </article>
    </template>
  )
}

function priceText(price: PriceView | null): string {
  return price ? [price.before ? `${price.before} ` : '', price.text, price.after ?? ''].join('') : ''
}

function Tool({ name, icon, label, hidden = false }: { name: FrameTool; icon: IconName; label: string; hidden?: boolean }) {
  return (
    <button type="button" className="map-tool" {...frameTool(name)} aria-label={label} title={label} hidden={hidden}>
      <Icon name={icon} />
    </button>
  )
}
