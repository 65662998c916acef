import { describe, expect, test } from 'vitest'
import { erasureDate, formCatalogue, formNames, ownerMessageMonths, refusedMonths } from '#db/model/forms/form-catalogue.ts'
import { rentQuestions } from '#db/model/forms/rent-profile.ts'
import { noCrmTypes } from '#db/model/listings/crm-categories.ts'
import { writeArea } from '#db/model/map/area.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import { alertForm } from '../alerts/alert.form.ts'
import { newsletter } from '../newsletters/newsletter.form.ts'
import { testimonialForm, websiteOf } from '../testimonials/testimonial.form.ts'
import { construction } from './construction/construction.form.ts'
import { contactForm } from './contact/contact.form.ts'
import { demandChange, demandRegister, demandSearch, resolveDemand } from './demand-register/demand-register.form.ts'
import { documentRequest } from './document-request/document-request.form.ts'
import { enquiryForm } from './enquiry/enquiry.form.ts'
import { isDay, isMoment } from './fields.ts'
import type { FormDefinition } from './form.ts'
import { jobApplication } from './job-application/job-application.form.ts'
import { parseForm } from './parse.ts'
import { purchaseOffer } from './purchase-offer/purchase-offer.form.ts'
import { rentProfile } from './rent-profile/rent-profile.form.ts'
import { sendToFriend } from './send-to-friend/send-to-friend.form.ts'
import { readUpload } from './upload.ts'
import { valuation } from './valuation/valuation.form.ts'

type Answers = Readonly<Record<string, string | readonly string[]>>

function formData(answers: Answers): FormData {
  const sent = new FormData()
  for (const [name, values] of Object.entries(answers)) for (const value of [values].flat()) sent.append(name, value)
  return sent
}

/** The errors of a form by field; none: what it takes over. */
function read({ schema, order, check }: FormDefinition, answers: Answers) {
  const sent = formData(answers)
  const parsed = parseForm(schema, order, sent, check?.(sent))
  return parsed.ok ? { values: parsed.values } : { errors: parsed.errors }
}
const errorsOf = (form: FormDefinition, answers: Answers) => read(form, answers).errors ?? {}

/** For the forms that rest on a contract, which ask no consent. */
const person = { firstName: 'An', lastName: 'Peeters', email: 'an@example.com', phone: '0478 12 34 56' }
const an = { ...person, privacy: '1' }
const offer = {
  ...person,
  street: 'Markt',
  zip: '8000',
  city: 'Brugge',
  offer: '250000',
  offerWords: 'tweehonderdvijftigduizend',
  offerStart: '2026-12-01',
  offerEnd: '2026-12-08',
}
const home = { street: 'Markt', zip: '8000', city: 'Brugge' }
const triangle = writeArea([
  { lat: 51, lng: 3 },
  { lat: 51, lng: 4 },
  { lat: 52, lng: 4 },
])
const demand = { ...an, goal: 'sale', search: 'type=house&zone=be-31005' }
const documents = documentRequest({
  owner: { kind: 'property', id: 4001 },
  documents: [{ key: 'epc' }, { key: 'plan' }].map(({ key }) => ({ key, name: { nl: key }, type: 'application/pdf' as const, size: 1 })),
  signing: { current: 'sixteen characters', previous: [] },
  now: new Date('2026-12-01T09:00:00Z'),
})
const offering = purchaseOffer('nl', '2026-12-01')
const renting = rentProfile(rentQuestions('flanders', '2026-11-26'), true)
const review = testimonialForm({ current: 'sixteen characters', previous: [] })
const praise = { name: 'An', comment: 'Goed geholpen', email: 'an@example.com', publish: '1', privacy: '1' }
const friend = { friendEmail: 'jo@example.com', firstName: 'An', lastName: 'Peeters', email: 'an@example.com', privacy: '1' }
const signUp = { email: 'an@example.com', privacy: '1' }

