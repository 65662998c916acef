import { drizzle } from 'drizzle-orm/d1'
import { insertChannel } from '#db/exports/channels.ts'
import { addEntry } from '#db/feeds/entries.ts'
import { openImport } from '#db/feeds/imports.ts'
import { addSheet, addSheetPart } from '#db/feeds/sheets.ts'
import { saveLead } from '#db/leads/leads.ts'
import { insertDraft } from '#db/newsletters/mailings.ts'
import * as schema from '#db/schema.ts'
import { href } from '#ui/routes.ts'
import type { DeskRoute } from '#worker/desk/declare-rights.ts'
import { keepAlert } from '../alerts/alert-factory.ts'
import { aProject, aProperty } from '../kit/factories.ts'
import type { TestSite } from '../kit/site.ts'
import { aLead } from '../leads/lead-factory.ts'
import { ownerIdOf, storeOwner } from '../owners/owner-factory.ts'

/** Stores a record for every page of the desk that shows one. */
export async function storeDeskRecords(site: TestSite): Promise<void> {
  const { db } = site
  await site.importFeed([aProperty({ ID: 4001, Zip: '8000' })])
  await site.importFeed([aProject({ ID: 4030, Zip: '8000' })])
  await storeOwner(db, 'watched@example.com', [{ kind: 'listing', id: 4001 }])
  const store = drizzle(db, { schema })
  await saveLead(store, aLead({ id: 'lead-for-roles', office: 'brugge', listingId: 4001 }), [])
  const fields = { firstName: 'An', lastName: 'Peeters', email: 'an@example.com', offer: '395.000' }
  await saveLead(store, aLead({ id: 'offer-for-roles', form: 'purchaseOffer', office: 'brugge', listingId: 4001, fields }), [])
  await db.exec(
    "INSERT INTO appointments (id, office, organizer, listing_id, how, locale, starts_at, ends_at, seat, state, sequence, changed_at) VALUES ('lead-for-roles', 'brugge', 'brugge@perron.example', 4001, 'onSite', 'nl', '2099-01-05T09:00:00.000Z', '2099-01-05T09:45:00.000Z', 1, 'confirmed', 0, '2026-01-01T00:00:00.000Z')",
  )
  await db.exec(
    "INSERT INTO home_visits (id, kind, record_id, starts_at, state, is_released, origin, appointment_id, created_at) VALUES ('visit-for-roles', 'listing', 4001, '2099-01-05T09:00:00.000Z', 'confirmed', 1, 'site', 'lead-for-roles', '2026-01-01T00:00:00.000Z')",
  )
  await addEntry(
    store,
    { id: 'entry-for-roles', office: 'brugge', record: { 'location.city': 'Gent', negotiation: 'sale', status: 'available' } },
    'staff-manager',
    new Date(),
  )
  await openImport(store, 'import-for-roles', 'partial', { source: 'perron', format: 'perron', sender: { via: 'token', by: null } }, '2026-11-22T08:00:00.000Z')
  const held = {
    kinds: ['listing'],
    mode: 'partial',
    preview: { added: 0, changed: 0, unchanged: 0, deleted: 0, missing: {}, first: { added: [], changed: [], withdrawn: [] }, pictureHosts: [] },
  }
  const upload = { source: 'roles', format: 'perron', sender: { via: 'upload', by: 'staff-manager' } } as const
  await openImport(store, 'preview-for-roles', 'partial', upload, '2026-11-22T09:00:00.000Z')
  await db
    .prepare("UPDATE imports SET state = 'refused', refusal = ?, held = ? WHERE id = 'preview-for-roles'")
    .bind(JSON.stringify({ why: 'preview' }), JSON.stringify(held))
    .run()
  const columns = [
    { heading: 'Referentie', examples: ['A-1'] },
    { heading: 'Postcode', examples: ['8000'] },
  ]
  await addSheet(
    store,
    { id: 'sheet-for-roles', kind: 'homes', member: 'staff-manager', source: 'roles', name: 'panden.csv', columns, rowCount: 1, gaps: [] },
    new Date(),
  )
  await addSheetPart(store, 'sheet-for-roles', 1, [[0, 'A-1', '8000']], new Date())
  await db
    .prepare(
      `INSERT INTO contact_imports (id, member, file, state, row_count, position, terms, counts, created_at, imported_at)
       VALUES ('contacts-for-roles', 'staff-manager', 'contacten.csv', 'done', 1, 1, ?, '{"new":1}', '2026-11-22T08:00:00.000Z', '2026-11-22T08:00:00.000Z')`,
    )
    .bind(JSON.stringify({ origin: 'ownRecords', originName: null, consent: { day: null, source: null, words: null } }))
    .run()
  await db.exec("INSERT OR IGNORE INTO agency_versions SELECT version, record, changed_at, NULL, 'import', '[]' FROM agency")
  await db.batch([
    db.prepare(
      `INSERT INTO communications (id, kind, record_id, at, type, subject, comment, status, origin, is_released, created_at)
       VALUES ('message-for-roles', 'listing', 4001, '2026-11-01T08:00:00.000Z', 'message', 'Sleutel', 'De sleutel ligt bij de buren', 'open', 'owner', 1, '2026-11-01')`,
    ),
    db.prepare('INSERT INTO owner_messages VALUES (?, ?)').bind('message-for-roles', ownerIdOf('watched@example.com')),
  ])
  await keepAlert(site, { id: 'alert-for-roles' })
  await insertChannel(store, { name: 'channel-for-roles', goal: null, country: null, byHand: false, withContact: false, tokenHash: '' }, new Date())
  await insertDraft(store, 'mailing-for-roles', { subjects: { nl: 'Nieuws' }, texts: { nl: 'Dag' }, homes: [], audience: 'everyone' }, 'keeper', new Date())
}

/** A record for each page with an id in its address. */
export const namedRecords: Partial<Record<DeskRoute, string>> = {
  deskChannel: 'channel-for-roles',
  deskContentPreview: 'page-privacy',
  deskContentText: 'page-privacy',
  deskContentVersions: 'page-privacy',
  deskHome: '4001',
  deskHomeDocuments: '4001',
  deskHomeSeekers: '4001',
  deskHomeOffers: '4001',
  deskOffer: 'offer-for-roles',
  deskHomeOpenDays: '4001',
  deskAlert: 'alert-for-roles',
  deskContact: 'lead-for-roles',
  deskProjectDocuments: '4030',
  deskLead: 'lead-for-roles',
  deskVisit: 'lead-for-roles',
  deskHomeRecords: '4001',
  deskOwnerView: ownerIdOf('watched@example.com'),
  deskOwnerHome: ownerIdOf('watched@example.com'),
  deskImport: 'import-for-roles',
  deskImportPreview: 'preview-for-roles',
  deskSheet: 'sheet-for-roles',
  deskContactImport: 'contacts-for-roles',
  deskEntry: 'entry-for-roles',
  deskEntryPreview: 'entry-for-roles',
  deskMailing: 'mailing-for-roles',
  deskMailingPreview: 'mailing-for-roles',
  deskStaffMember: 'staff-editor',
}

/** The address of a page of the desk, with a stored record where it shows one. */
export function deskAddress(name: DeskRoute): string {
  return href(name, 'nl', { section: 'offices', entry: 'brugge', version: 1, kind: 'listing', home: 4001, id: namedRecords[name] ?? '' })
}
