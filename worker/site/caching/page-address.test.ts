import { describe, expect, test } from 'vitest'
import { addressIn, canonicalAddress, keysReadBy } from './page-address.ts'

const keys = keysReadBy([{ reads: ['type', 'page'] }, { reads: null }])

describe('the address of a remembered page', () => {
  test.each([
    ['http://127.0.0.1:8787/nl/te-koop/?page=2', '/nl/te-koop/?page=2'],
    ['https://www.agency.example/', '/'],
  ])('the remembered page at %s has the address %s, on any host', (url, address) => {
    expect(addressIn(url)).toBe(address)
  })

  test.each([
    ['/nl/te-koop/', '/nl/te-koop/'],
    ['/nl/te-koop/?utm_source=mail&gclid=1', '/nl/te-koop/'],
    ['/nl/te-koop/?utm_source=mail&type=house&type=villa', '/nl/te-koop/?type=house&type=villa'],
    ['/nl/te-koop/?%74ype=house', '/nl/te-koop/?type=house'],
    ['/nl/te-koop/?lng=fr', '/nl/te-koop/?lng=fr'],
    ['/nl/te-koop/?', '/nl/te-koop/'],
  ])('the address of a remembered page of %s is %s', (given, address) => {
    expect(canonicalAddress(given, keys)).toBe(address)
    expect(canonicalAddress(address, keys)).toBe(address)
  })
})
