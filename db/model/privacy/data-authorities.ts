import type { LocalizedText } from '../site/localized.ts'

/** The authority that handles complaints about personal data. */
export interface DataAuthority {
  readonly country: 'BE' | 'LU'
  readonly name: LocalizedText
  readonly address: LocalizedText
  readonly site: LocalizedText
}

/**
 * By the country of an office.
 * @source gegevensbeschermingsautoriteit.be (checked 2026-11-22); cnpd.public.lu/en/support/protection-des-donnees.html (a stored copy of it, read 2026-11-22)
 */
export const dataAuthorities: readonly DataAuthority[] = [
  {
    country: 'BE',
    name: {
      nl: 'Gegevensbeschermingsautoriteit (GBA)',
      fr: 'Autorité de protection des données (APD)',
      en: 'Belgian Data Protection Authority (GBA/APD)',
      de: 'Datenschutzbehörde (GBA/APD)',
    },
    address: {
      nl: 'Drukpersstraat 35, 1000 Brussel',
      fr: 'rue de la Presse 35, 1000 Bruxelles',
      en: 'Drukpersstraat 35, 1000 Brussels',
      de: 'Drukpersstraat 35, 1000 Brüssel',
    },
    site: {
      nl: 'https://www.gegevensbeschermingsautoriteit.be',
      fr: 'https://www.autoriteprotectiondonnees.be',
      en: 'https://www.dataprotectionauthority.be',
      de: 'https://www.datenschutzbehorde.be',
    },
  },
  {
    country: 'LU',
    name: { any: 'Commission nationale pour la protection des données (CNPD)' },
    address: {
      nl: '15, boulevard du Jazz, L-4370 Belvaux, Luxemburg',
      fr: '15, boulevard du Jazz, L-4370 Belvaux, Luxembourg',
      en: '15, boulevard du Jazz, L-4370 Belvaux, Luxembourg',
      de: '15, boulevard du Jazz, L-4370 Belvaux, Luxemburg',
    },
    site: { any: 'https://cnpd.public.lu' },
  },
]
