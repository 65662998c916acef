import { expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { textIn } from '../site/localized.ts'
import { dataAuthorities } from './data-authorities.ts'

test.each([
  ['BE', 'nl', 'Gegevensbeschermingsautoriteit (GBA)', 'Drukpersstraat 35, 1000 Brussel', 'https://www.gegevensbeschermingsautoriteit.be'],
  ['BE', 'fr', 'Autorité de protection des données (APD)', 'rue de la Presse 35, 1000 Bruxelles', 'https://www.autoriteprotectiondonnees.be'],
  ['BE', 'en', 'Belgian Data Protection Authority (GBA/APD)', 'Drukpersstraat 35, 1000 Brussels', 'https://www.dataprotectionauthority.be'],
  ['BE', 'de', 'Datenschutzbehörde (GBA/APD)', 'Drukpersstraat 35, 1000 Brüssel', 'https://www.datenschutzbehorde.be'],
  ['LU', 'nl', 'Commission nationale pour la protection des données (CNPD)', '15, boulevard du Jazz, L-4370 Belvaux, Luxemburg', 'https://cnpd.public.lu'],
  ['LU', 'fr', 'Commission nationale pour la protection des données (CNPD)', '15, boulevard du Jazz, L-4370 Belvaux, Luxembourg', 'https://cnpd.public.lu'],
  ['LU', 'en', 'Commission nationale pour la protection des données (CNPD)', '15, boulevard du Jazz, L-4370 Belvaux, Luxembourg', 'https://cnpd.public.lu'],
  ['LU', 'de', 'Commission nationale pour la protection des données (CNPD)', '15, boulevard du Jazz, L-4370 Belvaux, Luxemburg', 'https://cnpd.public.lu'],
] as const)('a complaint in %s, in %s, goes to the %s', (country, locale, name, address, site) => {
  const authority = dataAuthorities.find((each) => each.country === country)
  expect([authority?.name, authority?.address, authority?.site].map((text) => textIn(text, locale))).toEqual([name, address, site])
})

test('each country has one authority', () => {
  expect([dataAuthorities.map(({ country }) => country), locales.length]).toEqual([['BE', 'LU'], 4])
})
