import type { EntryControl, EntryField, EntrySection } from '#db/model/feeds/entry.ts'
import { factKeys } from '#db/model/listings/facts.ts'
import { factPath } from '#worker/feeds/perron/fact-paths.ts'
import { allowedValues, type Field, recordFields } from '#worker/feeds/perron/record-fields.ts'

/** Every field of the neutral format that can be entered, by section of the form; a test checks for drift. */
const paths: Readonly<Record<EntrySection, string>> = {
  what: 'negotiation type subtype status reference unique_code available_from closed_on',
  where:
    'location.street location.number location.box unit floor location.postal_code location.city location.country location.hidden location.district location.neighbourhood location.sub_city location.geo.latitude location.geo.longitude',
  price: 'price.amount price.hidden price.unit price.from price.unit_text price.charges_month cadastral_income',
  texts: 'description_title description marquee video_url virtual_tour_url',
  costs:
    'price.start_amount price.asking_amount price.option_amount price.rent_amount price.charges_owner_month costs.deposit costs.agency_renter costs.inventory_renter costs.minimum_income costs.maximum_persons costs.notary costs.notary_with_vat costs.vat costs.vat_regime costs.construction costs.real_estate_tax viager.applies viager.bouquet viager.monthly viager.years viager.indexed viager.occupied viager.ages',
  sizes:
    'sizes.liveable_area sizes.plot_area sizes.total_area sizes.built_area sizes.terrace_area sizes.garden_area sizes.storage_area sizes.plot_width sizes.front_width',
  rooms:
    'bedrooms bathrooms shower_rooms toilets rooms extra_rooms_possible garages parkings external_parkings amenities.garage amenities.attic amenities.cellar amenities.terrace orientation.terrace amenities.garden orientation.garden orientation.rear',
  building: 'condition construction_type construction_year renovation_year architecture_style facades floors roof.type roof.material roof.condition',
  comfort:
    'amenities.furnished amenities.lift amenities.pool heating.name heating.type kitchen windows.glazing windows.frame floor_covering connections.gas connections.water connections.electricity connections.drain',
  energy:
    'energy.epc_value energy.epc_category energy.epc_reference energy.valid_until energy.total_epc_value energy.co2_emissions energy.e_spec energy.insulation_class renovation_obligation',
  certificates: 'asbestos.type asbestos.date asbestos_certificate certificates.soil certificates.electricity certificates.gas',
  planning:
    'flood.plot_score flood.building_score flood.zone flood.riverbank_zone planning.building_permit planning.land_use_designation planning.breach planning.judicial_decision planning.priority_purchase_right planning.subdivision_authorisation planning.heritage legal.servitudes legal.registered_rights legal.building_share legal.ground_share',
  visits: 'open_days',
  surroundings:
    'points_of_interest mobiscore.total mobiscore.public_transport mobiscore.education mobiscore.shops mobiscore.leisure mobiscore.health mobiscore.environment mobiscore.nearby',
  contact: 'negotiator.name negotiator.email negotiator.phone',
}

/** Fields of the format that the form handles separately: derived, combined with another field, as files, or only for projects. */
export const ownWays: ReadonlySet<string> = new Set([
  ...['id', 'created_at', 'updated_at', 'negotiator.id', 'office.id', 'office.name', 'price.currency'],
  ...['location.number_hidden', 'location.region', 'location.country_name'],
  ...['images', 'plans', 'documents'],
  ...['is_project', 'project_id', 'situation', 'technical', 'delivery', 'external_url'],
])

const factOf = new Map(factKeys.map((key) => [factPath(key), key]))
const texts: Readonly<Record<string, number>> = { description_title: 1, description: 8, marquee: 1 }
const units: Readonly<Record<string, string>> = {
  'm²': 'm²',
  m: 'm',
  Euro: '€',
  Percent: '%',
  'kWh/year': 'kWh',
  'kg CO₂/m².year': 'kg CO₂/m²',
  'kWh/m².year': 'kWh/m²',
}
const own: Readonly<Record<string, EntryControl>> = {
  type: { kind: 'choice', of: 'type', values: ['house', 'apartment', 'land', 'commercial', 'garage'] },
  'location.hidden': { kind: 'choice', of: 'publication', values: ['hidden', 'street', 'shown'] },
  'location.country': { kind: 'choice', of: 'country', values: ['BE', 'LU'] },
  'price.hidden': { kind: 'choice', of: 'shown', values: ['no', 'yes'] },
}

function controlOf(path: string, { shape, about }: Field): EntryControl {
  const special = own[path]
  if (special) return special
  const rows = texts[path]
  if (rows !== undefined) return { kind: 'texts', rows }
  switch (shape) {
    case 'number': {
      const unit = units[about] ?? (about.startsWith('Euro') ? '€' : undefined)
      return unit === undefined ? { kind: 'number' } : { kind: 'number', unit }
    }
    case 'day':
      return { kind: 'day' }
    case 'places':
      return { kind: 'lines' }
    case 'openDays':
      return { kind: 'openDays' }
    case 'flag':
    case 'answer':
      return { kind: 'choice', of: 'answer', values: ['yes', 'no'] }
    case 'negotiation':
    case 'status':
    case 'unit':
    case 'grade':
    case 'direction':
    case 'region':
      return { kind: 'choice', of: shape, values: allowedValues[shape] ?? [] }
    default:
      return { kind: 'text' }
  }
}

/** The fields of a section, in the order of the form. */
export function fieldsOf(section: EntrySection): readonly EntryField[] {
  return fields[section]
}

const fieldsIn = (section: EntrySection): readonly EntryField[] =>
  paths[section].split(' ').flatMap((path) => {
    const field = recordFields.get(path)
    return field === undefined ? [] : [{ path, fact: factOf.get(path) ?? null, control: controlOf(path, field) }]
  })

const fields: Readonly<Record<EntrySection, readonly EntryField[]>> = {
  what: fieldsIn('what'),
  where: fieldsIn('where'),
  price: fieldsIn('price'),
  texts: fieldsIn('texts'),
  costs: fieldsIn('costs'),
  sizes: fieldsIn('sizes'),
  rooms: fieldsIn('rooms'),
  building: fieldsIn('building'),
  comfort: fieldsIn('comfort'),
  energy: fieldsIn('energy'),
  certificates: fieldsIn('certificates'),
  planning: fieldsIn('planning'),
  visits: fieldsIn('visits'),
  surroundings: fieldsIn('surroundings'),
  contact: fieldsIn('contact'),
}
