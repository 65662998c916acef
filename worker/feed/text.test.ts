import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxTextLength, plainText, readPlainText } from './text.ts'

test.each([
  ['One<br>two<br />three', 'One\ntwo\nthree'],
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<p>One</p>\r\n\r\n<p>Two</p>', 'One\n\nTwo'],
  ['<ul><li>Garden</li><li>Garage</li></ul>', 'Garden\nGarage'],
  ['Salon &amp; cuisine &eacute;quip&eacute;e &#8364;', 'Salon & cuisine équipée €'],
  ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
  ['One\r\n\r\n\r\n\r\nTwo   \r\n three', 'One\n\nTwo\nthree'],
  ['A\u0000B\u0007C\u202eD', 'ABCD'],
  ['price < 300.000 and > 200.000', 'price < 300.000 and > 200.000'],
  ['<b>bold</b> and <a href="javascript:x">link</a>', 'bold and link'],
  ['Où\u00a0? Là\u00a0!', 'Où\u00a0? Là\u00a0!'],
  ['lone \ud800 half', 'lone \ufffd half'],
])('%j becomes %j', (source, text) => {
  expect(plainText(source)).toBe(text)
})

test('a text is cut to 20,000 characters without splitting a surrogate pair', () => {
  const text = plainText('🏠'.repeat(30_000))
  expect(text.length).toBeLessThanOrEqual(maxTextLength)
  expect(text.isWellFormed()).toBe(true)
})

test('any plain text is well formed, without control characters or runs of blank lines, and idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (source) => {
      const text = plainText(source)
      expect(text.isWellFormed()).toBe(true)
      expect(text).not.toMatch(/\p{Cc}(?<!\n)|\n{3}/u)
      if (!/[<&]/.test(text)) expect(plainText(text)).toBe(text)
    }),
  )
})

test('languages have a fixed order, regardless of the feed’s', () => {
  expect(JSON.stringify(readPlainText({ DE: 'd', fr: 'f', NL: 'n' }))).toBe('{"nl":"n","fr":"f","de":"d"}')
  expect(readPlainText({ nl: '<p></p>' })).toBeNull()
})
