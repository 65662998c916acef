import { useTranslation } from '../../site/translation.tsx'
import { figuresSample, quoteSample } from './markdown-edit.present.ts'

/** A picture that a block can show. */
export interface BlockPicture {
  readonly url: string
  readonly src: string
  readonly alt: string
}

interface BlockToolsProps {
  readonly pictures: readonly BlockPicture[]
  readonly insert: (block: string) => void
}

/** Inserts blocks into a text: each button writes one, with words to type over. */
export function BlockTools({ pictures, insert }: BlockToolsProps) {
  const { t } = useTranslation()
  const words = t('desk.block.sample.text')
  const samples = {
    quote: quoteSample(t),
    figures: figuresSample(t),
    team: '::: team',
    homes: '::: homes sale',
    contact: '::: contact',
    valuation: '::: valuation',
  }
  return (
    <details className="block-tools">
      <summary>{t('desk.block.insert')}</summary>
      <div className="markdown-tools" role="group" aria-label={t('desk.block.insert')}>
        {(['quote', 'figures', 'team', 'homes', 'contact', 'valuation'] as const).map((kind) => (
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
