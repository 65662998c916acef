import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slug } from '#db/model/site/path-segment.ts'
import { locales } from '#messages/locales.ts'
import { anyText } from '../tests/kit/any-text.ts'
import {
  articlePath,
  externalPath,
  filled,
  localisedPath,
  originalOf,
  originalPath,
  pathInLocale,
  projectPath,
  routeOf,
  routeOfOriginal,
  spelledPath,
  unprefixed,
} from './route-lookup.ts'
import { href, parentOf, patternOf, type RouteName, routeNames } from './routes.ts'

const word = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/).map(slug)
const id = fc.integer({ min: 1 }).map(String)

/** Any screen, with a value for each of its parameters. */
const anyRoute = fc.constantFrom(...routeNames).chain((name) => {
  const keys = (patternOf(name, 'en').match(/:\w+/g) ?? []).map((key) => key.slice(1))
  return fc.record(Object.fromEntries(keys.map((key) => [key, key === 'id' ? id : word]))).map((parameters) => ({ name, parameters }))
})

describe('a localised path', () => {
  test('a localised path of any screen leads back to that screen and its parameters, in every language', () => {
    fc.assert(
      fc.property(anyRoute, fc.constantFrom(...locales), (route, locale) => {
        expect(routeOf(filled(route, locale).slice(locale.length + 1), locale)).toEqual(route)
      }),
    )
  })

  test('the path of a link resolves to the route it was made from', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), word, word, fc.nat(), (locale, city, type, number) => {
        const found = routeOf(href('propertyForSale', locale, { city, type, id: number }).slice(3), locale)
        expect(found).toEqual({ name: 'propertyForSale', parameters: { city, type, id: String(number) } })
      }),
    )
  })

  test('a localised path becomes the same screen in any other language, there and back', () => {
    fc.assert(
      fc.property(anyRoute, fc.constantFrom(...locales), fc.constantFrom(...locales), (route, from, to) => {
        const path = filled(route, from)
        expect(pathInLocale(path, to)).toBe(filled(route, to))
        expect(pathInLocale(pathInLocale(path, to), from)).toBe(path)
      }),
    )
  })

  test.each([
    ['/nl/te-koop/', 'fr', '/fr/a-vendre/'],
    ['nl/te-koop', 'en', '/en/for-sale/'],
    ['/fr/', 'de', '/de/'],
    ['/de/neubau/gent/de-lindehof/901/', 'nl', '/nl/nieuwbouw/gent/de-lindehof/901/'],
    ['/en/statistics/potential-tenants/', 'fr', '/fr/statistiques/candidats-locataires/'],
    ['/nl/te-koop/brugge/%E6%9D%B1/1/', 'en', '/en/for-sale/brugge/%E6%9D%B1/1/'],
    ['/nl/nergens/', 'fr', '/'],
    ['/nl/for-sale/', 'fr', '/'],
    ['/te-koop/', 'fr', '/'],
    ['/xx/te-koop/', 'fr', '/'],
    ['/', 'fr', '/'],
    ['', 'fr', '/'],
  ] as const)('%s in %s is %s; the root for an unknown path', (path, locale, expected) => {
    expect(pathInLocale(path, locale)).toBe(expected)
  })

  test.each([
    ['te-koop', 'nl', 'forSale'],
    ['/te-koop/', 'nl', 'forSale'],
    ['//te-koop//', 'nl', 'forSale'],
    ['', 'nl', 'home'],
    ['te-koop', 'fr', null],
    ['te-koop/brugge', 'nl', 'townForSale'],
    ['te-koop/brugge/huis', 'nl', 'typeForSale'],
    ['te-koop/brugge/villa/1/2', 'nl', null],
    ['statistieken/handelspanden', 'nl', 'statisticsCommercial'],
    ['bedankt/send-to-friend', 'nl', 'thankYouSendToFriend'],
    [':city', 'nl', null],
  ] as const)('%s in %s names %s', (path, locale, name) => {
    expect(routeOf(path, locale)?.name ?? null).toBe(name)
  })

  test('a localised path with a segment that cannot be decoded keeps it as it is', () => {
    expect(routeOf('te-koop/%E0%A4%A/villa/1', 'nl')?.parameters).toEqual({ city: '%E0%A4%A', type: 'villa', id: '1' })
  })

  test('a localised path of any kind never throws, and never finds a property of the object prototype', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom(...locales), (path, locale) => {
        routeOf(path, locale)
        routeOfOriginal(path)
        unprefixed(path)
        expect(localisedPath(path, locale)).toMatch(new RegExp(`^/${locale}/`))
        expect(pathInLocale(path, locale)).toMatch(/^\//)
      }),
    )
    for (const path of ['__proto__', 'constructor', 'toString']) expect(routeOf(path, 'nl')).toBeNull()
  })
})

