import { readBlocks, shownForms } from '#db/model/content/text-blocks.ts'
import { Markdown } from '../markdown/markdown.part.tsx'
import { DraftBlock } from './draft-block.part.tsx'
import { FormLeftOut } from './form-left-out.part.tsx'

/** A text as the editor's preview shows it while it is typed: its blocks by name. */
export function BlockPreview({ text }: { readonly text: string }) {
  const blocks = readBlocks(text)
  const forms = shownForms(blocks)
  return blocks.map((block, index) => {
    // A text's blocks have no other key and keep no state.
    const key = `block-${index}`
    if (block.kind === 'text') return <Markdown key={key} text={block.text} isDraft />
    return block.kind === 'form' && !forms.includes(block) ? <FormLeftOut key={key} /> : <DraftBlock key={key} block={block} />
  })
}
