import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readZoneRows } from './zone-rows.ts'

/** `node worker/local/zones/write-zones.ts FOLDER`: writes the table of zones from the sources in a folder (GeoNames, Statbel: CC BY 4.0). */
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Which folder holds be_admin.json, be_localities.csv, be_municipality_bounds.csv, lu_communes.json and lu_localities.csv?')
  process.exit(1)
}
const { zones, former, largest } = readZoneRows(folder)
const lines = (rows: readonly (readonly string[])[]) => rows.map((row) => JSON.stringify(row)).join(',\n')
writeFileSync(
  fileURLToPath(new URL('../../../db/model/places/zones.json', import.meta.url)),
  `{"zones":[\n${lines(zones)}\n],"former":[\n${lines(former)}\n],"largest":${JSON.stringify(largest)}}\n`,
)
console.log(`${zones.length} zones with their localities`)
