import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../../tests/kit/any-text.ts'
import { maxTextLength, plainText, readPlainText, repaired } from './text.ts'

test.each([
  ['appartement rÃ©novÃ©', 'appartement rénové'],
  ['Ã\u00a0 vendre', 'à vendre'],
  ['lumineux Ã  deux pas', 'lumineux à deux pas'],
  ['dÃ©jÃ  louÃ©', 'déjà loué'],
  ['KÃ¶nig StraÃŸe', 'König Straße'],
  ['â‚¬ 250', '€ 250'],
  ['lâ€™acte', 'l’acte'],
  ['ruim â€“ licht', 'ruim – licht'],
  ['20Â\u00a0mÂ²', '20\u00a0m²'],
  ['Å“uvre', 'œuvre'],
  ['Ã\u0089tage', 'Étage'],
  ['rÃƒÂ©novÃƒÂ©', 'rénové'],
  ['Château Âge', 'Château Âge'],
  ['SÃO', 'SÃO'],
  ['â‚x', 'â‚x'],
  ['Ã', 'Ã'],
])('the misread text %j is %j', (text, whole) => {
  expect(repaired(text)).toBe(whole)
})

test.each([
  ['\u0080', '€'],
  ['\u0082', '‚'],
  ['\u0085', '…'],
  ['l\u0092acte', 'l’acte'],
  ['\u0093ruim\u0094', '“ruim”'],
  ['2\u00963', '2–3'],
  ['\u009c', 'œ'],
  ['\u009f', 'Ÿ'],
  ['a\u0081b', 'ab'],
  ['a\u009db', 'ab'],
  ['a\u00a0b', 'a\u00a0b'],
  ['\u007f', '\u007f'],
])('the control character in %j is %j', (text, whole) => {
  expect(repaired(text)).toBe(whole)
})

test.each([
  ['a\\nb', 'a\nb'],
  ['a\\r\\nb', 'a\nb'],
  ['a\\rb', 'a\nb'],
  ['a\\tb', 'a b'],
  ["l\\'acte", "l'acte"],
  ['\\"ruim\\"', '"ruim"'],
  ['en\\/of', 'en/of'],
  ['r\\u00e9nov\\u00E9', 'rénové'],
  ['a\\xb', 'a\\xb'],
  ['a\\u00zz', 'a\\u00zz'],
  ['a\\u12', 'a\\u12'],
  ['gewone tekst', 'gewone tekst'],
  ['', ''],
])('the escapes in %j are undone: %j', (text, whole) => {
  expect(repaired(text)).toBe(whole)
})

