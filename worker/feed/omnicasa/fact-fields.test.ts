import { expect, test } from 'vitest'
import { factKeys } from '#db/model/facts.ts'
import { plainKey } from '../plain-key.ts'
import { factFields } from './fact-fields.ts'

test('no two facts claim the same field', () => {
  const names = factKeys.flatMap((key) => [...new Set(factFields[key].map(plainKey))])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
