import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { normalizedPassword, passwordLength } from '#db/model/accounts/password.ts'

const list = readFileSync('public/frequent-passwords.txt', 'utf8').trimEnd().split('\n')

test('the list has more than the 3,000 most used passwords that are long enough to be chosen, spelled as they are compared', () => {
  expect(new Set(list).size).toBe(5000)
  expect(list.filter((each) => [...each].length < passwordLength.min || each !== normalizedPassword(each).toLowerCase())).toEqual([])
  expect(list).toEqual(expect.arrayContaining(['password1', 'whatever', 'starwars']))
})
