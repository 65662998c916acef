import { PersonCard } from '../../agency/person.part.tsx'
import { ButtonLink } from '../../design/buttons.part.tsx'
import { ListingCard } from '../../listings/listing-card.part.tsx'
import { Photograph } from '../../listings/photos/photo.part.tsx'
import { href } from '../../routes.ts'
import { ValuationWays } from '../../search/valuation-offer.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { arrangeChecklists } from '../markdown/checklist.part.tsx'
import { Markdown } from '../markdown/markdown.part.tsx'
import { FormBlock } from './form-block.part.tsx'
import { FormLeftOut } from './form-left-out.part.tsx'
import type { BlockView } from './text-blocks.present.ts'

/** A text with its blocks, each at the width that its content needs. */
export function BlockText({ blocks, lang }: { readonly blocks: readonly BlockView[]; readonly lang: string | undefined }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks have no other key and never move
    <Block key={index} block={block} lang={lang} at={index} />
  ))
}

function Block({ block, lang, at }: { readonly block: BlockView; readonly lang: string | undefined; readonly at: number }) {
  const { t } = useTranslation()
  switch (block.kind) {
    case 'text':
      return (
        <div className="text" lang={lang}>
          <Markdown text={block.text} arrange={arrangeChecklists} at={at} />
        </div>
      )
    case 'picture':
      return <PictureBlock block={block} lang={lang} />
    case 'quote':
      return (
        <figure className="block block-quote" lang={lang}>
          <blockquote>
            <Markdown text={block.text} />
          </blockquote>
          {block.by !== '' && <figcaption>{block.by}</figcaption>}
        </figure>
      )
    case 'figures':
      return (
        <dl className="block block-figures" lang={lang}>
          {block.figures.map(({ number, caption }) => (
            <div key={number + caption}>
              <dt>{caption}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      )
    case 'team':
      return (
        <div className="block team">
          <ul className="team-list">
            {block.people.map((person) => (
              <li key={person.key}>
                <PersonCard person={person} />
              </li>
            ))}
          </ul>
        </div>
      )
    case 'homes':
      return (
        <section className="block block-homes" aria-label={t(`route.${block.list}`)}>
          <div className="card-grid">
            {block.cards.map((card) => (
              <ListingCard key={card.id} card={card} heading="h3" />
            ))}
          </div>
          <p>
            <a href={block.href}>{t('block.homes.all', { count: block.total })}</a>
          </p>
        </section>
      )
    case 'form':
      return <FormBlock block={block.form} />
    case 'formLeftOut':
      return <FormLeftOut />
    case 'contact':
      return <ContactBlock />
    case 'valuation':
      return (
        <div className="block">
          <ValuationWays />
        </div>
      )
  }
}

function PictureBlock({
  block: { photo, side, text },
  lang,
}: {
  readonly block: Extract<BlockView, { readonly kind: 'picture' }>
  readonly lang: string | undefined
}) {
  const picture = <Photograph photo={photo} sizes={side === null ? '(min-width: 56.25em) 830px, 92vw' : '(min-width: 56.25em) 560px, 92vw'} />
  if (side === null) return <div className="block block-picture">{picture}</div>
  return (
    <div className={side === 'right' ? 'block block-beside is-right' : 'block block-beside'}>
      <div className="block-picture">{picture}</div>
      <div className="text" lang={lang}>
        <Markdown text={text} />
      </div>
    </div>
  )
}

function ContactBlock() {
  const { t, locale } = useTranslation()
  return (
    <p className="block valuation-way">
      <ButtonLink href={href('contact', locale)}>{t('block.contact')}</ButtonLink>
    </p>
  )
}
