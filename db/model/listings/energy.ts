import { type Region, regionOf } from '../places/region.ts'
import { readLabelCode } from './label-code.ts'
import type { Country, ListingCard } from './listing.ts'

/** An energy label as shown. `band` selects its colour (1 is best, 0 is unknown); `value` is kWh/m².year; `scheme` is null when no scale has the label. */
export interface EnergyLabel {
  readonly text: string
  readonly band: number
  readonly value: number | null
  readonly scheme: Region | null
}

/** One band of a scale. `upTo` is its upper bound in kWh/m².year: exclusive in Flanders above 0, null for the last band and where labels are not computed. */
export interface EnergyStep {
  readonly text: string
  readonly band: number
  readonly upTo: number | null
}

const flanders = scale('A+ 1 0 | A 2 100 | B 3 200 | C 4 300 | D 5 400 | E 6 500 | F 7')
const brussels = scale(
  'A+ 1 0 | A 1 23 | A- 1 45 | B+ 2 62 | B 2 79 | B- 2 95 | C+ 3 113 | C 3 132 | C- 3 150 | D+ 4 170 | D 4 190 | D- 4 210 | ' +
    'E+ 5 232 | E 5 253 | E- 5 275 | F+ 6 298 | F 6 322 | F- 6 345 | G 7',
)
const wallonia = scale('A++ 1 0 | A+ 2 45 | A 3 85 | B 4 170 | C 5 255 | D 6 340 | E 7 425 | F 8 510 | G 9')
const luxembourg = scale('A 1 | B 2 | C 3 | D 4 | E 5 | F 6 | G 7 | H 8 | I 9')

const scales: Readonly<Record<Region, readonly EnergyStep[]>> = { flanders, brussels, wallonia, luxembourg }

/**
 * The bands of a region's scale, best first, for drawing it.
 * @source specification, section 9 (EPC labels)
 */
export function energyScale(scheme: Region): readonly EnergyStep[] {
  return scales[scheme]
}

/**
 * The energy label of a listing: computed in Belgium from its value in kWh/m².year, else the record's own text, in Belgium in the form labels
 * are printed in ('b_sub' is 'B-').
 * @returns null when it has neither
 * @source specification, section 9 (EPC labels); decisions, "EPC in Belgium"
 */
export function energyLabel(home: { country: Country; zip: string | null; value: number | null; labelText: string | null }): EnergyLabel | null {
  const region = regionOf(home.country, home.zip)
  const value = home.value !== null && Number.isFinite(home.value) ? home.value : null
  if (value !== null && home.country === 'BE' && region !== null) return computed(region, value)
  const text = home.labelText?.trim() ?? ''
  return text === '' || text === '-' ? null : asGiven(text, region, value, home.country === 'BE')
}

/** The energy label of a listing; null when it has neither value nor text. */
export function labelOf({ place, energy }: Pick<ListingCard, 'place' | 'energy'>): EnergyLabel | null {
  return energyLabel({ country: place.country, zip: place.zip, value: energy.value, labelText: energy.labelText })
}

function computed(region: Region, value: number): EnergyLabel | null {
  const step = scales[region].find(({ upTo }) => upTo === null || (region === 'flanders' && upTo > 0 ? value < upTo : value <= upTo))
  return step ? { text: step.text, band: step.band, value, scheme: region } : null
}

function asGiven(text: string, region: Region | null, value: number | null, isInBelgium: boolean): EnergyLabel {
  const name = plainName(text)
  const step = region && scales[region].find((candidate) => candidate.text === name)
  if (step) return { text: region === 'luxembourg' ? text : name, band: step.band, value, scheme: region }
  // The CRM's 'b_sub' is printed as 'B-', also where the postcode's region has no such step.
  const printed = isInBelgium && readLabelCode(text) !== null ? name : text
  return { text: printed, band: bandByLetter(name), value, scheme: null }
}

/** Normalises a label to the spelling of the scales, case-insensitively; the CRM also writes 'a_plus' and 'c_sub'. */
function plainName(text: string): string {
  return text
    .toUpperCase()
    .replace(/_?PLUS/g, '+')
    .replace(/_(?:SUB|MIN)$|[−–]$/, '-')
}

/** Only a standalone letter is a label: 'In aanvraag' is not label I. */
function bandByLetter(name: string): number {
  const letter = /^([A-I])(?!\p{L})/u.exec(name)?.[1]
  return letter ? 'ABCDEFGHI'.indexOf(letter) + 1 : 0
}

function scale(steps: string): readonly EnergyStep[] {
  return steps.split(' | ').map((step) => {
    const [text = '', band, upTo] = step.split(' ')
    return { text, band: Number(band), upTo: upTo === undefined ? null : Number(upTo) }
  })
}
