import type { PublicationRule } from './publication-rule.ts'

const checked = '2026-11-22'
const homes = { kinds: ['house', 'apartment'], standing: true, checked } as const
const flanders = { regions: ['flanders'], goals: ['sale', 'rent'], ...homes } as const
const wallonia = { regions: ['wallonia'], goals: ['sale', 'rent'], from: '2015-01-01', ...homes } as const
const luxembourg = { regions: ['luxembourg'], goals: ['sale', 'rent'], from: '2010-01-01', ...homes } as const

const energyDecree = {
  name: 'lexgo.be, Energiedecreet art. 11.2.1 § 3',
  url: 'https://www.lexgo.be/nl/nieuws-en-publicaties/1061-advertentieplicht-en-het-epc',
}
const brusselsCertificate = {
  name: 'logic-immo.be, arrêté du 17 février 2011, art. 6',
  url: 'https://www.logic-immo.be/fr/nouvelles-immo/le-certificat-peb-est-oblige-bruxelles-843.html',
}
const walloonCertificate = {
  name: 'federia.immo',
  url: 'https://www.federia.immo/fr/thematiques/2021-09-28-publicite-et-mention-de-la-performance-energetique-rappels-de-quelques-obligations-et-points-d-attention',
}
const energyPass = { name: 'p-w-b.lu', url: 'https://www.p-w-b.lu/fr/maison' }
const regulation2021 = {
  name: 'Règlement grand-ducal du 9 juin 2021',
  url: 'http://data.legilux.public.lu/file/eli-etat-leg-rgd-2021-06-09-a439-jo-fr-html.html',
}

/**
 * Energy in advertisements of homes. Where the certificate must exist before the advertisement, as in all three Belgian regions, leaving out
 * what is certainly required makes the advertisement unlawful; 'in progress' does not count as an answer.
 */
export const energyRules: readonly PublicationRule[] = [
  { rule: 'energyScore', ...flanders, from: '2012-01-01', without: 'unlawful', source: energyDecree, sure: 'high' },
  // The address may be stated instead.
  { rule: 'energyCode', ...flanders, from: '2012-01-01', without: 'unlawful', source: energyDecree, sure: 'high' },
  {
    rule: 'renovationDuty',
    ...flanders,
    goals: ['sale'],
    from: '2023-01-01',
    without: 'unlawful',
    source: { name: 'Energiedecreet (Vlaanderen), decreet van 18 maart 2022', url: 'https://codex.vlaanderen.be' },
    sure: 'high',
  },

  { rule: 'energyLabel', regions: ['brussels'], goals: ['sale'], ...homes, from: '2011-05-01', without: 'unlawful', source: brusselsCertificate, sure: 'high' },
  { rule: 'energyLabel', regions: ['brussels'], goals: ['rent'], ...homes, from: '2011-11-01', without: 'unlawful', source: brusselsCertificate, sure: 'high' },
  {
    rule: 'co2Emission',
    regions: ['brussels'],
    goals: ['sale'],
    ...homes,
    from: '2011-05-01',
    without: 'allowed',
    source: brusselsCertificate,
    sure: 'medium',
  },
  {
    rule: 'co2Emission',
    regions: ['brussels'],
    goals: ['rent'],
    ...homes,
    from: '2011-11-01',
    without: 'allowed',
    source: brusselsCertificate,
    sure: 'medium',
  },

  { rule: 'energyLabel', ...wallonia, without: 'unlawful', source: walloonCertificate, sure: 'high' },
  { rule: 'energyScore', ...wallonia, without: 'allowed', source: walloonCertificate, sure: 'medium' },
  { rule: 'energyTotal', ...wallonia, without: 'allowed', source: walloonCertificate, sure: 'medium' },
  { rule: 'energyCode', ...wallonia, without: 'allowed', source: walloonCertificate, sure: 'medium' },

  { rule: 'energyLabel', ...luxembourg, without: 'unlawful', source: energyPass, sure: 'medium' },
  { rule: 'insulationClass', ...luxembourg, from: '2021-06-09', without: 'unlawful', source: regulation2021, sure: 'medium' },
]
