import type { ExecutionContext } from 'hono'
import { readVersions } from '#db/site/versions.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { pageDay } from '#worker/site/caching/cache-policy.ts'
import { addressIn, canonicalAddress } from '#worker/site/caching/page-address.ts'
import { type PageMemory, pageMemoryOf, type RememberedPage } from '#worker/site/caching/page-memory.ts'
import { answerRemembered, isCurrent } from '#worker/site/caching/remembered-page.ts'
import { staleAnswer } from '#worker/site/caching/stale-answer.ts'
import { storeOf } from '../requests/store-of.ts'

/** Longer URLs are rarely shared, so they are not cached. */
const maxAddress = 2_000

/**
 * Serves a public page from this isolate's memory if nothing has changed since it was rendered; runs before all routing.
 * @param keys query keys that remembered pages read
 * @returns null on a miss
 */
export async function answerFromMemory(request: Request, env: Env, context: ExecutionContext, keys: ReadonlySet<string>): Promise<Response | null> {
  const address = addressIn(request.url)
  if ((request.method !== 'GET' && request.method !== 'HEAD') || address.length > maxAddress || request.body !== null) return null
  try {
    const page = pageAt(pageMemoryOf(env.LISTINGS, settingsOf(env).pageMemory), address, keys)
    if (page === undefined) return null
    const versions = await readVersions(storeOf(env, context))
    if (!isCurrent(page, versions, pageDay(new Date()))) return null
    page.confirmed.at = Date.now()
    return answerRemembered(page, request, address)
  } catch {
    // Invalid settings or a failing database: treat as a miss; the regular path reports it.
    return null
  }
}

/** The page as this isolate last rendered it, of any age (stale-if-error). @returns null if absent */
export function staleFromMemory(request: Request, env: Env, keys: ReadonlySet<string>): Response | null {
  const address = addressIn(request.url)
  if ((request.method !== 'GET' && request.method !== 'HEAD') || address.length > maxAddress) return null
  try {
    const page = pageAt(pageMemoryOf(env.LISTINGS, settingsOf(env).pageMemory), address, keys)
    return page === undefined ? null : staleAnswer(page, address, Date.now())
  } catch {
    return null
  }
}

/** Links on the site already have the canonical query; others are parsed first. */
function pageAt(memory: PageMemory, address: string, keys: ReadonlySet<string>): RememberedPage | undefined {
  return memory.get(address) ?? (address.includes('?') ? memory.get(canonicalAddress(address, keys)) : undefined)
}
