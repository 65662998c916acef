import { readBlocks } from '#db/model/content/text-blocks.ts'
import { Markdown } from '../markdown/markdown.part.tsx'
import { DraftBlock } from './draft-block.part.tsx'

/** A text as the editor's preview shows it while it is typed: its blocks by name. */
export function BlockPreview({ text }: { readonly text: string }) {
  return readBlocks(text).map((block, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks have no other key and keep no state
    block.kind === 'text' ? <Markdown key={index} text={block.text} isDraft /> : <DraftBlock key={index} block={block} />,
  )
}