describe('an original path', () => {
  test('an original path is the English one without a prefix', () => {
    expect(originalPath('home')).toBe('/')
    expect(originalPath('forSale')).toBe('for-sale/')
    expect(originalPath('statisticsTenants')).toBe('statistics/potential-tenants/')
  })

  test('an original path becomes the localised path in any language', () => {
    fc.assert(
      fc.property(anyRoute, fc.constantFrom(...locales), (route, locale) => {
        expect(localisedPath(filled(route, 'en').slice('/en/'.length), locale)).toBe(filled(route, locale))
      }),
    )
  })

  test.each([
    ['for-sale/', 'nl', '/nl/te-koop/'],
    ['/for-sale', 'fr', '/fr/a-vendre/'],
    ['/', 'de', '/de/'],
    ['free-valuation/', 'de', '/de/kostenlose-schaetzung/'],
    ['for-sale/bruges/town-house/4001/', 'fr', '/fr/a-vendre/bruges/town-house/4001/'],
    ['some/old/place/for-sale', 'nl', '/nl/te-koop/'],
    ['houses/for-rent/', 'fr', '/fr/a-louer/'],
    ['for-sale/something', 'nl', '/nl/te-koop/something/'],
    ['for-sale/a/b/c/d', 'nl', '/nl/'],
    ['te-koop/', 'nl', '/nl/'],
    ['nowhere/', 'en', '/en/'],
  ] as const)('%s in %s is %s: bare goals by their last segment, home for an unknown path', (path, locale, expected) => {
    expect(localisedPath(path, locale)).toBe(expected)
  })

  test.each([
    ['for-sale/bruges/town-house/4001/', 'for-sale/'],
    ['new-build/ghent/de-lindehof/901', 'new-build/'],
    ['statistics/commons/', 'statistics/'],
    ['thank-you/send-to-friend/', 'thank-you/'],
    ['references/bruges/1/', 'references/'],
    ['for-sale/', '/'],
    ['contact', '/'],
    ['/', '/'],
    ['nowhere/', '/'],
  ])('the one above %s is %s', (path, parent) => {
    const found = routeOfOriginal(path)
    const above = found && parentOf(found.name)
    expect(above ? originalPath(above) : '/').toBe(parent)
  })
})

describe('the spelling of a path', () => {
  test.each([
    ['Te Koop', 'nl', 'te-koop/'],
    ['%C3%A0-vendre', 'fr', 'a-vendre/'],
    ['//a-vendre//', 'fr', 'a-vendre/'],
    ['kostenlose-sch%C3%A4tzung', 'de', 'kostenlose-schaetzung/'],
    ['STATISTIQUES/Candidats Locataires', 'fr', 'statistiques/candidats-locataires/'],
    ['te-koop/Knokke%20Heist/x/1', 'nl', 'te-koop/Knokke%20Heist/x/1/'],
    ['', 'nl', '/'],
    ['te-huur/nergens', 'nl', 'te-huur/nergens/'],
    ['te-huur/1/2/3/4', 'nl', null],
    ['a-vendre', 'nl', null],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(spelledPath(path, locale)).toBe(expected)
  })

  test('the spelling of a path deeper than any screen is not read', () => {
    expect(spelledPath('x/'.repeat(5000), 'nl')).toBeNull()
    expect(originalOf(`te-koop/${'x/'.repeat(5000)}`, 'nl').startsWith('for-sale/x/')).toBe(true)
  })

  test.each([
    ['te-koop/pronkstuk', 'nl', 'for-sale/pronkstuk'],
    ['/fr-only/x/', 'fr', 'fr-only/x'],
    ['conseils/checklist/extra', 'fr', 'tips/checklist/extra'],
    ['for-sale/showpiece', 'nl', 'for-sale/showpiece'],
  ] as const)('the path %s in %s is %s as an original path', (path, locale, expected) => {
    expect(originalOf(path, locale)).toBe(expected)
  })
})

describe('a path without its language', () => {
  const languages = (path: string) => unprefixed(path).map(({ locale, found }): [string, RouteName] => [locale, found.name])

  test('a path without its language finds a screen in every language in which it has that path', () => {
    expect(languages('/te-koop/')).toEqual([['nl', 'forSale']])
    expect(languages('contact')).toEqual([
      ['nl', 'contact'],
      ['fr', 'contact'],
      ['en', 'contact'],
    ])
    expect(languages('/references/')).toEqual([
      ['fr', 'references'],
      ['en', 'references'],
    ])
    expect(languages('/login/')).toHaveLength(4)
    expect(languages('/nowhere/')).toEqual([])
  })

  test('a path without its language is not the home page, since the root negotiates the language', () => {
    for (const path of ['', '/', '//']) expect(languages(path)).toEqual([])
  })
})

describe('addresses outside the catalogue', () => {
  test('a project has its page here, or at the address in its record', () => {
    const page = '/nl/nieuwbouw/gent/de-lindehof/901/'
    expect(projectPath(page, null)).toBe(page)
    expect(projectPath(page, 'https://lindehof.example/nl')).toBe('https://lindehof.example/nl')
    for (const address of ['', 'javascript:alert(1)', '//evil.example', 'ftp://x', 'lindehof.example', ' https://x'])
      expect(projectPath(page, address), address).toBe(page)
  })

  test('a screen that the agency has on another site is linked there, by its original path and language', () => {
    const pages = [
      { path: 'jobs', url: { nl: 'https://werk.example/nl', fr: 'https://werk.example/fr' } },
      { path: 'statistics/commons', url: { any: 'https://figures.example' } },
    ]
    expect(locales.map((locale) => externalPath('jobs', pages, locale))).toEqual([
      'https://werk.example/nl',
      'https://werk.example/fr',
      'https://werk.example/nl',
      'https://werk.example/nl',
    ])
    expect(externalPath('statisticsCommons', pages, 'de')).toBe('https://figures.example')
    for (const name of ['home', 'tips', 'statistics'] as const) expect(externalPath(name, pages, 'nl'), name).toBeNull()
  })

  test('an article’s path is its category, its sub-category where it has one, and its name', () => {
    expect(articlePath('Tips', 'Around the house')).toBe('tips/around-the-house/')
    expect(articlePath('Conseils', 'Première impression', 'Avant l’été')).toBe('conseils/avant-l-ete/premiere-impression/')
    expect(articlePath('Tips', 'Checklist', '')).toBe('tips/checklist/')
  })
})
