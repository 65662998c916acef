import { shownForms, type TextBlock } from '#db/model/content/text-blocks.ts'
import type { OpenedForm } from '#ui/content/blocks/form-block.present.ts'
import { issueCaptcha } from '#worker/forms/captcha.ts'
import { submissionId } from '#worker/forms/handle-form.ts'
import { crmsNamed } from '#worker/leads/crm/taking-crms.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** Opens the forms of a text, each with its submission id and captcha. */
export async function openBlockForms(
  blocks: readonly TextBlock[],
  context: Pick<PageContext, 'store' | 'settings' | 'locale' | 'now'>,
): Promise<ReadonlyMap<TextBlock, OpenedForm>> {
  const { settings, locale, now } = context
  const opened = shownForms(blocks).map(async (block) => {
    const captcha = await issueCaptcha(settings.signing, locale, now)
    return [block, { submission: submissionId(null), captcha, crms: block.kind === 'form' ? await crmsNamed(context, block.form.name) : undefined }] as const
  })
  return new Map(await Promise.all(opened))
}
