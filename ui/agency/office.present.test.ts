import { expect, test } from 'vitest'
import type { Office } from '#db/model/agency/office.ts'
import { presentOffice } from './office.present.ts'

const day = [
  { from: '09:00', to: '12:30' },
  { from: '13:30', to: '18:00' },
]
const brussels: Office = {
  key: 'brussel',
  name: { nl: 'Brussel', fr: 'Bruxelles' },
  address: { street: { nl: 'Voorbeeldlaan 34', fr: 'avenue de l’Exemple 34' }, zip: '1000', city: { nl: 'Brussel', fr: 'Bruxelles' }, country: 'BE' },
  point: null,
  phone: '+32 2 555 01 20',
  email: 'brussel@perron.example',
  hours: {
    week: [day, day, day, day, day, [{ from: '10:00', to: '13:00' }], []],
    exceptions: [
      { from: '2026-12-24', to: '2027-01-02', slots: [], note: null },
      { from: '2026-12-11', to: '2026-12-11', slots: [{ from: '13:00', to: '18:00' }], note: null },
    ],
  },
  regions: ['brussels'],
  zips: [],
  language: null,
  calendar: [],
  luxembourg: null,
}

test('an office shows its address, phone number and opening hours', () => {
  expect(presentOffice(brussels, 'fr')).toMatchObject({
    name: 'Bruxelles',
    address: ['avenue de l’Exemple 34', '1000 Bruxelles'],
    phone: { href: 'tel:+3225550120' },
  })
})

test.each([
  ['nl', ['Maandag tot vrijdag: 09:00–12:30, 13:30–18:00', 'Zaterdag: 10:00–13:00', '24 december 2026 tot en met 2 januari 2027: gesloten']],
  ['fr', ['Du lundi au vendredi\u00a0: 09:00–12:30, 13:30–18:00', 'Samedi\u00a0: 10:00–13:00', 'Du 24 décembre 2026 au 2 janvier 2027\u00a0: fermé']],
  ['en', ['Monday to Friday: 09:00–12:30, 13:30–18:00', 'Saturday: 10:00–13:00', '24 December 2026 to 2 January 2027: closed']],
  ['de', ['Montag bis Freitag: 09:00–12:30, 13:30–18:00', 'Samstag: 10:00–13:00', '24. Dezember 2026 bis 2. Januar 2027: geschlossen']],
] as const)('its hours in %s group days with equal hours', (locale, lines) => {
  const { hours } = presentOffice(brussels, locale)
  expect(hours.slice(0, 3)).toEqual(lines)
  expect(hours).toHaveLength(4)
})

test('it observes the public holidays of its calendar, and sends no notes to the browser', () => {
  const rule = { from: '2026-01-01', country: 'LU', week: [], every: 60, minutes: 45, capacity: 1 } as const
  const { openNow, route } = presentOffice({ ...brussels, calendar: [rule], point: { lat: 50.8467, lng: 4.3525 } }, 'de')
  expect(openNow?.rules).toMatchObject({ holidays: 'LU', exceptions: [{ from: '2026-12-24', to: '2027-01-02', slots: [] }, { from: '2026-12-11' }] })
  expect(openNow?.words.opensOn).toBe('Geschlossen, öffnet {day} um\u00a0{time}\u00a0Uhr')
  expect(route).toBe('https://www.openstreetmap.org/directions?to=50.8467,4.3525')
})

test('an office without address, number and hours shows none of them', () => {
  const bare = presentOffice({ ...brussels, address: null, phone: null, hours: null }, 'nl')
  expect([bare.address, bare.phone, bare.hours, bare.openNow, bare.route]).toEqual([[], null, [], null, null])
})
