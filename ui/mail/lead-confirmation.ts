import { translator } from '#messages/translate.ts'
import { formalName, greetedName, leadNext, leadSubject, presentLeadRows } from '../presenters/lead-rows.ts'
import type { LeadMailView } from './lead-mail.ts'
import type { MailContent } from './mail-content.ts'
import type { MailAgency } from './mail-look.ts'
import { aboutSection, greeting } from './shared-sections.ts'

/** To the visitor: thanks, what happens next, the listing it is about, and what they sent. */
export function leadConfirmation({ locale, origin, form, fields, about }: LeadMailView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const subject = leadSubject(form, 'confirmation', locale)
  const name = greetedName(fields)
  const next = leadNext(form, locale)
  return {
    locale,
    origin,
    subject,
    toName: name,
    replyName: agency.name,
    preview: next,
    sections: [
      { kind: 'title', text: subject, inText: false },
      greeting(name, locale, formalName(fields)),
      { kind: 'paragraph', text: t('mail.confirmation.thanks', { agency: agency.name }), opening: subject },
      { kind: 'group', title: t('mail.confirmation.nextTitle'), sections: [{ kind: 'paragraph', text: next }] },
      aboutSection(about, locale, true),
      { kind: 'group', title: t('mail.confirmation.sent'), sections: [{ kind: 'rows', rows: presentLeadRows(fields, locale, ['page']) }] },
    ],
    why: t('mail.confirmation.why', { site: new URL(origin).host }),
  }
}
