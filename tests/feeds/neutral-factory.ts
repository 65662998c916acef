import type { FeedRecord } from '../kit/factories.ts'

/** A house for sale in Ghent in the neutral format, with its price and address shown; overrides replace fields. */
export function aNeutralListing(overrides: FeedRecord = {}): FeedRecord {
  return {
    ...{ id: 'A-1', type: 'house', negotiation: 'sale', status: 'available' },
    price: { amount: 395_000, hidden: false },
    location: {
      street: 'Vlierstraat',
      number: '12',
      postal_code: '9000',
      city: 'Gent',
      country: 'BE',
      hidden: false,
      geo: { latitude: 51.05, longitude: 3.72 },
    },
    description_title: { nl: 'Woning met tuin' },
    ...overrides,
  }
}

/** A project in Ghent in the neutral format, with its address shown. */
export function aNeutralProject(overrides: FeedRecord = {}): FeedRecord {
  return {
    ...{ id: 'P-1', is_project: true, status: 'available', reference: '2026/P1' },
    location: { street: 'Lindenlei', number: '2', postal_code: '9000', city: { nl: 'Gent', en: 'Ghent' }, country: 'BE', hidden: false },
    description_title: { nl: 'De Boomgaard' },
    ...overrides,
  }
}
