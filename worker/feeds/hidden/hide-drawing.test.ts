import { describe, expect, test } from 'vitest'
import { tellsAddress } from './hide-drawing.ts'
import { secretCut } from './hide-secret.ts'
import { keepText } from './street/hide-street.ts'

/** Hides a street and what it is written with. */
const cut = (text: string) => text.replace(/vlierstraat\s*12/gi, '…')
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const tells = (body: string) => tellsAddress(bytesOf(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`), cut)

test.each([
  '<text>Vlierstraat 12</text>',
  '<text>VLIERSTRAAT</text><text>12</text>',
  '<text>Vlier<tspan>x</tspan></text><title>Huis aan de Vlierstraat 12</title>',
  '<!-- Vlierstraat 12 -->',
  '<g data-name="Vlierstraat 12"/>',
  '<g id="Vlierstraat"/><text>12</text>',
  '<text><![CDATA[Vlierstraat 12]]></text>',
  '<text>12</text><text>Vlierstraat</text>',
  '<text>21 taartsreilV</text>',
  '<text>taartsreilv</text><text>21</text>',
  '<text>21</text><text>taartsreilv</text>',
  '<text>Vlierstraat</text><text>-</text><text> </text><text>12</text>',
])('%s tells the address, in any order and direction', (body) => {
  expect(tells(body)).toBe(true)
})

test.each([
  '<path d="M12 0h12v12z"/><rect width="12" height="12"/>',
  '<text>Keuken</text><text>12,5 m²</text>',
  '<text>Vlierstraat</text><rect width="12" id="12"/>',
  '<image-note/>',
  '<a href="https://plans.example/"><text>Plan</text></a>',
])('the drawing %s does not tell the hidden address', (body) => {
  expect(tells(body)).toBe(false)
})

test('a letter written as a code is read', () => {
  const hidden = secretCut({ street: 'Vlierstraat', houseNumber: '12', box: null, lat: null, lng: null }, { address: null, city: {} })
  expect(tellsAddress(bytesOf('<svg><text>&#86;lier&#x73;traat</text></svg>'), hidden)).toBe(true)
})

describe('what may hold letters that are not read here counts as telling', () => {
  test.each([
    '<!DOCTYPE svg [<!ENTITY v "Vlier">]><svg/>',
    '<?xml-stylesheet href="style.css"?><svg/>',
    '<svg><foreignObject/></svg>',
    '<svg><svg:image href="1.png"/></svg>',
    ...['image', 'feImage', 'script', 'iframe', 'embed', 'object', 'font', 'glyph', 'SCRIPT'].map((name) => `<svg><${name}></${name}></svg>`),
    '<svg><style>@font-face { font-family: x }</style></svg>',
    '<svg><use href="data:image/png;base64,AA"/></svg>',
    '<svg><use href="data :x"/></svg>',
    '<svg><use href="d&#97;ta:x"/></svg>',
    '<svg><use href="d&#x61;ta:x"/></svg>',
    '<svg><use href="d&#X61;ta:x"/></svg>',
    '<svg><use href="da&#x110000;ta:x"/></svg>',
    '<?xml version="1.0" encoding="utf-16"?><svg/>',
    "<?xml version='1.0' encoding = 'latin1'?><svg/>",
  ])('a drawing that may hold unread letters counts as telling the address: %s', (drawing) => {
    expect(tellsAddress(bytesOf(drawing), cut)).toBe(true)
  })

  test.each([
    '<?xml version="1.0" encoding="UTF-8"?><svg/>',
    "<?xml version='1.0' encoding='utf-8'?><svg/>",
    '<?xml?><svg/>',
    '<svg><!-- a plan --><text><![CDATA[Keuken]]></text></svg>',
    '<svg><font-size/><images/><objects/></svg>',
    '<svg><text>&#9999999999;&#x110000;</text></svg>',
  ])('a drawing without unread letters does not count as telling the address: %s', (drawing) => {
    expect(tellsAddress(bytesOf(drawing), cut)).toBe(false)
  })

  test('invalid UTF-8 or more than 2 MB', () => {
    expect(tellsAddress(new Uint8Array([0x3c, 0x73, 0xff]).buffer, cut)).toBe(true)
    expect(tellsAddress(bytesOf('<svg/>'.padEnd(2_097_152)), cut)).toBe(false)
    expect(tellsAddress(bytesOf('<svg/>'.padEnd(2_097_153)), cut)).toBe(true)
  })
})

test('nothing tells an address that is not hidden', () => {
  expect(tellsAddress(bytesOf('<svg><script>Vlierstraat 12</script></svg>'), keepText)).toBe(false)
})