const forms: Readonly<Record<string, readonly [FormDefinition, Answers, readonly string[]]>> = {
  contact: [contactForm, an, []],
  enquiry: [enquiryForm, an, []],
  construction: [construction(['A1', 'A2']), person, []],
  demandRegister: [demandRegister, demand, ['search']],
  demandChange: [demandChange, { goal: 'rent', search: demand.search, email: an.email, privacy: '1' }, ['search']],
  documentRequest: [documents, { ...person, documents: ['epc', 'plan'] }, []],
  jobApplication: [jobApplication, person, []],
  alert: [alertForm, { ...signUp, goal: 'sale' }, []],
  newsletter: [newsletter, signUp, []],
  purchaseOffer: [offering, offer, []],
  rentProfile: [renting, person, []],
  sendToFriend: [sendToFriend, friend, []],
  testimonial: [review, praise, []],
  valuation: [valuation, { ...person, ...home }, []],
}

describe.each(Object.entries(forms))('%s', (_, [form, answers, optional]) => {
  test('a form takes the least answers as they were typed, and drops what it does not ask', () => {
    expect(read(form, { ...answers, other: 'x', 'admin?': '1' })).toEqual({ values: answers })
  })

  test('misses each answer that it needs, also one that nobody can see', () => {
    for (const name of Object.keys(answers).filter((each) => !optional.includes(each))) {
      for (const empty of ['', ' ']) expect(errorsOf(form, { ...answers, [name]: empty })).toEqual({ [name]: 'missing' })
      for (const unseen of ['\u200b', '\u200b \u2060']) expect(Object.keys(errorsOf(form, { ...answers, [name]: unseen }))).toEqual([name])
    }
  })

  test('a form lists errors in the order of its page', () => {
    const errors = Object.keys(errorsOf(form, {}))
    // What the page shows nowhere comes last.
    expect(errors).toEqual([...new Set([...form.order, ...errors])].filter((name) => errors.includes(name)))
    expect(errors.length).toBeGreaterThan(1)
  })
})

