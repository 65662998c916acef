import { expect, test } from 'vitest'
import { openPrimary } from '#db/client.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { aLead } from '../../tests/leads/lead-factory.ts'
import type { Upload } from '../forms/upload.ts'
import { testimonialForm } from './testimonial.form.ts'

const aForm = () => testimonialForm({ current: 'sixteen characters', previous: [] })
const picture: Upload['picture'] = { width: 40, height: 30, turn: 90 }
const upload: Upload = { bytes: new ArrayBuffer(0), type: 'image/png', name: 'me.png', digest: '', picture }

/** The row that a lead with these answers becomes. */
async function rowOf(fields: Lead['fields'], file: Upload | null = null, other: Partial<Lead> = {}) {
  const d1 = memoryDatabase()
  const db = openPrimary(d1)
  const lead = aLead({ id: 'one', form: 'testimonial', locale: 'fr', fields, createdAt: '2026-12-01T09:00:00.000Z', eraseAfter: '2028-12-01', ...other })
  for (const statement of (await aForm().also?.(db, lead, file)) ?? []) await statement
  return d1.prepare('SELECT * FROM testimonials').first<Record<string, unknown>>()
}

test('a testimonial waits for the office as it was written, with the name of its author sealed', async () => {
  const row = await rowOf({ name: ' An ', about: ' from Ghent ', website: 'www.example.be', comment: ' Very\r\ngood\rindeed. ' }, upload)
  expect(row).toEqual({
    ...{ id: 'one', state: 'waiting', locale: 'fr', name: 'An', about: 'from Ghent', website: 'https://www.example.be/' },
    ...{ comment: 'Very\ngood\nindeed.', picture: JSON.stringify(picture), shows_picture: 1, author: expect.stringMatching(/^[\w-]{43}$/) },
    ...{ posted_at: '2026-12-01T09:00:00.000Z', decided_at: null, erase_after: '2028-12-01' },
  })
})

test('what is absent is null', async () => {
  expect(await rowOf({ name: 'An', about: ' ', comment: ['a', 'list'] })).toMatchObject({ about: null, website: null, comment: '', picture: null })
})

test('an author is known by the address in any spelling', async () => {
  const author = async (email: string | null) => (await rowOf({ name: 'An' }, null, { email }))?.author
  expect(await author(' AN@example.com ')).toBe(await author('an@example.com'))
  expect(new Set([await author('an@example.com'), await author('jo@example.com'), await author(null)]).size).toBe(3)
})

test('a picture may come with it, and the office is asked to review it', () => {
  const form = aForm()
  expect(form.dueMails?.(aLead())).toEqual({ mails: 'review' })
  expect([form.name, form.file?.name, form.file?.isOptional]).toEqual(['testimonial', 'picture', true])
  expect(form.order.filter((name, at) => form.order.indexOf(name) === at)).toEqual([
    'name',
    'about',
    'website',
    'comment',
    'picture',
    'email',
    'publish',
    'captcha',
    'privacy',
  ])
})
