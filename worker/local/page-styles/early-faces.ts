import { rulesOf } from './css-rules.ts'

/**
 * The typefaces of a page without a photograph. They are fetched with the page; a browser that gets one too late shows this page in the fallback, so that no
 * line breaks elsewhere while it is read.
 */
export interface EarlyFaces {
  /** The paths of their files. */
  readonly paths: readonly string[]
  /** The styles that use them, whatever the linked style sheet says of the families. */
  readonly text: string
}

/** @param css the minified style sheet, whose `--display` and `--text` name the families */
export function earlyFacesOf(css: string): EarlyFaces {
  const faces = ['display', 'text'].map((name) => earlyFace(css, name))
  return {
    paths: faces.map(({ path }) => path),
    text: `${faces.map(({ rule }) => rule).join('')}html:root{${faces.map(({ stack }) => stack).join(';')}}`,
  }
}

function earlyFace(css: string, name: string) {
  const stack = new RegExp(`--${name}:([^;}]+)`).exec(css)?.[1] ?? ''
  const [family = ''] = stack.split(',')
  const declared = `font-family:${family.replaceAll('"', '')};`
  const body = rulesOf(css).find((rule) => rule.head === '@font-face' && rule.body?.startsWith(declared) === true)?.body ?? ''
  const path = /url\(([^)]+)\)/.exec(body)?.[1]
  if (path === undefined) throw new Error(`The style sheet has no typeface for --${name}`)
  const own = `early-${name}`
  return {
    path,
    rule: `@font-face{${body.replace(declared, `font-family:${own};`).replace(/font-display:\w+/, 'font-display:optional')}}`,
    stack: `--${name}:${stack.replace(family, own)}`,
  }
}
