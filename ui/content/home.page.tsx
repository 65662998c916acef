import type { ReactNode } from 'react'
import { isEmptyStock } from '#db/model/search/search.ts'
import { QuietLink, SecondLink, SendButton } from '../design/buttons.part.tsx'
import { Dropdown } from '../design/dropdown.part.tsx'
import { HouseDrawing } from '../design/house-drawing.part.tsx'
import { Icon } from '../icons.tsx'
import { island } from '../islands/html-hooks.ts'
import { ListingCard } from '../listings/listing-card.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { Photograph } from '../listings/photos/photo.part.tsx'
import { overhang, type PhotoView } from '../listings/photos/photo.present.ts'
import { PlaceField } from '../places/place-field.part.tsx'
import type { ProjectTeaserView } from '../projects/project.present.ts'
import { ProjectTeaser } from '../projects/project-card.part.tsx'
import { href } from '../routes.ts'
import type { LinkGroupView } from '../search/landing.present.ts'
import { AlertAndContactLinks } from '../search/nothing-found.part.tsx'
import { ValuationLink, ValuationOffer } from '../search/valuation-offer.part.tsx'
import { ViewedListings } from '../shortlist/viewed-listings.part.tsx'
import { LinkGroups } from '../site/frame/footer-links.part.tsx'
import { useAgency, useStock } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Signature } from '../testimonials/testimonial.part.tsx'
import type { TestimonialView } from '../testimonials/testimonial.present.ts'
import { presentSlogan } from './page-text.present.ts'

export interface HomePageProps {
  /** Null: a drawing. */
  readonly cover: PhotoView | null
  readonly forSale: readonly ListingCardView[]
  readonly forSaleCount: number
  /** The newest that is not sold out; null for an agency without projects. */
  readonly project: ProjectTeaserView | null
  readonly types: readonly { readonly value: string; readonly label: string }[]
  readonly prices: readonly { readonly value: number; readonly label: string }[]
  /** The newest testimonial, shortened; null if absent. */
  readonly testimonial: { readonly view: TestimonialView; readonly beginning: string } | null
  /** Shown beside a testimonial without a picture, if the agency has one. */
  readonly interior: PhotoView | null
  /** Links to the towns with the most homes. */
  readonly ways: readonly LinkGroupView[]
}

/** The home page. With nothing on offer it says that the site is about to open. */
export function HomePage({ cover, forSale, forSaleCount, project, types, prices, testimonial, interior, ways }: HomePageProps) {
  const { t } = useTranslation()
  return (
    <>
      <Cover photo={cover}>
        {isEmptyStock(useStock()) ? (
          <div className="opening">
            <p>{t('home.opening.text')}</p>
            <AlertAndContactLinks />
          </div>
        ) : (
          <SearchLine types={types} prices={prices} />
        )}
      </Cover>
      {forSale.length > 0 && <NewListings cards={forSale} count={forSaleCount} />}
      {project && <Projects project={project} />}
      <Promises />
      {testimonial && <Testimonial {...testimonial} photo={testimonial.view.picture ?? interior} />}
      <ViewedListings max={3} />
      <ValuationOffer>
        <p className="valuation-way">
          <ValuationLink />
        </p>
      </ValuationOffer>
      <LinkGroups groups={ways} />
    </>
  )
}

function Cover({ photo, children }: { photo: PhotoView | null; children: ReactNode }) {
  const { locale } = useTranslation()
  const slogan = presentSlogan(useAgency().agency, locale)
  if (!photo) {
    return (
      <div className="measure drawn-cover">
        <h1>{slogan}</h1>
        <HouseDrawing />
        <div className="cover-words">{children}</div>
      </div>
    )
  }
  return (
    <div className="cover">
      <div className="cover-photo">
        <Photograph photo={photo} sizes="100vw" first />
      </div>
      <div className="cover-panel">
        <div>
          <h1>{slogan}</h1>
          {children}
        </div>
      </div>
    </div>
  )
}

