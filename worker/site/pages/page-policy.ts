import type { ThirdPartyScript } from '#db/model/privacy/third-parties.ts'
import type { PreparedPage } from '#worker/site/pages/page.ts'
import { chartDirective, contentPolicy } from '#worker/site/pages/security.ts'
import type { RequestContext } from '#worker/site/requests/request-context.ts'

/** The content security policy of a page: its players and charts, and the agency's third-party scripts except in previews and on private pages. */
export function pagePolicy(
  { players, hasChart, head }: Pick<PreparedPage, 'players' | 'hasChart'> & { readonly head: Pick<PreparedPage['head'], 'private'> },
  { agency, preview }: { readonly agency: Pick<RequestContext['agency'], 'scripts'>; readonly preview: boolean },
): string {
  const scripts = preview || head.private ? [] : agency.scripts
  const talksTo = distinct(scripts.flatMap((script) => [originOf(script), ...script.origins]))
  const policy = contentPolicy({
    'script-src': distinct(scripts.map(originOf)),
    'connect-src': talksTo,
    'img-src': talksTo,
    'frame-src': players?.frames ?? [],
    'media-src': players?.media ?? [],
  })
  return hasChart ? `${policy}; ${chartDirective}` : policy
}

function originOf({ src }: ThirdPartyScript): string {
  return new URL(src).origin
}

function distinct(origins: readonly string[]): readonly string[] {
  return [...new Set(origins)]
}
