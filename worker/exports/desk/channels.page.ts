import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { insertChannel, listChannels } from '#db/exports/channels.ts'
import { channelName, maxChannels } from '#db/model/exports/channel.ts'
import { translator } from '#messages/translate.ts'
import { DeskChannelsPage } from '#ui/exports/channels.page.tsx'
import { type FieldErrors, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { agoText } from '#ui/site/number.present.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { FileAnswer } from '#worker/site/pages/answers.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { ruleText, sentRule, tokenFile, typedRule } from './sent-rule.ts'

const notices = defineNotices({ removed: 'desk.channels.removed' })

/** The channels through which other sites and portals read homes. The token of a new one is downloaded once: only its hash is stored. */
export const deskChannels = defineDeskPage('deskChannels', {
  needs: 'settings',
  view: DeskChannelsPage,
  async load(context) {
    const { store, locale, now } = context
    const channels = await listChannels(store.primary)
    return {
      props: {
        view: notices.view(context, translator(locale)('route.deskChannels')),
        channels: channels.map(({ name, readAt, homes, ...rule }) => ({
          ...{ name, homes, rule: ruleText(rule, locale), page: href('deskChannel', locale, { id: name }) },
          read: readAt === null ? null : agoText(readAt, locale, now),
        })),
        isFull: channels.length >= maxChannels,
      },
    }
  },
  acts: {
    async make(context, sent) {
      const { store, session, now } = context
      const name = textOf(sent, 'channelName').trim().toLowerCase()
      const rule = sentRule(sent)
      const typed = { channelName: name, ...typedRule(rule) }
      const errors: FieldErrors = channelName.test(name) ? {} : { channelName: name === '' ? 'missing' : 'invalid' }
      if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
      const token = randomToken()
      const act = { action: 'make', object: 'channel', objectId: name } as const
      const [made] = await store.primary.batch([
        insertChannel(store.primary, { name, ...rule, tokenHash: hashOfToken(token) }, now),
        recordAct(store.primary, session.member, act, now, didChange),
      ])
      if (made.length === 0) return { ...freshForm, typed, problem: 'known' }
      throw new FileAnswer(tokenFile(name, token))
    },
  },
})
