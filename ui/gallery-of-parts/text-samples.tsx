import { readCalculation } from '#db/model/calculators/calculators.ts'
import { Calculator } from '../calculators/calculator.part.tsx'
import { AmountField, Choices, RegionChoice } from '../calculators/calculator-fields.part.tsx'
import { presentCalculators } from '../calculators/calculators.present.ts'
import type { ArticleView } from '../content/article.present.ts'
import { ArticleCards } from '../content/article-cards.part.tsx'
import { ArticleHeader } from '../content/article-header.part.tsx'
import { arrangeChecklists } from '../content/markdown/checklist.part.tsx'
import { Contents } from '../content/markdown/contents.part.tsx'
import { Markdown } from '../content/markdown/markdown.part.tsx'
import { LastScreenText, ScreenHead } from '../content/screen-head.part.tsx'
import { Chart } from '../design/chart.part.tsx'
import { ConsentBanner } from '../privacy/consent-banner.part.tsx'
import { DataAuthorities, ProcessingTable, StorageTable, ThirdPartyTable } from '../privacy/legal-tables.part.tsx'
import { ValuationOffer, ValuationWays } from '../search/valuation-offer.part.tsx'
import { SendPageLink } from '../site/share-button.part.tsx'
import { ShortPage } from '../site/short-page.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { FiguresTable } from '../statistics/figures-table.part.tsx'
import type { FiguresTable as FiguresTableView } from '../statistics/statistics.present.ts'
import { Sample } from './sample.tsx'

const text = `## Kopen

Een **woning** kopen, met [de kosten](page:calculators) en *een huis*.

- eerste punt
- tweede punt

| Kosten | Bedrag |
|---|---|
| Akte | € 1.250 |
| Registratie | € 12.500 |

> Bel {{phone}}.`
const tasks = `## Documenten

- [x] energiecertificaat
- [ ] bodemattest`
const months = [7, 8, 9, 10, 11].map((month) => ({ short: `${month}/26`, long: `${month} 2026` }))
const crumbs = [
  { text: 'Perron', href: '#sample' },
  { text: 'Tips', href: null },
]

/** Pages of text and figures: articles, legal tables, statistics, calculators. */
export function TextSamples() {
  const { t, locale } = useTranslation()
  const title = t('route.valuation')
  const article: ArticleView = {
    ...{ key: 'a', href: '#sample', lang: undefined, name: title, title, summary: t('gone.sold.text'), picture: null, body: text },
    author: { name: 'Annelies Van den Bossche', href: '#sample', role: t('route.contact'), photo: null },
    isPage: false,
    published: { day: '2026-10-02', text: '2.10.2026' },
    updated: { day: '2026-11-12', text: '12.11.2026' },
  }
  const table: FiguresTableView = {
    id: 'sample',
    title,
    columns: [t('fact.unit'), '2025', '2026'],
    rows: ['Brugge', 'Watermaal-Bosvoorde'].map((name) => ({ name, values: ['12', '€ 395.000'] })),
    total: ['24', '€ 402.500'],
  }
  const intro = { title, summary: t('gone.sold.text'), body: '', lang: undefined }
  return (
    <>
      <Sample name="ScreenHead, LastScreenText">
        <ScreenHead crumbs={crumbs} text={intro} />
        <LastScreenText text={{ ...intro, body: t('gone.rented.text') }} />
      </Sample>
      <Sample name="ShortPage">
        <ShortPage crumbs={crumbs} title={t('route.cookieSettings')}>
          <p>{t('gone.sold.text')}</p>
        </ShortPage>
      </Sample>
      <Sample name="ArticleHeader">
        <ArticleHeader article={article} />
        <ArticleHeader article={{ ...article, lang: locale === 'en' ? 'nl' : 'en', author: null, updated: null }} />
      </Sample>
      <Sample name="Contents">
        <Contents blocks={[{ kind: 'text', text: '## Eerst\n\n## Dan de papieren\n\n## En de sleutels' }]} />
      </Sample>
      <Sample name="Markdown">
        <div className="text">
          <Markdown text={text} />
          <Markdown text={tasks} arrange={arrangeChecklists} />
        </div>
      </Sample>
      <Sample name="ArticleCards">
        <ArticleCards articles={[article, { ...article, key: 'b' }, { ...article, key: 'c' }]} heading="h3" numbered={true} />
      </Sample>
      <Sample name="Chart">
        <Chart chart={{ title, of: t('fact.unit'), labels: months, series: [{ name: '2026', values: [12, 18, 9, 24, 16] }] }} />
      </Sample>
      <Sample name="FiguresTable">
        <FiguresTable table={table} />
        <FiguresTable table={{ ...table, id: 'empty', rows: [], total: null }} />
      </Sample>
      <Calculators />
      <LegalTables />
      <Sample name="ConsentBanner">
        <ConsentBanner version="1" isPrivate={false} />
      </Sample>
      <Sample name="ValuationOffer">
        <ValuationOffer>
          <ValuationWays />
        </ValuationOffer>
        <ValuationOffer low={true}>
          <ValuationWays />
        </ValuationOffer>
      </Sample>
      <Sample name="SendPageLink">
        <SendPageLink name="contact" path="/contact/" />
      </Sample>
    </>
  )
}

/** With a result, with an example, and with an error. */
function Calculators() {
  const { t, locale } = useTranslation()
  return (
    <Sample name="Calculator">
      {['price=395000&region=flanders', '', 'price=x'].map((query) => {
        const calculators = presentCalculators(readCalculation(new URLSearchParams(query)), locale, '2026-11-20')
        return (
          <Calculator key={query} name="buying" calculators={calculators} outcome={calculators.buying} asks={['region', 'own', 'price']}>
            <RegionChoice region={calculators.calculation.region} />
            <AmountField calculator={`buying-${query.length}`} field={calculators.fields.price} hint={t('calculators.hint.price')} />
            <Choices
              name="own"
              legend={t('calculators.field.own')}
              chosen="1"
              choices={[
                ['1', t('fact.yes')],
                ['0', t('fact.no')],
              ]}
            />
          </Calculator>
        )
      })}
    </Sample>
  )
}

function LegalTables() {
  const { t } = useTranslation()
  const words = { purpose: t('gone.sold.text'), kept: '12' }
  return (
    <Sample name="LegalTables">
      <ProcessingTable rows={[{ ...words, key: 'a', name: t('route.contact'), basis: t('route.privacy'), recipients: 'Perron' }]} />
      <StorageTable rows={[{ ...words, name: 'favourites', kind: t('fact.unit'), category: t('consent.necessary') }]} />
      <ThirdPartyTable rows={[{ name: 'YouTube', purpose: words.purpose, category: t('consent.all'), policy: 'https://policies.google.com/privacy' }]} />
      <DataAuthorities />
    </Sample>
  )
}
