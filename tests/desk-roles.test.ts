import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { saveLead } from '#db/leads.ts'
import { isGranted, type StaffRole, staffRoles } from '#db/model/staff.ts'
import * as schema from '#db/schema.ts'
import { href, routeNames } from '#ui/routes.ts'
import { type DeskRoute, isDeskRoute, type Need, rightsOf } from '#worker/desk/rights.ts'
import { CookieBrowser } from './cookie-browser.ts'
import { deskOf, lendDeskSite, signedIn, site, storeStaff } from './desk-site.ts'
import { aLead } from './lead-factory.ts'
import { storeOwner, storeSession } from './owner-factory.ts'

lendDeskSite({}, async ({ db }) => {
  await saveLead(drizzle(db, { schema }), aLead({ id: 'lead-for-roles' }), [])
})

/** A record for each page whose address names one. */
const named: Partial<Record<DeskRoute, string>> = { deskLead: 'lead-for-roles', deskStaffMember: 'staff-editor' }

const deskPages = routeNames.filter(isDeskRoute).map((name) => ({ ...rightsOf(name), name }))
const addressOf = ({ name }: { readonly name: DeskRoute }) => href(name, 'nl', { id: named[name] ?? '' })
const mayDo = (role: StaffRole, needs: Need) => needs === 'anyone' || isGranted(role, needs)

test('every page and every act of the desk refuses a visitor and an owner', async () => {
  await storeOwner(site.db, 'an@example.com', [])
  const owner = new CookieBrowser(() => site).keep('session', await storeSession(site.db, 'an@example.com'))
  for (const browser of [new CookieBrowser(() => site), owner]) {
    for (const page of deskPages) {
      const address = addressOf(page)
      for (const wish of [null, '', ...Object.keys(page.acts)]) {
        const answer = wish === null ? await browser.fetch(address) : await browser.post(address, { do: wish })
        expect([address, wish, answer.status, answer.headers.get('Location')]).toEqual([address, wish, 302, expect.stringMatching(/\/sign-in\/\?next=/)])
      }
    }
  }
})

test.each(staffRoles)('a member with the role %s gets the pages and the acts of that role, and no other', async (role) => {
  if (role !== 'editor') await storeStaff('editor')
  const browser = await deskOf(role)
  for (const page of deskPages) {
    const address = addressOf(page)
    const isOpen = mayDo(role, page.needs)
    expect([address, (await browser.fetch(address)).status]).toEqual([address, isOpen ? 200 : 403])
    for (const [wish, needs] of Object.entries(page.acts)) {
      // Sign-out would end the walk.
      if (wish === 'signOut') continue
      const { status } = await browser.post(address, { do: wish })
      const isAllowed = isOpen && mayDo(role, needs)
      expect([address, wish, status], 'an empty form').toEqual([
        address,
        wish,
        isAllowed ? expect.toSatisfy((each: number) => [303, 404, 422].includes(each)) : 403,
      ])
    }
    expect((await browser.post(address, { do: 'no-such-act' })).status, `${address} unknown act`).toBe(403)
  }
})

test('a form from another site is refused for every role', async () => {
  const browser = await deskOf('manager')
  await storeStaff('editor')
  for (const page of deskPages) {
    for (const wish of Object.keys(page.acts)) {
      const answer = await browser.fetch(addressOf(page), {
        method: 'POST',
        body: new URLSearchParams({ do: wish }),
        headers: { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' },
      })
      expect([page.name, wish, answer.status]).toEqual([page.name, wish, 403])
    }
  }
  expect(await signedIn('staff-manager').then((still) => still.fetch(href('desk', 'nl')))).toHaveProperty('status', 200)
})
