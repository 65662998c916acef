import { renderToStaticMarkup } from 'react-dom/server'
import type { Stock } from '#db/model/search/search.ts'
import type { Locale } from '#messages/locales.ts'
import { paletteOf, styleSheet } from '../design/palette.ts'
import { AgencyProvider, ContentProvider, OriginProvider, StockProvider } from '../site/page-context.tsx'
import { LocaleProvider } from '../site/translation.tsx'
import { BlockSamples } from './block-samples.tsx'
import { ControlSamples } from './control-samples.tsx'
import { DeskHomeSamples } from './desk-home-samples.tsx'
import { DeskMailingSamples } from './desk-mailing-samples.tsx'
import { DeskSamples } from './desk-samples.tsx'
import { DeskStockSamples } from './desk-stock-samples.tsx'
import { DeskTextSamples } from './desk-text-samples.tsx'
import { DeskWorkSamples } from './desk-work-samples.tsx'
import { DossierSamples } from './dossier-samples.tsx'
import { FormSamples } from './form-samples.tsx'
import { ListingSamples } from './listing-samples.tsx'
import { OwnerSamples } from './owner-samples.tsx'
import { PageSamples } from './page-samples.tsx'
import { ProjectSamples } from './project-samples.tsx'
import { sampleAgency as agency } from './sample-records.ts'
import { StockSamples } from './stock-samples.tsx'
import { TextSamples } from './text-samples.tsx'

type Theme = 'light' | 'dark'

interface PartsPageOptions {
  readonly locale: Locale
  readonly theme: Theme
  /** Addresses of the site's style sheets. */
  readonly styles: readonly string[]
}

const groups = {
  controls: ControlSamples,
  listings: ListingSamples,
  stock: StockSamples,
  dossier: DossierSamples,
  projects: ProjectSamples,
  forms: FormSamples,
  text: TextSamples,
  blocks: BlockSamples,
  owner: OwnerSamples,
  desk: DeskSamples,
  work: DeskWorkSamples,
  entries: DeskStockSamples,
  writing: DeskTextSamples,
  homes: DeskHomeSamples,
  mailings: DeskMailingSamples,
  page: PageSamples,
}

/** The groups of samples, each in an element `parts-NAME` of the page. */
export const partGroups: readonly string[] = Object.keys(groups)

const stock: Stock = { sale: 39, rent: 24, hasProjects: true, hasReferences: true, hasAbroad: true }

/** Every part of pages in its states, in one language and theme, as a document. For developers: no page of the site leads here. */
export function partsPage({ locale, theme, styles }: PartsPageOptions): string {
  const body = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <AgencyProvider agency={agency}>
        <StockProvider stock={stock}>
          <ContentProvider content={{ missing: [], articles: {}, named: {} }}>
            <OriginProvider origin="http://localhost">
              <main className="measure">
                {Object.entries(groups).map(([name, Samples]) => (
                  <div key={name} id={`parts-${name}`} className="part-group">
                    <Samples />
                  </div>
                ))}
              </main>
            </OriginProvider>
          </ContentProvider>
        </StockProvider>
      </AgencyProvider>
    </LocaleProvider>,
  )
  const links = styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('')
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery of parts</title>${links}<style>${coloursOf(theme)}${frameStyle}</style></head><body>${body}</body></html>`
}

/** Stacks the samples. Sticky and fixed parts, and those that a script shows, stay in the flow of their sample. */
const frameStyle = [
  '.part-sample { padding-block: 2rem; border-top: 1px solid var(--line); }',
  '.part-sample > h2 { margin-bottom: 1rem; font: 600 .875rem/1.4 var(--text); }',
  '.part-row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }',
  '.part-code { width: 8rem; }',
  '.part-sample > div:not(.part-row) > * + * { margin-top: 2rem; }',
  '.part-sample :is(.action-bar, .dossier-bar, .list-bar, .calculator-bar, .desk-header, .consent, .sheet, .enquiry) { position: static !important; }',
  '.part-sample .mobile-bar { position: static; width: fit-content; translate: none; }',
  '.part-sample :is(.consent, .sheet) { display: grid; }',
  '.part-sample :is(.desk, .desk-header) { min-height: 0; height: auto; }',
].join(' ')

/** The colours of one theme, regardless of `prefers-color-scheme`. */
function coloursOf(theme: Theme): string {
  const { light, dark } = paletteOf(agency.look)
  const chosen = theme === 'dark' ? dark : light
  return `${styleSheet({ light: chosen, dark: chosen })} :root { color-scheme: ${theme}; }`
}
