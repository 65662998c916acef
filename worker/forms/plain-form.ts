import type { ComponentType } from 'react'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { FormView } from '#ui/forms/form-page.part.tsx'
import { promisedWords } from '#ui/listings/property/promised-words.present.ts'
import { href } from '#ui/routes.ts'
import type { PageHead } from '#ui/site/page-head.ts'
import type { FormDefinition } from '#worker/forms/form.ts'
import { formMonths } from '#worker/forms/retention.ts'
import { neverKept } from '#worker/site/caching/cache-policy.ts'
import { crumbsTo, type PlainRoute } from '#worker/site/crumbs.ts'
import { redirection } from '#worker/site/languages/redirection.ts'
import { definePage, type Page, type PageContext } from '#worker/site/pages/page.ts'
import { acceptForm } from './accept-form.ts'
import { openForm } from './open-form.ts'

interface PlainForm {
  readonly form: FormDefinition
  readonly view: ComponentType<{ readonly view: FormView; readonly months: number }>
  readonly thanks: PlainRoute
  /** The page's structured data. */
  readonly describe?: (context: PageContext) => NonNullable<PageHead['jsonLd']>
  /** The path to redirect to if the form is not offered; null if it is. */
  readonly instead?: (context: PageContext) => string | null
}

/** The page of a form that is not about a record. */
export function plainForm(name: PlainRoute, { form, view, thanks, describe, instead = () => null }: PlainForm): Page {
  return definePage(name, {
    view,
    cache: neverKept,
    fileField: form.file?.name,
    async load(context) {
      const other = instead(context)
      if (other !== null) throw redirection(302, other)
      const { locale, sent } = context
      const t = translator(locale)
      const title = t(`form.${form.name}.title`)
      return {
        head: {
          title: sent ? t('form.errorTitle', { title }) : title,
          description: promisedWords(`form.${form.name}.lead`, context.agency.promises, locale) ?? title,
          alternates: byLocale((each) => href(name, each)),
          index: true,
          ...(describe && { jsonLd: describe(context) }),
        },
        props: { view: await openForm(form.name, crumbsTo(name, locale), context), months: formMonths[form.name] },
      }
    },
    async act(context, sent) {
      const other = instead(context)
      if (other !== null) throw redirection(302, other)
      const outcome = await acceptForm(form, context, sent, { listingId: null, projectId: null, office: context.agency.email })
      if (outcome.accepted) throw redirection(303, href(thanks, context.locale))
      return outcome.state
    },
  })
}
