import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { paths } from '#messages/paths.ts'
import { hasMessage } from '#messages/translate.ts'
import { routes } from './route-catalogue.ts'
import { breadcrumbKey, href, isRouteName, parentOf, patternOf, type RouteName, routeDefinition, routeNames, trailOf } from './routes.ts'

/** The paths that are promised, in nl, fr, en and de. */
const promised = {
  home: ['', '', '', ''],
  forSale: ['te-koop', 'a-vendre', 'for-sale', 'zu-verkaufen'],
  forRent: ['te-huur', 'a-louer', 'for-rent', 'zu-vermieten'],
  projects: ['nieuwbouw', 'projets-neufs', 'new-build', 'neubau'],
  demandRegister: ['wat-zoekt-u', 'que-cherchez-vous', 'what-are-you-looking-for', 'was-suchen-sie'],
  valuation: ['gratis-schatting', 'estimation-gratuite', 'free-valuation', 'kostenlose-schaetzung'],
  contact: ['contact', 'contact', 'contact', 'kontakt'],
  assets: ['onze-troeven', 'nos-atouts', 'our-assets', 'unsere-staerken'],
  abroad: ['buitenland', 'etranger', 'abroad', 'ausland'],
  references: ['referenties', 'references', 'references', 'referenzen'],
  tips: ['tips', 'conseils', 'tips', 'tipps'],
  jobs: ['vacatures', 'emplois', 'jobs', 'stellenangebote'],
  team: ['team', 'equipe', 'team', 'team'],
  statistics: ['statistieken', 'statistiques', 'statistics', 'statistiken'],
  testimonials: ['getuigenissen', 'temoignages', 'testimonials', 'kundenstimmen'],
  favourites: ['favorieten', 'favoris', 'favourites', 'favoriten'],
  cookiePolicy: ['cookiebeleid', 'cookie-policy', 'cookie-policy', 'cookie-richtlinie'],
  privacy: ['privacyverklaring', 'privacy-statement', 'privacy-statement', 'datenschutz'],
  disclaimer: ['disclaimer', 'clause-de-non-responsabilite', 'disclaimer', 'haftungsausschluss'],
  accessibility: ['toegankelijkheid', 'accessibilite', 'accessibility', 'barrierefreiheit'],
  cookieSettings: ['cookie-instellingen', 'parametres-des-cookies', 'cookie-settings', 'cookie-einstellungen'],
  legal: ['wettelijke-gegevens', 'donnees-legales', 'legal-data', 'rechtliche-angaben'],
  ownerLogin: ['login', 'login', 'login', 'login'],
  ownerPortal: ['eigenaar', 'proprietaire', 'owner', 'eigentuemer'],
  thankYou: ['bedankt', 'merci', 'thank-you', 'danke'],
} as const satisfies Partial<Record<RouteName, readonly [string, string, string, string]>>

const names = Object.keys(promised).filter((name): name is keyof typeof promised => name in promised)
const promises = names.flatMap((name) =>
  locales.map((locale, index) => ({ name, locale, path: `/${[locale, promised[name][index]].filter(Boolean).join('/')}/` })),
)

describe('the link to a route by href', () => {
  test.each(promises)('$name in $locale is $path', ({ name, locale, path }) => {
    expect(href(name, locale)).toBe(path)
  })

  test('a home is below its goal, a project below the projects, each with its id last', () => {
    const home = { city: 'brugge', type: 'herenhuis', id: 4001 }
    expect(locales.map((locale) => href('propertyForSale', locale, home))).toEqual([
      '/nl/te-koop/brugge/herenhuis/4001/',
      '/fr/a-vendre/brugge/herenhuis/4001/',
      '/en/for-sale/brugge/herenhuis/4001/',
      '/de/zu-verkaufen/brugge/herenhuis/4001/',
    ])
    expect(href('propertyForRent', 'fr', home)).toBe('/fr/a-louer/brugge/herenhuis/4001/')
    expect(href('project', 'de', { city: 'Gent', name: 'De Lindehof', id: 901 })).toBe('/de/neubau/gent/de-lindehof/901/')
  })

  test('the link to a route by href makes a segment of any text', () => {
    const path = (city: string) => href('propertyForSale', 'en', { city, type: 'Town house', id: 1 })
    expect(path("Braine-l'Alleud")).toBe('/en/for-sale/braine-l-alleud/town-house/1/')
    expect(path('Brügge / Bruges')).toBe('/en/for-sale/brugge-bruges/town-house/1/')
    expect(path('')).toBe('/en/for-sale/-/town-house/1/')
    expect(path('?!')).toBe('/en/for-sale/-/town-house/1/')
    expect(path('../../admin')).toBe('/en/for-sale/admin/town-house/1/')
    expect(path('東京')).toBe('/en/for-sale/%E6%9D%B1%E4%BA%AC/town-house/1/')
  })

  test('always gives one absolute path, for any words', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.nat(), (locale, city, type, id) => {
        const path = href('propertyForSale', locale, { city, type, id })
        expect(path).toMatch(/^\/[a-z]{2}\/[a-z-]+\/[^/?#]+\/[^/?#]+\/\d+\/$/)
        expect(new URL(path, 'https://www.perron.example').pathname).toBe(path)
      }),
    )
  })
})

