import type { FormName } from '#db/model/lead.ts'
import type { FormView } from '#ui/forms/form-page.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import type { Crumb } from '#ui/parts/breadcrumb.tsx'
import type { PageContext } from '#worker/http/page.ts'
import { issueCaptcha } from './captcha.ts'
import { submissionOf } from './submission.ts'

/** A form as its page shows it: with what was typed, under the number it was sent with, and each time with a captcha of its own. */
export async function openForm(form: FormName, crumbs: readonly Crumb[], { sent, settings, locale, now }: PageContext): Promise<FormView> {
  return {
    form,
    crumbs,
    state: sent ?? freshForm,
    submission: submissionOf(sent?.typed.submission),
    captcha: await issueCaptcha(settings.captchaSecret, locale, now),
  }
}
