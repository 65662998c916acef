import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { importRecords } from '../../../tests/feeds/import-records.ts'
import { aNeutralListing } from '../../../tests/feeds/neutral-factory.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { closedPictureHosts } from './closed-picture-hosts.ts'

test('hosts of pictures that are not named as allowed are listed with how many pictures are on them', async () => {
  const db = drizzle(memoryDatabase(), { schema })
  const images = ['http://open.example/1.jpg', 'https://open.example/1.jpg', 'http://localhost:4000/1.jpg', 'http://closed.example/1.jpg', '/own.jpg']
  const others = ['https://closed.example/2.jpg', 'https://closed.example/3.jpg', 'https://closed.example:8443/1.jpg']
  const listings = [aNeutralListing({ id: 'A-1', images }), aNeutralListing({ id: 'A-2', images: others })]
  await importRecords(db, { source: 'second', format: 'perron', listings })
  const hosts = { names: ['open.example'], local: ['http://localhost:4000'] }
  expect(await closedPictureHosts(db, 'second', hosts)).toEqual([
    { host: 'closed.example', pictures: 3 },
    { host: 'closed.example:8443', pictures: 1 },
  ])
  expect(await closedPictureHosts(db, 'omnicasa', hosts)).toEqual([])
})
