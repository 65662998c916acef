import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { ContactLinks, ContactPerson } from '../agency/contact-person.part.tsx'
import { PersonCard } from '../agency/person.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import { KeyFacts } from '../listings/facts/fact-groups.part.tsx'
import { EnergyBadge, ListingCard, NoPhoto, Price } from '../listings/listing-card.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import type { PriceView } from '../listings/price.present.ts'
import { StateNotice } from '../listings/property/property-head.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Sample } from './sample.tsx'

const amount = (text: string, after: string | null = null): PriceView => ({ text, before: null, after, isAmount: true })
const inWords = (text: string): PriceView => ({ text, before: null, after: null, isAmount: false })
const letters = ['A+', 'A', 'B', 'C', 'D', 'E', 'F']

function cardsIn(locale: Locale): readonly ListingCardView[] {
  const t = translator(locale)
  const energy = { text: 'B', band: 2, scheme: 'flanders', label: 'B' }
  const card = {
    id: 1,
    href: '#sample',
    place: 'Brugge',
    name: 'Brugge',
    title: t('route.references'),
    street: 'Langestraat 12',
    price: amount('€ 425.000'),
    facts: [t('unit.area', { value: '168' })],
    lowered: null,
    energy,
    badge: null,
    photo: null,
  }
  return [
    card,
    {
      ...card,
      id: 2,
      place: 'Watermaal-Bosvoorde',
      price: amount('€ 1.150', t('price.perMonth').trim()),
      badge: { text: t('route.forRent'), tone: 'good' },
      lowered: null,
      energy: null,
    },
    { ...card, id: 3, place: 'Sint-Katelijne-Waver', price: inWords(t('price.onRequest')), badge: { text: t('route.forSale'), tone: 'plain' }, facts: [] },
  ]
}

/** Parts that show a listing: cards, prices, facts, labels, people. */
export function ListingSamples() {
  const { t, locale } = useTranslation()
  const facts = letters.slice(1, 6).map((text, at) => ({
    label: t('route.references'),
    value: String(at + 1),
    lowered: null,
    energy: at === 4 ? { text, band: at + 2, scheme: 'flanders', label: text } : null,
  }))
  const phone = { text: '050 12 34 56', href: 'tel:+3250123456' }
  return (
    <>
      <Sample name="ListingCard in a grid">
        <div className="card-grid">
          {cardsIn(locale).map((card) => (
            <ListingCard key={card.id} card={card} />
          ))}
        </div>
      </Sample>
      <Sample name="ListingCard in rows">
        <div className="card-rows">
          {cardsIn(locale).map((card) => (
            <ListingCard key={card.id} card={card} isRow />
          ))}
        </div>
      </Sample>
      <Sample name="Price" isRow>
        <Price price={amount('€ 12.500.000')} />
        <Price price={{ ...amount('€ 950', '/m²'), before: '≥' }} />
        <Price price={inWords('€ 150.000 + € 1.150/m, 20')} />
      </Sample>
      <Sample name="EnergyBadge" isRow>
        {['flanders', 'brussels', 'wallonia', 'luxembourg'].flatMap((scheme) =>
          letters.map((text, band) => <EnergyBadge key={`${scheme} ${text}`} energy={{ text, band: band + 1, scheme, label: text }} />),
        )}
      </Sample>
      <Sample name="KeyFacts">
        <KeyFacts facts={facts} />
      </Sample>
      <Sample name="DefinitionList">
        <DefinitionList
          className="definition-list"
          lines={[
            { label: t('route.documentRequest'), value: '€ 425.000' },
            { label: t('route.statisticsCommons'), value: t('gone.sold.text') },
          ]}
        />
      </Sample>
      <Sample name="ContactPerson, Portrait">
        <ContactPerson
          contact={{
            person: { name: 'Annelies Van den Bossche', href: '#sample', role: t('route.valuation'), photo: null, languages: 'nl, fr' },
            office: 'Brugge',
            email: 'an@perron.example',
            phone,
            phoneOf: 'person',
          }}
        />
        <ContactLinks contact={{ person: null, office: 'Brugge', email: 'an@perron.example', phone, phoneOf: 'office' }} />
      </Sample>
      <Sample name="PersonCard">
        <PersonCard
          person={{
            ...{ key: 'an', name: 'Annelies Van den Bossche', href: '#sample', role: t('route.valuation'), photo: null, phone, email: 'an@perron.example' },
            ...{ languages: 'nl, fr', offices: 'Brugge', licence: '507.123' },
          }}
        />
      </Sample>
      <Sample name="StateNotice">
        <StateNotice state="sold" listHref="#sample" alertHref="#sample" />
        <StateNotice state="rented" listHref="#sample" alertHref="#sample" />
      </Sample>
      <Sample name="NoPhoto" isRow>
        <NoPhoto />
      </Sample>
    </>
  )
}
