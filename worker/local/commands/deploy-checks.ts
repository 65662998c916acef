/** The parts of `wrangler.toml` that a deployment depends on, as wrangler reads them. */
export interface DeployConfig {
  readonly vars: Readonly<Record<string, unknown>>
  readonly secrets?: { readonly required?: readonly string[] | undefined } | undefined
  readonly d1_databases: readonly { readonly database_id?: string | undefined }[]
  readonly kv_namespaces: readonly { readonly id?: string | undefined }[]
}

const isPlaceholder = (id: string | undefined) => id === undefined || /^[0-]*$/.test(id)

/** The problems in `wrangler.toml` that prevent a deployment: a line per setting, with the remedy. */
export function configProblems({ vars, d1_databases, kv_namespaces }: DeployConfig): readonly string[] {
  const problems: string[] = []
  if (!isPublicOrigin(vars.ORIGIN))
    problems.push('ORIGIN: set it in wrangler.toml to the https address of the site, as in ORIGIN = "https://www.agency.example"')
  if (d1_databases.some(({ database_id }) => isPlaceholder(database_id)))
    problems.push('database_id: run `npx wrangler d1 create perron` and put its id into wrangler.toml')
  if (kv_namespaces.some(({ id }) => isPlaceholder(id)))
    problems.push('id of LISTINGS: run `npx wrangler kv namespace create LISTINGS` and put its id into wrangler.toml')
  return problems
}

/**
 * The secrets that are not set: a line for each, with the command that sets it.
 * @param present the names that the deployed Worker has; empty for a Worker that does not exist yet
 */
export function secretProblems({ secrets, vars }: DeployConfig, present: readonly string[]): readonly string[] {
  const purges = typeof vars.PURGE_ZONE === 'string' && vars.PURGE_ZONE !== ''
  const needed = [...(secrets?.required ?? []), ...(purges ? ['PURGE_TOKEN'] : [])]
  return needed.filter((name) => !present.includes(name)).map((name) => `${name}: ${howToSet(name)}`)
}

function howToSet(name: string): string {
  // The commands that use a deployed site need it too.
  if (name === 'IMPORT_TOKEN') return 'make one with `openssl rand -hex 32`, keep it, and paste it into `npx wrangler secret put IMPORT_TOKEN`'
  if (name === 'PURGE_TOKEN')
    return 'make an API token with the permission "Cache Purge" for the zone of PURGE_ZONE, and paste it into `npx wrangler secret put PURGE_TOKEN`; or empty PURGE_ZONE'
  return `run \`openssl rand -hex 32 | npx wrangler secret put ${name}\``
}

function isPublicOrigin(value: unknown): boolean {
  const url = typeof value === 'string' ? URL.parse(value) : null
  return url !== null && url.protocol === 'https:' && url.pathname === '/' && url.hostname.includes('.')
}
