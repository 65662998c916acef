import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from '../content/markdown/markdown.part.tsx'
import { MailMarkdown } from './mail-markdown.mail.tsx'
import { mailStyles } from './mail-styles.mail.ts'
import { markdownOpening, markdownText } from './markdown-text.mail.ts'

const colour = '#000000'
const styles = mailStyles({ paper: colour, ink: colour, inkSoft: colour, line: colour, accent: colour, accentDeep: colour, onAccent: colour })
const origin = 'https://www.perron.example'
const links = { origin, locale: 'nl', articles: { schatting: '/nl/gids/schatting/' } } as const
const html = (text: string) => renderToStaticMarkup(createElement(MailMarkdown, { text, links, styles })).replace(/ (?:style|class|cell[a-z]+)="[^"]*"/gi, '')

test.each([
  ['**Vet** en *schuin*', '<p><strong>Vet</strong> en <em>schuin</em></p>', 'Vet en schuin'],
  ['## Nieuw\n\n- een\n- twee', '<h2>Nieuw</h2><ul><li>een</li><li>twee</li></ul>', 'NIEUW\n\n- een\n- twee'],
  ['[Te koop](/nl/te-koop/)', `<p><a href="${origin}/nl/te-koop/">Te koop</a></p>`, `Te koop (${origin}/nl/te-koop/)`],
  ['[klik](javascript:alert)', '<p>klik</p>', 'klik'],
  ['<b onclick="x">a</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;</p>', '<b onclick="x">a</b>'],
  ['> stil', '<blockquote><p>stil</p></blockquote>', '> stil'],
  [
    'Zie [ons aanbod][a] nu.\n\n[a]: /nl/te-koop/',
    `<p>Zie <a href="${origin}/nl/te-koop/">ons aanbod</a> nu.</p>`,
    `Zie ons aanbod (${origin}/nl/te-koop/) nu.`,
  ],
  ['> [a]\n>\n> [a]: /nl/\n\n[a]: /fr/', `<blockquote><p><a href="${origin}/nl/">a</a></p></blockquote>`, `> a (${origin}/nl/)`],
  ['[Bel ons](page:contact)', `<p><a href="${origin}/nl/contact/">Bel ons</a></p>`, `Bel ons (${origin}/nl/contact/)`],
  ['[Schatting](article:schatting)', `<p><a href="${origin}/nl/gids/schatting/">Schatting</a></p>`, `Schatting (${origin}/nl/gids/schatting/)`],
  ['[weg](article:weg) en [boven](#boven)', '<p>weg en boven</p>', 'weg en boven'],
  [
    '| maand | prijs |\n|---|---|\n| mei | *100* |\n| juni | |',
    '<table><thead><tr><th scope="col">maand</th><th scope="col">prijs</th></tr></thead><tbody><tr><td>mei</td><td><em>100</em></td></tr><tr><td>juni</td><td></td></tr></tbody></table>',
    'maand | prijs\nmei | 100\njuni |',
  ],
  ['5. vijf\n6. zes', '<ol start="5"><li>vijf</li><li>zes</li></ol>', '5. vijf\n6. zes'],
  ['- [x] klaar\n- [ ] open', '<ul><li>☑ klaar</li><li>☐ open</li></ul>', '- ☑ klaar\n- ☐ open'],
  ['- een\n\n  twee\n- drie\n  - vier', '<ul><li>een<p>twee</p></li><li>drie<ul><li>vier</li></ul></li></ul>', '- een\n  twee\n- drie\n  - vier'],
  ['![huis](/a.jpg) en ![tuin][a]\n\n[a]: /b.jpg', '<p>huis en tuin</p>', 'huis en tuin'],
  ['een  \ntwee', '<p>een<br/>twee</p>', 'een\ntwee'],
  ['    code\n\n`x` y\n\n---\n\n### Kop', '<div>code</div><p>x y</p><hr/><h3>Kop</h3>', 'code\n\nx y\n\n* * *\n\nKOP'],
])('%j is %s in the mail, and %j as plain text', (text, expected, plain) => {
  expect([html(text), markdownText(text, links)]).toEqual([expected, plain])
})

test('the opening is the first paragraph, cut between words', () => {
  expect(markdownOpening('# Titel\n\nEerste **alinea** hier.', 100)).toBe('Eerste alinea hier.')
  expect(markdownOpening('een twee drie', 6)).toBe('een…')
})

test.each([
  ['5. vijf\n6. zes', '<ol start="5"><li>vijf</li><li>zes</li></ol>'],
  ['- [x] klaar', '<ul class="tasks"><li><label><input type="checkbox" checked=""/><span>klaar</span></label></li></ul>'],
  ['- een\n\n  twee', '<ul><li>een<p>twee</p></li></ul>'],
  ['[a] en **[b](/b/)**\n\n- x\n\n  [a]: /nl/', '<p><u>a</u> en <strong><u>b</u></strong></p><ul><li>x</li></ul>'],
  [
    '| `maand` | ![prijs](/p.jpg) |\n|---|---|\n| mei | 100 |',
    '<section class="table-scroll" aria-label="maand, prijs" tabindex="0"><table class="text-table"><thead><tr><th scope="col"><code>maand</code></th><th scope="col">prijs</th></tr></thead><tbody><tr><td>mei</td><td>100</td></tr></tbody></table></section>',
  ],
])('a page shows %j as %s', (text, expected) => {
  expect(renderToStaticMarkup(createElement(Markdown, { text, isDraft: true }))).toBe(expected)
})
