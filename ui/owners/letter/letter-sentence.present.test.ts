import { describe, expect, test } from 'vitest'
import { weekFrom } from '#db/model/owners/owner-digest.ts'
import type { Locale } from '#messages/locales.ts'
import { weekSentence } from './letter-sentence.present.ts'

const period = weekFrom('2026-11-16')

/** A week since long on the market and counted, unless other days are given. */
const sentence = (
  count: number,
  before: number,
  visits = 0,
  { since = '2026-01-01' as string | null, startedOn = '2026-01-01', locale = 'en' as Locale } = {},
) => weekSentence({ views: { count, before, since }, startedOn }, period, visits, locale).replaceAll('\u00a0', ' ')

describe('the sentence of a week', () => {
  test.each([
    [214, 191, 'Your property was seen 214 times on our site, 12% more than the week before.'],
    [301, 300, 'Your property was seen 301 times on our site, about as often as the week before.'],
    [40, 40, 'Your property was seen 40 times on our site, about as often as the week before.'],
    [191, 214, 'Your property was seen 191 times on our site, compared with 214 the week before.'],
    [1, 9, 'Your property was seen once on our site, compared with 9 the week before.'],
    [12, 8, 'Your property was seen 12 times on our site, 4 more than the week before.'],
    [12_400, 310, 'Your property was seen 12,400 times on our site, 12,090 more than the week before.'],
    [7, 0, 'Your property was seen 7 times on our site, 7 more than the week before.'],
    [0, 9, 'Your property was not seen on our site.'],
  ])('%i views after %i read: %s', (count, before, text) => {
    expect(sentence(count, before)).toBe(text)
  })

  test.each([
    ['the first week', { since: '2026-11-18', startedOn: '2026-11-18' }, 'In its first week, your property was seen 34 times on our site.'],
    ['a week after one that was not counted in full', { since: '2026-11-11' }, 'Your property was seen 34 times on our site.'],
    ['a week without counting', { since: null }, 'How often your property was seen on our site was not counted.'],
  ])('%s is not compared', (_name, days, text) => {
    expect(sentence(34, 0, 0, days)).toBe(text)
  })

  test.each([
    ['nl', 'Uw pand werd op onze site 1.214 keer bekeken, 12 % meer dan de week ervoor, en er vonden twee bezoeken plaats.'],
    ['fr', 'Votre bien a été vu 1.214 fois sur notre site, soit 12 % de plus que la semaine précédente, et deux visites ont eu lieu.'],
    ['en', 'Your property was seen 1,214 times on our site, 12% more than the week before, and two visits took place.'],
    ['de', 'Ihre Immobilie wurde auf unserer Website 1.214 Mal angesehen, 12 % mehr als in der Woche davor, und zwei Besichtigungen fanden statt.'],
  ] as const)('in %s it ends with the visits that took place', (locale, text) => {
    expect(sentence(1214, 1084, 2, { locale })).toBe(text)
  })

  test.each([
    ['nl', 'Uw pand werd op onze site één keer bekeken, tegenover 8 keer de week ervoor, en er vond één bezoek plaats.'],
    ['fr', 'Votre bien a été vu une fois sur notre site, contre 8 fois la semaine précédente, et une visite a eu lieu.'],
    ['en', 'Your property was seen once on our site, compared with 8 the week before, and one visit took place.'],
    ['de', 'Ihre Immobilie wurde auf unserer Website einmal angesehen, gegenüber 8 Mal in der Woche davor, und eine Besichtigung fand statt.'],
  ] as const)('in %s one is singular', (locale, text) => {
    expect(sentence(1, 8, 1, { locale })).toBe(text)
  })
})
