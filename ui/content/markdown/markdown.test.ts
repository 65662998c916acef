import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'

const kinds = (text: string) => parseMarkdown(text).children.map(({ type }) => type)

test.each(['[', '![', '[]', '[a](', '**a*', '_a_', '<a ', '`', '|a', '\\['])('50,000 characters of %j are shown as they are, without delay', (marks) => {
  const text = marks.repeat(Math.ceil(50_000 / marks.length))
  const begun = process.cpuUsage()
  expect(parseMarkdown(`# Before\n\n${text}\n\n- *after*`).children).toMatchObject([
    { type: 'heading' },
    { type: 'paragraph', children: [{ type: 'text', value: text }] },
    { type: 'list' },
  ])
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(200)
})

test('a long ordinary text keeps its marks', () => {
  expect(new Set(kinds('Een *woord* met een [link](https://example.com).\n\n'.repeat(600)))).toEqual(new Set(['paragraph']))
  const [first] = parseMarkdown('Een *woord*.\n\n'.repeat(1_100)).children
  expect(first).toMatchObject({ children: [{ type: 'text' }, { type: 'emphasis' }, { type: 'text' }] })
})

test.each([
  ['quotes', '> '.repeat(9_000)],
  ['quotes without spaces', '>'.repeat(20_000)],
  ['lists', '- '.repeat(9_000)],
  ['numbered lists', '1. '.repeat(6_000)],
])('thousands of %s in each other are shown as they are', (_, marks) => {
  expect(parseMarkdown(`Before\n\n${marks}x`).children).toMatchObject([{ type: 'paragraph' }, { type: 'paragraph', children: [{ value: `${marks}x` }] }])
})

test('a rule, and lists in lists as people write them, keep their meaning', () => {
  expect(kinds(`Before\n\n${'-'.repeat(60)}\n\n- a\n  - b\n    - c\n\n> > > quote`)).toEqual(['paragraph', 'thematicBreak', 'list', 'blockquote'])
})
