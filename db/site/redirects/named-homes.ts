import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { AskedAddress, Redirect } from '../../model/site/redirects/redirect.ts'
import { deskHomes, listings, projects } from '../../schema.ts'
import { selectRedirectsAmong } from './redirects.ts'

interface Asked {
  readonly asked: readonly AskedAddress[]
  readonly records: readonly { readonly kind: 'listing' | 'project'; readonly id: number }[]
  /** References or numbers of homes, as typed. */
  readonly words: readonly string[]
}

interface Named {
  /** The redirects that may match one of the addresses. */
  readonly known: readonly Redirect[]
  /** The records that exist, as 'listing 4001': those asked for, and the homes of the words. */
  readonly homes: ReadonlySet<string>
  /** The id of the home of each word that is a number or the reference of one home alone, in lower case. */
  readonly references: ReadonlyMap<string, number>
}

/** What the lines of a paste name, in one round trip. */
export async function readHomesNamed(db: Db, { asked, records, words }: Asked): Promise<Named> {
  const idsOf = (kind: 'listing' | 'project') => JSON.stringify([...new Set(records.filter((record) => record.kind === kind).map(({ id }) => id))])
  const numbers = JSON.stringify(words.filter((word) => /^[1-9]\d{0,14}$/.test(word)).map(Number))
  const among = (ids: string) => sql`(SELECT value FROM json_each(${ids}))`
  const [known, inStock, inProjects, byNumber, byReference] = await db.batch([
    selectRedirectsAmong(db, asked),
    db
      .select({ id: listings.id })
      .from(listings)
      .where(sql`${listings.id} IN ${among(idsOf('listing'))}`),
    db
      .select({ id: projects.id })
      .from(projects)
      .where(sql`${projects.id} IN ${among(idsOf('project'))}`),
    db
      .select({ id: listings.id })
      .from(listings)
      .where(sql`${listings.id} IN ${among(numbers)}`),
    db
      .select({ id: deskHomes.id, word: sql<string>`asked.value`.as('word') })
      .from(sql`json_each(${JSON.stringify(words)}) AS asked`)
      .crossJoin(deskHomes)
      .where(sql`${deskHomes.reference} IS NOT NULL AND ${deskHomes.reference} = asked.value COLLATE NOCASE`),
  ])
  const references = new Map<string, number>()
  const several = new Set<string>()
  for (const { id, word } of byReference) {
    const key = word.toLowerCase()
    if (references.has(key) && references.get(key) !== id) several.add(key)
    references.set(key, id)
  }
  for (const key of several) references.delete(key)
  // A number that is a home's id and another's reference is the id, as in the desk's search.
  for (const { id } of byNumber) references.set(String(id), id)
  const homes = new Set([...inStock, ...byNumber, ...byReference].map(({ id }) => `listing ${id}`).concat(inProjects.map(({ id }) => `project ${id}`)))
  return { known, homes, references }
}
