import { securityDays } from '#db/model/accounts/security-event.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import { retentionDays } from '#db/model/alerts/subscription.ts'
import { monthsKept, nightsKept } from '#db/model/archive/archive-retention.ts'
import { documentLinkDays } from '#db/model/files/document.ts'
import { type FormName, formCatalogue, formNames, ownerMessageMonths, refusedMonths } from '#db/model/forms/form-catalogue.ts'
import { daysOfSenders, sendingLimits } from '#db/model/forms/sending-limits.ts'
import { looseMailDays, mailboxLimits } from '#db/model/mail/mail.ts'
import { deviceDays, failureHours, sessionTimes } from '#db/model/owners/owner.ts'
import { choiceDays } from '#db/model/privacy/consent.ts'
import { day } from '#db/model/site/durations.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import { visitGapMinutes } from '#db/model/views/page-view.ts'
import texts from '#db/standard/processings.json' with { type: 'json' }
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { ProcessingRow } from '#ui/privacy/legal-tables.part.tsx'

/** The texts of one processing of personal data; `{name}` stands for one of its periods. */
interface Processing {
  readonly key: string
  readonly forms: readonly string[]
  readonly name: LocalizedText
  readonly purpose: LocalizedText
  readonly basis: LocalizedText
  readonly recipients: LocalizedText
  readonly kept: LocalizedText
}

const processings: readonly Processing[] = texts

/** Cloudflare keeps logs for at most 7 days and backups of D1 for 30 (developers.cloudflare.com, read on 2026-11-22); the site's own archives are kept as long. */
const host = { logDays: 7, backupDays: nightsKept, backupMonths: monthsKept }

/** Retention periods set in code, besides the months of each form. */
const terms: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  documents: { linkDays: documentLinkDays },
  searchAlerts: { alertMonths: formCatalogue.alert.months, daysKept: retentionDays, mailDays: looseMailDays },
  newsletter: { daysKept: retentionDays, mailDays: looseMailDays },
  testimonials: { monthsRefused: refusedMonths },
  ownerAccounts: { sessionDays: sessionTimes.absolute / day, deviceDays, failureDays: failureHours / 24 + 1 },
  ownerMessages: { months: ownerMessageMonths },
  ownerRecords: { months: formCatalogue.viewing.months },
  mails: { mailDays: looseMailDays, ...perHourAndDay(mailboxLimits) },
  abuse: { days: daysOfSenders, securityDays, ...perHourAndDay(sendingLimits) },
  hosting: host,
  visitCounting: { minutes: visitGapMinutes },
  consentChoice: { days: choiceDays },
}

function perHourAndDay([hourly, daily]: readonly [{ readonly max: number }, { readonly max: number }]) {
  return { perHour: hourly.max, perDay: daily.max }
}

/**
 * All processings of personal data of an agency's site, in a language; retention periods come from the code.
 * @param crmsOf the names of the CRMs that receive a form; undefined if none does
 */
export function processingRows(
  locale: Locale,
  { countsVisits }: Pick<Agency, 'countsVisits'>,
  crmsOf: (form: FormName) => string | undefined,
): readonly ProcessingRow[] {
  const done = processings.filter(({ key }) => countsVisits || key !== 'visitCounting')
  return done.map(({ key, forms, ...words }) => {
    const named = formNames.filter((name) => forms.includes(name))
    const [first] = named
    const crms = named.map(crmsOf).find((names) => names !== undefined)
    const known: Readonly<Record<string, number>> = { ...(first ? { months: formCatalogue[first].months } : {}), ...terms[key] }
    const filled = (text: LocalizedText) => textIn(text, locale).replace(/\{(\w+)\}/g, (whole, name: string) => String(known[name] ?? whole))
    return {
      key,
      name: filled(words.name),
      purpose: filled(words.purpose),
      basis: filled(words.basis),
      recipients: crms === undefined ? filled(words.recipients) : translator(locale)('privacy.crmRecipients', { recipients: filled(words.recipients), crms }),
      kept: filled(words.kept),
    }
  })
}
