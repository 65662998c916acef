import { crms, isCrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { CrmProblem, ReceiptState } from '#db/model/feeds/crm-receipt.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { whenText } from '../../visits/appointment.present.ts'
import type { DeskHomeView } from './home.present.ts'

/** What a CRM was told about a record. */
export interface ToldCrm {
  readonly toldState: ReceiptState | null
  readonly toldAt: string | null
  /** Why it was rejected. */
  readonly rejected: string | null
  readonly problem: CrmProblem | null
  /** Why the last attempt failed. */
  readonly error: string | null
}

/** What is stored about a home and its CRM. */
export interface HomeCrm extends ToldCrm {
  readonly source: string
  readonly externalId: string
  /** When the last run with the CRM ended. */
  readonly readAt: string | null
}

/** A line of the block: `href` makes its value a link. */
export interface CrmLine {
  readonly label: string
  readonly value: string
  readonly href?: string
}

/** What the CRM has, what the site shows, and what the CRM was told of it; empty for a home without a CRM. */
export function presentHomeCrm(crm: HomeCrm | undefined, home: DeskHomeView, locale: Locale): readonly CrmLine[] {
  if (crm === undefined || !isCrmName(crm.source)) return []
  const t = translator(locale)
  const { title, takesReceipts } = crms[crm.source]
  const held = home.state === 'held' ? (home.gaps ?? []).map(({ label }) => label).join(', ') : ''
  const { publicPath: href } = home
  return [
    { label: title, value: `${crm.externalId}, ${home.feedState}` },
    { label: t('desk.home.crm.readAt'), value: crm.readAt === null ? t('desk.channel.state.never') : whenText(crm.readAt, locale) },
    { label: t('desk.home.public'), ...(href === null ? { value: [home.stateText, held].filter(Boolean).join(', ') } : { value: href, href }) },
    ...(takesReceipts ? [{ label: t('desk.home.crm.told'), value: toldText(crm, locale) }] : []),
    ...problemLine(crm, locale),
  ]
}

/** What the CRM was told, and when. */
export function toldText({ toldState, toldAt }: Pick<ToldCrm, 'toldState' | 'toldAt'>, locale: Locale): string {
  const t = translator(locale)
  if (toldState === null || toldAt === null) return t('desk.channel.state.never')
  const state = toldState === 'updated' ? 'published' : toldState === 'refused' ? 'rejected' : toldState
  return t(`desk.channel.receipt.${state}`, { when: whenText(toldAt, locale) })
}

function problemLine({ problem, rejected, error }: ToldCrm, locale: Locale): readonly CrmLine[] {
  return problem === null || problem === 'held' ? [] : [{ label: problemText(problem, locale), value: error ?? rejected ?? '' }]
}

/** How a home differs from its CRM, in a word. */
export function problemText(problem: Exclude<CrmProblem, 'held'>, locale: Locale): string {
  return translator(locale)(`desk.homes.crm.${problem}`)
}
