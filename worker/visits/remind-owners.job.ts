import { openStore } from '#db/client.ts'
import { listSilentQuestions, reminderMailId, remindOwner } from '#db/visits/awaited-answers.ts'
import type { Env } from '#worker/env.ts'
import { relayMails } from '#worker/site/queue.ts'
import { questionMail } from './question-mail.ts'

const max = 50

/** Every five minutes: reminds owners, once, who have not answered for a day whether a visit suits them. */
export async function remindOwners(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const silent = await listSilentQuestions(db, now, max)
  for (const { question, appointment, ...owner } of silent)
    await db.batch([...remindOwner(db, question, appointment, questionMail(question, owner, owner, true), now)])
  await relayMails(
    env,
    silent.map(({ question }) => reminderMailId(question)),
  )
}
