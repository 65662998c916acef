import type { Agency } from '#db/model/agency.ts'
import { textIn } from '#db/model/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/**
 * Who the agency is by law, in sentences, as every page and mail says it.
 * @returns '' for an agency whose record has no identity
 * @source belgium.md: Companies Code art. 2:20; Code of Economic Law art. XII.6
 */
export function presentIdentity({ identity }: Pick<Agency, 'identity'>, locale: Locale): string {
  if (!identity) return ''
  const t = translator(locale)
  const { licence, authority } = identity
  const body = textIn(licence.body, locale)
  return [
    t('frame.legal.recognised', {
      name: `${identity.name} ${textIn(identity.form, locale)}`,
      title: textIn(licence.title, locale),
      body,
      number: licence.number,
      country: t(licence.country === 'LU' ? 'country.lu' : 'country.be'),
    }),
    t('frame.legal.authority', { authority: textIn(authority.name, locale), address: textIn(authority.address, locale) }),
    t('frame.legal.enterprise', { number: identity.enterpriseNumber }),
    ...(identity.codeOfConduct ? [t('frame.legal.conduct', { body })] : []),
  ].join(' ')
}