function SearchLine({ types, prices }: Pick<HomePageProps, 'types' | 'prices'>) {
  const { t, locale } = useTranslation()
  return (
    <search>
      <form className="search-line" action={href('home', locale)} aria-label={t('search.label')} {...island('tidy-form')}>
        <fieldset className="goal">
          <legend className="visually-hidden">{t('search.goal')}</legend>
          <label>
            <input type="radio" name="goal" value="sale" defaultChecked />
            {t('search.buy')}
          </label>
          <label>
            <input type="radio" name="goal" value="rent" />
            {t('search.rent')}
          </label>
        </fieldset>
        <PlaceField id="where" label={t('search.place')} places={[]} compact />
        <Choice name="type" label={t('search.type')} any={t('search.anyType')} options={types} />
        <Choice name="priceMax" label={t('search.priceMax')} any={t('search.anyPrice')} options={prices} />
        <SendButton>
          <Icon name="search" />
          <span>{t('search.submit')}</span>
        </SendButton>
      </form>
    </search>
  )
}

function Choice({ name, label, any, options }: { name: string; label: string; any: string; options: HomePageProps['types' | 'prices'] }) {
  return (
    <div className="select">
      <Dropdown name={name} aria-label={label} defaultValue="" none={any} choices={options.map((option) => ({ value: option.value, text: option.label }))} />
      <Icon name="down" />
    </div>
  )
}

function NewListings({ cards, count }: { cards: readonly ListingCardView[]; count: number }) {
  const { t, locale } = useTranslation()
  return (
    <section className="section measure new-listings" aria-labelledby="new">
      <div className="section-head">
        <h2 id="new">{t('home.new')}</h2>
        <a href={href('forSale', locale)}>{t('home.allForSale', { count })}</a>
      </div>
      <div className={cards.length >= 5 ? 'spread' : 'card-grid'}>
        {cards.map((card, index) => (
          <ListingCard key={card.id} card={card} heading="h3" {...(index === 0 ? { sizes: '(min-width: 961px) 820px, 92vw' } : {})} />
        ))}
      </div>
      <p className="all-below">
        <SecondLink href={href('forSale', locale)}>{t('home.allForSale', { count })}</SecondLink>
      </p>
    </section>
  )
}

/** The newest project; an agency without projects has no such section. */
function Projects({ project }: { project: ProjectTeaserView }) {
  const { t, locale } = useTranslation()
  return (
    <section className="section measure" aria-labelledby="projects">
      <div className="section-head">
        <h2 id="projects">{t('route.projects')}</h2>
        <a href={href('projects', locale)}>{t('home.allProjects')}</a>
      </div>
      <ProjectTeaser project={project} />
    </section>
  )
}

const promises = ['contact', 'file', 'photos', 'visits', 'portal'] as const

/** The promises in the agency's record; the owner portal only if the site has one. */
function Promises() {
  const { t } = useTranslation()
  const { agency } = useAgency()
  const made = promises.filter((name) => agency.promises.includes(name))
  if (made.length === 0) return null
  return (
    <section className="section measure promise" aria-labelledby="promise">
      <h2 id="promise">{t('home.promise')}</h2>
      <div>
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

function Testimonial({ view, beginning, photo }: NonNullable<HomePageProps['testimonial']> & { readonly photo: PhotoView | null }) {
  const { t, locale } = useTranslation()
  return (
    <section className={photo ? 'section measure quote' : 'section measure quote is-plain'} aria-label={t('route.testimonials')}>
      {photo && (
        <div className={view.picture ? 'quote-photo is-sent' : 'quote-photo'}>
          <Photograph photo={photo} sizes={`(min-width: 768px) ${Math.round(40 * overhang(photo, 4 / 5))}vw, ${Math.round(92 * overhang(photo, 3 / 2))}vw`} />
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
