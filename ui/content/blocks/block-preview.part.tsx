import { readBlocks, shownForms } from '#db/model/content/text-blocks.ts'
import { Markdown } from '../markdown/markdown.part.tsx'
import { DraftBlock } from './draft-block.part.tsx'
import { FormLeftOut } from './form-left-out.part.tsx'

/** A text as the editor's preview shows it while it is typed: its blocks by name. @param words the values of placeholders */
export function BlockPreview({ text, words }: { readonly text: string; readonly words: Readonly<Record<string, string>> }) {
  const blocks = readBlocks(text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => words[name] ?? whole))
  const forms = shownForms(blocks)
  return blocks.map((block, index) => {
    // A text's blocks have no other key and keep no state.
    const key = `block-${index}`
    if (block.kind === 'text') return <Markdown key={key} text={block.text} isDraft />
    return block.kind === 'form' && !forms.includes(block) ? <FormLeftOut key={key} /> : <DraftBlock key={key} block={block} />
  })
}
