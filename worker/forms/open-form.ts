import type { FormName } from '#db/model/forms/form-catalogue.ts'
import type { FormView } from '#ui/forms/form-page.part.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import type { Crumb } from '#ui/site/frame/breadcrumb.part.tsx'
import { issueCaptcha } from '#worker/forms/captcha.ts'
import { submissionId } from '#worker/forms/handle-form.ts'
import { crmsNamed } from '#worker/leads/crm/taking-crms.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** A form as its page shows it: with what was typed, its submission id, and a new captcha each time. */
export async function openForm(form: FormName, crumbs: readonly Crumb[], context: PageContext): Promise<FormView> {
  const { sent, settings, locale, now } = context
  return {
    form,
    crumbs,
    state: sent ?? freshForm,
    submission: submissionId(sent?.typed.submission),
    captcha: await issueCaptcha(settings.signing, locale, now),
    crms: await crmsNamed(context, form),
  }
}
