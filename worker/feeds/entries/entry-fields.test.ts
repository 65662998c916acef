import { expect, test } from 'vitest'
import { entrySections } from '#db/model/feeds/entry.ts'
import { recordFields } from '#worker/feeds/perron/record-fields.ts'
import { fieldsOf, ownWays } from './entry-fields.ts'

test('the form has every field of the neutral format once', () => {
  const inForm = entrySections.flatMap((section) => fieldsOf(section).map(({ path }) => path))
  expect([...inForm, ...ownWays].sort()).toEqual([...recordFields.keys()].sort())
})
