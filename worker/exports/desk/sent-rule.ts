import type { ChannelRule } from '#db/model/exports/channel.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { attachment } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** The rule of a channel as its form sends it; an unknown choice means any. */
export function sentRule(sent: FormData): ChannelRule {
  const goal = textOf(sent, 'channelGoal')
  const country = textOf(sent, 'channelCountry')
  return {
    goal: goal === 'sale' || goal === 'rent' ? goal : null,
    country: country === 'BE' || country === 'LU' || country === 'other' ? country : null,
    byHand: sent.has('channelByHand'),
    withContact: sent.has('channelContact'),
  }
}

/** A rule as the values of its form. */
export function typedRule({ goal, country, byHand, withContact }: ChannelRule): Readonly<Record<string, string>> {
  return { channelGoal: goal ?? '', channelCountry: country ?? '', ...(byHand && { channelByHand: '1' }), ...(withContact && { channelContact: '1' }) }
}

/** A rule in words. */
export function ruleText({ goal, country, byHand }: ChannelRule, locale: Locale): string {
  const t = translator(locale)
  if (byHand) return t('desk.channels.byHand')
  return `${t(goal === null ? 'desk.channels.anyGoal' : `desk.channels.goal.${goal}`)}, ${t(country === null ? 'desk.channels.anywhere' : `desk.channels.country.${country}`)}`
}

/** The token of a channel as a file, the only answer that contains it. */
export function tokenFile(name: string, token: string): Response {
  const bytes = new TextEncoder().encode(`${token}\n`).buffer
  return attachment({ bytes, type: 'text/plain; charset=utf-8', name: `${name}.txt` }, 'token.txt')
}
