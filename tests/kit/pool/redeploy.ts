/** Gives a pooled site other settings, as a deployment would: a cold isolate on the data of before. Settings that are not named have their first value. */
export async function redeploy(site: { fetch(path: string, init: RequestInit): Promise<Response> }, settings: Readonly<Record<string, string>>): Promise<void> {
  const { status } = await site.fetch('/-settings', { method: 'POST', body: JSON.stringify(settings) })
  if (status !== 204) throw new Error(`the settings were not changed: ${status}`)
}