test.each<[string, Answers, Readonly<Record<string, string>>]>([
  ['contact', { title: 'mr', device: 'phone', slot: '10-13', newsletter: '1', remark: 'Dag\r\n\tAn' }, {}],
  ['contact', { title: 'dr', device: 'fax', slot: '9-10', newsletter: 'yes' }, { title: 'invalid', device: 'invalid', slot: 'invalid', newsletter: 'invalid' }],
  ['contact', { privacy: 'on' }, { privacy: 'invalid' }],
  ['contact', { email: 'an@', phone: '12' }, { email: 'invalid', phone: 'invalid' }],
  ['contact', { firstName: 'An\nBcc: x' }, { firstName: 'invalid' }],
  ['contact', { firstName: 'An\u2028x', lastName: 'x\u0000y' }, { firstName: 'invalid', lastName: 'invalid' }],
  ['contact', { firstName: 'a'.repeat(200), lastName: 'b'.repeat(201) }, { lastName: 'invalid' }],
  ['contact', { firstName: 'www.evil.example' }, { firstName: 'invalid' }],
  ['contact', { remark: 'a'.repeat(5000) }, {}],
  ['contact', { remark: 'a'.repeat(5001) }, { remark: 'invalid' }],
  ['contact', { remark: 'a\u0000b' }, { remark: 'invalid' }],
  ['contact', { email: `${'a'.repeat(243)}@example.com` }, { email: 'invalid' }],
  ['contact', { email: ['an@example.com', 'jo@example.com'] }, { email: 'invalid' }],
  ['alert', { goal: 'swap' }, { goal: 'invalid' }],
  ['alert', { search: 'x'.repeat(20_001) }, { search: 'invalid' }],
  ['construction', { units: 'A1' }, {}],
  ['construction', { units: ['A1', 'A2'] }, {}],
  ['construction', { units: ['A1', 'A1'] }, { units: 'invalid' }],
  ['construction', { units: 'B1' }, { units: 'invalid' }],
  ['construction', { brochure: '1' }, { postStreet: 'missing', postZip: 'missing', postCity: 'missing' }],
  ['construction', { brochure: '1', postStreet: 'Markt', postZip: '8000', postCity: 'Brugge' }, {}],
  ['construction', { brochure: '1', postStreet: 'Markt', postZip: '80000', postCity: 'Brugge' }, { postZip: 'invalid' }],
  ['construction', { brochure: '1', postStreet: 'Markt', postZip: '1234 AB', postCity: 'Sluis', postCountry: 'NL' }, {}],
  ['construction', { postZip: '!', postCountry: 'XX' }, {}],
  ['documentRequest', { documents: 'plan' }, {}],
  ['documentRequest', { documents: ['plan', 'secret'] }, { documents: 'invalid' }],
  ['valuation', { kind: 'house', country: 'LU', zip: '1009' }, {}],
  ['valuation', { kind: 'castle' }, { kind: 'invalid' }],
  ['valuation', { country: 'FR' }, { country: 'invalid', zip: 'invalid' }],
  ['valuation', { zip: '0999' }, { zip: 'invalid' }],
  ['purchaseOffer', { offer: '250.000', secondTitle: '', conditions: 'Onder voorbehoud' }, {}],
  ['purchaseOffer', { offer: 'veel' }, { offer: 'invalid' }],
  ['purchaseOffer', { offerWords: 'tweehonderdduizend' }, { offerWords: 'invalid' }],
  ['purchaseOffer', { offerStart: '2026-11-30' }, { offerStart: 'past' }],
  ['purchaseOffer', { offerStart: '2026-12' }, { offerStart: 'incomplete' }],
  ['purchaseOffer', { offerStart: '2026-13-01' }, { offerStart: 'invalid' }],
  ['purchaseOffer', { offerEnd: '2026-12-01' }, {}],
  ['purchaseOffer', { offerStart: '2026-12-05', offerEnd: '2026-12-04' }, { offerEnd: 'invalid' }],
  ['purchaseOffer', { offerEnd: '2026-11-30' }, { offerEnd: 'invalid' }],
  ['purchaseOffer', { offerStart: 'x', offerEnd: '2026-11-30' }, { offerStart: 'invalid', offerEnd: 'invalid' }],
  ['purchaseOffer', { offerStart: '2026-', offerEnd: '2026-12-' }, { offerStart: 'incomplete', offerEnd: 'incomplete' }],
  ['purchaseOffer', { offerEnd: '20' }, { offerEnd: 'incomplete' }],
  ['purchaseOffer', { offerEnd: '2026-12-3' }, { offerEnd: 'incomplete' }],
  ['purchaseOffer', { secondFirstName: 'Jo' }, { secondLastName: 'missing' }],
  ['purchaseOffer', { secondLastName: 'Smet' }, { secondFirstName: 'missing' }],
  ['purchaseOffer', { secondTitle: 'mr' }, { secondFirstName: 'missing', secondLastName: 'missing' }],
  ['purchaseOffer', { secondTitle: 'ms', secondFirstName: 'Jo', secondLastName: 'Smet' }, {}],
  ['purchaseOffer', { country: 'NL', zip: '1234 AB' }, {}],
  ['purchaseOffer', { country: 'NL' }, { zip: 'invalid' }],
  ['rentProfile', { adults: '1', children: '0', income1: '1500', income2: '1.500,50' }, {}],
  ['rentProfile', { adults: ' 12 ', children: '00' }, {}],
  ['rentProfile', { adults: '0' }, { adults: 'invalid' }],
  ['rentProfile', { adults: '100' }, { adults: 'invalid' }],
  ['rentProfile', { children: '2' }, { childrenAges: 'missing' }],
  ['rentProfile', { children: '2', childrenAges: '3, 5' }, {}],
  ['rentProfile', { children: '2', childrenAges: ' ' }, { childrenAges: 'missing' }],
  ['rentProfile', { children: 'x' }, { children: 'invalid' }],
  ['rentProfile', { income1: 'veel' }, { income1: 'invalid' }],
  ['sendToFriend', { friendEmail: 'jo', friendFirstName: 'http://x.example' }, { friendEmail: 'invalid', friendFirstName: 'invalid' }],
  ['testimonial', { website: 'perron.example', about: 'Kocht in Gent' }, {}],
  ['testimonial', { website: 'javascript:alert(1)' }, { website: 'invalid' }],
  ['testimonial', { publish: '0' }, { publish: 'invalid' }],
  ['demandRegister', { search: '' }, { type: 'missing', where: 'missing' }],
  ['demandRegister', { search: 'type=house' }, { where: 'missing' }],
  ['demandRegister', { search: 'zip=8000' }, { type: 'missing' }],
  ['demandRegister', { where: 'Nergens' }, { where: 'invalid' }],
  ['demandRegister', { priceMin: '300000', priceMax: '200000' }, { priceMax: 'crossed' }],
  ['demandRegister', { priceMin: '200000', priceMax: '200000' }, {}],
  ['demandRegister', { search: 'type=house&near=51.2,3.2&radius=5' }, {}],
  ['demandRegister', { search: `type=house&area=${encodeURIComponent(triangle)}` }, {}],
  ['demandRegister', { bedroomsMin: '3', plotAreaMax: '200' }, {}],
  ['demandRegister', { priceMin: '1.250.000', priceMax: '1.500.000' }, {}],
  ['demandRegister', { priceMin: '1.250.000', priceMax: '900.000' }, { priceMax: 'crossed' }],
  ['demandRegister', { bedroomsMin: '3', bedroomsMax: '2', builtMin: '2000', builtMax: '1999' }, { bedroomsMax: 'crossed', builtMax: 'crossed' }],
  [
    'demandRegister',
    { bedroomsMin: 'drie', plotAreaMax: '1234567', priceMax: 'veel' },
    { priceMax: 'invalid', bedroomsMin: 'invalid', plotAreaMax: 'invalid' },
  ],
  ['demandRegister', { rhythm: 'weekly' }, {}],
  ['demandRegister', { rhythm: 'hourly', replaces: 'x'.repeat(101) }, { rhythm: 'invalid', replaces: 'invalid' }],
])('%s with %j: %j', (name, changes, errors) => {
  const [form, answers] = forms[name] ?? [contactForm, {}]
  expect(errorsOf(form, { ...answers, ...changes })).toEqual(errors)
})

