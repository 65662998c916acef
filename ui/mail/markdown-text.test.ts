import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailMarkdown } from './mail-markdown.tsx'
import { mailStyles } from './mail-styles.ts'
import { markdownOpening, markdownText } from './markdown-text.ts'

const colour = '#000000'
const styles = mailStyles({ paper: colour, ink: colour, inkSoft: colour, line: colour, accent: colour, accentDeep: colour, onAccent: colour })
const origin = 'https://www.perron.example'
const html = (text: string) => renderToStaticMarkup(createElement(MailMarkdown, { text, origin, styles })).replace(/ (?:style|class)="[^"]*"/g, '')

test.each([
  ['**Vet** en *schuin*', '<p><strong>Vet</strong> en <em>schuin</em></p>', 'Vet en schuin'],
  ['## Nieuw\n\n- een\n- twee', '<h2>Nieuw</h2><ul><li>een</li><li>twee</li></ul>', 'NIEUW\n\n- een\n- twee'],
  ['[Te koop](/nl/te-koop/)', `<p><a href="${origin}/nl/te-koop/">Te koop</a></p>`, `Te koop (${origin}/nl/te-koop/)`],
  ['[klik](javascript:alert)', '<p>klik</p>', 'klik'],
  ['<b onclick="x">a</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;</p>', '<b onclick="x">a</b>'],
  ['> stil', '<blockquote><p>stil</p></blockquote>', '> stil'],
])('%j is %s in the mail, and %j as plain text', (text, expected, plain) => {
  expect([html(text), markdownText(text, origin)]).toEqual([expected, plain])
})

test('the opening is the first paragraph, cut between words', () => {
  expect(markdownOpening('# Titel\n\nEerste **alinea** hier.', 100)).toBe('Eerste alinea hier.')
  expect(markdownOpening('een twee drie', 6)).toBe('een…')
})
