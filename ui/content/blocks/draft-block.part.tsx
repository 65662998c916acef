import type { TextBlock } from '#db/model/content/text-blocks.ts'
import { useTranslation } from '../../site/translation.tsx'
import { Markdown } from '../markdown/markdown.part.tsx'

/** A block in the editor's preview: its name, and whether it is understood. */
export function DraftBlock({ block }: { readonly block: Exclude<TextBlock, { readonly kind: 'text' }> }) {
  const { t } = useTranslation()
  if (block.kind === 'unknown') {
    return (
      <p className="block-draft is-unknown">
        {t('desk.block.draft.unknown')} <code>{block.source}</code>
      </p>
    )
  }
  return (
    <div className="block-draft">
      <p className="hint">{t(block.kind === 'form' ? `desk.block.draft.form.${block.form.name}` : `desk.block.draft.${block.kind}`)}</p>
      {block.kind === 'picture' && <img src={block.picture.url} alt={block.picture.alt} />}
      {block.kind === 'figures' && <p>{block.figures.map(({ number, caption }) => `${number} ${caption}`).join(' · ')}</p>}
      {(block.kind === 'picture' || block.kind === 'quote') && block.text !== '' && <Markdown text={block.text} isDraft />}
      {block.kind === 'quote' && block.by !== '' && <p>{block.by}</p>}
    </div>
  )
}