test('the title "miss" is taken as "ms"', () => {
  expect(read(contactForm, { ...an, title: 'miss' })).toEqual({ values: { ...an, title: 'ms' } })
  expect(read(contactForm, { ...an, title: 'mr' })).toEqual({ values: { ...an, title: 'mr' } })
})

test('what is too long is shown again as far as its field allows', () => {
  const long = 'x'.repeat(6000)
  const { typed } = parseForm(contactForm.schema, contactForm.order, formData({ ...an, firstName: long, remark: long, other: long }))
  expect(Object.entries(typed).map(([name, value]) => [name, value.length])).toEqual([
    ['firstName', 200],
    ['lastName', 7],
    ['email', 14],
    ['phone', 13],
    ['privacy', 1],
    ['remark', 5000],
    ['other', 5000],
  ])
})

test('an address for a brochure that was not asked for is dropped', () => {
  expect(read(valuation, { ...person, ...home, postStreet: 'Markt', postZip: '8000' })).toEqual({ values: { ...person, ...home } })
})

test('the pages of forms have their fields in this order', () => {
  const orders = Object.fromEntries([contactForm, sendToFriend, review, newsletter, jobApplication].map(({ name, order }) => [name, order.join(' ')]))
  expect(orders).toEqual({
    contact: 'remark title firstName lastName email phone device slot captcha privacy newsletter',
    sendToFriend: 'friendEmail friendFirstName friendLastName firstName lastName email captcha privacy',
    testimonial: 'name about website comment picture name about website comment email publish captcha privacy',
    newsletter: 'email captcha privacy tailored',
    jobApplication: 'title firstName lastName email phone motivation cv captcha newsletter',
  })
})

test('a list of rental applicants asks for what the law of the region lets it ask, and before a visit only who it is', () => {
  const more = { ...person, adults: '2', income1: '2000', pets: 'kat' }
  expect(read(rentProfile(rentQuestions('flanders', '2026-11-26'), false), more)).toEqual({ values: person })
  const kept = (form: FormDefinition) => Object.keys(read(form, more).values ?? {}).filter((name) => !(name in person))
  expect(kept(rentProfile(rentQuestions('wallonia', '2026-11-26'), true))).not.toContain('pets')
  expect(kept(rentProfile(rentQuestions('flanders', '2026-11-26'), true))).toEqual(['adults', 'income1', 'pets'])
})

