import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, test } from 'vitest'
import { faultText, withoutPersons } from './fault-text.ts'

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const token = 'Zq3k-8xWv_1nB5tYc7rLpH2sMdKf9gQwErTyUiOpAs4'

/** A failed query, as drizzle throws it, with its values. */
function failedQuery(...values: readonly unknown[]): Error {
  const statement = 'select "id", "email" from "owners" where lower("email") = ? and "name" = \'Peeters\''
  return new DrizzleQueryError(statement, [...values], new Error('D1_ERROR: database is locked: SQLITE_BUSY'))
}

describe('a failed query', () => {
  const error = failedQuery('annelie.peeters@example.com', hash, 'Wij zoeken\nparams: iets\n    at Dorpsstraat (Brugge:8:1)\nbij de kerk')

  test('a failed query is reported with its statement, its cause and the place in the code', () => {
    const text = faultText(error)
    expect(text).toContain('Failed query: select "id", "email" from "owners" where lower("email") = ?')
    expect(text).toContain('Caused by: Error: D1_ERROR: database is locked: SQLITE_BUSY')
    expect(text).toContain('fault-text.test.ts')
  })

  test.each(['annelie', 'example.com', hash, 'zoeken', 'Dorpsstraat', 'kerk', 'Peeters', 'params'])('a failed query is reported without %s', (word) => {
    expect(faultText(error)).not.toContain(word)
    expect(faultText(new Error('a form was not taken', { cause: error }))).not.toContain(word)
    expect(faultText(new Error(String(error)))).not.toContain(word)
    expect(faultText(new AggregateError([error], 'several'))).not.toContain(word)
  })
})

describe('an error of a parser', () => {
  const thrownBy = (work: () => unknown) => {
    try {
      return work()
    } catch (error) {
      return error
    }
  }

  test('an error of a parser does not quote what was read', () => {
    const text = faultText(thrownBy(() => JSON.parse('{"name": Annelie Peeters}')))
    expect(text).toContain('SyntaxError')
    expect(text).not.toContain('Annelie')
    expect(faultText(new Error('D1_ERROR: fts5: syntax error near "annelie": SQLITE_ERROR'))).not.toContain('annelie')
  })
})

test('a thrown value that is not an error is reported by its type', () => {
  expect(faultText({ email: 'annelie@example.com' })).toBe('a thrown object')
  expect(faultText('refused annelie@example.com')).toBe('refused [address]')
  expect(faultText(undefined)).toBe('')
})

test('an error that refers to itself is reported once for each level', () => {
  const error = new Error('again')
  error.cause = error
  expect(faultText(error).match(/again/g)).toHaveLength(5)
})

test.each([
  ['550 5.1.1 <annelie.peeters@example.com>: user unknown', '550 5.1.1 <[address]>: user unknown'],
  ['550 "annelie peeters"@example.com', '550 [address]'],
  ['annelie+huis@xn--mnchen-3ya.example', '[address]'],
  ['anneliës@münchen.example is not there', '[address] is not there'],
  ['/nl/login/?email=annelie%40example.com&next=1', '/nl/login/?email=[address]&next=1'],
  [`session ${hash}`, 'session [secret]'],
  [`/calendars/${token}.ics`, '/calendars/[secret].ics'],
  ['0475 12 34 56 and +32 475/12.34.56', '[number] and [number]'],
  ['D1_ERROR: UNIQUE constraint failed: owners.email: SQLITE_CONSTRAINT', 'D1_ERROR: UNIQUE constraint failed: owners.email: SQLITE_CONSTRAINT'],
  [
    'error k3x9q2m8ab: mail tz4a98xxat96iws9zmbrgj3a was not sent at 2026-11-26T03:17:00.000Z',
    'error k3x9q2m8ab: mail tz4a98xxat96iws9zmbrgj3a was not sent at 2026-11-26T03:17:00.000Z',
  ],
])('%s is reported as %s', (text, masked) => {
  expect(withoutPersons(text)).toBe(masked)
})
