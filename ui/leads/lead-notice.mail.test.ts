import { expect, test } from 'vitest'
import { sectionsText } from '../mail/mail-text.mail.ts'
import type { LeadMailView } from './lead.mail.ts'
import { leadNotice } from './lead-notice.mail.ts'

const question: LeadMailView = {
  locale: 'nl',
  origin: 'https://perron.example',
  form: 'enquiry',
  fields: { title: 'ms', firstName: 'An', lastName: 'Claes', email: 'an@example.com', phone: '0478123456', slot: '13-16', remark: 'Mogen er kippen?' },
  about: {
    kind: 'home',
    title: 'Hoeve met boomgaard',
    lines: ['9000 Gent'],
    href: 'https://perron.example/nl/te-koop/gent/hoeve/1/',
    action: 'Bekijk het pand',
    reference: 'G-1',
    photo: { src: 'https://perron.example/photos/1/1/720.jpg', alt: 'Gevel', width: 720, height: 480 },
    contact: { text: 'Contactpersoon: Bea', phone: null, languages: 'Spreekt Nederlands', portrait: 'https://perron.example/bea.jpg' },
  },
  advance: '',
  spoken: 'fr',
  newsletter: 'no',
  sentAt: '2026-11-29T09:00:00.000Z',
  file: null,
  review: null,
}

test('the office reads who asks what, then how to reach them, then the home', () => {
  const { sections } = leadNotice(question)
  expect(sectionsText(sections, 'nl').replaceAll('\u2060', '')).toBe(`Vraag om contact: An Claes (G-1)

Bericht: Mogen er kippen?

CONTACTGEGEVENS
Telefoon: 0478 12 34 56
E-mail: an@example.com
Naam: An Claes
Aanspreking: Mevrouw
Best bereikbaar: 13:00–16:00
Taal: Français
Uw antwoord op deze e-mail gaat naar An Claes.

PAND
Hoeve met boomgaard
9000 Gent
Contactpersoon: Bea
https://perron.example/nl/te-koop/gent/hoeve/1/`)
})

test('the office’s mail has the picture of the home, without the face of its own colleague', () => {
  const shown = JSON.stringify(leadNotice(question).sections)
  expect(shown).toContain('photos/1/1/720.jpg')
  expect(shown).not.toContain('bea.jpg')
})

test('what was asked of no home stands before the contact details, a line each', () => {
  const fields = { kind: 'house', zip: '8000', city: 'Brugge', email: 'an@example.com' }
  const text = sectionsText(leadNotice({ ...question, form: 'valuation', fields, about: null }).sections, 'nl')
  expect(text).toContain('\nPostcode: 8000\nGemeente: Brugge\n\nCONTACTGEGEVENS\nE-mail: an@example.com\nTaal: Français\n')
})
