import { Parser } from 'htmlparser2'
import { escapeXml } from '#ui/site/xml.present.ts'

const drawings = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text'])
const containers = new Set(['svg', 'g', 'defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'title', 'desc', 'tspan'])

/** Allowed presentation attributes; inline styles and class rules are converted to them. */
const presentation =
  'fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity stop-color stop-opacity clip-path color font-family font-size font-weight font-style letter-spacing text-anchor paint-order vector-effect'.split(
    ' ',
  )
const geometry =
  'd x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform offset gradientUnits gradientTransform spreadMethod clipPathUnits dx dy rotate textLength lengthAdjust pathLength'.split(
    ' ',
  )
const attributes = new Set([...presentation, ...geometry])

export const maxSvgLength = 64_000
const maxElements = 2_000

/**
 * Sanitises an SVG logo: keeps only allow-listed drawing elements and attributes, so nothing can run scripts or load resources. Styles become
 * attributes, since the content security policy forbids inline styles. Ids are renamed to `logo-1`, `logo-2` …
 * @returns one `svg` element with a view box and no size; null if it is not an SVG or nothing drawable is left
 */
export function cleanSvg(source: string): string | null {
  if (source.length > maxSvgLength) return null
  const rules = inlineStyles(source)
  const ids = new Map<string, string>()
  const idOf = (id: string) => ids.get(id) ?? ids.set(id, `logo-${ids.size + 1}`).get(id) ?? id
  const output: string[] = []
  const open: string[] = []
  let skipping = 0
  let elements = 0
  let isDrawn = false
  let isBroken = false

  const parser = new Parser(
    {
      onopentag(name, given) {
        if (skipping > 0 || !(drawings.has(name) || containers.has(name)) || (name === 'svg') !== (open.length === 0)) {
          skipping += 1
          return
        }
        elements += 1
        isDrawn ||= drawings.has(name)
        const styled = { ...given, ...rules.forClasses(given.class ?? ''), ...rules.forStyle(given.style ?? '') }
        const allowed = Object.entries(styled).flatMap(([attribute, value]) => {
          if (attribute === 'id') return [` id="${idOf(value)}"`]
          if (attribute === 'href' || attribute === 'xlink:href') return isGradient(name) && value.startsWith('#') ? [` href="#${idOf(value.slice(1))}"`] : []
          if (!attributes.has(attribute) || (name === 'svg' && geometry.includes(attribute))) return []
          const safe = safeValue(value, idOf)
          return safe === null ? [] : [` ${attribute}="${safe}"`]
        })
        if (name === 'svg' && output.length > 0) isBroken = true
        const box = name === 'svg' ? viewBoxOf(given) : null
        if (name === 'svg' && box === null) isBroken = true
        output.push(`<${name}${box === null ? '' : ` viewBox="${box}" aria-hidden="true"`}${allowed.join('')}>`)
        open.push(name)
      },
      ontext(text) {
        if (skipping === 0 && /^(?:text|tspan|title|desc)$/.test(open.at(-1) ?? '')) output.push(escapeXml(text))
      },
      onclosetag() {
        if (skipping > 0) skipping -= 1
        else output.push(`</${open.pop()}>`)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(source)
  parser.end()
  return isDrawn && !isBroken && elements <= maxElements ? output.join('') : null
}

function isGradient(name: string): boolean {
  return name === 'linearGradient' || name === 'radialGradient'
}

/** Sanitises an attribute value; null if it refers to anything outside the drawing. */
function safeValue(value: string, idOf: (id: string) => string): string | null {
  const own = /^\s*url\(\s*['"]?#([\w.:-]+)['"]?\s*\)\s*$/i.exec(value)?.[1]
  if (own !== undefined) return `url(#${idOf(own)})`
  return /url|javascript|expression|@|\\|\/\*/i.test(value) ? null : escapeXml(value)
}

function viewBoxOf({ viewBox, width, height }: Readonly<Record<string, string>>): string | null {
  const numbers = (viewBox ?? `0 0 ${Number.parseFloat(width ?? '')} ${Number.parseFloat(height ?? '')}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , across = 0, down = 0] = numbers
  return numbers.length === 4 && numbers.every(Number.isFinite) && across > 0 && down > 0 ? numbers.join(' ') : null
}

type Declarations = Readonly<Record<string, string>>

/** Parses the class rules that drawing programs write (`.cls-1{fill:#123}`); ignores any other CSS. */
function inlineStyles(source: string) {
  const byClass = new Map<string, Declarations>()
  for (const [, sheet = ''] of source.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)) {
    for (const [, selectors = '', body = ''] of sheet.replace(/<!\[CDATA\[|\]\]>|\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(',')) {
        const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1]
        if (name !== undefined) byClass.set(name, { ...byClass.get(name), ...declarationsOf(body) })
      }
    }
  }
  return {
    forClasses: (names: string): Declarations => Object.assign({}, ...names.split(/\s+/).map((name) => byClass.get(name) ?? {})),
    forStyle: declarationsOf,
  }
}

function declarationsOf(body: string): Declarations {
  return Object.fromEntries(
    body.split(';').flatMap((declaration) => {
      const [name = '', value = ''] = declaration.split(/:(.*)/s)
      return value.trim() === '' ? [] : [[name.trim().toLowerCase(), value.replace(/!important/i, '').trim()]]
    }),
  )
}
