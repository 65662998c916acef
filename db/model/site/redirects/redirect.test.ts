import { describe, expect, test } from 'vitest'
import { isCounted } from './missed-path.ts'
import { askedAddress, beginningOf, beginningsOf, bestRedirect, filledAddress, localeOfOldPath, readOldPath } from './redirect.ts'
import { readLines } from './redirect-lines.ts'

describe('an old address', () => {
  test.each([
    ['/over-ons', '/over-ons'],
    ['/Over-Ons/', '/over-ons'],
    ['over-ons', '/over-ons'],
    ['https://www.oldsite.be/pand/4711.html', '/pand/4711.html'],
    ['www.oldsite.be/pand/4711.html#fotos', '/pand/4711.html'],
    ['oldsite.be/Pand/4711.html', '/pand/4711.html'],
    ['index.php/over-ons', '/index.php/over-ons'],
    ['/index.php?id=12', '/index.php?id=12'],
    ['/index.php?lang=FR&id=12&utm_source=mail', '/index.php?id=12&lang=fr'],
    ['/caf%C3%A9', '/café'],
    ['/blog/*', '/blog/*'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(readOldPath(typed)).toBe(stored)
  })

  test.each(['', '/', 'https://www.oldsite.be', 'https://www.oldsite.be/', '/*', '*', '/a/*/b/*', '/a\n/b', `/${'a'.repeat(500)}`])(
    '%j cannot be redirected',
    (typed) => {
      expect(readOldPath(typed)).toBeNull()
    },
  )
})

describe('an address that is asked for', () => {
  const match = (paths: readonly string[], path: string, query = '') => {
    const asked = askedAddress(path, query)
    // What the database returns: exact paths, and those with a matching beginning.
    const read = paths.filter((each) => asked.exact.includes(each) || beginningsOf(asked).includes(beginningOf(each) ?? '\n'))
    const best = bestRedirect(
      read.map((each) => ({ path: each })),
      asked,
    )
    return best && [best.redirect.path, best.rest]
  }

  test('an exact redirect wins over one with a star, and the longest beginning over a shorter one', () => {
    const paths = ['/blog/*', '/blog/2019/*', '/blog/2019/tuin']
    expect(match(paths, '/Blog/2019/Tuin/')).toEqual(['/blog/2019/tuin', ''])
    expect(match(paths, '/blog/2019/Dak')).toEqual(['/blog/2019/*', 'Dak'])
    expect(match(paths, '/blog')).toEqual(['/blog/*', ''])
    expect(match(paths, '/blogs/a')).toBeNull()
  })

  test('a star inside a path takes what stands between', () => {
    expect(match(['/pand-*.html'], '/pand-4711.html')).toEqual(['/pand-*.html', '4711'])
    expect(match(['/pand-*.html'], '/pand-4711.php')).toBeNull()
  })

  test('a redirect with a query needs that query, in any order and beside a campaign; one without takes any', () => {
    const paths = ['/index.php?id=12&lang=fr', '/index.php']
    expect(match(paths, '/index.php', '?lang=fr&id=12&gclid=x')).toEqual(['/index.php?id=12&lang=fr', ''])
    expect(match(paths, '/index.php', '?id=13')).toEqual(['/index.php', ''])
    expect(askedAddress('/a', '?utm_source=mail&id=1').campaign).toBe('utm_source=mail')
  })

  test('what a star stands for cannot lead to another host', () => {
    expect(filledAddress('/*', '//evil.example/a')).toBe('/evil.example/a')
    expect(filledAddress('/tips/*', '\\evil #1')).toBe('/tips/%5Cevil%20%231')
  })

  test('the language is that of the path or of the query', () => {
    const locales = [['/fr/bien'], ['/nl-be/pand'], ['/index.php', 'id=1&lang=de'], ['/over-ons'], ['/it/casa']].map(([path = '', query]) =>
      localeOfOldPath(askedAddress(path, query)),
    )
    expect(locales).toEqual(['fr', 'nl', 'de', null, null])
  })
})

test('a pasted line is read from a spreadsheet, a CSV file, a server’s settings or a list', () => {
  const lines = ['/a\t/b', '/a;/b', '/a,/b', '/a, /b', '/a /b', '"/a";"/b"', '/a -> /b', 'Redirect 301 /a /b', '/a;/b;301', '  /a   /b  ']
  expect(readLines(lines.join('\r\n')).map(({ from, to }) => [from, to])).toEqual(lines.map(() => ['/a', '/b']))
  expect(readLines('\n/a\n\n/pand,4711.html;4711').map(({ number, from, to }) => [number, from, to])).toEqual([
    [2, '/a', ''],
    [4, '/pand,4711.html', '4711'],
  ])
})

test('what scanners try, files and keys of private links are not counted as missed', () => {
  const paths = [
    '/over-ons',
    '/pand/4711.html',
    '/wp-login.php',
    '/.env',
    '/a/.git/config',
    '/logo.png',
    '/x/jan@example.com',
    '/link/k3jd93kd02kd93kd02kd',
    '/',
  ]
  expect(paths.filter(isCounted)).toEqual(['/over-ons', '/pand/4711.html'])
})
