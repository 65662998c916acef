import { expect, test } from 'vitest'
import { hostsOf, photoAddressOf, remarksOnPictures } from './photos.ts'

test.each([
  ['https://photos.crm.example/a.jpg', 'https://photos.crm.example/a.jpg'],
  [' https://photos.crm.example/a.jpg ', 'https://photos.crm.example/a.jpg'],
  ['http://photos.crm.example/a.jpg', 'http://photos.crm.example/a.jpg'],
  ['https://photos.crm.example/Foto 1 (2).jpg', 'https://photos.crm.example/Foto%201%20(2).jpg'],
  ['https://photos.crm.example/a\u00a0b.jpg', 'https://photos.crm.example/a%C2%A0b.jpg'],
  ['//photos.crm.example/a.jpg', 'https://photos.crm.example/a.jpg'],
  ['photos.crm.example/a.jpg', 'https://photos.crm.example/a.jpg'],
  ['photos.crm.example:8443/a.jpg', 'https://photos.crm.example:8443/a.jpg'],
  ['https:\\\\photos.crm.example\\map\\a.jpg', 'https://photos.crm.example/map/a.jpg'],
  ['\\\\photos.crm.example\\a.jpg', 'https://photos.crm.example/a.jpg'],
  ['https:/photos.crm.example/a.jpg', 'https://photos.crm.example/a.jpg'],
  ['https://photos.crm.example/a.jpg?w=1&amp;h=2&amp;q=3', 'https://photos.crm.example/a.jpg?w=1&h=2&q=3'],
  ['/pictures/a.jpg', '/pictures/a.jpg'],
  ['/pictures/a b.jpg', '/pictures/a%20b.jpg'],
])('%j is the picture at %s', (given, expected) => {
  expect(photoAddressOf(given)).toBe(expected)
})

test.each([
  ['ftp://photos.crm.example/a.jpg'],
  ['file:///C:/a.jpg'],
  ['C:\\fotos\\a.jpg'],
  ['data:image/png;base64,AAAA'],
  ['javascript:alert(1)'],
  ['https://me:pw@photos.crm.example/a.jpg'],
  ['https://photos.crm.example/a\nb.jpg'],
  ['fotos/a.jpg'],
  ['a.jpg'],
  ['n.v.t.'],
  [''],
  [7],
])('%j is no address of a picture', (given) => {
  expect(photoAddressOf(given)).toBe(null)
})

test('a remark is made on each picture that cannot be fetched, as it came', () => {
  const remark = (value: string) => ({ field: 'images', value, reason: 'notFetched' })
  expect(remarksOnPictures('images', undefined)).toEqual([])
  expect(remarksOnPictures('images', [{ url: '/a.jpg' }, 'https://x.example/b.jpg'])).toEqual([])
  expect(remarksOnPictures('images', ['a.jpg', { Url: 'ftp://x.example' }, { id: 3 }, 'https://x.example/1.jpg,b.jpg'])).toEqual([
    remark('a.jpg'),
    remark('ftp://x.example'),
    remark('{"id":3}'),
  ])
})

test('pictures are counted by host; those on this site are on none', () => {
  const urls = ['https://x.example/1.jpg', 'https://x.example/2.jpg', 'http://x.example/3.jpg', '/own.jpg']
  expect(hostsOf(urls.map((url) => ({ url })))).toEqual({ 'https://x.example': 2, 'http://x.example': 1 })
  expect(hostsOf([{ url: '/own.jpg' }])).toBe(null)
})
