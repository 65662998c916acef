import { renderToStaticMarkup } from 'react-dom/server'
import { agencyWithoutRecord } from '#db/model/agency.ts'
import type { Stock } from '#db/model/stock.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { AgencyProvider } from '../agency.tsx'
import { ContentProvider } from '../content.tsx'
import { OriginProvider } from '../origin.tsx'
import { paletteOf, styleSheet } from '../palette.ts'
import { StockProvider } from '../stock.tsx'
import { LocaleProvider } from '../translation.tsx'
import { ControlSamples } from './control-samples.tsx'
import { FormSamples } from './form-samples.tsx'
import { ListingSamples } from './listing-samples.tsx'
import { PageSamples } from './page-samples.tsx'

type Theme = 'light' | 'dark'

interface PartsPageOptions {
  readonly locale: Locale
  readonly theme: Theme
  /** Addresses of the site's style sheets. */
  readonly styles: readonly string[]
}

const stock: Stock = { sale: 39, rent: 24, hasProjects: true, hasReferences: true, hasAbroad: true }
const agency = agencyWithoutRecord('perron.example', 'office@perron.example', { enabled: locales, default: 'nl' })

/** Every part of pages in its states, in one language and theme, as a document. For developers: no page of the site leads here. */
export function partsPage({ locale, theme, styles }: PartsPageOptions): string {
  const body = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <AgencyProvider agency={agency}>
        <StockProvider stock={stock}>
          <ContentProvider content={{ missing: [], articles: {} }}>
            <OriginProvider origin="http://localhost">
              <main className="measure">
                <ControlSamples />
                <ListingSamples />
                <FormSamples />
                <PageSamples />
              </main>
            </OriginProvider>
          </ContentProvider>
        </StockProvider>
      </AgencyProvider>
    </LocaleProvider>,
  )
  const links = styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('')
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery of parts</title>${links}<style>${coloursOf(theme)}.part-sample { padding-block: 2rem; border-top: 1px solid var(--line); } .part-sample > h2 { margin-bottom: 1rem; font: 600 .875rem/1.4 var(--text); } .part-row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }</style></head><body>${body}</body></html>`
}

/** The colours of one theme, whichever the device asks for. */
function coloursOf(theme: Theme): string {
  const { light, dark } = paletteOf(agency.look)
  const chosen = theme === 'dark' ? dark : light
  return `${styleSheet({ light: chosen, dark: chosen })} :root { color-scheme: ${theme}; }`
}
