import type { Agency } from '#db/model/agency/agency.ts'
import type { LegalIdentity } from '#db/model/agency/legal-identity.ts'
import type { Office } from '#db/model/agency/office.ts'
import { postalLine } from '#db/model/places/address.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { capitalised } from '../site/intl.present.ts'

/**
 * The agency's legal identity in sentences, as on every page and mail.
 * @returns '' for an agency whose record has no identity
 * @source decisions, "Who writes"; Companies Code art. 2:20; Code of Economic Law art. XII.6
 */
export function presentIdentity({ identity, offices }: Pick<Agency, 'identity' | 'offices'>, locale: Locale): string {
  if (!identity) return ''
  const luxembourg = offices.flatMap((office) => luxembourgSentences(office, locale))
  return [...companySentences(identity, locale), ...professionSentences(identity, locale), ...luxembourg].join(' ')
}

function companySentences({ name, form, seat, enterpriseNumber, vat, register }: LegalIdentity, locale: Locale): readonly string[] {
  const t = translator(locale)
  const court = textIn(register, locale)
  return [
    `${name} ${textIn(form, locale)}.`,
    t('frame.legal.seat', { address: postalLine(seat, locale) }),
    court === ''
      ? t('frame.legal.enterprise', { number: enterpriseNumber })
      : t('frame.legal.enterpriseRegister', { number: enterpriseNumber, register: court }),
    ...(vat === null ? [] : [t('frame.legal.vat', { number: vat })]),
  ]
}

function professionSentences({ licence, authority, codeOfConduct }: LegalIdentity, locale: Locale): readonly string[] {
  const t = translator(locale)
  const body = textIn(licence.body, locale)
  const country = t(licence.country === 'LU' ? 'country.lu' : 'country.be')
  return [
    t('frame.legal.recognised', { title: capitalised(protectedTitle(licence, locale)), body, number: licence.number, country }),
    t('frame.legal.authority', { authority: textIn(authority.name, locale), address: textIn(authority.address, locale) }),
    ...(codeOfConduct ? [t('frame.legal.conduct', { body })] : []),
  ]
}

/** Additional details of an office under Luxembourg law. */
function luxembourgSentences({ name, luxembourg }: Office, locale: Locale): readonly string[] {
  if (!luxembourg) return []
  const t = translator(locale)
  const { rcs, permit, ministry, vat } = luxembourg
  return [
    t('frame.legal.luxembourg', { office: textIn(name, locale), rcs, permit, ministry: textIn(ministry, locale) }),
    ...(vat === null ? [] : [t('frame.legal.luxembourgVat', { number: vat })]),
  ]
}

/**
 * The professional title, which is protected as the law that grants it words it: in another language those words follow it.
 * @source Code of Economic Law art. XII.6, 5°; Act of 11 February 2013 on estate agents
 */
export function protectedTitle({ title }: LegalIdentity['licence'], locale: Locale): string {
  const own = textIn(title, locale)
  const granted = [title.nl, title.fr].filter((words) => words !== undefined && words !== '' && !own.includes(words))
  return locale === 'nl' || locale === 'fr' || granted.length === 0 ? own : `${own} (${granted.join(' / ')})`
}
