import { createId } from '@paralleldrive/cuid2'
import { recordAct } from '#db/desk/audit-log.ts'
import { selectBlocks, unblockAddress } from '#db/mail/mail-blocks.ts'
import { insertDraft, selectMailings, selectReaders } from '#db/newsletters/mailings.ts'
import { translator } from '#messages/translate.ts'
import { DeskRefused } from '#ui/desk/desk-signed-out.part.tsx'
import { presentMailingLine } from '#ui/newsletters/mailing-line.present.ts'
import { DeskMailingsPage } from '#ui/newsletters/mailings.page.tsx'
import { newsletterIssue } from '#ui/newsletters/newsletter-issue.mail.ts'
import { href } from '#ui/routes.ts'
import { agoText } from '#ui/site/number.present.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { mailDocument, mailLookOf } from '#worker/mail/mail-document.ts'
import { freshMailing } from '#worker/newsletters/load-mailing-page.ts'
import { mailingSample } from '#worker/newsletters/load-newsletter-issue.ts'
import { homeSearch, selectOffered } from '#worker/newsletters/mailing-homes.ts'
import { mailingOf } from '#worker/newsletters/save-draft.ts'
import { FileAnswer, NoPage, redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const maxShown = 100
const maxBlocks = 50

const notices = defineNotices({ removed: 'desk.mailings.done.removed', unblocked: 'desk.mailings.done.unblocked' })

/** Newsletters by state, with their figures, and the suppression list. */
export const deskMailings = defineDeskPage('deskMailings', {
  needs: 'mailings',
  view: DeskMailingsPage,
  async load(context) {
    const { store, locale, now, agency } = context
    const db = store.primary
    const [rows, blocks, readers, offered] = await db.batch([
      selectMailings(db, maxShown),
      selectBlocks(db, maxBlocks),
      selectReaders(db),
      selectOffered(context, homeSearch(context)),
    ])
    return {
      props: {
        view: notices.view(context, translator(locale)('route.deskMailings')),
        mailings: rows.map((row) => presentMailingLine(row, agency.languages.default, locale, now)),
        fresh: rows.some(({ state }) => state === 'draft') ? null : freshMailing(context, readers, offered),
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

/** A newsletter rendered as its mail, for an iframe: no scripts, no forms, no external resources. */
export const deskMailingPreview = defineDeskPage('deskMailingPreview', {
  needs: 'mailings',
  view: DeskRefused,
  async load(context) {
    // It has no form: reject any POST.
    if (context.sent !== null) return { props: {} }
    const { agency, store, settings, now, requested } = context
    const { enabled, default: standard } = agency.languages
    const locale = enabled.find((each) => each === requested.searchParams.get('in')) ?? standard
    const sample = await mailingSample(await mailingOf(context), locale, { agency, db: store.primary, settings }, now)
    if (sample === null) throw new NoPage()
    const look = mailLookOf(agency, locale)
    const html = mailDocument(newsletterIssue(sample, look.agency), look)
    throw new FileAnswer(new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...frameHeaders(settings.origin) } }))
  },
  acts: {},
})

/** The content security policy of a mail: inline styles and the site's pictures only. */
function frameHeaders(origin: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `img-src 'self' ${origin} data:`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ]
  return { 'Content-Security-Policy': policy.join('; '), 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-store' }
}
