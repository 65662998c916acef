import { expect, test } from 'vitest'
import { isMailServer } from './public-host.ts'

const origin = 'https://www.agency.example'

test.each(['smtp.agency.example', 'SMTP.Agency.example', 'mail-1.agency.co', 'mx.xn--mnchen-3ya.xn--vermgensberatung-pwb'])(
  '%s may be a mail server',
  (host) => {
    expect(isMailServer(host, origin)).toBe(true)
  },
)

test.each([
  ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0x7f.0.0.1', '0177.0.0.1', '0', '0.0.0.0', '10.0.0.1', '192.168.1.1', '172.16.0.1', '100.64.0.1'],
  ...['169.254.169.254', '::1', '[::1]', '::ffff:127.0.0.1', '[::ffff:7f00:1]', 'fe80::1', 'fd00::1', '8.8.8.8', '127.0.0.1.'],
  ...[
    'localhost',
    'LOCALHOST',
    'mail.localhost',
    'localhost.localdomain',
    'mail.local',
    'metadata.google.internal',
    'router.lan',
    'mail.home.arpa',
    'smtp.intranet',
  ],
  ...['smtp', 'smtp.agency.example.', 'smtp..example', '-a.example', 'a.example:25', 'user@a.example', 'a.example/', 'a b.example', '１２７.0.0.1', ''],
])('%s may be no mail server', (host) => {
  expect(isMailServer(host, origin)).toBe(false)
})

test('a local site may use its own machine, by the usual names alone', () => {
  const local = 'http://localhost:8787'
  expect(['127.0.0.1', 'localhost'].map((host) => isMailServer(host, local))).toEqual([true, true])
  expect(['2130706433', '0x7f.1', '127.1', '[::1]', '10.0.0.1', '169.254.169.254'].filter((host) => isMailServer(host, local))).toEqual([])
})
