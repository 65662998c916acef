import { expect, test } from 'vitest'
import { isGranted, nameInAddress, type Permission, type StaffRole, staffValues, worksFor } from './staff.ts'

const all: readonly Permission[] = [
  ...(['today', 'leads', 'calendar', 'stock', 'imports', 'owners', 'content', 'mailings', 'privacy', 'settings', 'staff', 'audit'] as const),
]

test.each<[StaffRole, readonly Permission[]]>([
  ['manager', all],
  ['agent', ['today', 'leads', 'calendar', 'stock', 'owners']],
  ['editor', ['today', 'content', 'mailings']],
])('the role %s has the permissions %j', (role, permissions) => {
  expect(all.filter((each) => isGranted(role, each))).toEqual(permissions)
})

test.each([
  [null, 'brugge', true],
  [null, null, true],
  [['brugge'], 'brugge', true],
  [['brugge', 'gent'], 'gent', true],
  [['brugge'], 'gent', false],
  [['brugge'], null, true],
  [[], 'gent', false],
])('a member of %j works for %s: %s', (offices, office, works) => {
  expect(worksFor({ offices }, office)).toBe(works)
})

test('the form of an account has the offices in order', () => {
  const member = { name: 'An', role: 'agent', locale: 'nl' } as const
  expect(staffValues({ ...member, offices: ['gent', 'brugge'] })).toEqual({ memberName: 'An', role: 'agent', locale: 'nl', office: 'brugge gent' })
  expect(staffValues({ ...member, offices: null }).office).toBe('')
})

test('an account that came without a name is greeted by the name in its address', () => {
  expect(['els@example.com', 'els.maes@example.com', 'jean-luc_DUPONT2@example.com', '42@example.com'].map(nameInAddress)).toEqual([
    'Els',
    'Els Maes',
    'Jean Luc Dupont',
    '42',
  ])
})
