import { expect } from 'vitest'
import { href } from '#ui/routes.ts'
import { deskOf, site } from '../desk/desk-site.ts'
import { fillIn } from '../forms/form-filler.ts'
import { storeOwner } from '../owners/owner-factory.ts'
import { linkIn, mailTo, pathOf, startsIn, viewingAnswers } from './viewing-site.ts'

/** Visits of a home whose owner is asked first, on the desk's site of the test file, which has home 4001. */

export const [owner, visitor] = ['owner@example.com', 'Annelie@example.com']
export const home = href('deskHome', 'nl', { id: 4001 })
export const form = href('viewing', 'nl', { id: 4001 })

/** The free starts of the home. */
export const offered = async () => startsIn(await site.html(form))

export const questionLink = (text = '') => pathOf(/https?:\/\/[^\s"]+owner-question\/[^\s"]+/.exec(text)?.[0] ?? 'http://none.invalid')

/** A home whose owner is asked first, for which a visitor has booked online. */
export async function booked() {
  await storeOwner(site.db, owner, [{ kind: 'listing', id: 4001 }])
  const browser = await deskOf('manager')
  expect((await browser.post(home, { do: 'askOwner', termsVersion: '0' })).status).toBe(303)
  const [start = ''] = await offered()
  const answer = await fillIn(site, form, viewingAnswers(start))
  expect(answer.status).toBe(303)
  const mails = await site.mails()
  const [asked] = mailTo(mails, owner)
  const [confirmation] = mailTo(mails, visitor)
  site.mailbox.empty()
  const id = String(await site.db.prepare('SELECT id FROM appointments').first('id'))
  return {
    browser,
    answer,
    asked,
    confirmation,
    id,
    link: questionLink(asked?.text),
    page: pathOf(linkIn(confirmation)),
    desk: href('deskVisit', 'nl', { id }),
  }
}
