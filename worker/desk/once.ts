import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#db/client.ts'
import { claimForm, findClaim, releaseForm, settleForm } from '#db/desk/desk-repeats.ts'
import { repeatWindow } from '#db/model/site/repeat-window.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { redirection } from '#worker/site/pages/answers.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'

const [looks, between] = [20, 100]

interface SentForm {
  readonly db: Db
  readonly now: Date
  /** The hash of the session. */
  readonly session: string
  readonly path: string
  readonly sent: FormData
}

/** Makes an act idempotent: of two identical submissions the second gets the redirect of the first. A rejected form can be sent again. */
export async function once({ db, now, session, path, sent }: SentForm, act: () => Promise<FormState>): Promise<FormState> {
  const words = [...sent].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
  const key = hashOfToken(JSON.stringify([session, path, words]))
  if (!(await claimForm(db, { key, session }, now, new Date(now.getTime() - repeatWindow)))) {
    const location = await awaitFirst(db, key)
    if (location !== null) throw redirection(303, location)
    return { ...freshForm, problem: 'notSent' }
  }
  let location: string | null = null
  try {
    return await act()
  } catch (error) {
    if (error instanceof Response) location = error.headers.get('Location')
    throw error
  } finally {
    // The act has taken effect, so a failure to settle is only logged; the claim expires.
    await (location === null ? releaseForm(db, key) : settleForm(db, key, location)).catch((error: unknown) => {
      reportFault('the claim of a form was not settled', error)
    })
  }
}

async function awaitFirst(db: Db, key: string): Promise<string | null> {
  for (let look = 0; look < looks; look += 1) {
    const claim = await findClaim(db, key)
    if (claim === null || claim.location !== null) return claim?.location ?? null
    await pause(between)
  }
  return null
}
