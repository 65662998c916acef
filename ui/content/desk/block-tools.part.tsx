import { useTranslation } from '../../site/translation.tsx'
import { figuresSample, quoteSample } from './markdown-edit.present.ts'

/** A picture that a block can show. */
export interface BlockPicture {
  readonly url: string
  readonly src: string
  readonly alt: string
}

const kinds = [
  ...(['quote', 'figures', 'team', 'homes', 'contact', 'valuation'] as const),
  ...(['form.contact', 'form.valuation', 'form.newsletter', 'form.alert'] as const),
] as const

interface BlockToolsProps {
  readonly pictures: readonly BlockPicture[]
  readonly insert: (block: string) => void
  /** Whether they are unfolded at first. */
  readonly isOpen?: boolean
}

/** Inserts blocks into a text: each button writes one, with words to type over. */
export function BlockTools({ pictures, insert, isOpen = false }: BlockToolsProps) {
  const { t } = useTranslation()
  const words = t('desk.block.sample.text')
  const samples = {
    quote: quoteSample(t),
    figures: figuresSample(t),
    team: '::: team',
    homes: '::: homes sale',
    contact: '::: contact',
    valuation: '::: valuation',
    'form.contact': '::: form contact',
    'form.valuation': '::: form valuation',
    'form.newsletter': '::: form newsletter',
    'form.alert': '::: form alert sale',
  }
  return (
    <details className="block-tools" open={isOpen}>
      <summary>{t('desk.block.insert')}</summary>
      <div className="markdown-tools" role="group" aria-label={t('desk.block.insert')}>
        {kinds.map((kind) => (
          <button key={kind} type="button" className="markdown-tool" onClick={() => insert(samples[kind])}>
            {t(`desk.block.draft.${kind}`)}
          </button>
        ))}
      </div>
      <p className="hint">{t(pictures.length === 0 ? 'desk.block.insert.noPictures' : 'desk.block.insert.picture')}</p>
      <div className="block-pictures">
        {pictures.map(({ url, src, alt }) => (
          <button key={url} type="button" onClick={() => insert(`::: picture left\n![${alt}](${url})\n\n${words}\n:::`)}>
            <img src={src} alt={alt || t('desk.content.pictureWithoutWords')} width={96} height={64} loading="lazy" />
          </button>
        ))}
      </div>
    </details>
  )
}
