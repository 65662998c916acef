import { expect, test } from 'vitest'
import { externalAddress, fixedListing } from './agency-settings.ts'

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

test('a page on another site is found by its path, in the visitor’s language', () => {
  const pages = [
    { path: 'jobs', url: { nl: 'https://jobs.example/nl', fr: 'https://jobs.example/fr' } },
    { path: 'about/team', url: { nl: 'https://team.example' } },
    { path: 'empty', url: {} },
  ]
  expect(externalAddress(pages, 'jobs', 'fr')).toBe('https://jobs.example/fr')
  expect(externalAddress(pages, '/jobs/', 'nl')).toBe('https://jobs.example/nl')
  expect(externalAddress(pages, '/about/team', 'nl')).toBe('https://team.example')
  for (const path of ['', 'about', 'empty', 'other']) expect(externalAddress(pages, path, 'nl'), path).toBe(null)
})
