/** SweepBright's names, in those of the neutral format. */

type Table = Readonly<Record<string, string>>

/** From `name=path`, separated by spaces. */
function tableOf(pairs: string): Table {
  return Object.fromEntries(pairs.split(/\s+/).map((pair) => pair.split('=')))
}

/** Fields whose value is taken as it is, the first of a path that has one: older versions have some at the root. */
export const plain: readonly (readonly [from: string, to: string])[] = Object.entries(
  tableOf(
    'id=id project_id=project_id settings.reference=reference negotiation=negotiation created_at=created_at updated_at=updated_at ' +
      'price.currency=price.currency price_vat_regime=costs.vat_regime location.street=location.street location.street_2=location.street_2 ' +
      'location.number=location.number location.box=location.box location.addition=location.box location.floor=floor location.city=location.city ' +
      'location.postal_code=location.postal_code location.country=location.country location.geo.latitude=location.geo.latitude location.geo.longitude=location.geo.longitude ' +
      'bedrooms=bedrooms bathrooms=bathrooms shower_rooms=shower_rooms toilets=toilets floors=floors ' +
      'garden_orientation=orientation.garden terrace_orientation=orientation.terrace building.construction.year=construction_year building.renovation.year=renovation_year ' +
      'legal.energy.epc_value=energy.epc_value epc_value=energy.epc_value legal.energy.epc_category=energy.epc_category epc_category=energy.epc_category ' +
      'legal.energy.epc_reference=energy.epc_reference epc_reference=energy.epc_reference legal.energy.total_epc_value=energy.total_epc_value ' +
      'legal.energy.co2_emissions=energy.co2_emissions legal.energy.e_level=energy.e_spec legal.energy.report_electricity_gas=certificates.electricity ' +
      'legal.regulations.building_permit=planning.building_permit legal.regulations.priority_purchase_right=planning.priority_purchase_right ' +
      'legal.regulations.subdivision_authorisation=planning.subdivision_authorisation legal.regulations.urban_planning_breach=planning.breach ' +
      'legal.regulations.heritage_list=planning.heritage legal.regulations.registered_building=planning.heritage ' +
      'legal.regulations.renovation_obligation=renovation_obligation legal.regulations.asbestos_certificate=asbestos_certificate ' +
      'legal.property_and_land.flood_risk_plot_score=flood.plot_score legal.property_and_land.flood_risk_building_score=flood.building_score ' +
      'legal.property_and_land.cadastral_income=cadastral_income cadastral_income=cadastral_income description_title=description_title description=description ' +
      'video_url=video_url virtual_tour_url=virtual_tour_url negotiator.email=negotiator.email negotiator.phone=negotiator.phone office.id=office.id office.name=office.name ' +
      'occupancy.available_from=available_from',
  ),
)

export const types = tableOf('house=house apartment=apartment land=land commercial=commercial office=office parking=parking-space')

/** Fields with a word out of a list. */
export const listed: readonly (readonly [from: string, to: string, words: Table])[] = [
  [
    'status',
    'status',
    tableOf(
      'available=available option=option under_contract=under_contract agreement=under_contract bid=option sold=sold rented=rented prospect=prospect lost=withdrawn',
    ),
  ],
  ['type', 'type', types],
  [
    'sub_type',
    'subtype',
    tableOf(
      'condo=apartment duplex=duplex triplex=triplex loft=loft penthouse=penthouse studio=studio student_accommodation=student-room detached=detached-house ' +
        'semi_detached=semi-detached-house terraced=terraced-house bungalow=bungalow townhouse=town-house mansion=mansion farm=farmhouse villa=villa castle=castle ' +
        'apartment_block=apartment-block buildable=building-plot agricultural=farmland pasture_land=meadow recreational=recreational-land retail=shop shop=shop ' +
        'warehouse=warehouse industrial=industrial-building restaurant_and_café=hospitality-property open_office=office investment_property=investment-property ' +
        'mixed_use=mixed-use-building private_garage=garage indoor_parking_space=parking-space outdoor_parking_space=parking-space',
    ),
  ],
  ['general_condition', 'condition', tableOf('poor=to-renovate fair=average good=good mint=as-new new=new')],
  [
    'legal.property_and_land.land_use_designation',
    'planning.land_use_designation',
    tableOf(
      'residential=residential mixed_residential=mixed rural_residential=rural-residential residential_expansion_area=residential-expansion industrial=industrial ' +
        'recreational=recreation park_area=park area_with_economic_activity=business-park forest_area=forest agricultural=agricultural nature_area=nature ' +
        'natural_reserve=nature-reserve',
    ),
  ],
  [
    'legal.property_and_land.flood_risk',
    'flood.zone',
    {
      no_flood_risk_area: 'no flood zone',
      ...tableOf('potential_flood_sensitive_area=possible effective_flood_sensitive_area=recognized'),
    },
  ],
]

/** Of sizes and of amounts: what they are called there. */
export const sizes = tableOf('liveable_area=sizes.liveable_area plot_area=sizes.plot_area')
export const amounts = tableOf('price_recurring_costs=price.charges_month price_guarantee=costs.deposit price_property_taxes=costs.real_estate_tax')

/** Square metres of a unit. */
export const squareMetres: Readonly<Record<string, number>> = { sq_m: 1, sq_ft: 0.092_903_04, are: 100, acre: 4_046.856_422_4 }

/** Of `amenities`, which names what there is. */
export const amenities = tableOf(
  'elevator=amenities.lift lift=amenities.lift pool=amenities.pool garden=amenities.garden terrace=amenities.terrace garage=amenities.garage attic=amenities.attic ' +
    'basement=amenities.cellar cellar=amenities.cellar furnished=amenities.furnished',
)

/** Of `features.heating_cooling`. */
export const heatings = tableOf('gas=gas fuel=fuel-oil electricity=electric heat_pump=heat-pump pellets=pellets solar=solar')

/** Of the same: what it is, beside what it burns. */
export const heatingNames = tableOf('central_heating=central floor_heating=underfloor individual_heating=individual collective_heating=collective')

/** Fields that are stored and not shown. */
export const kept = (
  'sizes.net_area sizes.loi_carrez_area kitchens living_rooms rooms kitchen_condition bathroom_condition features price_costs price_taxes legal_mentions ' +
  'legal.energy.dpe legal.energy.greenhouse_emissions legal.energy.report_fuel_tank legal.regulations.as_built_report legal.regulations.pending_legal_proceedings ' +
  'legal.regulations.urban_planning_certificate legal.regulations.asbestos_certificate_reference energy comfort ecology security heating_cooling company_id'
).split(' ')

/** Fields that are read elsewhere. */
export const others = (
  'is_project properties publish_status rent_period price custom_price price_base_rent sizes location amenities building legal settings images plans documents negotiator office ' +
  'open_homes occupancy appointment_service_url general_condition status type sub_type'
).split(' ')

/** Fields that may never be shown or stored. */
export const never =
  'vendors buyers internal_note mandate agency_commission vendor_percentage vendor_fixed_fee buyer_percentage buyer_fixed_fee price_negotiated tenant_contract'.split(
    ' ',
  )
