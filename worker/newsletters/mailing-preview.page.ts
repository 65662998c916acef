import { DeskRefused } from '#ui/desk/desk-signed-out.part.tsx'
import { newsletterIssue } from '#ui/newsletters/newsletter-issue.mail.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { mailLookOf } from '#worker/mail/agency-mail-look.ts'
import { mailDocument } from '#worker/mail/mail-document.ts'
import { mailingOf } from '#worker/newsletters/change-mailing.ts'
import { mailingSample } from '#worker/newsletters/load-newsletter-issue.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { FileAnswer } from '#worker/site/pages/file-answer.ts'

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