test('leads are kept 24 months, applications 12, rental profiles 3, sign-ups 1', () => {
  expect(Object.fromEntries(formNames.map((form) => [form, formCatalogue[form].months]))).toEqual({
    ...{ contact: 24, enquiry: 24, viewing: 24, openDay: 24, construction: 24, demandRegister: 24, alert: 1, valuation: 24, sendToFriend: 1 },
    ...{ documentRequest: 24, testimonial: 24, purchaseOffer: 24, rentProfile: 3, jobApplication: 12, newsletter: 1 },
  })
  expect([refusedMonths, ownerMessageMonths]).toEqual([3, 24])
  expect(erasureDate(new Date('2026-11-15T10:00:00Z'), 3).toISOString()).toBe('2027-02-15T10:00:00.000Z')
})

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['1999-01-01', false],
  ['2026-1-1', false],
  ['x2026-01-01', false],
  ['2026-01-01x', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ['2026-12-01T09:00:00.000Z', true],
  ['2026-12-01T09:30:00.000Z', true],
  ['2026-12-01T09:00:30.000Z', false],
  ['2026-13-01T09:00:00.000Z', false],
  ['2026-02-30T09:00:00.000Z', false],
  ['2026-12-01T09:00:00Z', false],
  ['1926-12-01T09:00:00.000Z', false],
  ['x2026-12-01T09:00:00.000Z', false],
])('%s is a moment: %s', (text, expected) => {
  expect(isMoment(text)).toBe(expected)
})

test.each([
  ['perron.example', 'https://perron.example/'],
  [' http://www.perron.example/a?b ', 'http://www.perron.example/a?b'],
  ['https://münchen.de', 'https://xn--mnchen-3ya.de/'],
  ['пример.рф', 'https://xn--e1afmkfd.xn--p1ai/'],
  ['perron.e2', null],
  ['perron.xn--', null],
  ['ftp://perron.example', null],
  ['javascript:alert(1)', null],
  ['localhost', null],
  ['192.168.0.1', null],
  ['perron.e', null],
])('the website %j is %j', (typed, address) => {
  expect(websiteOf(typed)).toBe(address)
})

describe('a demand', () => {
  test('a demand understands places in words, and says which it does not know', () => {
    const resolved = resolveDemand(formData({ where: '8000, Nergensgem', type: 'house', goal: 'sale' }), null, noCrmTypes)
    expect([resolved.get('where'), resolved.get('replaces'), new URLSearchParams(String(resolved.get('search'))).getAll('type')]).toEqual([
      'Nergensgem',
      null,
      ['house'],
    ])
    expect(resolveDemand(formData({ where: '8000', type: 'house' }), 'alert-1', noCrmTypes).get('replaces')).toBe('alert-1')
    expect(resolveDemand(formData({ where: '8000', type: 'house' }), null, noCrmTypes).get('where')).toBeNull()
  })

  test('a demand keeps the places chosen before, and everything else that was sent, but its own fields', () => {
    const sent = { zone: 'be-44021', zip: '8310', where: ['Brugge', 'Nergensgem, Elders'], type: 'house', goal: 'sale', search: 'x', replaces: 'alert-1' }
    const resolved = resolveDemand(formData(sent), null, noCrmTypes)
    const search = readSearch(new URLSearchParams(String(resolved.get('search'))))
    expect([search.zones, search.zips, resolved.get('where'), resolved.get('goal'), resolved.getAll('type'), resolved.get('replaces')]).toEqual([
      ['be-31005', 'be-44021'],
      ['8310'],
      'Nergensgem, Elders',
      'sale',
      ['house'],
      null,
    ])
  })

  test('a demand ignores files among its fields', () => {
    const sent = formData({ type: 'house' })
    sent.append('zone', new File(['x'], 'be-31005'))
    expect([...resolveDemand(sent, null, noCrmTypes).keys()]).toEqual(['search', 'type'])
  })

  test('a demand uses the suggestion picked for a place that it does not know', () => {
    const fields = { where: 'Nergensgem', unknown: 'Nergensgem', meant: 'zone=be-31005', type: 'house' }
    const resolved = resolveDemand(formData(fields), null, noCrmTypes)
    expect(resolveDemand(formData({ ...fields, meant: 'zip=8310' }), null, noCrmTypes).get('zip')).toBe('8310')
    expect([resolved.get('where'), demandSearch(new URLSearchParams(String(resolved.get('search'))), noCrmTypes).zones]).toEqual([null, ['be-31005']])
    expect(resolveDemand(formData({ ...fields, unknown: 'Elders' }), null, noCrmTypes).get('where')).toBe('Nergensgem')
    expect(resolveDemand(formData({ ...fields, meant: 'type=land' }), null, noCrmTypes).get('where')).toBe('Nergensgem')
  })

  test('a stored demand has its values in one order, and no kinds of a type that it has, links, sorting or page', () => {
    const search = demandSearch(
      new URLSearchParams('type=villa&type=land&type=house&zip=9000&zip=8000&epc=b&epc=a&q=tuin&sort=price&dir=asc&page=3&view=map'),
      noCrmTypes,
    )
    expect(search).toMatchObject({
      types: ['house', 'land'],
      zips: ['8000', '9000'],
      epc: ['a', 'b'],
      q: 'tuin',
      sort: 'date',
      dir: 'desc',
      view: 'grid',
      page: 1,
    })
    expect(demandSearch(new URLSearchParams('q=https://evil.example'), noCrmTypes).q).toBeNull()
    expect(demandSearch(new URLSearchParams('type=spaceship'), noCrmTypes).types).toEqual([])
    expect(demandSearch(new URLSearchParams('type=villa&type=apartment'), noCrmTypes).types).toEqual(['apartment', 'villa'])
  })

  test('a demand knows the types of the CRM, which may be in several groups', () => {
    const loft = (group: string) => ({ value: 'loft-space', values: ['loft-space', 'atelier'], group, name: {} })
    const crm = { groups: [{ value: 'business', name: {}, webId: null }], types: [loft('business'), loft('apartment')] }
    const types = (query: string) => demandSearch(new URLSearchParams(query), crm).types
    expect([types('type=atelier'), types('type=atelier&type=business'), types('type=atelier&type=apartment&type=business')]).toEqual([
      ['atelier'],
      ['business', 'atelier'],
      ['apartment', 'business'],
    ])
  })
})

