import { expect, test } from 'vitest'
import { EditMap } from './edit-map.ts'

test('edits count the places of the list as it was', () => {
  const edits = new EditMap<string>()
  const list = ['a', 'b', 'c', 'd']
  edits.add(4, 0, ['z'])
  edits.add(1, 1, ['x'])
  edits.add(1, 0, ['y'])
  edits.consume(list)
  expect(list).toEqual(['a', 'x', 'y', 'c', 'd', 'z'])
  edits.consume(list)
  expect(list, 'each edit is made once').toEqual(['a', 'x', 'y', 'c', 'd', 'z'])
})

test('an edit at the end of a long list writes nothing before it', () => {
  const written: string[] = []
  const list = new Proxy(
    Array.from({ length: 9_000 }, (_, at) => at),
    {
      set(target, key, value) {
        written.push(String(key))
        return Reflect.set(target, key, value)
      },
    },
  )
  const edits = new EditMap<number>()
  edits.add(8_998, 1, [7, 7])
  edits.consume(list)
  expect(list.slice(8_997)).toEqual([8_997, 7, 7, 8_999])
  expect(written.filter((key) => Number(key) < 8_998)).toEqual([])
})
