import { expect, test } from 'vitest'
import { type MarkdownEdit, markdownEdit } from './markdown-edit.present.ts'

/** The text after an edit; '|' marks the selection before and after. */
function edited(marked: string, edit: MarkdownEdit): string {
  const start = marked.indexOf('|')
  const end = marked.lastIndexOf('|') === start ? start : marked.lastIndexOf('|') - 1
  const text = marked.replaceAll('|', '')
  const change = markdownEdit(text, start, end, edit)
  const after = text.slice(0, change.from) + change.insert + text.slice(change.to)
  const [first, last] = change.select
  return first === last ? `${after.slice(0, first)}|${after.slice(first)}` : `${after.slice(0, first)}|${after.slice(first, last)}|${after.slice(last)}`
}

test.each<[MarkdownEdit, string, string]>([
  ['bold', 'a |big| house', 'a **|big|** house'],
  ['bold', 'a **|big|** house', 'a |big| house'],
  ['bold', 'a | house', 'a **|** house'],
  ['italic', 'a |big| house', 'a *|big|* house'],
  ['italic', 'a *|big|* house', 'a |big| house'],
  ['italic', 'a **|big|** house', 'a ***|big|*** house'],
  ['heading', 'one\ntw|o\nthree', 'one\n## two|\nthree'],
  ['heading', '## two|', 'two|'],
  ['heading', '|', '## |'],
  ['list', '|one\ntwo|', '|- one\n- two|'],
  ['list', '|- one\n\n- two|', '|one\n\ntwo|'],
  ['list', '|one\n\ntwo|', '|- one\n\n- two|'],
  ['link', 'see |our page|', 'see [our page](|https://|)'],
  ['link', 'see |', 'see [|](https://)'],
  ['link', 'see |https://a.example/b|', 'see [|](https://a.example/b)'],
])('%s of %j is %j', (edit, before, after) => {
  expect(edited(before, edit)).toBe(after)
})