describe('the catalogue of routes', () => {
  test('the catalogue of routes has every page of the specification, and thank-you pages for an open day, an offer and a rent profile', () => {
    const under = (parent: RouteName) => routeNames.filter((name) => parentOf(name) === parent).map((name) => routeDefinition(name).path)
    expect(under('thankYou')).toEqual([
      'contact-me',
      'contact-appointment',
      'open-day',
      'contact-construction',
      'contact-demand',
      'demand-register',
      'keep-me-informed',
      'send-to-friend',
      'site-contact',
      'purchase-offer',
      'rent-profile',
      'document-request',
      'sign-newsletter',
      'job-application',
      'testimonial',
    ])
    expect(under('statistics')).toEqual(['commercial', 'commons', 'potential-tenants', 'potential-buyers'])
    expect(under('references')).toEqual([':city/:id'])
    expect(under('jobs')).toEqual(['vacancy/:key'])
  })

  test('the catalogue of routes gives each screen its type: feedback, article, page or login', () => {
    const ofType = (type: string) => routeNames.filter((name) => routeDefinition(name).type === type)
    expect(ofType('login')).toEqual(['ownerLogin', 'deskSignIn'])
    expect(ofType('feedback')).toEqual(routeNames.filter((name) => trailOf(name).includes('thankYou')))
    expect(ofType('article')).toEqual(
      routeNames.filter((name) => name === 'article' || ['references', 'statistics', 'jobs'].some((category) => parentOf(name) === category)),
    )
    expect(new Set(routeNames.map((name) => routeDefinition(name).type))).toEqual(new Set(['page', 'article', 'feedback', 'login']))
  })

  test('the catalogue of routes lists every screen for visitors except follow-up pages and private ones', () => {
    const isOfDesk = (name: RouteName) => name === 'desk' || trailOf(name).includes('desk')
    expect(routeNames.filter((name) => isOfDesk(name) && routeDefinition(name).public)).toEqual([])
    const hidden = routeNames.filter((name) => !routeDefinition(name).public && !isOfDesk(name))
    expect(hidden).toEqual([
      'favourites',
      'alert',
      'enquiry',
      'viewing',
      'openDay',
      'appointment',
      'ownerQuestion',
      'construction',
      'sendToFriend',
      'purchaseOffer',
      'rentProfile',
      'documentRequest',
      'projectDocumentRequest',
      'documentLink',
      'subscription',
      'subscriptionConfirm',
      'subscriptionEnd',
      'testimonialReview',
      'cookieSettings',
      'ownerReset',
      'ownerPassword',
      'ownerSignIn',
      'ownerEmail',
      'ownerDigestEnd',
      'ownerPortal',
      'ownerHome',
      'ownerAccount',
      ...routeNames.filter((name) => trailOf(name).includes('thankYou')),
    ])
  })

  test.each(locales)('the catalogue of routes has one screen per path in %s, made of segments that need no escaping in an address', (locale) => {
    const patterns = routeNames.map((name) => patternOf(name, locale))
    expect(new Set(patterns.map((pattern) => pattern.replace(/:\w+/g, ':'))).size).toBe(routeNames.length)
    for (const pattern of patterns) expect(pattern).toMatch(/^(?:(?::?[a-zA-Z]|[a-z0-9])[a-z0-9-]*(?:\/(?=.)|$))*$/)
  })

  test('the catalogue of routes has no segment in a catalogue for a screen that does not exist', () => {
    for (const locale of locales) expect(Object.keys(paths[locale]).filter((name) => !isRouteName(name))).toEqual([])
  })

  test('the catalogue of routes takes the same parameters in every language, each once', () => {
    for (const name of routeNames) {
      const parameters = locales.map((locale) => patternOf(name, locale).match(/:\w+/g) ?? [])
      for (const found of parameters) expect(found, name).toEqual(parameters[0])
      expect(new Set(parameters[0]).size, name).toBe(parameters[0]?.length)
    }
  })

  test('the catalogue of routes names a breadcrumb for every screen', () => {
    expect(routeNames.filter((name) => !hasMessage(breadcrumbKey(name)))).toEqual([])
  })

  test('leads from every screen up to home', () => {
    for (const name of routeNames) {
      expect(trailOf(name)[0], name).toBe('home')
      expect(trailOf(name).at(-1), name).toBe(name)
    }
    expect(trailOf('propertyForRent')).toEqual(['home', 'forRent', 'propertyForRent'])
    expect(parentOf('home')).toBeNull()
  })

  test('the catalogue of routes distinguishes its names from others', () => {
    expect(routeNames).toEqual(Object.keys(routes))
    for (const name of ['', 'nowhere', 'toString', '__proto__', 'constructor']) expect(isRouteName(name), name).toBe(false)
  })
})

test('a link with a wrong name, language or parameter does not compile', () => {
  const mistakes = [
    // @ts-expect-error unknown screen
    () => href('nowhere', 'nl'),
    // @ts-expect-error unknown language
    () => href('home', 'it'),
    // @ts-expect-error a language is needed
    () => href('home'),
    // @ts-expect-error a home needs its parameters
    () => href('propertyForSale', 'nl'),
    // @ts-expect-error the id is missing
    () => href('propertyForSale', 'nl', { city: 'brugge', type: 'villa' }),
    // @ts-expect-error a project has a name, no type
    () => href('project', 'nl', { city: 'gent', type: 'villa', id: 1 }),
    // @ts-expect-error an id is text or a number
    () => href('reference', 'nl', { city: 'gent', id: null }),
    // @ts-expect-error this screen has no parameters
    () => href('forSale', 'nl', { city: 'gent' }),
    // @ts-expect-error no such screen has a breadcrumb
    () => breadcrumbKey('nowhere'),
  ]
  expect(mistakes).toHaveLength(9)
})
