import type { Plugin } from 'vite'

/** What only a build knows, as tests of rules import it: no file of the client, and no hash of the feed's rules. */
const modules: Readonly<Record<string, string>> = {
  'virtual:client-assets': `export const [script, style, deskStyle, mapScript, mapStyle, sentenceWords, build] = ['/site.js', '/site.css', '/desk.css', '/map.js', '/map.css', '/words.json', 'test']
export const [fonts, mapParts] = [[], []]`,
  'virtual:page-styles':
    'export const [pageStyles, sheetOf, earlyFaces] = [() => ({ layers: "", contexts: [], rules: [], sheets: [] }), new Map(), { paths: [], text: "" }]',
  'virtual:feed-rules-hash': `export const feedRulesHashes = { omnicasa: 'omnicasa-rules', perron: 'perron-rules' }`,
}

/** Stands in for the modules that the build makes. */
export function unbuilt(): Plugin {
  return {
    name: 'unbuilt',
    resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : null),
    load: (id) => (id.startsWith('\0virtual:') ? (modules[id.slice(1)] ?? null) : null),
  }
}
