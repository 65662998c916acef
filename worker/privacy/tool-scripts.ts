import type { Agency } from '#db/model/agency/agency.ts'
import type { AnalyticsTools } from '#db/model/privacy/analytics-tools.ts'
import type { ThirdPartyScript } from '#db/model/privacy/third-parties.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** The scripts of the tools for visitor statistics. */

const plausibleServer = 'https://plausible.io'

/** The scripts of the chosen tools. Each runs once its category is accepted, as the agency's other scripts do. */
export function scriptsOf({ plausible, matomo, ga4 }: AnalyticsTools): readonly ThirdPartyScript[] {
  const purpose = inAllLanguages((t) => t('analytics.purpose'))
  const common = { category: 'analytical', purpose, origins: [], cookies: [] } as const
  return [
    ...(plausible === undefined ? [] : [{ ...common, ...plausibleScript(plausible) }]),
    ...(matomo === undefined ? [] : [{ ...common, ...matomoScript(matomo) }]),
    ...(ga4 === undefined ? [] : [{ ...common, ...googleScript(ga4) }]),
  ]
}

const expanded = new WeakMap<Agency, Agency>()

/** The agency with the scripts of its tools beside its own. */
export function withToolScripts(agency: Agency): Agency {
  const known = expanded.get(agency)
  if (known) return known
  const scripts = scriptsOf(agency.analytics)
  const complete = scripts.length === 0 ? agency : { ...agency, scripts: [...agency.scripts, ...scripts] }
  expanded.set(agency, complete)
  return complete
}

function plausibleScript({ domain, server = plausibleServer }: NonNullable<AnalyticsTools['plausible']>) {
  const policy = server === plausibleServer ? { any: 'https://plausible.io/data-policy' } : null
  return { name: 'Plausible', src: `${server}/js/script.js`, policy, data: [{ name: 'domain', value: domain }] } as const
}

function matomoScript({ server, site }: NonNullable<AnalyticsTools['matomo']>) {
  const data = [
    { name: 'server', value: server },
    { name: 'site', value: site },
  ]
  return { name: 'Matomo', src: `${server}matomo.js`, policy: null, setUp: 'matomo', data } as const
}

/** @source developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4"; support.google.com/analytics/answer/11397207 (cookies) */
function googleScript({ id }: NonNullable<AnalyticsTools['ga4']>) {
  const kept = inAllLanguages((t) => t('analytics.kept'))
  const cookie = (name: string) => ({ name, purpose: inAllLanguages((t) => t('analytics.cookie')), kept })
  return {
    name: 'Google Analytics 4',
    src: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    policy: { any: 'https://policies.google.com/privacy' },
    origins: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
    cookies: [cookie('_ga'), cookie(`_ga_${id.slice('G-'.length)}`)],
    setUp: 'ga4',
    data: [{ name: 'id', value: id }],
  } as const
}

function inAllLanguages(text: (t: ReturnType<typeof translator>) => string): LocalizedText {
  return Object.fromEntries(locales.map((locale: Locale) => [locale, text(translator(locale))]))
}
