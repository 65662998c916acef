import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { listCrmPeople, type selectCrmPeople, setOwn } from '#db/feeds/crm-people.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import { type CrmName, crms } from '#db/model/feeds/crm-catalogue.ts'
import { type OwnPerson, proposeOwn } from '#db/model/feeds/crm-people.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import type { CrmPeopleView } from '#ui/feeds/desk/crm-people.part.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'

type StoredPerson = Awaited<ReturnType<typeof selectCrmPeople>>[number]
type Own = Pick<Agency, 'offices' | 'people'>

/** The offices and people that a CRM names, with proposals for those about which nothing is decided; none if it names none. @param all of all CRMs */
export function crmPeopleView(crm: CrmName, all: readonly StoredPerson[], agency: Own, locale: Locale): readonly CrmPeopleView[] {
  const own = { office: ownOffices(agency), person: ownPeople(agency) }
  const choices = {
    office: agency.offices.map(({ key, name }) => ({ value: key, text: textIn(name, locale) })),
    person: agency.people.map(({ key, name }) => ({ value: key, text: name })),
  }
  const seen = all
    .filter((each) => each.crm === crm)
    .map((each) => ({
      key: keyOf(each),
      name: [each.name, each.email].filter((part) => part !== null).join(', ') || each.id,
      own: each.own ?? proposeOwn(each, own[each.kind]) ?? '',
      choices: choices[each.kind],
    }))
  return seen.length === 0 ? [] : [{ crm, title: crms[crm].title, seen }]
}

/** Stores which of the agency's own the offices and people of a CRM are; the stock is then read again. */
export async function changeCrmPeople(context: DeskContext, crm: CrmName, sent: FormData): Promise<void> {
  const { store, session, now, agency } = context
  const db = store.primary
  const values = sent.getAll('own')
  const chosen = new Map(sent.getAll('seen').map((key, index) => [key, values[index]]))
  const keys = new Set([...ownOffices(agency), ...ownPeople(agency)].map(({ key }) => key))
  const known = await listCrmPeople(db, crm)
  const changes = known.flatMap((each) => {
    const own = chosen.get(keyOf(each))
    return typeof own === 'string' && own !== each.own && (own === '' || keys.has(own)) ? [setOwn(db, crm, each, own)] : []
  })
  const [first, ...others] = changes
  if (first === undefined) return
  const act = { action: 'change', object: 'settings', objectId: `crm ${crm}`, fields: [`${crm}.people`] } as const
  await db.batch([first, recordAct(db, session.member, act, now, didChange), ...others])
  await context.synchronise(crm, 'preview')
}

function ownOffices({ offices }: Own): readonly OwnPerson[] {
  return offices.map(({ key, name, email }) => ({ key, names: Object.values(name), email }))
}

function ownPeople({ people }: Own): readonly OwnPerson[] {
  return people.map(({ key, name, email }) => ({ key, names: [name], email }))
}

function keyOf({ kind, id }: Pick<StoredPerson, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}
