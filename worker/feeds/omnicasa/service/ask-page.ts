import { askService, type FailedCall } from './ask.ts'
import { holdsLanguages, mergeLanguages, type PageIn } from './languages.ts'
import type { StepContext } from './step.ts'
import { hasLanguage, languageIdOf, listIn, pageSize } from './values.ts'

/** A page of a list, with the texts of its records in every language of the site. */
export interface AskedPage {
  readonly ok: true
  readonly items: readonly unknown[]
  /** The total number of rows reported by the service; null if it reports none. */
  readonly rows: number | null
}

/**
 * Fetches a page of a list in the agency's language and, if its records have texts in that language only, in the others, with a pause between calls.
 * @param most the most records that the answer may hold
 */
export async function askPage(
  { crm, languages, now }: StepContext,
  endpoint: string,
  parameters: Readonly<Record<string, string | number>>,
  most = pageSize,
): Promise<AskedPage | FailedCall> {
  const ask = async (LanguageId: number): Promise<AskedPage | FailedCall> => {
    const called = await askService(crm, endpoint, { ...parameters, LanguageId }, now)
    if (!called.ok) return called
    const list = listIn(called.value)
    if (list === null) return wrong(`the answer to ${endpoint} holds no list`)
    if (list.items.length > most) return wrong(`${endpoint} answers ${list.items.length} records where ${most} were asked for`)
    return { ok: true, ...list }
  }
  const first = await ask(languageIdOf(languages.default))
  if (!first.ok || first.items.length === 0 || holdsLanguages(first.items)) return first
  const others: PageIn[] = []
  for (const locale of languages.enabled.filter((each) => each !== languages.default && hasLanguage(each))) {
    await new Promise((resolve) => setTimeout(resolve, crm.pause * 1_000))
    const page = await ask(languageIdOf(locale))
    if (!page.ok) return page
    others.push({ locale, items: page.items })
  }
  return { ...first, items: mergeLanguages([{ locale: languages.default, items: first.items }, ...others]) }
}

function wrong(detail: string): FailedCall {
  return { ok: false, error: { fault: 'wrongAnswer', detail }, isTransient: false, after: null }
}
