import { type ContactKind, contactKeysOf } from '#db/model/contacts/contact.ts'
import type { ContactDraft, ImportTerms, RowFault } from '#db/model/contacts/contact-import.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { longestText } from '#db/model/forms/longest-text.ts'
import { holdsLink } from '#db/model/forms/person-name.ts'
import { parsePhone } from '#db/model/forms/phone.ts'
import { comparable, indexNames } from '#db/model/places/name-index.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { readDay } from '#worker/feeds/values/date.ts'

/** A row of a spreadsheet of contacts, by the names of its fields, as a draft of a contact. */

const maxLine = 200

const languageNames = indexNames({
  nl: { nl: 'Nederlands', fr: 'Néerlandais', en: 'Dutch', de: 'Niederländisch' },
  fr: { nl: 'Frans', fr: 'Français', en: 'French', de: 'Französisch' },
  en: { nl: 'Engels', fr: 'Anglais', en: 'English', de: 'Englisch' },
  de: { nl: 'Duits', fr: 'Allemand', en: 'German', de: 'Deutsch' },
})

const kindNames = indexNames({
  buyer: {
    nl: 'Koper, Kandidaat-koper, Kandidaat, Geïnteresseerde',
    fr: 'Acheteur, Acquéreur, Candidat acquéreur',
    en: 'Buyer, Purchaser',
    de: 'Käufer, Kaufinteressent',
  },
  seller: { nl: 'Verkoper, Eigenaar', fr: 'Vendeur, Propriétaire', en: 'Seller, Vendor, Owner', de: 'Verkäufer, Eigentümer' },
})

type Cells = Readonly<Record<string, unknown>>

export interface ReadingTerms {
  readonly terms: ImportTerms
  /** The languages of the agency, the default one first: that of a row that says none of them. */
  readonly locales: readonly [Locale, ...Locale[]]
  readonly now: Date
}

/** @returns the draft, or why the row is rejected. A consent that cannot be used rejects no row */
export function readContactRow(cells: Cells, { terms, locales, now }: ReadingTerms): ContactDraft | RowFault {
  const text = (field: string) => lineOf(cells[field])
  const [email, phone] = [text('email').replace(/^mailto:/i, ''), text('phone')]
  const name = [text('firstName'), text('name')].filter(Boolean).join(' ')
  if (email !== '' && !isEmail(email)) return 'email'
  const hasNumber = phone !== '' && phone.length <= 40 && parsePhone(phone) !== null
  if (email === '' && phone !== '' && !hasNumber) return 'phone'
  if (contactKeysOf({ email, phone: hasNumber ? phone : null }).length === 0) return 'noKey'
  if (name.length > maxLine || holdsLink(name)) return 'name'
  const place = [text('postalCode'), text('town')].filter(Boolean).join(' ')
  // A number that cannot be dialled is kept where people can read it.
  const note = [noteOf(cells.note), hasNumber ? '' : phone].filter(Boolean).join('\n')
  return {
    name,
    email: email === '' ? null : email,
    phone: hasNumber ? phone : null,
    locale: languageOf(text('language'), locales),
    address: [text('street'), place].filter(Boolean).join(', ').slice(0, maxLine) || null,
    kind: kindOf(text('kind')),
    note: note === '' ? null : note.slice(0, longestText),
    consent: consentOf(text('consentDate'), text('consentSource'), terms.consent, now),
  }
}

/** The consent of a row; what the row does not say, the member may have said for the whole file. */
function consentOf(date: string, source: string, file: ImportTerms['consent'], now: Date): ContactDraft['consent'] {
  const day = date === '' ? file.day : readDay(date)
  if (date !== '' && typeof day !== 'string') return 'unread'
  if (typeof day !== 'string') return 'noConsent'
  if (day > brusselsDay(now)) return 'future'
  const where = source === '' ? file.source : source
  if (where === null) return 'noSource'
  return { at: `${day}T00:00:00.000Z`, text: [where, file.words].filter(Boolean).join(': ') }
}

function languageOf(word: string, locales: ReadingTerms['locales']): Locale {
  const [code = ''] = word.toLowerCase().split(/[-_]/)
  const named = isLocale(code) ? code : languageNames.get(comparable(word))
  return locales.find((each) => each === named) ?? locales[0]
}

function kindOf(word: string): ContactKind | null {
  const found = kindNames.get(comparable(word))
  return found === 'buyer' || found === 'seller' ? found : null
}

/** A cell as one line: control characters, which would break mails, are spaces. */
function lineOf(cell: unknown): string {
  return typeof cell === 'string' ? cell.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim() : ''
}

function noteOf(cell: unknown): string {
  return typeof cell === 'string'
    ? cell
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, ' ')
        .trim()
    : ''
}
