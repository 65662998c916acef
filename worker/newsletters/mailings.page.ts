import { createId } from '@paralleldrive/cuid2'
import { recordAct } from '#db/desk/audit-log.ts'
import { selectBlocks, unblockAddress } from '#db/mail/mail-blocks.ts'
import { insertDraft, selectMailings } from '#db/newsletters/mailings.ts'
import { translator } from '#messages/translate.ts'
import { presentMailingLine } from '#ui/newsletters/mailing-line.present.ts'
import { DeskMailingsPage } from '#ui/newsletters/mailings.page.tsx'
import { href } from '#ui/routes.ts'
import { agoText } from '#ui/site/number.present.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { defineNotices } from '#worker/desk/notices.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { redirection } from '#worker/site/languages/redirection.ts'

const maxShown = 100
const maxBlocks = 50

const notices = defineNotices({ removed: 'desk.mailings.done.removed', unblocked: 'desk.mailings.done.unblocked' })

/** Newsletters by state, with their figures, and the suppression list. */
export const deskMailings = defineDeskPage('deskMailings', {
  needs: 'mailings',
  view: DeskMailingsPage,
  async load(context) {
    const { store, locale, now, agency } = context
    const [rows, blocks] = await store.primary.batch([selectMailings(store.primary, maxShown), selectBlocks(store.primary, maxBlocks)])
    return {
      props: {
        view: notices.view(context, translator(locale)('route.deskMailings')),
        mailings: rows.map((row) => presentMailingLine(row, agency.languages.default, locale, now)),
        blocks: blocks.map(({ email, reason, blockedAt }) => ({ email, reason, when: agoText(blockedAt, locale, now) })),
      },
    }
  },
  acts: {
    async create({ store, session: { member }, now, locale }) {
      const id = createId()
      const db = store.primary
      await db.batch([
        insertDraft(db, id, { subjects: {}, texts: {}, homes: [], audience: 'everyone' }, member.id, now),
        recordAct(db, member, { action: 'make', object: 'mailing', objectId: id }, now),
      ])
      throw redirection(303, href('deskMailing', locale, { id }))
    },
    async unblock(context, sent) {
      const {
        store,
        session: { member },
        now,
      } = context
      const db = store.primary
      const [unblocked] = await unblockAddress(db, textOf(sent, 'email'))
      if (unblocked) await recordAct(db, member, { action: 'unblock', object: 'mailBlock', objectId: unblocked.mailId }, now)
      throw notices.done(context, 'unblocked')
    },
  },
})
