import { expect, test } from 'vitest'
import { fixedListing } from './agency-settings.ts'

test('a fixed page is found by its original path, with or without outer slashes', () => {
  const pages = [
    { path: 'for-sale/showpiece', listing: 4001 },
    { path: 'open-house', listing: 4002 },
  ]
  expect(fixedListing(pages, 'for-sale/showpiece')).toBe(4001)
  expect(fixedListing(pages, '/for-sale/showpiece/')).toBe(4001)
  expect(fixedListing(pages, '/open-house')).toBe(4002)
  for (const path of ['', '/', 'for-sale', 'for-sale/other', 'toString', '__proto__']) expect(fixedListing(pages, path), path).toBeNull()
})
