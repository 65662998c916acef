import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const drawn = (inside: string, root = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`

test('a plain drawing only loses its size and namespaces', () => {
  const path = '<path d="M2 21h6v-6h6V9h6V3" fill="none" stroke="currentColor" stroke-width="2.25"></path>'
  expect(cleanSvg(drawn(path, 'viewBox="0 0 24 24" width="24" height="24"'))).toBe(`<svg viewBox="0 0 24 24" aria-hidden="true">${path}</svg>`)
})

test('a missing viewBox is derived from the size', () => {
  expect(cleanSvg(drawn('<rect width="1" height="1"/>', 'width="120px" height="40px"'))).toContain('<svg viewBox="0 0 120 40"')
})

test('CSS styles become attributes', () => {
  const cleaned = cleanSvg(
    drawn('<style>/* a */ .a,.b{fill:#123456;font-size:expression(alert(1))} .b{stroke:red}</style><path class="b" style="opacity: .5" d="M0 0"/>'),
  )
  expect(cleaned).toBe('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M0 0" fill="#123456" stroke="red" opacity=".5"></path></svg>')
})

test('ids of gradients are renamed and references follow', () => {
  const cleaned = cleanSvg(
    drawn(
      '<defs><linearGradient id="A"><stop offset="0" stop-color="red"/></linearGradient><linearGradient id="B" xlink:href="#A"/></defs><path d="M0 0" fill="url(#B)"/>',
    ),
  )
  expect(cleaned).toContain('<linearGradient id="logo-1">')
  expect(cleaned).toContain('<linearGradient id="logo-2" href="#logo-1">')
  expect(cleaned).toContain('fill="url(#logo-2)"')
})

const hostile = [
  '<script>alert(1)</script>',
  '<script xlink:href="https://evil.example/x.js"/>',
  '<g onclick="alert(1)" onload="alert(1)" ONBEGIN="alert(1)"></g>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  '<image href="https://evil.example/pixel.png"/>',
  '<image xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<use href="https://evil.example/sprite.svg#x"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<style>@import url(https://evil.example/x.css); .q{fill:url(https://evil.example/x)}</style>',
  '<g style="background:url(https://evil.example/x)"></g>',
  '<g fill="url(https://evil.example/x.svg#a)"></g>',
  '<g fill="url(&#x68;ttps://evil.example)"></g>',
  '<g fill="\\75rl(https://evil.example)"></g>',
  '<feImage href="https://evil.example/x"/>',
  '<filter id="f"><feImage href="https://evil.example/x"/></filter>',
  '<linearGradient href="https://evil.example/x.svg#a"/>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<title></title><iframe src="https://evil.example"/>',
  '<handler type="text/javascript">alert(1)</handler>',
  '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>',
]
test.each(hostile)('%s neither runs nor loads anything', (part) => {
  const cleaned = cleanSvg(drawn(`${part}<path d="M1 1"/>`)) ?? ''
  expect(cleaned).toContain('<path d="M1 1"')
  expect(cleaned).not.toMatch(/<(?!\/?(?:svg|g|path|text|title|linearGradient)\b)|\son\w+=|evil|javascript:|data:|style=|<script/i)
})

test('doctype and entities are removed', () => {
  const cleaned = cleanSvg(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY l "lol">]>${drawn('<text>&x;&l;</text>')}`)
  expect(cleaned).not.toMatch(/passwd|DOCTYPE|ENTITY/)
})

test.each([
  ['an SVG without shapes', drawn('<script>1</script><g></g>')],
  ['another XML document', '<html><path d="M0 0"/></html>'],
  ['an SVG without a size', drawn('<path d="M0 0"/>', '')],
  ['two drawings', drawn('<path d="M0 0"/>') + drawn('<path d="M0 0"/>')],
  ['a drawing that is too large', drawn(`<path d="${'M0 0'.repeat(20_000)}"/>`)],
  ['a drawing of 2,001 elements', drawn(`${'<g/>'.repeat(1_999)}<path d="M0 0"/>`)],
  ['plain text', 'logo'],
  ['an empty text', ''],
])('%s is refused as a logo', (_, source) => {
  expect(cleanSvg(source)).toBeNull()
})

test('a drawing of 2,000 elements is taken', () => {
  expect(cleanSvg(drawn(`${'<g/>'.repeat(1_998)}<path d="M0 0"/>`))?.endsWith('</path></svg>')).toBe(true)
})

test('a truncated drawing is closed or refused', () => {
  const cleaned = cleanSvg('<svg viewBox="0 0 1 1"><g><path d="M0 0"/')
  expect(cleaned === null || cleaned.endsWith('</svg>')).toBe(true)
})
