import { officeByKey } from '#db/model/agency/office.ts'
import { numberWords } from '#db/model/calculators/number-words.ts'
import type { FormName } from '#db/model/forms/form-catalogue.ts'
import { offeredDays, startsOn } from '#db/model/visits/calendar.ts'
import { maxSeats } from '#db/model/visits/calendar-rules.ts'
import type { Locale } from '#messages/locales.ts'
import { href, type RouteName } from '#ui/routes.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { vacancyPath } from '../kit/demo-content.ts'
import { demoListings, demoProject } from '../kit/journeys/demo.ts'
import { type Answers, personAnswers } from './form-filler.ts'

/** A form of the site and the answers of a demo visitor. */
export interface FormCase {
  readonly name: string
  readonly form: FormName
  path(locale: Locale): string
  /** The route of its thank-you page. */
  readonly thanks: RouteName & `thankYou${string}`
  /** Answers by field, except the file. */
  answers(locale: Locale): Answers
  readonly file?: { readonly field: string; readonly name: string; readonly type: string; readonly text: string }
  /** Number of mails it queues; two by default. */
  readonly mails?: number
  /** Free-text fields, single-line or multi-line. */
  readonly words: readonly string[]
}

const people = ['firstName', 'lastName']
const named = personAnswers({ remark: '' })
const answering = (answers: Answers) => () => ({ ...named, ...answers })
/** Of a form that prepares a contract: it informs about privacy and has no tick for it. */
const { privacy: _, ...informed } = named
const answeringInformed = (answers: Answers) => () => ({ ...informed, ...answers })
const contactPreferences = { device: 'phone', slot: '13-16' }
const brochure = { brochure: '1', postStreet: 'Rue Neuve', postHouseNumber: '12', postZip: '59000', postCity: 'Lille', postCountry: 'FR' }
const cv = { field: 'cv', name: 'Annelie Peeters.pdf', type: 'application/pdf', text: '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF' }

/** Start times of viewings in Bruges that stay on offer while the tests run. */
const starts = offeredDays(new Date())
  .slice(2, -1)
  .flatMap((day) => startsOn(officeByKey(demoAgency, 'brugge')?.calendar ?? [], day, []))
let nextIndex = 0

/** A different start time on each call. */
function nextStart(): string {
  const start = starts[nextIndex % starts.length]
  nextIndex += 1
  return start?.startsAt ?? ''
}

/** An SQL statement that gives each of these times the maximum number of seats. */
export const openCalendar = `INSERT INTO calendar_exceptions (office, day, time, capacity) VALUES ${offeredDays(new Date())
  .map((day) => `('brugge', '${day}', '', ${maxSeats})`)
  .join(', ')}`

