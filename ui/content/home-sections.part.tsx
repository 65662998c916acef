import type { HomeBlockKind } from '#db/model/agency/home-blocks.ts'
import { QuietLink, SecondLink } from '../design/buttons.part.tsx'
import { FormStateProvider, freshForm } from '../forms/form-state.tsx'
import { ValuationStep } from '../forms/valuation/valuation-step.part.tsx'
import { ListingCard } from '../listings/listing-card.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { Photograph } from '../listings/photos/photo.part.tsx'
import { overhang, type PhotoView } from '../listings/photos/photo.present.ts'
import type { ProjectTeaserView } from '../projects/project.present.ts'
import { ProjectTeaser } from '../projects/project-card.part.tsx'
import { href } from '../routes.ts'
import type { LinkGroupView } from '../search/landing.present.ts'
import { ValuationOffer } from '../search/valuation-offer.part.tsx'
import { ViewedListings } from '../shortlist/viewed-listings.part.tsx'
import { LinkGroups } from '../site/frame/footer-links.part.tsx'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Signature } from '../testimonials/testimonial.part.tsx'
import type { TestimonialView } from '../testimonials/testimonial.present.ts'

/** A section of the home page, with the agency's words in the page's language; null for the site's. */
export interface HomeBlockView {
  readonly key: string
  readonly block: HomeBlockKind
  readonly title: string | null
  readonly text: string | null
  readonly photo: PhotoView | null
}

/** What the sections of the home page show. */
export interface HomeSections {
  readonly forSale: readonly ListingCardView[]
  readonly forSaleCount: number
  /** The newest that is not sold out; null for an agency without projects. */
  readonly project: ProjectTeaserView | null
  /** The newest testimonial, shortened; null if absent. */
  readonly testimonial: { readonly view: TestimonialView; readonly beginning: string } | null
  /** Shown beside a testimonial without a picture, if the agency has one. */
  readonly interior: PhotoView | null
  /** Links to the towns with the most homes. */
  readonly ways: readonly LinkGroupView[]
}

/** One section of the home page; nothing if it has nothing to show. */
export function HomeSection({ block, forSale, forSaleCount, project, testimonial, interior, ways }: HomeSections & SectionProps) {
  switch (block.block) {
    case 'newest':
      return forSale.length > 0 && <NewListings block={block} cards={forSale} count={forSaleCount} />
    case 'project':
      return project && <Projects block={block} project={project} />
    case 'promises':
      return <Promises block={block} />
    case 'testimonial':
      return testimonial && <Testimonial {...testimonial} photo={testimonial.view.picture ?? interior} />
    case 'viewed':
      return <ViewedListings max={3} />
    case 'valuation':
      return (
        <ValuationOffer title={block.title} text={block.text}>
          <ValuationStart />
        </ValuationOffer>
      )
    case 'towns':
      return <LinkGroups groups={ways} />
    case 'own':
      return <OwnText block={block} />
  }
}

/** The valuation's own page begins with what is answered here. */
function ValuationStart() {
  const { locale } = useTranslation()
  return (
    <form className="form" action={href('valuation', locale)}>
      <FormStateProvider state={{ ...freshForm, ids: 'value-' }}>
        <ValuationStep saysItIsFree={false} />
      </FormStateProvider>
    </form>
  )
}

interface SectionProps {
  readonly block: HomeBlockView
}

/** A text of the agency, with its picture beside it. */
function OwnText({ block: { key, title, text, photo } }: SectionProps) {
  if (title === null) return null
  return (
    <section className={photo ? 'section measure own-text has-picture' : 'section measure own-text'} aria-labelledby={`own-${key}`}>
      {photo && (
        <div className="own-picture">
          <Photograph photo={photo} sizes={`(min-width: 48em) ${Math.round(46 * overhang(photo, 3 / 2))}vw, ${Math.round(92 * overhang(photo, 3 / 2))}vw`} />
        </div>
      )}
      <div>
        <h2 id={`own-${key}`}>{title}</h2>
        <Lead text={text} />
      </div>
    </section>
  )
}

/** The agency's words below a heading. */
function Lead({ text }: { readonly text: string | null }) {
  return text === null ? null : <p className="lead">{text}</p>
}

function NewListings({ block: { title, text }, cards, count }: SectionProps & { cards: readonly ListingCardView[]; count: number }) {
  const { t, locale } = useTranslation()
  return (
    <section className="section measure new-listings" aria-labelledby="new">
      <div className="section-head">
        <h2 id="new">{title ?? t('home.new')}</h2>
        <a href={href('forSale', locale)}>{t('home.allForSale', { count })}</a>
      </div>
      <Lead text={text} />
      <div className={cards.length >= 5 ? 'spread' : 'card-grid'}>
        {cards.map((card, index) => (
          <ListingCard key={card.id} card={card} heading="h3" {...(index === 0 ? { sizes: '(min-width: 60em) 820px, 92vw' } : {})} />
        ))}
      </div>
      <p className="all-below">
        <SecondLink href={href('forSale', locale)}>{t('home.allForSale', { count })}</SecondLink>
      </p>
    </section>
  )
}

/** The newest project; an agency without projects has no such section. */
function Projects({ block: { title, text }, project }: SectionProps & { project: ProjectTeaserView }) {
  const { t, locale } = useTranslation()
  return (
    <section className="section measure" aria-labelledby="projects">
      <div className="section-head">
        <h2 id="projects">{title ?? t('route.projects')}</h2>
        <a href={href('projects', locale)}>{t('home.allProjects')}</a>
      </div>
      <Lead text={text} />
      <ProjectTeaser project={project} />
    </section>
  )
}

const promises = ['contact', 'file', 'photos', 'visits', 'portal'] as const

/** The promises in the agency's record; the owner portal only if the site has one. */
function Promises({ block: { title, text } }: SectionProps) {
  const { t } = useTranslation()
  const { agency } = useAgency()
  const made = promises.filter((name) => agency.promises.includes(name))
  if (made.length === 0) return null
  return (
    <section className="section measure promise" aria-labelledby="promise">
      <h2 id="promise">{title ?? t('home.promise')}</h2>
      <div>
        <Lead text={text} />
        <ol>
          {made.map((name) => (
            <li key={name}>
              <h3>{t(`home.promise.${name}.title`)}</h3>
              <p>{t(`home.promise.${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Testimonial({ view, beginning, photo }: NonNullable<HomeSections['testimonial']> & { readonly photo: PhotoView | null }) {
  const { t, locale } = useTranslation()
  return (
    <section className={photo ? 'section measure quote' : 'section measure quote is-plain'} aria-label={t('route.testimonials')}>
      {photo && (
        <div className={view.picture ? 'quote-photo is-sent' : 'quote-photo'}>
          <Photograph
            photo={photo}
            sizes={`(min-width: 48em) ${Math.round(40 * overhang(photo, 4 / 5))}vw, ${Math.round(92 * overhang(photo, 3 / 2))}vw`}
            whole={false}
          />
        </div>
      )}
      <blockquote>
        <p lang={view.lang} dir="auto">
          {beginning}
        </p>
        <footer>
          <div className="quote-by">
            <Signature testimonial={{ ...view, website: null }} />
          </div>
          <QuietLink href={href('testimonials', locale)}>{t('home.quote.all')}</QuietLink>
          <p className="hint">{t('testimonials.checked')}</p>
        </footer>
      </blockquote>
    </section>
  )
}
