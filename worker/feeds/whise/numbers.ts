/** Whise's numbers, in the words of the neutral format. Those that are missing are not understood. */

type Table = Readonly<Record<string, string>>

/** From `word=number,number`, with ~ for a space. */
function tableOf(lines: string): Table {
  return Object.fromEntries(
    lines.split(/\s+/).flatMap((line) => {
      const [word = '', numbers = ''] = line.split('=')
      return numbers.split(',').map((number) => [number, word.replaceAll('~', ' ')])
    }),
  )
}

/** Of `purpose.id`; a life annuity is a sale. */
export const negotiations = tableOf('sale=1,3 let=2')

/** Of `purposeStatus.id`. Cancelled and suspended homes are gone; prospection, preparation and estimates are not for the internet. */
export const statuses = tableOf(
  'available=1,2,15 option=5,6,12,13,16,21 under_contract=14,22 sold=3,17 rented=4 withdrawn=8,9,10,11 prospect=19,20,23,24,25,26,27,28',
)
export const annuityStatuses: ReadonlySet<unknown> = new Set([15, 16, 17])

export const countries = tableOf('BE=1 NL=2 FR=3 DE=4 LU=5 GB=6 ES=7 IT=8 PT=9')

export const categories = tableOf('house=1 apartment=2 land=3 office=4 commercial=5 industrial-building=6 garage=7')

export const subCategories = tableOf(
  'house=1 exceptional-property=2 apartment-block=3 farmhouse=4 bungalow=5 bel-etage=7 town-house=12 villa=13 castle=14 semi-detached-house=90 house-group=96 ' +
    'apartment=17,20 duplex=18 penthouse=19 studio=21 triplex=22 loft=23 ground-floor=25 student-room=93 service-flat=95 apartment-group=97 ' +
    'building-plot=26 farmland=31 wood=32 land=34,161 office=35,40,41 shop=42,65,151 industrial-building=46 warehouse=53 ' +
    'parking-space=48,49,50 garage=51 carport=52 storage-room=84',
)

/** Of `state.id`; 9 is unknown. Left out because no word means the same, so that its name is read: here 3, 'refreshed', and below 4, 'not available'. */
export const conditions = tableOf('new=1 excellent=2 good=4 to-refresh=5 to-renovate=6,7 to-demolish=8 renovated=15 -=9')
export const availabilities = tableOf('at-deed=1 by-agreement=2,7 depends-on-tenant=3 immediately=5 at-delivery=6')

/** Of details 2222 and 2223, which together are one answer. */
export const floodZones = tableOf('recognized=1229 possible=1230 no~flood~zone=1233')
export const floodBounds = tableOf('delimited=1231 riverbank=1232')

/** The other details with a list of values: by the detail's id, where the word for `enum.id` goes. '-' says nothing. */
export const enumerated: readonly (readonly [id: string, path: string, words: Table])[] = [
  ['2712', 'planning.breach', tableOf('summons=1832 court-remedy=1833 administrative-coercion=1834 penalty-order=1835 settlement=1836 no=1837')],
  [
    '1736',
    'planning.land_use_designation',
    tableOf(
      'agricultural=1 business-park=2 forest=5 industrial=6 mixed=9 nature=10 residential=12 residential-expansion=15 craft-and-sme=19 rural-residential=999 -=1839',
    ),
  ],
  ['1634', 'windows.glazing', tableOf('single=1003,1007 double=1004,1008 triple=1005,1009 single-and-double=1006,1010')],
  ['1595', 'kitchen', tableOf('no~kitchen=683 partly-fitted=684 fitted=685 fully-fitted=686 open-partly-fitted=687 open-fitted=688 open-fully-fitted=689')],
  ['1020', 'heating.type', tableOf('gas=659,660 fuel-oil=661 electric=662 heat-pump=667 pellets=1000')],
  ['1020', 'heating.name', tableOf('central=659 underfloor=672')],
  ['53', 'heating.name', tableOf('individual=638 collective=639')],
]

/** Details that answer '1' or '0'. */
export const answered = tableOf(
  'planning.building_permit=808 planning.subdivision_authorisation=812 planning.priority_purchase_right=1734 planning.judicial_decision=691 ' +
    'certificates.soil=820 amenities.lift=372 amenities.pool=322',
)

/** Details whose value is taken as it is. */
export const valued = tableOf(
  'energy.valid_until=2776 energy.epc_reference=2391 energy.total_epc_value=2390 energy.co2_emissions=2090 energy.epc_value=2089 energy.epc_category=2056 ' +
    'cadastral_income=1733 construction_year=14 renovation_year=585 floors=15 garages=19 toilets=55 bathrooms=57 sizes.built_area=27 sizes.terrace_area=874 ' +
    'parkings=998 external_parkings=999 price.charges_month=301 location.geo.latitude=1849 location.geo.longitude=1850',
)

/** Details that tell an unpublished price. */
export const priceDetails: ReadonlySet<string> = new Set(['338'])
