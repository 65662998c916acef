import { energyScale } from '#db/model/energy.ts'
import { readLabelCode } from '#db/model/label-code.ts'
import type { Country, Listing } from '#db/model/listing.ts'
import { readLocalized } from '#db/model/localized.ts'
import { regionOf } from '#db/model/region.ts'
import { saysNothing } from './nothing.ts'
import { readNumber } from './number.ts'
import type { Given } from './remarks.ts'

const maxEnergy = 100_000 // kWh/m².year
const around =
  /^(?:(?:het|le|la|the|das)\s+)?(?:(?:epc|peb|epb|cpe|energie(?:label|klasse|prestatie)?|energy|énergie|énergétique|label|letter|klasse|categorie|catégorie|classe|class|rating|score|étiquette|niveau)(?![\p{L}])[\s:=-]*)+/iu
const beside = /\s*(?:\([^)]*\)|[-–:,/]?\s*\d[\d.,]*\s*kwh.*|label|klasse|class)$/iu

interface EnergySource {
  readonly value: Given
  readonly label: Given
}

/**
 * The value and the label of an energy certificate. A text that is no label of the region's scale is none; a label in the value's field is one.
 * @param place its country and postcode choose the scale
 */
export function readEnergy(source: EnergySource, place: { readonly country: Country; readonly zip: string | null }): Listing['energy'] {
  const inValue = energyValue(source.value, place)
  const text = source.label.value === undefined ? null : labelOf(source.label.value, place)
  if (source.label.value !== undefined && text === null) source.label.note('notUnderstood')
  const labelText = text ?? inValue.label
  // Systems write 0 or -1 for a value that was not filled in: a worse label then counts.
  const isFilled = inValue.value === null || (inValue.value !== 0 && inValue.value !== -1) || labelText === null || /^a/i.test(labelText)
  if (!isFilled) source.value.note('contradiction')
  else if (inValue.value === -1) source.value.note('implausible')
  return { value: isFilled ? inValue.value : null, labelText: labelText ?? null }
}

function energyValue({ value, note }: Given, place: Parameters<typeof labelOf>[1]): { readonly value: number | null; readonly label: string | null } {
  const none = { value: null, label: null }
  if (value === undefined) return none
  const number = readNumber(withoutName(value), 'decimal') ?? null
  const grouped = readNumber(withoutName(value))
  if (number !== null && grouped !== null) {
    if (Math.abs(grouped) <= maxEnergy) return { value: grouped, label: null }
    note('implausible')
    return none
  }
  const label = labelOf(value, place)
  note(label === null || label === undefined ? 'notUnderstood' : 'corrected')
  return { value: null, label: label ?? null }
}

function withoutName(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(around, '') : value
}

/** Undefined if the text says nothing, null if it is no label. */
function labelOf(value: unknown, { country, zip }: { readonly country: Country; readonly zip: string | null }): string | null | undefined {
  const [text, ...others] = new Set(Object.values(readLocalized(value) ?? {}).map((each) => each.normalize('NFKC').trim()))
  if (text === undefined || text === '0' || saysNothing(text)) return undefined
  if (others.length > 0) return null
  const label = text.replace(around, '').replace(beside, '').trim()
  if (country === 'other') return text.length <= 40 && /\p{L}/u.test(text) ? text : null
  if (country === 'LU') return luxembourgLabel(label)
  const code = readLabelCode(label)
  if (code === null) return null
  const region = regionOf(country, zip)
  const letters =
    region === null
      ? 'ABCDEFG'
      : energyScale(region)
          .map((step) => step.text)
          .join('')
  return letters.includes(label.charAt(0).toUpperCase()) ? label : null
}

/** In Luxembourg the classes of performance, insulation and emissions are often written together: 'B/C/B'. */
function luxembourgLabel(label: string): string | null {
  return /^[A-I]\+?(?:\s*[-/|,]\s*[A-I]\+?){0,2}$/i.test(label) ? label : null
}
