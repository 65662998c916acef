import type { FormName } from '#db/model/forms/form-catalogue.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { crmStock } from '../kit/crms/crm-world.ts'
import { aLead } from './lead-factory.ts'

const reach = { device: 'phone', slot: '13-16' }
const demand = { goal: 'sale', search: 'type=house&zip=8000&priceMax=400000&bedroomsMin=3&garden=1' }
const { sale, rent, project } = crmStock

/** What each form holds besides name, address and number. */
const answers: Readonly<Partial<Record<FormName, Partial<Lead>>>> = {
  contact: { fields: { remark: 'Is het kantoor zaterdag open?', ...reach } },
  enquiry: { listingId: sale, fields: { remark: 'Is er een berging?', ...reach } },
  viewing: { listingId: sale, fields: { start: '2026-12-03T09:00:00.000Z', how: 'onSite', remark: 'Met drie.' } },
  openDay: { listingId: sale, fields: { start: '2026-12-05T09:00:00.000Z', party: '2' } },
  construction: {
    projectId: project,
    fields: {
      remark: 'Wanneer opgeleverd?',
      brochure: '1',
      postStreet: 'Rue Neuve',
      postHouseNumber: '12',
      postZip: '59000',
      postCity: 'Lille',
      postCountry: 'FR',
    },
  },
  demandRegister: { fields: { ...demand, rhythm: 'weekly', remark: 'Rustig gelegen.' } },
  alert: { fields: { ...demand } },
  valuation: { fields: { kind: 'house', country: 'BE', street: 'Langestraat', houseNumber: '3', zip: '8000', city: 'Brugge' } },
  sendToFriend: { fields: { friendEmail: 'bo@example.com', page: '/nl/tips/' } },
  documentRequest: { listingId: sale, fields: { documents: ['epc'] } },
  testimonial: { fields: { name: 'An', comment: 'Fijn', publish: '1' } },
  purchaseOffer: {
    listingId: sale,
    fields: {
      street: 'Langestraat',
      houseNumber: '3',
      zip: '8000',
      city: 'Brugge',
      country: 'BE',
      offer: '390000',
      offerStart: '2027-01-01',
      financing: 'loan',
      loanAmount: '300000',
    },
  },
  rentProfile: { listingId: rent, fields: { remark: 'Vaste baan.', income1: '3100', adults: '2' } },
  jobApplication: { fields: { motivation: 'Ik hou van orde.' } },
  newsletter: { fields: {} },
}

/** A lead of a form from a person of its own. */
export function leadOfForm(form: FormName, number: number, overrides: Partial<Lead> = {}): Lead {
  const { fields, ...about } = answers[form] ?? {}
  const email = `an.${number}@example.com`
  const isNamed = form !== 'alert' && form !== 'newsletter'
  const person = isNamed ? { firstName: 'An', lastName: `Peeters${number}`, email, phone: '+32 470 12 34 56' } : { email }
  return aLead({ id: `${form}-${number}`, form, email, createdAt: '2026-12-01T09:00:00.000Z', ...about, fields: { ...fields, ...person }, ...overrides })
}
