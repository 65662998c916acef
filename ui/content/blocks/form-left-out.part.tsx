import { mostForms } from '#db/model/content/text-blocks.ts'
import { useTranslation } from '../../site/translation.tsx'

/** In a preview, in the place of a form that the page leaves out: why. */
export function FormLeftOut() {
  const { t } = useTranslation()
  return <p className="notice">{t('desk.block.draft.formLeftOut', { most: String(mostForms) })}</p>
}
