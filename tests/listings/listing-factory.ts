import type { Listing, Photo } from '#db/model/listings/listing.ts'

/** A house for sale in Bruges as the site keeps it, without a text; overrides replace whole values. */
export function aHome(overrides: Partial<Listing> = {}): Listing {
  return {
    ...{ id: 4001, goal: 'sale', state: 'available', mainType: 'house', type: 'house', mainTypeName: {}, typeName: {}, title: null, marquee: null },
    place: { zip: '8000', city: { nl: 'Brugge' }, country: 'BE', countryName: null, address: null, district: null, point: null },
    price: { amount: 395_000, from: false },
    energy: { value: null, labelText: null },
    ...{ bedrooms: null, surfaceLiving: null, surfaceGround: null, photo: null, photoCount: 0, createdAt: '2026-05-04T08:30:00.000Z' },
    ...{ reference: null, changedAt: null, description: null, photos: [], films: [], facts: {}, projectId: null },
    contact: { office: null, name: null, email: null, phone: null },
    ...overrides,
  }
}

/** A photograph with a key. */
export function aPhoto(key: string): Photo {
  return { key, url: `https://photos.example/${key}.jpg`, width: 1600, height: 1067, name: null, placeholder: null }
}
