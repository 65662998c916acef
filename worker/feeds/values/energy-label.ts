import { energyLabel, energyScale } from '#db/model/listings/energy.ts'
import { readLabelCode } from '#db/model/listings/label-code.ts'
import type { Country, Listing } from '#db/model/listings/listing.ts'
import { regionOf } from '#db/model/places/region.ts'
import { readLocalized } from '#db/model/site/localized.ts'
import { type Given, noRemark } from '../remarks.ts'
import { saysNothing } from './nothing.ts'
import { readNumber } from './number.ts'

const maxEnergy = 2_000 // kWh/m².year; more is a total
/** Of a text with a label: the search in it takes the square of its length. */
const maxLabel = 200
const certificate = 'epc|peb|epb|cpe|energie(?:prestatie)?|energy|énergie|énergétique|score'
const scale = 'energie(?:label|klasse)|label|letter|klasse|categorie|catégorie|classe|class|rating|étiquette|niveau'
const certificateNamed = named(certificate)
const scaleNamed = named(`${certificate}|${scale}`)
/** 'D (312 kWh/m²)', 'D - 312 kWh/m²jaar'. */
const withValue = /^(.*?)\s*(?:\((\d.*kwh.*)\)|[-–:,/]?\s*(\d.*kwh.*))$/iu
const scaleBehind = /\s*(?:label|klasse|class)$/iu

interface Place {
  readonly country: Country
  readonly zip: string | null
}

interface EnergySource {
  readonly value: Given
  readonly label: Given
}

/**
 * The value and the label of an energy certificate. A text that is no label of the region's scale is none; a label in the value's field is one.
 * @param place its country and postcode choose the scale
 */
export function readEnergy(source: EnergySource, place: Place): Listing['energy'] {
  const inValue = energyValue(source.value, place)
  const text = source.label.value === undefined ? null : labelOf(source.label.value, place, source.label.note)
  if (source.label.value !== undefined && text === null) source.label.note('notUnderstood')
  const labelText = text ?? inValue.label
  // Systems write 0 or -1 for a value that was not filled in: a worse label then counts.
  const isFilled = inValue.value === null || (inValue.value !== 0 && inValue.value !== -1) || labelText === null || /^a/i.test(labelText)
  if (!isFilled) source.value.note('contradiction')
  else if (inValue.value === -1) source.value.note('implausible')
  else if (contradicts(labelText, inValue.value, place)) source.label.note('contradiction')
  return { value: isFilled ? inValue.value : null, labelText: labelText ?? null }
}

/** Whether the label has another letter than the value has in Belgium. Its steps differ by the method of certification. */
function contradicts(labelText: string | null | undefined, value: number | null, place: Place): boolean {
  const letter = labelText && readLabelCode(labelText)?.[0]
  const computed = place.country === 'BE' && value !== null ? energyLabel({ ...place, value, labelText: null }) : null
  return letter !== null && letter !== undefined && letter !== '' && computed !== null && computed.text[0]?.toLowerCase() !== letter
}

function energyValue({ value, note }: Given, place: Place): { readonly value: number | null; readonly label: string | null } {
  const none = { value: null, label: null }
  if (value === undefined) return none
  const number = readNumber(withoutName(value), 'grouped', 'energyUse')
  if (number !== null) {
    if (Math.abs(number) <= maxEnergy) return { value: number, label: null }
    note('implausible')
    return none
  }
  const label = labelOf(value, place, noRemark)
  note(label === null || label === undefined ? 'notUnderstood' : 'corrected')
  return { value: null, label: label ?? null }
}

/** Removes the name of the certificate. The name of another scale is kept, so that 'niveau 60' and 'klasse 3' are not read as kWh/m². */
function withoutName(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(certificateNamed, '') : value
}

function named(names: string): RegExp {
  return new RegExp(String.raw`^(?:(?:het|le|la|the|das)\s+)?(?:(?:${names})(?![\p{L}])[\s:=-]*)+`, 'iu')
}

/** Other words beside a label are a reservation: 'A (na renovatie)' is no label of the home as it is, nor is 'D (verlopen)' a valid one. */
function withoutValue(text: string): string {
  const [, label = text, inBrackets, value = inBrackets] = withValue.exec(text) ?? []
  return value === undefined || readNumber(value, 'grouped', 'energyUse') !== null || readNumber(value, 'grouped', 'energyTotal') !== null ? label : text
}

/** Undefined if the text says nothing, null if it is no label. */
function labelOf(value: unknown, { country, zip }: Place, note: Given['note']): string | null | undefined {
  const [text, ...others] = new Set(Object.values(readLocalized(value) ?? {}).map((each) => each.normalize('NFKC').trim()))
  if (text === undefined || text === '0' || saysNothing(text)) return undefined
  if (others.length > 0 || text.length > maxLabel) return null
  const label = withoutValue(text.replace(scaleNamed, '')).replace(scaleBehind, '').trim()
  if (country === 'other') return text.length <= 40 && /\p{L}/u.test(text) ? text : null
  if (country === 'LU') return luxembourgLabel(label)
  const code = readLabelCode(label)
  if (code === null) return null
  const region = regionOf(country, zip)
  if (region === null) return /^[a-g]/.test(code) ? label : null
  const steps = energyScale(region).map((step) => readLabelCode(step.text))
  if (steps.includes(code)) return label
  // Portals write 'A++' of the best homes of every region; the best label of Flanders and Brussels is 'A+'.
  if (code !== 'a_plusplus' || !steps.includes('a_plus')) return null
  note('corrected')
  return 'A+'
}

/** In Luxembourg the classes of performance, insulation and emissions are often written together: 'B/C/B'. */
function luxembourgLabel(label: string): string | null {
  return /^[A-I]\+?(?:\s*[-/|,]\s*[A-I]\+?){0,2}$/i.test(label) ? label : null
}

const insulationNamed =
  /^(?:(?:thermische[- ])?isolatieklasse|classe?(?: d['’]isolation(?: thermique)?)?|(?:thermal )?insulation class|wärmeschutzklasse|klasse)[\s:=-]*/iu

/**
 * The class of thermal insulation; null for any other text.
 * @source Règlement grand-ducal du 9 juin 2021: classes A to I
 */
export function readInsulationClass(value: unknown): string | null | undefined {
  const [text, ...others] = new Set(Object.values(readLocalized(value) ?? {}).map((each) => each.normalize('NFKC').trim()))
  if (text === undefined || saysNothing(text)) return undefined
  const letter = text.replace(insulationNamed, '').toUpperCase()
  return others.length === 0 && /^[A-I]$/.test(letter) ? letter : null
}

/** The facts with the class of insulation that a label of Luxembourg has in its second place. */
export function completedByLabel(facts: Listing['facts'], { labelText }: Listing['energy'], { country }: Place): Listing['facts'] {
  const [, insulation] = /^[A-I]\+?\s*[-/|,]\s*([A-I])(?!\+)/i.exec(country === 'LU' ? (labelText ?? '') : '') ?? []
  return insulation === undefined || facts.insulationClass !== undefined ? facts : { ...facts, insulationClass: insulation.toUpperCase() }
}
