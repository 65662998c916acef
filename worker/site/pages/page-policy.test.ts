import { expect, test } from 'vitest'
import type { ThirdPartyScript } from '#db/model/privacy/third-parties.ts'
import { pagePolicy } from './security.ts'

const script = (src: string, ...origins: readonly string[]): ThirdPartyScript => ({
  ...{ name: 'Statistics', category: 'analytical', src, purpose: {}, policy: null, origins, cookies: [] },
})
const agency = {
  scripts: [
    script('https://stats.example/a.js', 'https://collect.example', 'https://stats.example'),
    script('https://stats.example/b.js'),
    script('https://chat.example/chat.js', 'https://collect.example'),
  ],
}
const page = { players: null, hasChart: false, head: {} }

/** The sources of some directives besides the site's own. */
function sources(policy: string): Readonly<Record<string, readonly string[]>> {
  const own = ["'self'", 'data:', "'none'"]
  const all = policy.split('; ').map((directive): [string, string[]] => {
    const [name = '', ...given] = directive.split(' ')
    return [name, given.filter((source) => !own.includes(source))]
  })
  return Object.fromEntries(all.filter(([, given]) => given.length > 0))
}

const withScripts = {
  'script-src': ['https://stats.example', 'https://chat.example'],
  'connect-src': ['https://stats.example', 'https://collect.example', 'https://chat.example'],
  'img-src': ['https://stats.example', 'https://collect.example', 'https://chat.example'],
}
const players = { frames: ['https://www.youtube-nocookie.com'], media: ['https://films.example'] }
const withPlayers = { 'frame-src': ['https://www.youtube-nocookie.com'], 'media-src': ['https://films.example'] }

test.each<[what: string, page: Parameters<typeof pagePolicy>[0], preview: boolean, expected: object]>([
  ['a public page allows the scripts of the agency and what they connect to, each once', page, false, withScripts],
  ['a preview allows no script of others', page, true, {}],
  ['a private page allows no script of others', { ...page, head: { private: true } }, false, {}],
  ['a page with players allows them', { ...page, players }, true, withPlayers],
  ['a page with a chart allows style attributes', { ...page, hasChart: true }, true, { 'style-src-attr': ["'unsafe-inline'"] }],
  ['all of them together', { ...page, players, hasChart: true }, false, { ...withScripts, ...withPlayers, 'style-src-attr': ["'unsafe-inline'"] }],
])('the content security policy allows only what its page needs: %s', (_, given, preview, expected) => {
  expect(sources(pagePolicy(given, { agency, preview }))).toEqual(expected)
})

test('an agency without scripts adds nothing to the policy of the site', () => {
  expect(pagePolicy(page, { agency: { scripts: [] }, preview: false })).toMatch(/^default-src 'none'; script-src 'self'; .*frame-ancestors 'self'$/)
})
