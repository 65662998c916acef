import { expect, test, vi } from 'vitest'
import { namePhotos } from './view-transition.island.ts'

test('an animated page change without the Navigation API throws no error', () => {
  const handlers = new Map<string, (event: object) => void>()
  vi.stubGlobal('addEventListener', (name: string, handler: (event: object) => void) => handlers.set(name, handler))
  vi.stubGlobal('document', { addEventListener: () => undefined })
  namePhotos()
  const reveal = handlers.get('pagereveal')
  vi.unstubAllGlobals()
  expect('navigation' in globalThis).toBe(false)
  expect(() => reveal?.({ viewTransition: { finished: Promise.resolve() } })).not.toThrow()
  expect(reveal).toBeDefined()
})
