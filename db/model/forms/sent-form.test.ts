import { expect, test } from 'vitest'
import { mergeForm, openedText, readOpened } from './sent-form.ts'

const long = 'Rustig gelegen gezinswoning. '.repeat(80)
const opened = (values: Readonly<Record<string, string>>) => readOpened(openedText(values))

test('a form knows which of its fields were changed, long texts too', () => {
  const before = { title: 'Huis', text: long, ribbon: '' }
  expect(mergeForm(opened(before), { ...before, text: `${long}Met tuin.` }, { ...before, title: 'Woning' })).toEqual({
    values: { title: 'Woning', text: `${long}Met tuin.` },
    conflicts: null,
  })
  expect(mergeForm(opened(before), { ...before, ribbon: 'Nieuw' }, { ...before, ribbon: 'Zonnig', text: '' })).toEqual({
    values: { title: 'Huis', ribbon: 'Zonnig' },
    conflicts: { ribbon: 'Nieuw' },
  })
})

test('a line end of a browser is no change', () => {
  expect(mergeForm(opened({ text: 'een\ntwee' }), { text: 'drie' }, { text: 'een\r\ntwee' })).toEqual({ values: { text: 'drie' }, conflicts: null })
})

test('an empty field is one that is left out', () => {
  expect(mergeForm({ a: '', b: '' }, { b: '' }, { a: '1', b: '' })).toEqual({ values: { a: '1' }, conflicts: null })
})

test('a form that does not say what it was opened with is asked about each difference', () => {
  expect(mergeForm(readOpened('nonsense'), { a: '1', b: '2' }, { a: '1', b: '3' })).toEqual({ values: { a: '1', b: '3' }, conflicts: { b: '2' } })
})
