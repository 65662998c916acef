import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { deviceItems } from '#db/model/privacy/device-storage.ts'

const root = resolve(import.meta.dirname, '../..')
const sources = globSync('{ui,worker,db,messages}/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  // Local commands never run in a visitor's browser.
  .filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith('worker/local/'))

/** Every way to store something in a browser. */
const storing =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|generateCookie|generateSignedCookie|setCookie|setSignedCookie)\b|\.cookie\b\s*=|caches\.open|['"]Set-Cookie['"]\s*[,:]\s*[^d\s]|storage\.getDirectory|serviceWorker/

test('only two files access storage on a device, with names from the list in the cookie policy', () => {
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.filter((path) => storing.test(withoutComments(readFileSync(`${root}/${path}`, 'utf8'))))
  expect(found.sort()).toEqual(['ui/islands/device.ts', 'worker/site/requests/device-cookie.ts'])
})

test('a name that is not in the list does not compile', async () => {
  const { localShelf, tabShelf, writeCookie } = await import('./device.ts')
  const mistakes = [
    // @ts-expect-error no such cookie
    () => writeCookie('visitor', '1', 1),
    // @ts-expect-error no such key
    () => localShelf.set('site:visitor', '1'),
    // @ts-expect-error kept for the tab only
    () => localShelf.set('site:viewed', '1'),
    // @ts-expect-error no such key
    () => tabShelf.set('site:favourites', '1'),
  ]
  expect(mistakes).toHaveLength(4)
})

test('the list names each item once', () => {
  const names = deviceItems.map(({ kind, name }) => `${kind} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
}
