import { recordAct } from '#db/desk/audit-log.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { selectConsentTotals } from '#db/privacy/consent-counts.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { presentConsentTotals } from '#ui/privacy/consent-totals.present.ts'
import { DeskPersonPage } from '#ui/privacy/person.page.tsx'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { erasePerson, exportPerson } from '#worker/privacy/person.ts'
import { decryptSecret, encryptSecret } from '#worker/signing/stored-secret.ts'
import { attachment, FileAnswer, redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({ erased: 'desk.person.erased' })

const maxTotals = 40
const purpose = 'looked-up person'

/** Subject access requests by email address: export or erasure (GDPR, articles 15, 17 and 20). */
export const deskPerson = defineDeskPage('deskPerson', {
  needs: 'privacy',
  view: DeskPersonPage,
  async load(context) {
    const { locale } = context
    const email = await lookedUp(context)
    const [stored, totals] = await Promise.all([
      isEmail(email) ? exportPerson(depsOf(context), email) : null,
      selectConsentTotals(context.store.primary, maxTotals),
    ])
    return {
      props: {
        view: notices.view(context, translator(locale)('route.deskPerson')),
        email,
        consents: presentConsentTotals(totals, locale),
        stored: stored && {
          contacts: stored.contacts.length,
          leads: stored.leads.length,
          appointments: stored.appointments.length,
          mails: stored.mails.length,
          subscriptions: stored.subscriptions.length,
          testimonials: stored.testimonials.length,
          owner: stored.owner === null ? 0 : 1,
          // A write without an answer may have arrived.
          crm: stored.crmLeads.filter(({ sentAt, doubtSince }) => sentAt !== null || doubtSince !== null).length,
        },
      },
    }
  },
  acts: {
    async find(context, sent) {
      const email = textOf(sent, 'email')
      const errors = errorsOf(email)
      if (Object.keys(errors).length > 0) return { ...freshForm, typed: { email }, errors }
      const person = await encryptSecret(context.settings.signing, purpose, email)
      throw redirection(303, `${href('deskPerson', context.locale)}?${new URLSearchParams({ person })}`)
    },
    async export(context, sent) {
      const email = textOf(sent, 'email')
      const errors = errorsOf(email)
      if (Object.keys(errors).length > 0) return { ...freshForm, typed: { email }, errors }
      const stored = await exportPerson(depsOf(context), email)
      await recordAct(context.store.primary, context.session.member, { action: 'export', object: 'person', objectId: '' }, context.now)
      const bytes = Uint8Array.from(Buffer.from(JSON.stringify(stored, null, 2))).buffer
      throw new FileAnswer(attachment({ bytes, type: 'application/json; charset=utf-8', name: 'person.json' }, 'person.json'))
    },
    async erase(context, sent) {
      const email = textOf(sent, 'email')
      const errors = { ...errorsOf(email), ...(textOf(sent, 'sure') === '1' ? {} : { sure: 'missing' as const }) }
      if (Object.keys(errors).length > 0) return { ...freshForm, typed: { email }, errors }
      await erasePerson(depsOf(context), email)
      // Logged without the address, since the log outlives the erasure.
      await recordAct(context.store.primary, context.session.member, { action: 'erase', object: 'person', objectId: '' }, context.now)
      throw notices.done(context, 'erased')
    },
  },
})

/** The address that was looked up, which stands encrypted in the page's own: browsers and logs keep those. Empty without one. */
async function lookedUp({ requested, settings }: DeskContext): Promise<string> {
  const person = requested.searchParams.get('person') ?? ''
  const isSealed = /^[\w-]{40,800}$/.test(person) && person.length % 4 !== 1
  return isSealed ? ((await decryptSecret(settings.signing, purpose, person)) ?? '') : ''
}

function errorsOf(email: string): { readonly email?: 'missing' | 'invalid' } {
  if (email === '') return { email: 'missing' }
  return isEmail(email) ? {} : { email: 'invalid' }
}

function depsOf({ store, files, settings, now, announce }: DeskContext) {
  return { db: store.primary, files, signing: settings.signing, now, announce }
}
