import { expect, test } from 'vitest'
import { encodeSpaces, isWebAddress, readFilmAddress, webAddressOf } from './web-address.ts'

test.each(['https://crm.example/1.jpg', 'http://crm.example', 'HTTPS://CRM.EXAMPLE/', 'https://crm.example:8443/a?b=c#d', 'https://crm.example/é'])(
  '%j is a web address',
  (value) => {
    expect(isWebAddress(value)).toBe(true)
    expect(webAddressOf(value)).toBe(value)
  },
)

test.each([
  'ftp://crm.example/1.jpg',
  'crm.example/1.jpg',
  'javascript:alert(1)//https://crm.example',
  'https://',
  'https://crm.example/a b',
  'https://crm.example/a\\b',
  'https://user@crm.example/',
  'https://user:secret@crm.example/',
  'https://:secret@crm.example/',
  'https://crm.example:99999/',
  ' https://crm.example/',
  '',
  null,
  7,
])('%j is no web address', (value) => {
  expect(isWebAddress(value)).toBe(false)
})

test('a web address has at most 2000 characters', () => {
  const start = 'https://crm.example/'
  expect(isWebAddress(start + 'a'.repeat(1980))).toBe(true)
  expect(isWebAddress(start + 'a'.repeat(1981))).toBe(false)
})

test.each([
  ['  https://crm.example/1.jpg ', 'https://crm.example/1.jpg'],
  ['https://crm.example/my photo 1.jpg', 'https://crm.example/my%20photo%201.jpg'],
  ['https:\\\\crm.example\\a\\1.jpg', 'https://crm.example/a/1.jpg'],
  ['//crm.example/1.jpg', 'https://crm.example/1.jpg'],
  ['photos.crm.example/1.jpg', 'https://photos.crm.example/1.jpg'],
  ['Photos.CRM.example:8080/1.jpg', 'https://Photos.CRM.example:8080/1.jpg'],
  ['my-photos.a.be/1.jpg', 'https://my-photos.a.be/1.jpg'],
  ['https:/crm.example/1.jpg', 'https://crm.example/1.jpg'],
  ['https:crm.example/1.jpg', 'https://crm.example/1.jpg'],
  ['HTTP:///crm.example/1.jpg', 'HTTP://crm.example/1.jpg'],
])('%j stands for %j', (value, address) => {
  expect(webAddressOf(value)).toBe(address)
})

test.each([
  '1.jpg',
  'crm/1.jpg',
  'crm.example',
  'crm.e/1.jpg',
  '-crm.example/1.jpg',
  'crm-.example/1.jpg',
  'crm.example:999999/1.jpg',
  'http:',
  '',
  '/1.jpg',
  'zie https://crm.example',
  7,
  null,
])('%j stands for no web address', (value) => {
  expect(webAddressOf(value)).toBeNull()
})

test('only spaces within a line are encoded', () => {
  expect(encodeSpaces('a b\tc\u00a0d')).toBe('a%20b%09c%C2%A0d')
  expect(encodeSpaces('a\r\nb')).toBe('a\r\nb')
})

test.each([
  ['https://youtu.be/pErr0nLtm10', 'https://youtu.be/pErr0nLtm10'],
  ['youtu.be/pErr0nLtm10', 'https://youtu.be/pErr0nLtm10'],
  ['www.youtube.com/watch?v=pErr0nLtm10', 'https://www.youtube.com/watch?v=pErr0nLtm10'],
  ['//my.matterport.com/show/?m=PeRRoNDeMo1', 'https://my.matterport.com/show/?m=PeRRoNDeMo1'],
  ['cdn.example/film.mp4', 'https://cdn.example/film.mp4'],
  ['http://cdn.example/film.WEBM', 'http://cdn.example/film.WEBM'],
])('%s is the film %s', (given, address) => {
  expect(readFilmAddress(` ${given} `)).toBe(address)
})

test.each([
  'https://matterport.com.evil.example/show/?m=PeRRoNDeMo1',
  'https://evil-matterport.com/show/?m=PeRRoNDeMo1',
  'https://matterport.com@evil.example/show/?m=PeRRoNDeMo1',
  'https://vimeo.com.evil.example/film.mp4',
  'youtube.com.evil.example/watch?v=pErr0nLtm10',
  'https://xn--yutube-wqf.com/watch?v=pErr0nLtm10',
  'https://tours.example/house',
  'javascript:alert(1)',
  'film.mp4',
  'a film of the house',
  '',
  42,
])('%j is not a film', (given) => {
  expect(readFilmAddress(given)).toBeNull()
})
