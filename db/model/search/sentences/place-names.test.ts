import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { upTo } from '../../../../tests/full.ts'
import { lexicon } from '../../../../tests/kit/lexicon.ts'
import { zoneIndex } from '../../places/zone-index.ts'
import { readSentence } from './read-sentence.ts'

/** The filters that a text alone sets in every language, if all agree. */
function filtersOf(text: string): string {
  const [only, ...others] = new Set(locales.map((locale) => queryOf(text, locale)))
  return others.length === 0 ? (only ?? '') : [only, ...others].join(' or ')
}

function queryOf(text: string, locale: (typeof locales)[number]): string {
  const { filters, left } = readSentence(text, locale, 'sale', lexicon)
  return filters.map((each) => each.join('=')).join('&') + (left === '' ? '' : ` left: ${left}`)
}

describe('a text that is the name of a place means the place', () => {
  test.each([
    ['be-62063', ['Liège', 'Luik', 'Lüttich', 'liege', 'LIÈGE']],
    ['be-71053', ['Sint-Truiden', 'St-Truiden', 'St Truiden', 'St. Truiden', 'St.-Truiden', 'Saint-Trond', 'St-Trond']],
    ['be-46021', ['Sint-Niklaas', 'St Niklaas', 'St-Niklaas']],
    ['be-63067', ['Sankt Vith', 'St. Vith', 'St-Vith', 'Saint-Vith']],
    ['be-21013', ['Sint-Gillis', 'Saint-Gilles', 'St-Gilles', 'St Gillis']],
    ['be-82038', ['Sainte-Ode', 'Ste-Ode']],
    ['lu-esch-sur-alzette', ['Esch-Uelzecht', 'Esch-sur-Alzette', 'Esch an der Alzette']],
    ['be-63072', ['Spa']],
    ['be-71002', ['As']],
    ['be-62003', ['Ans']],
    ['be-13025', ['Mol']],
    ['be-21007', ['Forest', 'Vorst']],
    ['be-6900-on', ['On']],
    ['be-4190-my', ['My']],
    ['be-9700-eine', ['Eine']],
    ['be-coast', ['aan zee', 'Belgische kust', 'côte belge', 'Belgian coast', 'belgische Küste']],
  ])('%s', (code, names) => {
    expect(names.map(filtersOf)).toEqual(names.map(() => `zone=${code}`))
  })

  test.each([
    ['zip=1000', ['1000', 'B-1000', 'B 1000', 'B1000', 'BE-1000', '1000 Brussel', 'B-1000 Bruxelles']],
    ['zip=L-4010', ['L-4010', 'L 4010', 'L4010', 'LU-4010']],
  ])('%s', (query, texts) => {
    expect(texts.map(filtersOf)).toEqual(texts.map(() => query))
  })

  const towns = zoneIndex().named.filter(({ entry }) => entry.zone.kind === 'municipality' || entry.zone.kind === 'locality')
  test.each(locales)('every town and part of a town, in %s', (locale) => {
    const names = towns.flatMap(({ entry }) => [entry.zone.names[locale], ...entry.aliases])
    const read = names.slice(0, upTo(1500, names.length)).filter((name) => !/^(?:zone|zip)=[^& ]+$/.test(queryOf(name, locale)))
    expect(read).toEqual([])
  })
})
