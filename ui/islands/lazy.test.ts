import { expect, test } from 'vitest'
import { lazy } from './lazy.ts'

test('a chunk is loaded when it is run, and `run` gets the module', async () => {
  let loads = 0
  const chunk = lazy(async () => {
    loads += 1
    return { answer: loads }
  })
  expect(loads).toBe(0)
  const answers: number[] = []
  await chunk.run(({ answer }) => answers.push(answer))
  expect(answers).toEqual([1])
})

test('a chunk that cannot be fetched runs the fallback, and the next call tries again', async () => {
  let isOnline = false
  const chunk = lazy(() => (isOnline ? Promise.resolve('module') : Promise.reject(new Error('offline'))))
  const log: string[] = []
  const run = () =>
    chunk.run(
      (module) => log.push(module),
      () => log.push('fallback'),
    )
  chunk.preload()
  await run()
  await chunk.run(() => log.push('never'))
  isOnline = true
  await run()
  expect(log).toEqual(['fallback', 'module'])
})

test('an error of the module itself is not swallowed', async () => {
  const chunk = lazy(async () => 'module')
  await expect(
    chunk.run(() => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
})
