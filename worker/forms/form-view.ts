import { createId } from '@paralleldrive/cuid2'
import type { FormName } from '#db/model/lead.ts'
import type { FormView } from '#ui/forms/form-page.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import type { Crumb } from '#ui/parts/breadcrumb.tsx'
import type { PageVisit } from '#worker/http/page.ts'
import { issueCaptcha } from './captcha.ts'

/** A form as its page shows it: with what was typed, and each time with a number and a captcha of its own. */
export async function openForm(form: FormName, crumbs: readonly Crumb[], { sent, settings, locale, now }: PageVisit): Promise<FormView> {
  return { form, crumbs, state: sent ?? freshForm, submission: createId(), captcha: await issueCaptcha(settings.captchaSecret, locale, now) }
}
