import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMarkupCache, markupOf } from './markup-cache.ts'

/** An entry of 100 bytes: a key of two characters and markup of 24. */
const markup = (letter: string) => markupOf(letter.repeat(24))

describe('a markup cache', () => {
  test('a markup cache returns only what was set under the same key', () => {
    const cache = createMarkupCache(10_000)
    cache.set('k1', markup('a'))
    expect(cache.get('k1')?.text).toBe(markup('a').text)
    expect(cache.get('k2')).toBeUndefined()
  })

  test('a markup cache drops the least recently used entry when it is full', () => {
    const cache = createMarkupCache(3_200)
    for (let entry = 10; entry < 42; entry += 1) cache.set(`${entry}`, markup('a'))
    cache.get('10')
    cache.set('42', markup('b'))
    expect(cache.get('10')?.text).toBe(markup('a').text)
    expect(cache.get('11')).toBeUndefined()
    expect(cache.get('42')?.text).toBe(markup('b').text)
  })

  test('a markup cache encodes equal markup once', () => {
    const villa = markupOf('<b>Villa à 3 €</b>')
    expect(new TextDecoder().decode(villa.bytes())).toBe(villa.text)
    expect(villa.bytes()).toBe(villa.bytes())
  })

  test('a markup cache does not keep an entry larger than its share', () => {
    const cache = createMarkupCache(3_200)
    cache.set('k1', markup('a'))
    cache.set('k2', markupOf('b'.repeat(25)))
    expect(cache.get('k1')?.text).toBe(markup('a').text)
    expect(cache.get('k2')).toBeUndefined()
  })

  test('a markup cache counts a replaced entry once', () => {
    const cache = createMarkupCache(10_000)
    cache.set('k1', markup('a'))
    cache.set('k1', markup('b'))
    expect(cache.bytes).toBe(100)
    expect(cache.get('k1')?.text).toBe(markup('b').text)
  })

  test('a markup cache never exceeds its maximum size', () => {
    const entry = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 60 }))
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 200 }), (entries) => {
        const cache = createMarkupCache(3_200)
        for (const [key, length] of entries) {
          cache.set(String(key), markupOf('x'.repeat(length)))
          expect(cache.bytes).toBeLessThanOrEqual(3_200)
        }
      }),
    )
  })
})
