import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import type { LegalIdentity } from '#db/model/agency/legal-identity.ts'
import type { Office } from '#db/model/agency/office.ts'
import { postalLine } from '#db/model/places/address.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { protectedTitle } from '../agency/identity.present.ts'
import { presentPhone } from '../agency/phone.present.ts'

/** A line of the legal data: name, value and, for links, the URL. */
export interface LegalLine {
  readonly label: string
  readonly value: string
  readonly href: string | null
}

export interface LegalGroup {
  readonly title: string
  readonly lines: readonly LegalLine[]
}

/**
 * Everything an agency must state about itself on its site, in groups; empty for a record without an identity.
 * @source Code of Economic Law art. XII.6; Companies Code art. 2:20; Act of 11 February 2013; Luxembourg Act of 14 August 2000 art. 5
 */
export function presentLegalData(agency: Agency, locale: Locale): readonly LegalGroup[] {
  const { identity, offices } = agency
  if (!identity) return []
  const luxembourg = offices.flatMap((office) => luxembourgGroup(office, locale) ?? [])
  return [
    companyGroup(agency, identity, locale),
    professionGroup(identity, locale),
    ...insuranceGroup(identity, locale),
    ...luxembourg,
    dataGroup(agency, locale),
  ]
}

function companyGroup(agency: Agency, { name, form, seat, enterpriseNumber, vat, register }: LegalIdentity, locale: Locale): LegalGroup {
  const t = translator(locale)
  const trade = agencyName(agency, locale)
  const phone = agency.phone === null ? null : presentPhone(agency.phone)
  return {
    title: t('legal.company'),
    lines: filled([
      [t('legal.name'), `${name} ${textIn(form, locale)}`],
      [t('legal.tradeName'), trade === name ? '' : trade],
      [t('legal.seat'), postalLine(seat, locale)],
      [t('legal.enterprise'), enterpriseNumber],
      [t('legal.register'), textIn(register, locale)],
      [t('legal.vat'), vat ?? ''],
      [t('legal.phone'), phone?.text ?? '', phone?.href],
      [t('legal.email'), agency.email, `mailto:${agency.email}`],
    ]),
  }
}

function professionGroup({ licence, authority, codeOfConduct }: LegalIdentity, locale: Locale): LegalGroup {
  const t = translator(locale)
  const conduct = textIn(codeOfConduct?.url, locale)
  return {
    title: t('legal.profession'),
    lines: filled([
      [t('legal.title'), protectedTitle(licence, locale)],
      [t('legal.licence', { body: textIn(licence.body, locale) }), licence.number],
      [t('legal.country'), t(licence.country === 'LU' ? 'country.lu' : 'country.be')],
      [t('legal.authority'), `${textIn(authority.name, locale)}, ${textIn(authority.address, locale)}`],
      [t('legal.conduct'), URL.canParse(conduct) ? t('legal.conduct.link', { host: new URL(conduct).host }) : '', conduct],
    ]),
  }
}

function insuranceGroup({ insurance }: LegalIdentity, locale: Locale): readonly LegalGroup[] {
  const t = translator(locale)
  if (!insurance) return []
  const lines = filled([
    [t('legal.insurer'), insurance.insurer],
    [t('legal.insurerContact'), insurance.contact ?? ''],
    [t('legal.policy'), insurance.policy],
    [t('legal.cover'), textIn(insurance.cover, locale)],
  ])
  return [{ title: t('legal.insurance'), lines }]
}

/** The extra lines for an office under Luxembourg law; null for other offices. */
function luxembourgGroup({ name, address, phone, email, luxembourg }: Office, locale: Locale): LegalGroup | null {
  if (!luxembourg) return null
  const t = translator(locale)
  const call = phone === null ? null : presentPhone(phone)
  return {
    title: t('legal.luxembourg', { office: textIn(name, locale) }),
    lines: filled([
      [t('legal.address'), address ? postalLine(address, locale) : ''],
      [t('legal.phone'), call?.text ?? '', call?.href],
      [t('legal.email'), email, `mailto:${email}`],
      [t('legal.rcs'), luxembourg.rcs],
      [t('legal.vat'), luxembourg.vat ?? ''],
      [t('legal.permit'), luxembourg.permit],
      [t('legal.ministry'), textIn(luxembourg.ministry, locale)],
    ]),
  }
}

/** The authorities to which visitors can complain about their data. */
function dataGroup({ offices }: Agency, locale: Locale): LegalGroup {
  const t = translator(locale)
  const isInLuxembourg = offices.some(({ luxembourg }) => luxembourg !== null)
  return {
    title: t('legal.data'),
    lines: filled([
      [t('legal.data.be'), t('legal.data.be.authority'), 'https://www.gegevensbeschermingsautoriteit.be'],
      [t('legal.data.lu'), isInLuxembourg ? t('legal.data.lu.authority') : '', 'https://cnpd.public.lu'],
    ]),
  }
}

type Draft = readonly [label: string, value: string, href?: string | null | undefined]

function filled(lines: readonly Draft[]): readonly LegalLine[] {
  return lines.filter(([, value]) => value.trim() !== '').map(([label, value, href]) => ({ label, value, href: href ?? null }))
}
