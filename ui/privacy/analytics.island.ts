import type { ScriptSetUp } from '#db/model/privacy/third-parties.ts'

/** Prepares the page for an analytics script: what its maker's snippet does inline, which the content security policy forbids. */
export function setUpAnalytics(tool: ScriptSetUp, data: Readonly<Record<string, string>>): void {
  if (tool === 'matomo') setUpMatomo(data)
  else setUpGoogle(data)
}

/** Without cookies, so that nothing is kept on the device. */
function setUpMatomo({ server = '', site = '' }: Readonly<Record<string, string>>): void {
  Reflect.set(window, '_paq', [['disableCookies'], ['setTrackerUrl', `${server}matomo.php`], ['setSiteId', site], ['trackPageView'], ['enableLinkTracking']])
}

/** Statistics alone: nothing for advertisements, which are another category. */
function setUpGoogle({ id = '' }: Readonly<Record<string, string>>): void {
  const layer: unknown[] = []
  const gtag: (...words: readonly unknown[]) => void = function gtag() {
    // biome-ignore lint/complexity/noArguments: Google's script takes commands as `arguments` only, not as arrays.
    layer.push(arguments)
  }
  Reflect.set(window, 'dataLayer', layer)
  Reflect.set(window, 'gtag', gtag)
  gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('config', id)
}
