import { shownForms, type TextBlock } from '#db/model/content/text-blocks.ts'
import type { OpenedForm } from '#ui/content/blocks/form-block.present.ts'
import { issueCaptcha } from '#worker/forms/captcha.ts'
import { submissionId } from '#worker/forms/handle-form.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** Opens the forms of a text, each with its submission id and captcha. */
export async function openBlockForms(
  blocks: readonly TextBlock[],
  { settings, locale, now }: Pick<PageContext, 'settings' | 'locale' | 'now'>,
): Promise<ReadonlyMap<TextBlock, OpenedForm>> {
  const opened = shownForms(blocks).map(
    async (block) => [block, { submission: submissionId(null), captcha: await issueCaptcha(settings.signing, locale, now) }] as const,
  )
  return new Map(await Promise.all(opened))
}
