import { storedAgency } from '#db/agency/agency.ts'
import type { Db } from '#db/client.ts'
import { listCrmPeople, noteCrmPeople } from '#db/feeds/crm-people.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { isCrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { SeenPerson } from '#db/model/feeds/crm-people.ts'
import type { Listing, Place } from '#db/model/listings/listing.ts'
import { fingerprint } from '#db/model/site/fingerprint.ts'
import type { FeedReader, Reading } from '#worker/feeds/reader.ts'

/** Makes the office and the person of a record those of the agency that were chosen for them. */
export interface OwnPeople {
  /** An input to reading a record; empty if nothing is chosen. */
  readonly rules: string
  apply<Read extends Reading>(reading: Read, record: unknown): Read
}

const unchanged: OwnPeople = { rules: '', apply: (reading) => reading }

/** Notes which offices and people some records name, and opens what was chosen for them. */
export async function openPeople(db: Db, source: string, reader: FeedReader, records: readonly unknown[]): Promise<OwnPeople> {
  const { peopleOf } = reader
  if (peopleOf === undefined || !isCrmName(source)) return unchanged
  const seen = new Map(records.flatMap(peopleOf).map((each) => [keyOf(each), each]))
  const known = new Map((await listCrmPeople(db, source)).map((each) => [keyOf(each), each]))
  const news = [...seen.values()].filter((each) => isNews(each, known.get(keyOf(each))))
  if (news.length > 0) await noteCrmPeople(db, source, news)
  const chosen = [...known].flatMap(([key, { own }]) => (own === null || own === '' ? [] : [[key, own] as const]))
  const agency = chosen.length === 0 ? null : await storedAgency(db)
  if (agency === null) return unchanged
  const offices = new Map(chosen.map(([key, own]) => [key, officeByKey(agency, own)]))
  const people = new Map(chosen.map(([key, own]) => [key, agency.people.find((person) => person.key === own) ?? null]))
  const ownOf = (record: unknown) => {
    const named = new Map(peopleOf(record).map((each) => [each.kind, keyOf(each)]))
    return { office: offices.get(named.get('office') ?? '') ?? null, person: people.get(named.get('person') ?? '') ?? null }
  }
  return {
    rules: fingerprint(JSON.stringify([chosen, agency.people.map(({ key, name, email }) => [key, name, email]), agency.offices.map(({ key }) => key)])),
    apply(reading, record) {
      const own = ownOf(record)
      if (own.office === null && own.person === null) return reading
      const change = <Shown extends Contacted>(shown: Shown): Shown => withOwn(shown, own)
      return 'listing' in reading ? { ...reading, listing: change(reading.listing) } : { ...reading, project: change(reading.project) }
    },
  }
}

interface Contacted {
  readonly place: Place
  readonly contact?: Listing['contact']
}

interface Own {
  readonly office: { readonly key: string } | null
  readonly person: { readonly name: string; readonly email: string | null } | null
}

/** The telephone number and the office's name are those of the agency's record. */
function withOwn<Shown extends Contacted>(shown: Shown, { office, person }: Own): Shown {
  const { place, contact = { office: null, name: null, email: null, phone: null } } = shown
  return {
    ...shown,
    place: office === null ? place : { ...place, office: office.key },
    contact: {
      ...contact,
      ...(office !== null && { office: null }),
      ...(person !== null && { name: person.name, email: person.email, phone: null }),
    },
  }
}

function isNews({ name, email }: SeenPerson, known: Pick<SeenPerson, 'name' | 'email'> | undefined): boolean {
  return known === undefined || (name !== null && name !== known.name) || (email !== null && email !== known.email)
}

function keyOf({ kind, id }: Pick<SeenPerson, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}
