import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Agency } from '#db/model/agency/agency.ts'
import { readRecord } from '#worker/agency/read-record.ts'

const file = join(import.meta.dirname, '../../db/demo/agency.json')
const picture = { file: '00000000000000000000.jpg', width: 800, height: 1000 }

/** The demo agency's file, parsed. */
const demoAgencyFile: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'))

/** The demo agency's record as a site reads it, with placeholder pictures. */
export const demoAgency: Agency = { ...recordOfDemo(), version: 1 }

function recordOfDemo() {
  const everything = { get: () => picture, has: () => true }
  const logos = { get: () => '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 21h6v-6h6V9h6V3"></path></svg>', has: () => true }
  const reading = readRecord(demoAgencyFile, { files: everything, logos, icons: {}, share: null })
  if ('errors' in reading) throw new Error(reading.errors.join('\n'))
  return reading.record
}
