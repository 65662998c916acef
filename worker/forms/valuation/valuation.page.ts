import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import { isSaleKind, valuationKinds } from '#db/model/statistics/sale-figures.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type ValuationHome, ValuationPage } from '#ui/forms/valuation/valuation.page.tsx'
import { promisedWords } from '#ui/listings/property/promised-words.present.ts'
import { href } from '#ui/routes.ts'
import { valuation as form } from '#worker/forms/valuation/valuation.form.ts'
import { showsForm } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../../site/crumbs.ts'
import { resolveMunicipality, saleQuestion } from '../../statistics/sale-prices.ts'
import { handleForm } from '../handle-form.ts'
import { openForm } from '../open-form.ts'
import { thanksPath } from '../thanks-about.ts'

/** The valuation request form, below the asking prices of comparable sold homes. */
export const valuation = definePage('valuation', {
  view: ValuationPage,
  cache: showsForm,
  async load(context) {
    const { locale, sent, agency } = context
    const t = translator(locale)
    const title = t('form.valuation.title')
    const sales = sent ? null : await saleQuestion(context)
    return {
      head: {
        title: sent ? t('form.errorTitle', { title }) : title,
        description: promisedWords('form.valuation.lead', agency.promises, locale) ?? title,
        alternates: byLocale((each) => href('valuation', each)),
        index: true,
      },
      props: {
        view: await openForm(form.name, crumbsTo('valuation', locale), context),
        months: formCatalogue.valuation.months,
        sales,
        home: sent ? null : homeOf(context),
      },
    }
  },
  async act(context, sent) {
    const outcome = await handleForm(form, context, sent, { listingId: null, projectId: null, office: context.agency.email })
    if (outcome.accepted) throw redirection(303, thanksFor(sent, context))
    return outcome.state
  },
})

/** Prefills the form from its address: the question about sold homes, or the first step in a text. A place that is not known stays as typed. */
function homeOf({ locale, url }: PageContext): ValuationHome {
  const [given, place] = [url.searchParams.get('kind'), (url.searchParams.get('place') ?? '').trim().slice(0, 100)]
  const kind = valuationKinds.find((each) => each === given) ?? null
  const town = place === '' ? null : resolveMunicipality(place)
  const [zip = ''] = /^(?:[BL]-)?\d{4}(?= |$)/i.exec(place) ?? []
  return { kind, country: town?.country ?? null, zip, city: town?.names[locale] ?? place.slice(zip.length).trim() }
}

/** The path of the thank-you page, which shows asking prices of sold homes of that kind and municipality. */
function thanksFor(sent: FormData, { locale }: PageContext): string {
  const [kind, country, zip, city] = ['kind', 'country', 'zip', 'city'].map((name) => String(sent.get(name) ?? '').trim())
  const code = country === 'LU' && /^\d/.test(zip ?? '') ? `L-${zip}` : (zip ?? '')
  const town = resolveMunicipality(`${code} ${city}`) ?? resolveMunicipality(code)
  if (town === null || !isSaleKind(kind ?? null)) return href('thankYouValuation', locale)
  return thanksPath('thankYouValuation', locale, { kind: kind ?? '', place: town.code })
}
