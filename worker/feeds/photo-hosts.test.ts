import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { importRecords } from '../../tests/feeds/import-records.ts'
import { aNeutralListing } from '../../tests/feeds/neutral-factory.ts'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { closedPictureHosts, isPhotoHost, photoHostIn, readPhotoHosts, withHosts } from './photo-hosts.ts'

const origin = 'https://www.agency.example'
const hosts = readPhotoHosts('photos.crm.example *.cdn.example files.crm.example:8443', origin)
const isAllowed = (address: string) => isPhotoHost(hosts, new URL(address))

test.each([
  'https://photos.crm.example/a.jpg',
  'https://PHOTOS.crm.example./a.jpg',
  'https://photos.crm.example:443/a.jpg',
  'https://a.cdn.example/x',
  'https://a.b.cdn.example/x',
  'https://files.crm.example:8443/x',
])('a photograph at %s is fetched', (address) => {
  expect(isAllowed(address)).toBe(true)
})

test.each([
  'http://photos.crm.example/a.jpg',
  'https://photos.crm.example:8443/a.jpg',
  'https://files.crm.example/x',
  'https://user:password@photos.crm.example/',
  'https://crm.example/',
  'https://cdn.example/',
  'https://evilcdn.example/',
  'https://photos.crm.example.evil.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/',
  'https://localhost/',
  'ftp://photos.crm.example/',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
])('%s is not fetched', (address) => {
  expect(isAllowed(address)).toBe(false)
})

test('without a list nothing is fetched', () => {
  expect(isPhotoHost(readPhotoHosts('', origin), new URL('https://photos.crm.example/'))).toBe(false)
})

test.each([
  '*',
  '*.com',
  'com',
  'https://photos.crm.example',
  '10.0.0.1',
  '[::1]',
  'localhost',
  'a.localhost',
  'nas.local',
  'db.internal',
  'x.home.arpa:80',
  'a/b.example',
  'http://localhost:4000',
])('PHOTO_HOSTS %j is refused', (text) => {
  expect(() => readPhotoHosts(text, origin)).toThrow('PHOTO_HOSTS')
})

test('a site on this machine may list this machine, by port', () => {
  const local = readPhotoHosts('http://localhost:4000', 'http://localhost:8787')
  expect(isPhotoHost(local, new URL('http://localhost:4000/a.jpg'))).toBe(true)
  expect(isPhotoHost(local, new URL('http://localhost:4001/a.jpg'))).toBe(false)
  expect(isPhotoHost(local, new URL('http://127.0.0.1:4000/a.jpg'))).toBe(false)
})

test('hosts of pictures that are not named as allowed are listed with how many pictures are on them', async () => {
  const db = drizzle(memoryDatabase(), { schema })
  const images = ['http://open.example/1.jpg', 'https://open.example/1.jpg', 'http://localhost:4000/1.jpg', 'http://closed.example/1.jpg', '/own.jpg']
  const others = ['https://closed.example/2.jpg', 'https://closed.example/3.jpg', 'https://closed.example:8443/1.jpg']
  const listings = [aNeutralListing({ id: 'A-1', images }), aNeutralListing({ id: 'A-2', images: others })]
  await importRecords(db, { source: 'second', format: 'perron', listings })
  const hosts = { names: ['open.example'], local: ['http://localhost:4000'], isOnThisMachine: false }
  expect(await closedPictureHosts(db, 'second', hosts)).toEqual([
    { host: 'closed.example', pictures: 3, entry: 'closed.example' },
    { host: 'closed.example:8443', pictures: 1, entry: 'closed.example:8443' },
  ])
  expect(await closedPictureHosts(db, 'omnicasa', hosts)).toEqual([])
  expect(await closedPictureHosts(db, null, hosts)).toHaveLength(2)
  await importRecords(db, {
    source: 'second',
    format: 'perron',
    listings: [aNeutralListing({ id: 'A-1', images }), aNeutralListing({ id: 'A-2', images: [] })],
  })
  expect(await closedPictureHosts(db, null, hosts)).toEqual([{ host: 'closed.example', pictures: 1, entry: 'closed.example' }])
})

test.each([
  ['PHOTOS.crm.example', 'photos.crm.example'],
  [' *.crm.example ', '*.crm.example'],
  ['https://photos.crm.example/huis/1.jpg?x=1', 'photos.crm.example'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['http://photos.crm.example/1.jpg', null],
  ['https://10.0.0.1/1.jpg', null],
  ['nas.local', null],
  ['', null],
])('the host typed as %j is %j', (typed, host) => {
  expect(photoHostIn(typed)).toBe(host)
})

test('a host of this machine that was allowed at the desk counts on a local site alone', () => {
  const local = withHosts(readPhotoHosts('', 'http://localhost:8787'), ['http://127.0.0.1:4000', 'photos.crm.example'])
  expect(isPhotoHost(local, new URL('http://127.0.0.1:4000/a.jpg'))).toBe(true)
  const open = withHosts(readPhotoHosts('', origin), ['http://127.0.0.1:4000', '10.0.0.1', 'photos.crm.example'])
  expect(open).toMatchObject({ names: ['photos.crm.example'], local: [] })
})
