import { expect, test } from 'vitest'
import { isMailHost, readPort } from './mail-transport.ts'

test.each([
  ['smtp.example.com', true],
  ['localhost', true],
  ['127.0.0.1', true],
  ['', false],
  ['smtp.example.com:25', false],
  ['https://smtp.example.com', false],
  ['smtp example', false],
  ['-smtp.example', false],
  ['a'.repeat(254), false],
])('%j as the name of a mail server: %j', (text, isHost) => {
  expect(isMailHost(text)).toBe(isHost)
})

test.each([
  ['587', 587],
  ['1', 1],
  ['65535', 65_535],
  ['0', null],
  ['65536', null],
  ['', null],
  ['25x', null],
  ['-25', null],
  ['1e3', null],
])('%j is port %j', (text, port) => {
  expect(readPort(text)).toBe(port)
})
