import type { ComponentType } from 'react'
import type { Office } from '#db/model/agency/office.ts'
import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import { textIn } from '#db/model/site/localized.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { FormView } from '#ui/forms/form-page.part.tsx'
import { promisedWords } from '#ui/listings/property/promised-words.present.ts'
import { href, thankYouRoute } from '#ui/routes.ts'
import type { PageHead } from '#ui/site/page-head.ts'
import type { FormDefinition } from '#worker/forms/form.ts'
import { showsForm } from '#worker/site/caching/cache-policy.ts'
import { crumbsTo, type PlainRoute } from '#worker/site/crumbs.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type Page, type PageContext } from '#worker/site/pages/page.ts'
import { handleForm } from './handle-form.ts'
import { openForm } from './open-form.ts'

interface PlainForm {
  readonly form: FormDefinition & { readonly name: PlainRoute }
  readonly view: ComponentType<{ readonly view: FormView; readonly months: number; readonly office: string | null }>
  /** The office that its address names; null or absent: the agency. */
  readonly office?: (context: PageContext) => Office | null
  /** The page's structured data. */
  readonly describe?: (context: PageContext) => NonNullable<PageHead['jsonLd']>
}

/** The page of a form that is not about a record: the route of the form's name. */
export function plainForm({ form, view, describe, office: officeOf = () => null }: PlainForm): Page {
  const { name } = form
  return definePage(name, {
    view,
    cache: showsForm,
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
        props: {
          view: await openForm(name, crumbsTo(name, locale), context),
          months: formCatalogue[name].months,
          office: officeOf(context) && textIn(officeOf(context)?.name, locale),
        },
      }
    },
    async act(context, sent) {
      const office = officeOf(context)
      const about = { listingId: null, projectId: null, office: office?.email ?? context.agency.email, serving: office?.key ?? null }
      const outcome = await handleForm(form, context, sent, about)
      if (outcome.accepted) throw redirection(303, href(thankYouRoute(name), context.locale))
      return outcome.state
    },
  })
}
