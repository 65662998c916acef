import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileMessage } from './compile.ts'
import { locales } from './locales.ts'
import { packedKeys, packedMessages, unpackedKeys, unpackedMessages } from './packed.ts'

test.each(locales)('every message of the %s catalogue comes out as it was packed', (locale) => {
  const source: Record<string, string> = JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), 'utf8'))
  const messages = Object.entries(source).map(([key, text]) => compileMessage(text, key))
  expect(unpackedMessages(packedMessages(messages))).toEqual(messages)
  expect(unpackedKeys(packedKeys(Object.keys(source)))).toEqual(Object.keys(source))
})

test('messages that the short form cannot write come out as they were packed', () => {
  const texts = ['a # b', 'two\nlines', '\\path', '{day, date, short}', '{n, plural, offset:1 one {a} other {b}}', '{n, selectordinal, one {#st} other {#th}}']
  const messages = [...texts, '{kind, select, a {x} other {y}}', '{n, number, percent}', "'{'x'}' {name}", ''].map((text) => compileMessage(text))
  expect(unpackedMessages(packedMessages([...messages, null]))).toEqual([...messages, null])
})

test('keys come out as they were packed, whatever they share with the one before', () => {
  const keys = ['a', 'a.b', 'a.b.c', 'a.2', 'a', '1.2', 'a.b.c.d.e.f.g.h.i.j.k.l', 'a.b.c.d.e.f.g.h.i.j.k.m']
  expect(unpackedKeys(packedKeys(keys))).toEqual(keys)
})
