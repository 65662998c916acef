/** What an archive holds of the database. A table that is not named here is in every nightly archive and in no monthly one. */

/** Tables of which no archive holds rows: caches, what is computed again, one-time links and sessions, counters, and data that may not outlive its day. */
export const leftOut: ReadonlySet<string> = new Set([
  ...['archive_runs', 'archive_parts', 'archive_changes', 'erased_rows', 'job_runs', 'sitemap_parts', 'alert_changes'],
  ...['import_rows', 'import_unchanged', 'import_before', 'sync_runs', 'sheet_parts', 'sheets', 'desk_repeats', 'unsaved_texts', 'removed_owners'],
  ...[
    'owner_sessions',
    'owner_links',
    'owner_devices',
    'staff_sessions',
    'staff_links',
    'sign_in_failures',
    'spent_challenges',
    'spent_captchas',
    'rate_limits',
    'security_events',
  ],
  ...['view_messages', 'visit_salts', 'visit_hashes', 'unread_words'],
])

/** Tables without people, which monthly archives hold. */
export const withoutPeople: ReadonlySet<string> = new Set([
  ...['agency', 'agency_versions', 'answer_templates', 'article_categories', 'articles', 'content_pages', 'content_pictures', 'content_versions'],
  ...['catalogue', 'categories', 'category_names', 'places', 'place_names', 'crm_categories', 'crm_lead_rules', 'consent_counts', 'documents'],
  ...['listings', 'projects', 'public_ids', 'presentations', 'entries', 'entry_pictures', 'desk_homes', 'listing_gaps', 'gap_counts', 'listing_changes'],
  ...['listing_events', 'home_events', 'home_figures', 'photo_sizes', 'picture_focus', 'picture_host_counts', 'portal_media', 'portal_views'],
  ...['export_channels', 'export_homes', 'missed_paths', 'missed_path_days', 'redirects', 'sale_figures', 'statistics', 'set_up_settled', 'sheet_choices'],
  ...['view_days', 'view_drops', 'view_totals', 'visit_terms', 'open_day_terms', 'calendar_exceptions', 'mail_transport'],
])

/** Columns whose values are secrets: archived as null, and set again after a restore. */
export const secretColumns: Readonly<Record<string, readonly string[]>> = { crm_connections: ['secrets'], mail_transport: ['password'] }

/** A table as an archive holds it. */
export interface ArchiveTable {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns of its primary key. */
  readonly key: readonly string[]
  /** The tables that its foreign keys refer to. */
  readonly parents: readonly string[]
}

/** SQLite's functions take at most 32 arguments on D1: a row is an array of groups of values. */
export const groupSize = 30

/** Where the value of a column stands in a row. */
export function placeOf(column: number): readonly [group: number, index: number] {
  return [Math.floor(column / groupSize), column % groupSize]
}

/** The key of a row, as JSON. @param row as an archive holds it */
export function keyOf({ columns, key }: Pick<ArchiveTable, 'columns' | 'key'>, row: string): string {
  const groups: unknown[][] = JSON.parse(row)
  return JSON.stringify(
    key.map((name) => {
      const [group, index] = placeOf(columns.indexOf(name))
      return groups[group]?.[index]
    }),
  )
}

/** Tables in an order in which each follows those that its foreign keys refer to. */
export function parentsFirst<Table extends Pick<ArchiveTable, 'name' | 'parents'>>(tables: readonly Table[]): readonly Table[] {
  const ordered = new Map<string, Table>()
  const byName = new Map(tables.map((table) => [table.name, table]))
  const add = (table: Table, under: ReadonlySet<string>): void => {
    if (ordered.has(table.name) || under.has(table.name)) return
    for (const parent of table.parents) {
      const found = byName.get(parent)
      if (found) add(found, new Set([...under, table.name]))
    }
    ordered.set(table.name, table)
  }
  for (const table of tables) add(table, new Set())
  return [...ordered.values()]
}