describe('a file', () => {
  const field = { name: 'cv', isOptional: false, read: (bytes: Buffer) => (bytes.includes('PDF') ? { bytes, type: 'application/pdf' } : null) }
  const sent = (content: string | Uint8Array<ArrayBuffer>, name = 'mijn cv.pdf') => {
    const data = new FormData()
    data.append('cv', new File([content], name))
    return data
  }

  test('a file is read with its name, type and digest', async () => {
    const read = await readUpload(sent('PDF'), field)
    expect(read).toMatchObject({ ok: true, name: 'mijn cv.pdf', upload: { type: 'application/pdf', name: 'mijn cv.pdf', picture: null } })
    expect(read.ok && read.upload?.digest).toBe('1d393b0081b632c54654eb08c345ff76b92ae4efe0768b4c0f64b9ebbe920492')
  })

  test.each([
    ['/etc/passwd', 'passwd.pdf'],
    ['C:\\docs\\cv.pdf', 'cv.pdf'],
    ['\u202ecv\u0000.pdf ', 'cv.pdf'],
    ['\u200b', 'cv.pdf'],
    [`${'a'.repeat(130)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ])('named %j is called %j', async (given, name) => {
    expect((await readUpload(sent('PDF', given), field)).name).toBe(name)
  })

  test('a file is missing, not accepted or too large', async () => {
    const errorOf = async (data: FormData, more: object = {}) => {
      const read = await readUpload(data, { ...field, ...more })
      return read.ok ? read.upload : read.error
    }
    expect([await errorOf(new FormData()), await errorOf(sent('', '')), await errorOf(formData({ cv: 'text' }))]).toEqual(['missing', 'missing', 'missing'])
    expect([await errorOf(new FormData(), { isOptional: true }), await errorOf(sent('', ''), { isOptional: true })]).toEqual([null, null])
    expect(await errorOf(sent('GIF'))).toBe('invalid')
    const bytes = (length: number) => new Uint8Array(Buffer.concat([Buffer.from('PDF'), Buffer.alloc(length - 3)]))
    const megabyte = 1024 * 1024
    expect([await errorOf(sent(bytes(5 * megabyte))), await errorOf(sent(bytes(5 * megabyte + 1)))]).toEqual([
      expect.objectContaining({ type: 'application/pdf' }),
      'invalid',
    ])
    expect([await errorOf(sent(bytes(megabyte)), { maxMegabytes: 1 }), await errorOf(sent(bytes(megabyte + 1)), { maxMegabytes: 1 })]).toEqual([
      expect.objectContaining({ type: 'application/pdf' }),
      'invalid',
    ])
    expect([await errorOf(sent('', 'cv.pdf')), await errorOf(sent('PDF', ''))]).toEqual(['invalid', expect.objectContaining({ name: 'cv.pdf' })])
  })
})
