import { expect, test } from 'vitest'
import { isGranted, staffRoles } from '#db/model/accounts/staff.ts'
import { routeNames } from '#ui/routes.ts'
import { deskAccess } from '../../tests/desk/desk-access.ts'
import './desk-pages.ts'
import { actsDoneOnce, autosaveAct, isDeskRoute, rightsOf } from './declare-rights.ts'

const rights = routeNames.filter(isDeskRoute).flatMap((page) => {
  const { needs, acts } = rightsOf(page)
  return [{ page, act: null, needs }, ...Object.entries(acts).map(([act, each]) => ({ page, act, needs: each }))]
})

test('each role may open the pages and do the acts of the grid of access, and no others', () => {
  const line = (page: string, act: string | null, roles: readonly string[]) => `${page} ${act ?? '(open)'}: ${roles.join(', ')}`
  const granted = rights.map(({ page, act, needs }) =>
    line(
      page,
      act,
      staffRoles.filter((role) => needs === 'anyone' || isGranted(role, needs)),
    ),
  )
  const expected = deskAccess.map(({ page, act, callers }) =>
    line(
      page,
      act,
      staffRoles.filter((role) => callers.has(role)),
    ),
  )
  expect(granted.sort()).toEqual(expected.sort())
})

test('no page or act of the desk is for owners and visitors', () => {
  expect(deskAccess.filter(({ callers }) => callers.has('owner') || callers.has('nobody'))).toEqual([])
})

test('acts that make or mail something are done once, and an editor saves by itself', () => {
  expect([...actsDoneOnce]).toEqual(['make', 'invite', 'resend', 'note', 'send'])
  expect(autosaveAct).toBe('keep')
})
