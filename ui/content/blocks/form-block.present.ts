import type { Agency } from '#db/model/agency/agency.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import type { BlockForm } from '#db/model/content/text-blocks.ts'
import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import type { Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { alertPath, presentAlert } from '../../alerts/alert.present.ts'
import type { FormView } from '../../forms/form-page.part.tsx'
import { externalPath } from '../../route-lookup.ts'
import { href } from '../../routes.ts'

/** What makes a form sendable. */
export type OpenedForm = Pick<FormView, 'submission' | 'captcha' | 'crms'>

/** A form in a text; it is sent to its own page, which shows what was wrong. */
export interface FormBlockView {
  readonly name: BlockForm['name']
  /** Begins the ids of its fields. */
  readonly ids: string
  /** The path of its own page. */
  readonly action: string
  /** Null: it is shown and cannot be sent. */
  readonly opened: OpenedForm | null
  /** Months until a message is erased. */
  readonly months: number
  /** The name of the office that answers. */
  readonly office: string | null
  /** What the alert is about. */
  readonly alert: { readonly words: string; readonly list: string } | null
}

interface BlockReading {
  readonly opened: OpenedForm | null
  /** Of an alert. */
  readonly search: Search | null
  /** The place of the form among the blocks. */
  readonly at: number
}

/** A form in a text; null if it has no page on this site. */
export function presentFormBlock(
  form: BlockForm,
  { opened, search, at }: BlockReading,
  { agency, locale }: { readonly agency: Agency; readonly locale: Locale },
): FormBlockView | null {
  const { name } = form
  if (externalPath(name, agency.externalPages, locale) !== null) return null
  const common = { name, ids: `form-${at}-`, opened, months: formCatalogue[name].months, office: null, alert: null }
  if (form.name === 'alert') {
    if (search === null) return null
    return {
      ...common,
      action: alertPath(form.goal, search, locale),
      alert: presentAlert({ goal: form.goal, search: writeSearch(search), rhythm: 'daily' }, locale),
    }
  }
  const office = form.name === 'contact' && form.office !== null ? officeByKey(agency, form.office) : null
  return { ...common, action: href(name, locale) + (office === null ? '' : `?office=${office.key}`), office: office && textIn(office.name, locale) }
}
