import { expect, test } from 'vitest'
import { formData } from '../../../tests/forms/form-request.ts'
import { emailErrors, readStaffForm } from './staff.form.ts'

type Sent = Readonly<Record<string, string | readonly string[]>>
const offices = ['gent', 'brugge']
const an = { memberName: ' An Peeters ', role: 'agent', locale: 'nl' }

test.each<[sent: Sent, answers: object]>([
  [an, { name: 'An Peeters', role: 'agent', locale: 'nl', offices: null }],
  [
    { ...an, office: 'gent' },
    { name: 'An Peeters', role: 'agent', locale: 'nl', offices: ['gent'] },
  ],
  [
    { ...an, role: ' manager', locale: 'fr', office: ['brugge', 'gent'] },
    { name: 'An Peeters', role: 'manager', locale: 'fr', offices: ['brugge', 'gent'] },
  ],
  [
    { ...an, role: 'editor', office: ['brussel', ''] },
    { name: 'An Peeters', role: 'editor', locale: 'nl', offices: null },
  ],
])('the form %j makes the account %j', (sent, answers) => {
  expect(readStaffForm(formData(sent), offices)).toMatchObject({ answers, errors: null })
})

test.each<[sent: Sent, errors: object]>([
  [{}, { memberName: 'missing', role: 'missing', locale: 'missing' }],
  [{ ...an, memberName: '  ' }, { memberName: 'missing' }],
  [{ ...an, memberName: 'www.example.com' }, { memberName: 'invalid' }],
  [{ ...an, role: 'owner' }, { role: 'missing' }],
  [{ ...an, locale: 'es' }, { locale: 'missing' }],
])('the form %j is refused for %j', (sent, errors) => {
  expect(readStaffForm(formData(sent), offices)).toMatchObject({ answers: null, errors })
})

test('what was typed is shown again, but no office that the agency does not have', () => {
  const { typed } = readStaffForm(formData({ memberName: ' x ', role: 'owner', locale: 'es', office: ['gent', 'brussel'] }), offices)
  expect(typed).toEqual({ memberName: 'x', role: 'owner', locale: 'es', office: ['gent'] })
})

test('a file in place of an office is ignored', () => {
  const sent = formData({ ...an, office: new File(['x'], 'gent') })
  expect(readStaffForm(sent, offices).answers?.offices).toBe(null)
})

test.each([
  ['', { email: 'missing' }],
  ['an', { email: 'invalid' }],
  ['an@example.com', {}],
])('the address %j has the errors %j', (email, errors) => {
  expect(emailErrors(email)).toEqual(errors)
})
