import type { PropertyKind, PublicationRule } from './publication-rule.ts'

const checked = '2026-11-22'
const homes = ['house', 'apartment'] as const
const everyKind: readonly PropertyKind[] = ['house', 'apartment', 'land', 'commercial', 'garage', 'project', 'other']
const belgium = ['flanders', 'brussels', 'wallonia'] as const

const asbestos = { name: 'gv-asbestdeskundige.be', url: 'https://gv-asbestdeskundige.be/asbest' }
const soil = {
  name: 'notaris.be',
  url: 'https://www.notaris.be/verkopen-kopen-huren-lenen2/kopen-en-verkopen/documenten-en-attesten-vereist-naar-aanleiding-van-een-verkoop/bodemdecreet-bodemattest',
}
const brusselsSoil = {
  name: 'environnement.brussels, ordonnance du 5 mars 2009',
  url: 'http://www.environnement.brussels/thematiques/sols/lattestation-du-sol/quoi-sert-lattestation-du-sol',
}
const walloonSoil = {
  name: 'environnement.wallonie.be, décret du 1er mars 2018, art. 31',
  url: 'http://dps.environnement.wallonie.be/home/sols/sols-pollues/banque-des-donnees-de-letat-des-sols-bdes/les-extraits-conformes.html',
}
const electricity = { name: 'economie.fgov.be, RGIE livre 1', url: 'https://economie.fgov.be/fr/livre-1-du-reglement-general' }
const rent = {
  name: 'immovlan.be, loi du 25 avril 2007',
  url: 'https://immovlan.be/nl/article/30854/dit-riskeer-je-als-je-de-huurprijs-niet-vermeldt-op-een-affiche-te-huur',
}

const rentToday = {
  name: 'immovlan.be',
  url: 'https://immovlan.be/nl/article/30854/dit-riskeer-je-als-je-de-huurprijs-niet-vermeldt-op-een-affiche-te-huur',
}

/** Certificates required by the time the agreement is signed, and the rent of homes. */
export const fileRules: readonly PublicationRule[] = [
  {
    rule: 'asbestosCertificate',
    regions: ['flanders'],
    goals: ['sale'],
    kinds: ['house', 'apartment', 'commercial'],
    builtBefore: 2001,
    standing: true,
    from: '2022-11-23',
    without: 'allowed',
    source: asbestos,
    checked,
    sure: 'high',
  },
  {
    rule: 'soilCertificate',
    regions: ['flanders'],
    goals: ['sale'],
    kinds: everyKind,
    from: '1996-10-01',
    without: 'allowed',
    source: soil,
    checked,
    sure: 'high',
  },
  {
    rule: 'soilCertificate',
    regions: ['brussels'],
    goals: ['sale'],
    kinds: everyKind,
    from: '2010-01-01',
    without: 'allowed',
    source: brusselsSoil,
    checked,
    sure: 'high',
  },
  {
    rule: 'soilCertificate',
    regions: ['wallonia'],
    goals: ['sale'],
    kinds: everyKind,
    from: '2019-01-01',
    without: 'allowed',
    source: walloonSoil,
    checked,
    sure: 'high',
  },
  {
    rule: 'electricityInspection',
    regions: belgium,
    goals: ['sale'],
    kinds: homes,
    standing: true,
    from: '2008-07-01',
    without: 'allowed',
    source: electricity,
    checked,
    sure: 'high',
  },
  { rule: 'monthlyRent', regions: belgium, goals: ['rent'], kinds: homes, from: '2007-05-18', without: 'unlawful', source: rent, checked, sure: 'high' },
  // A feed cannot tell 'none' from 'not filled in', so this never holds a listing back. At first only for homes with shared parts.
  { rule: 'charges', regions: belgium, goals: ['rent'], kinds: ['apartment'], from: '2007-05-18', without: 'allowed', source: rent, checked, sure: 'high' },
  {
    rule: 'charges',
    regions: ['brussels'],
    goals: ['rent'],
    kinds: homes,
    from: '2018-01-01',
    without: 'allowed',
    source: rentToday,
    checked: '2026-11-26',
    sure: 'high',
  },
  {
    rule: 'charges',
    regions: ['wallonia'],
    goals: ['rent'],
    kinds: homes,
    from: '2018-09-01',
    without: 'allowed',
    source: rentToday,
    checked: '2026-11-26',
    sure: 'high',
  },
  {
    rule: 'charges',
    regions: ['flanders'],
    goals: ['rent'],
    kinds: homes,
    from: '2019-01-01',
    without: 'allowed',
    source: { name: 'oostkamp.be, Vlaams Woninghuurdecreet art. 4', url: 'https://www.oostkamp.be/product/3640/reglement-bekendmaken-huurprijzen' },
    checked: '2026-11-26',
    sure: 'high',
  },
]