export const everyForm: readonly FormCase[] = [
  {
    name: 'viewing',
    form: 'viewing',
    path: (locale) => href('viewing', locale, { id: demoListings.rich }),
    thanks: 'thankYouViewing',
    answers: () => ({ ...informed, start: nextStart(), how: 'onSite', remark: 'We komen met drie.' }),
    words: [...people, 'remark'],
  },
  {
    name: 'contact',
    form: 'contact',
    path: (locale) => href('contact', locale),
    thanks: 'thankYouContact',
    answers: answering({ remark: 'Is het kantoor zaterdag open?', ...contactPreferences }),
    words: [...people, 'remark'],
  },
  {
    name: 'enquiry',
    form: 'enquiry',
    path: (locale) => href('enquiry', locale, { id: demoListings.rich }),
    thanks: 'thankYouEnquiry',
    answers: answering({ remark: 'Is er een fietsenberging?', ...contactPreferences }),
    words: [...people, 'remark'],
  },
  {
    name: 'project',
    form: 'construction',
    path: (locale) => href('construction', locale, { id: demoProject }),
    thanks: 'thankYouConstruction',
    answers: answeringInformed({ remark: 'Wanneer is de oplevering?', ...contactPreferences, ...brochure }),
    words: [...people, 'remark', 'postStreet', 'postHouseNumber', 'postCity'],
  },
  {
    name: 'valuation',
    form: 'valuation',
    path: (locale) => href('valuation', locale),
    thanks: 'thankYouValuation',
    answers: answeringInformed({
      ...{ kind: 'house', country: 'BE', street: 'Langestraat', houseNumber: '3', zip: '8000', city: 'Brugge', remark: 'Nieuw dak in 2020' },
      ...contactPreferences,
      ...brochure,
    }),
    words: [...people, 'street', 'houseNumber', 'city', 'remark', 'postStreet', 'postCity'],
  },
  {
    name: 'send to a friend',
    mails: 3,
    form: 'sendToFriend',
    path: (locale) => `${href('sendToFriend', locale)}?page=${href('tips', locale)}`,
    thanks: 'thankYouSendToFriend',
    answers: () => ({
      friendFirstName: 'Bo',
      friendLastName: 'Claes',
      friendEmail: 'Bo@example.com',
      firstName: 'Annelie',
      lastName: 'Peeters',
      email: 'Annelie@example.com',
      privacy: '1',
    }),
    words: [...people, 'friendFirstName', 'friendLastName'],
  },
  {
    name: 'purchase offer',
    form: 'purchaseOffer',
    path: (locale) => href('purchaseOffer', locale, { id: demoListings.rich }),
    thanks: 'thankYouPurchaseOffer',
    answers: (locale) => ({
      ...informed,
      street: 'Langestraat',
      houseNumber: '3',
      zip: '8000',
      city: 'Brugge',
      offer: '395.000',
      offerWords: numberWords(395_000, locale),
      offerStart: '2199-01-01',
      offerEnd: '2199-01-15',
      conditions: 'Onder voorbehoud van krediet',
      signedAt: 'Brugge',
      signedOn: '2026-11-21',
    }),
    words: [...people, 'street', 'houseNumber', 'city', 'conditions', 'signedAt'],
  },
  {
    name: 'rent profile',
    form: 'rentProfile',
    path: (locale) => href('rentProfile', locale, { id: demoListings.forRent }),
    thanks: 'thankYouRentProfile',
    answers: answeringInformed({ remark: 'Wij hebben een vaste baan.' }),
    words: [...people, 'remark'],
  },
  {
    name: 'document request',
    form: 'documentRequest',
    path: (locale) => href('documentRequest', locale, { id: demoListings.rich }),
    thanks: 'thankYouDocumentRequest',
    answers: answeringInformed({ documents: 'epc', remark: 'Graag ook het plan.' }),
    words: [...people, 'remark'],
  },
  {
    name: 'demand',
    form: 'demandRegister',
    path: (locale) => href('demandRegister', locale),
    thanks: 'thankYouDemandRegister',
    answers: answering({ goal: 'sale', type: 'apartment', where: '8000', priceMax: '395.000', bedroomsMin: '2', terrace: '1', rhythm: 'weekly' }),
    words: [...people, 'remark'],
  },
  {
    name: 'alert',
    mails: 1,
    form: 'alert',
    path: (locale) => `${href('alert', locale)}?goal=sale&type=house&zone=be-31005&priceMax=400000`,
    thanks: 'thankYouAlert',
    answers: () => ({ email: 'Annelie@example.com', privacy: '1' }),
    words: [],
  },
  {
    name: 'newsletter',
    mails: 1,
    form: 'newsletter',
    path: (locale) => href('newsletter', locale),
    thanks: 'thankYouNewsletter',
    answers: () => ({ email: 'Annelie@example.com', privacy: '1' }),
    words: [],
  },
  {
    name: 'job application',
    form: 'jobApplication',
    path: vacancyPath,
    thanks: 'thankYouJobApplication',
    answers: answeringInformed({ motivation: 'Ik hou van orde.' }),
    file: cv,
    words: [...people, 'motivation'],
  },
  {
    name: 'testimonial',
    form: 'testimonial',
    path: (locale) => href('testimonialForm', locale),
    thanks: 'thankYouTestimonial',
    answers: () => ({
      name: 'Annelie P.',
      about: 'kocht een huis in Brugge',
      website: 'www.annelie.example',
      comment: 'Niemand heeft ons opgejaagd.',
      email: 'Annelie@example.com',
      publish: '1',
      privacy: '1',
    }),
    words: ['name', 'about', 'comment'],
  },
]
