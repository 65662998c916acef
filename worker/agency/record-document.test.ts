import { expect, test } from 'vitest'
import { demoAgency } from '../../tests/kit/demo-agency.ts'
import { readRecord } from './read-record.ts'
import { documentOf, picturesOf } from './record-document.ts'

test('the document of a record reads as the same record', () => {
  const { version: _, ...record } = demoAgency
  const reading = readRecord(documentOf(record), picturesOf(record))
  expect('errors' in reading ? reading.errors : reading.record).toEqual(record)
})
