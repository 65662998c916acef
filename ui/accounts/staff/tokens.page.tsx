import type { TokenScope } from '#db/model/accounts/token-scope.ts'
import { FormSend } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Choices, Field } from '../../forms/field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

interface DeskTokensPageProps {
  readonly view: DeskView
  readonly scopes: readonly TokenScope[]
  readonly tokens: readonly { readonly name: string; readonly scopes: readonly string[]; readonly since: string; readonly used: string | null }[]
}

/** The tokens of the API that are in use, and the form that makes one. */
export function DeskTokensPage({ view, scopes, tokens }: DeskTokensPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskTokens">
      <p>{t('desk.tokens.lead')}</p>
      {tokens.length === 0 ? (
        <p>{t('desk.tokens.none')}</p>
      ) : (
        <ul className="desk-list">
          {tokens.map(({ name, scopes: allowed, since, used }) => (
            <li key={name}>
              <span>
                <strong>{name}</strong> <span className="hint">{allowed.join(', ')}</span>
              </span>
              <span className="hint">
                {t('desk.tokens.since', { since })}, {used === null ? t('desk.tokens.unused') : t('desk.tokens.used', { used })}
              </span>
              <form method="post">
                <input type="hidden" name="token" value={name} />
                <button className="text-button" type="submit" name="do" value="revoke" aria-label={t('desk.tokens.revokeNamed', { name })}>
                  {t('desk.tokens.revoke')}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <DeskSection id="make" title={t('desk.tokens.make')}>
        <form className="form" method="post" noValidate>
          <Field name="tokenName" autoComplete="off" />
          <Choices name="scopes" values={scopes} many texts={Object.fromEntries(scopes.map((scope) => [scope, t(`desk.tokens.scope.${scope}`)]))} />
          <p className="hint">{t('desk.tokens.after')}</p>
          <FormSend act="make" label={t('desk.tokens.download')} />
        </form>
      </DeskSection>
    </DeskFrame>
  )
}
