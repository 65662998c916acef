import { expect, test } from 'vitest'
import { movedPictures, readOrder, writeOrder } from './entry-pictures.ts'

const pictures = readOrder('a:photo,b:photo,c:photo,d:plan')

test.each([
  ['first', 'c', 'd:plan,c:photo,a:photo,b:photo'],
  ['earlier', 'c', 'd:plan,a:photo,c:photo,b:photo'],
  ['later', 'a', 'd:plan,b:photo,a:photo,c:photo'],
  ['earlier', 'a', 'd:plan,a:photo,b:photo,c:photo'],
  ['plan', 'a', 'b:photo,c:photo,d:plan,a:plan'],
  ['remove', 'b', 'a:photo,c:photo,d:plan'],
  ['sideways', 'x', 'a:photo,b:photo,c:photo,d:plan'],
])('moved %s, %s is where it was asked to be', (move, id, order) => {
  expect(writeOrder(movedPictures(pictures, id, move))).toBe(order)
})
