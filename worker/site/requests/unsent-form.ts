import type { ExecutionContext } from 'hono'
import { isLocale } from '#messages/locales.ts'
import type { UnsentFormView } from '#ui/forms/unsent-form.part.tsx'
import { routeOf } from '#ui/route-lookup.ts'
import type { RouteName } from '#ui/routes.ts'
import { addressIn } from '#worker/site/caching/page-address.ts'
import { type ReadForm, readForm } from '#worker/site/requests/read-form.ts'
import { typedValues } from '#worker/site/requests/typed-values.ts'
import { isFromOwnPages } from '#worker/site/requests/write-guard.ts'

/**
 * What a person has typed must not be lost, whenever the database fails: a form is kept with its request, so that the page of a fault can give it back.
 */

interface SentForm {
  /** The page it was sent to. */
  readonly page: RouteName
  readonly reading: Promise<ReadForm>
}

const sentForms = new WeakMap<ExecutionContext, SentForm>()

/** Keeps the form of a request while its page handles it. */
export function keepForm(execution: ExecutionContext, page: RouteName, reading: Promise<ReadForm>): void {
  sentForms.set(execution, { page, reading })
}

/** The form of a request that has failed; null if it sent none, or from a page of another site, which could make this one say anything. */
export async function unsentForm(request: Request, execution: ExecutionContext): Promise<UnsentFormView | null> {
  if (request.method !== 'POST' || !isFromOwnPages(request)) return null
  const unsent = sentForms.get(execution) ?? null
  const reading = unsent?.reading ?? (request.bodyUsed || request.body?.locked ? null : readForm(request, true))
  const read = await reading?.catch(() => null)
  if (!read) return null
  const typed = typedValues(read.form)
  const passwords = Object.keys(typed).filter(isPassword)
  const files = [...read.form].flatMap(([name, value]) => (typeof value === 'string' ? [] : [[name, value.name] as const]))
  return {
    form: formOf(unsent?.page ?? pageAt(request.url)),
    action: addressIn(request.url),
    typed: { ...Object.fromEntries(Object.entries(typed).filter(([name]) => !passwords.includes(name))), ...Object.fromEntries(files) },
    passwords,
    files: [...new Set(files.map(([name]) => name))],
  }
}

function isPassword(name: string): boolean {
  return /password|secret/i.test(name)
}

function pageAt(url: string): RouteName | null {
  const [, locale, ...rest] = new URL(url).pathname.replace(/^\/preview(?=\/)/i, '').split('/')
  return isLocale(locale) ? (routeOf(rest.join('/'), locale)?.name ?? null) : null
}

/** Pages whose form has another name. */
const formNames: Readonly<Partial<Record<RouteName, string>>> = {
  projectDocumentRequest: 'documentRequest',
  testimonialForm: 'testimonial',
  vacancy: 'jobApplication',
  testimonialReview: 'review',
  subscriptionConfirm: 'subscription',
  subscriptionEnd: 'subscription',
}

/** The name under which a form has its messages. An unknown page below a language is an article, and articles with a form are vacancies. */
function formOf(page: RouteName | null): string {
  return page === null ? 'jobApplication' : (formNames[page] ?? page)
}
