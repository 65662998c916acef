import { expect, test } from 'vitest'
import { tableRows } from '#db/model/feeds/feed-table.ts'
import { locales } from '#messages/locales.ts'
import { neutralReader } from '../perron/reader.ts'
import { templateText } from './template-file.ts'

test.each(locales)('the example in %s is read without a remark, as the same two homes', (locale) => {
  const rows = tableRows(templateText(locale))
  const read = rows.map(({ record, problem }) => {
    expect(problem).toBeNull()
    const reading = neutralReader.read('listing', JSON.parse(JSON.stringify(record)), { salt: 'salt', publicId: () => 1 })
    if (!reading.ok || !('listing' in reading)) throw new Error(reading.ok ? 'a project' : reading.reason)
    const { goal, state, price, bedrooms, surfaceLiving, mainType, place } = reading.listing
    return {
      remarks: reading.remarks,
      goal,
      state,
      price: price.amount,
      bedrooms,
      surfaceLiving,
      mainType,
      zip: place.zip,
      street: place.address?.street ?? null,
    }
  })
  expect(read).toEqual([
    { remarks: [], goal: 'sale', state: 'available', price: 395_000, bedrooms: 3, surfaceLiving: 148.5, mainType: 'house', zip: '8500', street: 'Molenstraat' },
    { remarks: [], goal: 'rent', state: 'rented', price: null, bedrooms: 1, surfaceLiving: 68, mainType: 'apartment', zip: '5000', street: null },
  ])
})
