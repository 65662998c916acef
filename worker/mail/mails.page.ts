import { recordAct } from '#db/desk/audit-log.ts'
import { listDeadMails, maxMailsCounted, replayDead, selectMailCounts } from '#db/mail/outbox.ts'
import { translator } from '#messages/translate.ts'
import { DeskMailsPage } from '#ui/mail/mails.page.tsx'
import { href } from '#ui/routes.ts'
import { agoText } from '#ui/site/number.present.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'

const notices = defineNotices({ replayed: 'desk.mails.replayed' })

const most = 500
const shown = 50
const none = { waiting: 0, sending: 0, sent: 0, dropped: 0 }

const upTo = (most: number, count: number) => ({ count: Math.min(count, most), isMore: count > most })

/** The dead mails with their errors, and a button to replay them all. */
export const deskMails = defineDeskPage('deskMails', {
  needs: 'settings',
  view: DeskMailsPage,
  async load(context) {
    const { store, locale, now } = context
    const t = translator(locale)
    const db = store.primary
    const [[counted], dead] = await db.batch([selectMailCounts(db), listDeadMails(db, shown + 1)])
    const { waiting, sending, sent, dropped } = counted ?? none
    return {
      props: {
        view: notices.view(context, t('route.deskMails')),
        counts: {
          waiting: upTo(maxMailsCounted, waiting),
          sending: upTo(maxMailsCounted, sending),
          sent: upTo(maxMailsCounted, sent),
          dead: upTo(shown, dead.length),
          dropped: upTo(maxMailsCounted, dropped),
        },
        dead: dead.slice(0, shown).map(({ id, template, recipient, error, createdAt, leadId }) => ({
          ...{ id, recipient, error },
          name: t(`desk.mail.${template}`),
          when: agoText(createdAt, locale, now),
          lead: leadId === null ? null : href('deskLead', locale, { id: leadId }),
        })),
      },
    }
  },
  acts: {
    async replay(context) {
      const { store, now, relay, session } = context
      const ids = await replayDead(store.primary, now, most)
      await recordAct(store.primary, session.member, { action: 'resend', object: 'mail', objectId: String(ids.length) }, now)
      relay(ids)
      throw notices.done(context, 'replayed')
    },
  },
})
