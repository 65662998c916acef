import type { PropertyKind, PublicationRule, RuleName } from './publication-rule.ts'

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

const checked = '2026-11-22'
const everyKind: readonly PropertyKind[] = ['house', 'apartment', 'land', 'commercial', 'garage', 'project', 'other']
const buildings: readonly PropertyKind[] = everyKind.filter((kind) => kind !== 'land')

/** The law also covers leases of over nine years; feeds do not give the length of a lease, and the site offers no such leases. */
const flanders = { regions: ['flanders'], goals: ['sale'], kinds: everyKind, checked, sure: 'high' } as const

const flood = {
  name: 'biv.be',
  url: 'https://www.biv.be/nieuws/artikels/geactualiseerde-infoplicht-overstromingsgevoeligheid-van-kracht-vanaf-1-januari-2023',
}
const floodDuty = {
  name: 'vmm.vlaanderen.be',
  url: 'https://vmm.vlaanderen.be/beleid/waterbeleid/overstromingen/meerlaagse-waterveiligheid/overstromingsschade-voorkomen',
}
const planning = {
  name: 'biv.be, VCRO art. 5.2.6',
  url: 'https://www.biv.be/nieuws/artikels/publiciteit-en-vergunningenstatus-van-een-goed-wees-transparant-ten-aanzien-van-potentiele-kopers',
}
const measures = { name: 'cibweb.be', url: 'https://cibweb.be/nieuws/bijzondere-informatieplicht-vcro-aanpassing-lijst-afkortingen-vastgoedadvertenties' }
const brusselsPlanning = {
  name: 'CoBAT art. 281, novacitoyen.irisnet.be',
  url: 'https://novacitoyen.irisnet.be/actualites-accueil/renseignements-urbanistiques-et-publicite-immobiliere',
}
const walloonPlanning = { name: 'CWATUPE art. 152, gillescarnoy.be', url: 'https://gillescarnoy.be/2014/10/14/la-publicite-urbanistique-en-wallonie/' }
const heritage = {
  name: 'Onroerenderfgoeddecreet art. 6.4.8 en 6.4.9, bdc.rubico.be',
  url: 'http://www.bdc.rubico.be/blog/blog-1/post/nieuwe-aspecten-onroerenderfgoeddecreet-146',
}

/** The advertisement may run once the planning extract has been asked for (VCRO art. 5.2.6, second paragraph). */
const planningRules: readonly RuleName[] = ['permit', 'zoning', 'summons', 'preemptiveRight', 'allotmentPermit']

/** Flood, planning and heritage. */
export const siteRules: readonly PublicationRule[] = [
  { rule: 'floodPScore', ...flanders, from: '2023-01-01', without: 'unlawful', source: flood },
  { rule: 'floodGScore', ...flanders, kinds: buildings, standing: true, from: '2023-01-01', without: 'unlawful', source: flood },
  { rule: 'floodZone', ...flanders, ifConcerned: true, from: '2023-01-01', without: 'allowed', source: floodDuty },
  { rule: 'riverbankZone', ...flanders, ifConcerned: true, from: '2023-01-01', without: 'allowed', source: floodDuty },
  ...planningRules.map((rule) => ({ rule, ...flanders, from: '2009-09-01', without: 'allowed', source: planning }) as const),
  // Extended since then to every measure by a court or an authority.
  { rule: 'summons', ...flanders, from: '2018-03-01', without: 'allowed', source: measures },
  { rule: 'heritage', ...flanders, ifConcerned: true, from: '2015-01-01', without: 'allowed', source: heritage },
  { rule: 'zoning', ...flanders, regions: ['brussels'], from: '2014-11-01', without: 'allowed', source: brusselsPlanning },
  { rule: 'permit', ...flanders, regions: ['brussels'], from: '2014-11-01', without: 'allowed', source: brusselsPlanning, sure: 'medium' },
  // The code that replaced it requires this in the agreement, no longer in the advertisement.
  { rule: 'zoning', ...flanders, regions: ['wallonia'], from: '1998-03-01', until: '2017-05-31', without: 'allowed', source: walloonPlanning, sure: 'medium' },
]
