import { expect, test } from 'vitest'
import { readFilmAddress } from './films.ts'

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
