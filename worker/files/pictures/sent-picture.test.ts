import { expect, test } from 'vitest'
import { memoryFiles } from '../../../tests/kit/memory-files.ts'
import { removeSizes } from './sent-picture.ts'

const removed = '0123456789abcdef0123.jpg'
const other = 'abcdef0123456789abcd.jpg'

test('a removed picture leaves in every size and format, and no other picture does', async () => {
  const { files, objects } = memoryFiles()
  for (const file of [removed, other]) {
    for (const size of ['480.avif', '480.webp', '960.avif', '1600.webp']) await files.put(`sent-sizes/${file}/${size}`, new ArrayBuffer(1))
  }
  await removeSizes(files, [removed])
  expect([...objects.keys()]).toEqual(['480.avif', '480.webp', '960.avif', '1600.webp'].map((size) => `sent-sizes/${other}/${size}`))
})
