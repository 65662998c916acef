import type { ComponentType } from 'react'
import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { FormView } from '#ui/forms/form-page.part.tsx'
import { promisedWords } from '#ui/listings/property/promised-words.present.ts'
import { href, thankYouRoute } from '#ui/routes.ts'
import type { PageHead } from '#ui/site/page-head.ts'
import type { FormDefinition } from '#worker/forms/form.ts'
import { noStore } from '#worker/site/caching/cache-policy.ts'
import { crumbsTo, type PlainRoute } from '#worker/site/crumbs.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type Page, type PageContext } from '#worker/site/pages/page.ts'
import { handleForm } from './handle-form.ts'
import { openForm } from './open-form.ts'

interface PlainForm {
  readonly form: FormDefinition & { readonly name: PlainRoute }
  readonly view: ComponentType<{ readonly view: FormView; readonly months: number }>
  /** The page's structured data. */
  readonly describe?: (context: PageContext) => NonNullable<PageHead['jsonLd']>
}

/** The page of a form that is not about a record: the route of the form's name. */
export function plainForm({ form, view, describe }: PlainForm): Page {
  const { name } = form
  return definePage(name, {
    view,
    cache: noStore,
    fileField: form.file?.name,
    async load(context) {
      const { locale, sent } = context
      const t = translator(locale)
      const title = t(`form.${name}.title`)
      return {
        head: {
          title: sent ? t('form.errorTitle', { title }) : title,
          description: promisedWords(`form.${name}.lead`, context.agency.promises, locale) ?? title,
          alternates: byLocale((each) => href(name, each)),
          index: true,
          ...(describe && { jsonLd: describe(context) }),
        },
        props: { view: await openForm(name, crumbsTo(name, locale), context), months: formCatalogue[name].months },
      }
    },
    async act(context, sent) {
      const outcome = await handleForm(form, context, sent, { listingId: null, projectId: null, office: context.agency.email })
      if (outcome.accepted) throw redirection(303, href(thankYouRoute(name), context.locale))
      return outcome.state
    },
  })
}
