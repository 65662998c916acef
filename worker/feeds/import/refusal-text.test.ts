import { expect, test } from 'vitest'
import type { ImportRefusal } from '#db/model/feeds/import-run.ts'
import { refusalText } from './refusal-text.ts'

test.each<readonly [ImportRefusal, string]>([
  [{ why: 'withdraws', kind: 'listing', missing: 1_201, stock: 12_345_678 }, 'would withdraw 1,201 of 12,345,678 listings, more than 20 %'],
  [{ why: 'withdraws', kind: 'project', missing: 21, stock: 100 }, 'would withdraw 21 of 100 projects, more than 20 %'],
  [{ why: 'excess', after: 350_001, most: 350_000 }, 'would bring the stock to 350,001 listings; a site searches at most 350,000'],
  [{ why: 'incomplete', kind: 'project', held: 999, announced: 1_000 }, 'holds 999 of the 1,000 projects that it names: it is not whole'],
  [{ why: 'givenUp' }, 'was aborted by its sender, or timed out'],
  [{ why: 'abandoned' }, 'was aborted by its sender, or timed out'],
])('%j reads: %s', (refusal, text) => {
  expect(refusalText(refusal)).toBe(text)
})
