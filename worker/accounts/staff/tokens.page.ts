import { listTokens, revokeToken } from '#db/accounts/api-tokens.ts'
import { recordAct } from '#db/desk/audit-log.ts'
import { tokenScopes } from '#db/model/accounts/token-scope.ts'
import { translator } from '#messages/translate.ts'
import { DeskTokensPage } from '#ui/accounts/staff/tokens.page.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import { agoText } from '#ui/site/number.present.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { attachment, FileAnswer } from '#worker/site/pages/answers.ts'
import { makeToken, tokenName } from '#worker/site/requests/require-token.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({ revoked: 'desk.tokens.revoked' })

/** API tokens. A new one is downloaded once as a file: only its hash is stored. */
export const deskTokens = defineDeskPage('deskTokens', {
  needs: 'settings',
  view: DeskTokensPage,
  async load(context) {
    const { store, locale, now } = context
    const tokens = await listTokens(store.primary)
    return {
      props: {
        view: notices.view(context, translator(locale)('route.deskTokens')),
        scopes: tokenScopes,
        tokens: tokens
          .filter(({ revokedAt }) => revokedAt === null)
          .map(({ name, scopes, createdAt, lastUsedAt }) => ({
            ...{ name, scopes },
            since: agoText(createdAt, locale, now),
            used: lastUsedAt === null ? null : agoText(lastUsedAt, locale, now),
          })),
      },
    }
  },
  acts: {
    async make(context, sent) {
      const { store, session, now } = context
      const name = textOf(sent, 'tokenName')
      const scopes = sent.getAll('scopes').filter((scope) => typeof scope === 'string')
      const typed = { tokenName: name, scopes }
      const errors = {
        ...(tokenName.test(name) ? {} : { tokenName: name === '' ? ('missing' as const) : ('invalid' as const) }),
        ...(scopes.length > 0 && scopes.every((scope) => tokenScopes.some((known) => known === scope)) ? {} : { scopes: 'missing' as const }),
      }
      if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
      const made = await makeToken(store.primary, name, scopes, now)
      if (made === null) return { ...freshForm, typed, problem: 'known' }
      await recordAct(store.primary, session.member, { action: 'make', object: 'token', objectId: name, fields: made.scopes }, now)
      const bytes = new TextEncoder().encode(`${made.token}\n`).buffer
      throw new FileAnswer(attachment({ bytes, type: 'text/plain; charset=utf-8', name: `${name}.txt` }, 'token.txt'))
    },
    async revoke(context, sent) {
      const { store, session, now } = context
      const name = textOf(sent, 'token')
      if (await revokeToken(store.primary, name, now))
        await recordAct(store.primary, session.member, { action: 'revoke', object: 'token', objectId: name }, now)
      throw notices.done(context, 'revoked')
    },
  },
})
