import { ReachUs } from '../../agency/reach-us.part.tsx'
import { FilledText } from '../../design/text-link.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { BlockView } from '../blocks/text-blocks.present.ts'
import { parseMarkdown } from './markdown.ts'
import { headingId, wordsOf } from './markdown-walk.ts'

/** Fewer sections than these are seen at once. */
const worthContents = 3
/** More sections than these are a longer way than the text itself. */
const mostContents = 50

interface ContentsProps {
  readonly blocks: readonly BlockView[]
}

/** The sections of a text as links, in view beside it; for a short text, or one of too many sections, the way to a person, and nothing for one whose blocks need the whole width. */
export function Contents({ blocks }: ContentsProps) {
  const { t } = useTranslation()
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  if (texts.length < blocks.length) return null
  const headings = texts.flatMap((text, at) =>
    parseMarkdown(text).children.flatMap((node) => (node.type === 'heading' && node.depth <= 2 ? [{ id: headingId(at, node), words: wordsOf(node) }] : [])),
  )
  if (headings.length < worthContents || headings.length > mostContents) {
    return (
      <div className="contents">
        <ReachUs />
      </div>
    )
  }
  return (
    <div className="contents">
      <nav aria-labelledby="contents">
        <h2 className="aside-title" id="contents">
          {t('article.contents')}
        </h2>
        <ol>
          {headings.map(({ id, words }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <FilledText text={words} isInLink />
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
