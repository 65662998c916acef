import { expect, test } from 'vitest'
import { earlyFacesOf } from './early-faces.ts'

const face = (family: string, source: string) => `@font-face{font-family:${family};src:${source};font-weight:400;font-display:swap}`
const faces = face('Big One', 'url(/big.woff2)format("woff2")') + face('Small', 'url(/small.woff2)') + face('Big One Fallback', 'local(Georgia)')

test('the faces of headings and text are declared a second time, as ones that may be left out', () => {
  expect(earlyFacesOf(`${faces}:root{--display:"Big One", "Big One Fallback", serif;--text:Small,sans-serif;--gap:1rem}`)).toEqual({
    paths: ['/big.woff2', '/small.woff2'],
    text:
      '@font-face{font-family:early-display;src:url(/big.woff2)format("woff2");font-weight:400;font-display:optional}' +
      '@font-face{font-family:early-text;src:url(/small.woff2);font-weight:400;font-display:optional}' +
      'html:root{--display:early-display, "Big One Fallback", serif;--text:early-text,sans-serif}',
  })
})

test('a style sheet without the face is a fault of the build', () => {
  expect(() => earlyFacesOf(':root{--display:Nothing;--text:Small}')).toThrow('The style sheet has no typeface for --display')
})
