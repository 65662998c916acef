import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { advanceChannel, channelListing, chooseHome, findIdByReference, listChannelHomes, listRefusedHomes } from '#db/exports/channel-homes.ts'
import { type Channel, changeRule, changeToken, findChannel, removeChannel } from '#db/exports/channels.ts'
import type { HandChoice } from '#db/model/exports/channel.ts'
import { translator } from '#messages/translate.ts'
import { DeskChannelPage } from '#ui/exports/channel.page.tsx'
import { presentChannelHome } from '#ui/exports/channel-home.present.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { changeOf } from '#worker/exports/advance.ts'
import { FileAnswer, NoPage, redirection } from '#worker/site/pages/answers.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { sentRule, tokenFile, typedRule } from './sent-rule.ts'

/** Homes of one page, of two rows each. */
const pageSize = 50
const maxRefused = 20

const notices = defineNotices({
  saved: 'desk.channel.saved',
  added: 'desk.channel.added',
  leftOut: { text: 'desk.channel.leftOut', undo: 'include', fields: { home: 'home' } },
  included: 'desk.channel.included',
})

/** One channel: its addresses, its rule and token, and what it has of each home. */
export const deskChannel = defineDeskPage('deskChannel', {
  needs: 'settings',
  view: DeskChannelPage,
  async load(context) {
    const { store, locale, now, settings, requested } = context
    const channel = await named(context)
    const before = Number(requested.searchParams.get('before')) || Number.MAX_SAFE_INTEGER
    const db = store.primary
    const [rows, refused] = await db.batch([listChannelHomes(db, channel.name, before, pageSize), listRefusedHomes(db, channel.name, maxRefused)])
    const last = rows.at(-1)
    const view = notices.view(context, channel.name)
    const path = href('deskChannel', locale, { id: channel.name })
    return {
      title: `${translator(locale)('route.deskChannel')}: ${channel.name}`,
      props: {
        view: await withMeanwhile(context, view, { about: [{ object: 'channel', ids: [channel.name] }], version: null }),
        version: channel.version,
        rule: typedRule(channel),
        address: `${settings.origin}/exports/${channel.name}`,
        refused: requested.searchParams.has('before') ? [] : refused.map((row) => presentChannelHome(row, locale, now)),
        homes: rows.map((row) => presentChannelHome(row, locale, now)),
        further: rows.length < pageSize || last === undefined ? null : `${path}?before=${last.sequence}`,
      },
    }
  },
  acts: {
    async save(context, sent) {
      const { store, session, now } = context
      const { name } = await named(context)
      const rule = sentRule(sent)
      const act = { action: 'change', object: 'channel', objectId: name } as const
      const [rows] = await store.primary.batch([
        changeRule(store.primary, name, rule, Number(textOf(sent, 'version'))),
        recordAct(store.primary, session.member, act, now, didChange),
      ])
      if (rows.length === 0) return { ...freshForm, typed: typedRule(rule), problem: 'changedMeanwhile' }
      throw notices.done(context, 'saved')
    },
    async add(context, sent) {
      const { store } = context
      const { name } = await named(context)
      const typed = textOf(sent, 'channelHome').trim()
      if (typed === '') return { ...freshForm, errors: { channelHome: 'missing' } }
      const id = (await findIdByReference(store.primary, typed)) ?? (/^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null)
      const row = id === null ? null : await channelListing(store.primary, name, id)
      if (row === null || !row.listed) return { ...freshForm, typed: { channelHome: typed }, errors: { channelHome: 'invalid' } }
      await choose(context, row.id, 'in')
      throw notices.done(context, 'added')
    },
    async leaveOut(context, sent) {
      const home = homeIn(sent)
      await choose(context, home, 'out')
      throw notices.done(context, 'leftOut', { home: String(home) })
    },
    async include(context, sent) {
      await choose(context, homeIn(sent), null)
      throw notices.done(context, 'included')
    },
    async renew(context) {
      const { store, session, now } = context
      const { name } = await named(context)
      const token = randomToken()
      const act = { action: 'revoke', object: 'channel', objectId: name } as const
      await store.primary.batch([changeToken(store.primary, name, hashOfToken(token)), recordAct(store.primary, session.member, act, now, didChange)])
      throw new FileAnswer(tokenFile(name, token))
    },
    async remove(context, sent) {
      if (!sent.has('channelRemove')) return { ...freshForm, errors: { channelRemove: 'missing' } }
      const { store, session, now, locale } = context
      const { name } = await named(context)
      const act = { action: 'remove', object: 'channel', objectId: name } as const
      await store.primary.batch([...removeChannel(store.primary, name), recordAct(store.primary, session.member, act, now, didChange)])
      throw redirection(303, `${href('deskChannels', locale)}?done=removed`)
    },
  },
})

async function named({ store, parameters }: DeskContext): Promise<Channel> {
  const channel = await findChannel(store.primary, parameters.id ?? '')
  if (channel === null) throw new NoPage()
  return channel
}

function homeIn(sent: FormData): number {
  const typed = textOf(sent, 'home')
  if (!/^[1-9]\d{0,14}$/.test(typed)) throw new NoPage()
  return Number(typed)
}

/** Stores a person's choice for a home, which counts for the next read of the channel. */
async function choose(context: DeskContext, id: number, choice: HandChoice | null): Promise<void> {
  const { store, session, now, settings } = context
  const { name } = await named(context)
  const db = store.primary
  if ((await channelListing(db, name, id)) === null) throw new NoPage()
  const act = { action: 'change', object: 'channel', objectId: name, fields: [String(id)] } as const
  await db.batch([chooseHome(db, name, id, choice, now), recordAct(db, session.member, act, now)])
  // A reader may look at the stock at the same moment: then the choice is applied to what it has left.
  for (let tries = 0; tries < 3; tries += 1) {
    const [channel, row] = await Promise.all([findChannel(db, name), channelListing(db, name, id)])
    if (channel === null || row === null) return
    const change = changeOf(row, channel, settings.origin)
    if (change === null || (await advanceChannel(db, channel, [change], channel, now))) return
  }
}
