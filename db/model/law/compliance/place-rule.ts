import type { PublicationRule } from './publication-rule.ts'

/** Every region asks for an energy certificate and more: a home whose region is not known may lack any of it. */
export const placeRule: PublicationRule = {
  rule: 'place',
  regions: ['flanders', 'brussels', 'wallonia', 'luxembourg'],
  goals: ['sale', 'rent'],
  kinds: ['house', 'apartment', 'land', 'commercial', 'garage', 'project', 'other'],
  from: '2012-01-01',
  without: 'unlawful',
  source: { name: 'Energiedecreet, CoBrACE, décret PEB, energy pass: each by region', url: 'https://codex.vlaanderen.be' },
  checked: '2026-11-26',
  sure: 'high',
}