test.each([
  ['One<br>two<br />three', 'One\ntwo\nthree'],
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<p>One</p>\r\n\r\n<p>Two</p>', 'One\n\nTwo'],
  ['<ul><li>Garden</li><li>Garage</li></ul>', 'Garden\nGarage'],
  ['Salon &amp; cuisine &eacute;quip&eacute;e &#8364;', 'Salon & cuisine équipée €'],
  ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
  ['One\r\n\r\n\r\n\r\nTwo   \r\n three', 'One\n\nTwo\nthree'],
  ['A\u0000B\u0007C\u202eD', 'ABCD'],
  ['price < 300.000 and > 200.000', 'price < 300.000 and > 200.000'],
  ['<b>bold</b> and <a href="javascript:x">link</a>', 'bold and link'],
  ['Où\u00a0? Là\u00a0!', 'Où\u00a0? Là\u00a0!'],
  ['lone \ud800 half', 'lone \ufffd half'],
  ['&lt;p&gt;Mooie &lt;b&gt;woning&lt;/b&gt;&lt;/p&gt; tuin &amp;amp; garage', 'Mooie woning\n\ntuin & garage'],
  ['&amp;lt;p&amp;gt;Drie keer&amp;lt;/p&amp;gt;', 'Drie keer'],
  ['Salon &amp;amp;eacute;quip&amp;amp;eacute;', 'Salon équipé'],
  ['2 &times; 3 &amp;times; 4', '2 × 3 × 4'],
  ['Stra&amp;szlig;e, c&amp;oelig;ur &amp;laquo; 100 m&amp;sup3; &amp;raquo; &amp;copy; &amp;rarr; &amp;frac14;', 'Straße, cœur « 100 m³ » © → ¼'],
  ['R&amp;D; AT&amp;T &amp;onbekend; 5 &amp; 6', 'R&D; AT&T &onbekend; 5 & 6'],
  ['&lt;pre&gt;Mooi&lt;/pre&gt; &lt;mark class=&quot;x&quot;&gt;huis&lt;/mark&gt;', 'Mooi huis'],
  ['&lt;figure&gt;Mooi&lt;/figure&gt;&lt;dl&gt;&lt;dt&gt;Living&lt;/dt&gt;&lt;/dl&gt;', 'Mooi\nLiving'],
  ['&lt;iframe src=&quot;x&quot;&gt;kaart&lt;/iframe&gt;Mooi &lt;st1:place&gt;Gent&lt;/st1:place&gt;', 'Mooi Gent'],
  ['prijs &lt;300.000 en &lt;naam van de straat&gt;', 'prijs <300.000 en <naam van de straat>'],
  ['<![CDATA[<p>Mooie woning met tuin</p>]]>', 'Mooie woning met tuin'],
  ['&lt;![CDATA[&lt;b&gt;Mooi&lt;/b&gt;]]&gt;', 'Mooi'],
  ['l\u0092appartement \u0096 \u0080 395.000 \u0093rustig\u0094\u0085', 'l’appartement – € 395.000 “rustig”…'],
  ['CafÃ© Ã\u00a0 louer, Ã©quipÃ©, 395.000 â‚¬', 'Café à louer, équipé, 395.000 €'],
  ['lâ€™appartement â€“ libre', 'l’appartement – libre'],
  ['<xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml>Mooie woning', 'Mooie woning'],
  ['<w:View>Normal</w:View><p>Mooie <o:p>woning</o:p></p>', 'Mooie woning'],
  ['<table><tr><td>Living</td><td>35 m²</td></tr><tr><td>Keuken</td><td>12 m²</td></tr></table>', 'Living 35 m²\nKeuken 12 m²'],
  ['Eerste regel\\nTweede regel\\r\\nDerde', 'Eerste regel\nTweede regel\nDerde'],
  ['caf\\u00e9 \\"rustig\\"', 'café "rustig"'],
  ['Normal 0 21 false false false NL-BE X-NONE X-NONE Mooie woning', 'Mooie woning'],
  ['Âge d’or à Hélécine, château', 'Âge d’or à Hélécine, château'],
])('the CRM’s text %j is read as %j', (source, text) => {
  expect(plainText(source)).toBe(text)
})

test('a text is cut to 20,000 characters without splitting a surrogate pair', () => {
  const text = plainText('🏠'.repeat(30_000))
  expect(text.length).toBeLessThanOrEqual(maxTextLength)
  expect(text.isWellFormed()).toBe(true)
})

test('any plain text is well formed, without control characters or runs of blank lines, and idempotent', () => {
  fc.assert(
    fc.property(anyText(), (source) => {
      const text = plainText(source)
      expect(text.isWellFormed()).toBe(true)
      expect(text).not.toMatch(/\p{Cc}(?<!\n)|\n{3}/u)
      if (!/[<&]/.test(text)) expect(plainText(text)).toBe(text)
    }),
  )
})

test('languages have a fixed order, regardless of the feed’s', () => {
  expect(JSON.stringify(readPlainText({ DE: 'd', fr: 'f', NL: 'n' }))).toBe('{"nl":"n","fr":"f","de":"d"}')
  expect(readPlainText({ nl: '<p></p>' })).toBeNull()
})
