import { SecondButton } from '../../design/buttons.part.tsx'
import { TableHead } from '../../design/tables.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { LineProblem, RedirectView, TargetView } from './redirect.present.ts'

/** A path that was not found. */
export interface MissedView {
  readonly path: string
  readonly count: number
}

/** The paths that were asked for most and not found, each with a link to the form that redirects it. */
export function MissedPaths({ missed }: { readonly missed: readonly MissedView[] }) {
  const { t, locale } = useTranslation()
  if (missed.length === 0) return null
  return (
    <DeskSection id="missed" title={t('desk.redirects.missed')}>
      <p className="hint">{t('desk.redirects.missed.hint')}</p>
      <ol className="desk-list">
        {missed.map(({ path, count }) => (
          <li key={path}>
            <span>
              <span className="old-path">{path}</span> <span className="hint">{t('desk.redirects.missed.count', { count })}</span>
            </span>
            <a
              className="text-button"
              href={`${href('deskRedirects', locale)}?${new URLSearchParams({ old: path })}#one`}
              aria-label={t('desk.redirects.redirectOf', { path })}
            >
              {t('desk.redirects.redirect')}
            </a>
          </li>
        ))}
      </ol>
    </DeskSection>
  )
}

/** What the pasted lines become. */
export interface RedirectPreviewView {
  /** The fingerprint of the lines, so that only what is shown is saved. */
  readonly seen: string
  readonly accepted: number
  readonly refused: readonly { readonly number: number; readonly text: string; readonly problem: LineProblem }[]
  readonly redirects: readonly { readonly number: number; readonly path: string; readonly target: TargetView }[]
  /** How many more lines were pasted than are read at once. */
  readonly unread: number
}

/** What the pasted lines become, those that were not understood first. @param form the id of the form with the lines, which the button sends */
export function RedirectPreview({ preview, form }: { readonly preview: RedirectPreviewView; readonly form: string }) {
  const { t } = useTranslation()
  const { accepted, refused, redirects, unread } = preview
  return (
    <DeskSection id="preview" title={t('desk.redirects.preview.title')}>
      <p>
        {t('desk.redirects.preview.count', { accepted, refused: refused.length })}
        {unread > 0 && ` ${t('desk.redirects.preview.unread', { count: unread })}`}
      </p>
      {accepted > 0 && (
        <button className="button" type="submit" form={form} name="do" value="saveMany">
          {t('desk.redirects.saveMany', { count: accepted })}
        </button>
      )}
      {refused.length > 0 && (
        <table className="desk-table redirect-table is-numbered">
          <caption>{t('desk.redirects.preview.refused')}</caption>
          <TableHead columns={[t('desk.redirects.line'), t('desk.redirects.pasted'), t('desk.redirects.why')]} />
          <tbody>
            {refused.map(({ number, text, problem }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td className="old-path">{text}</td>
                <td>
                  {t(`form.deskRedirects.${problem}`)} <span className="hint">{t(`form.deskRedirects.${problem}.text`)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {redirects.length > 0 && (
        <table className="desk-table redirect-table is-numbered">
          <caption>{t('desk.redirects.preview.accepted')}</caption>
          <TableHead columns={[t('desk.redirects.line'), t('desk.redirects.from'), t('desk.redirects.to')]} />
          <tbody>
            {redirects.map(({ number, path, target }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td className="old-path">{path}</td>
                <td>
                  <Target target={target} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DeskSection>
  )
}

function Target({ target: { text, href: address } }: { readonly target: TargetView }) {
  return address === null ? <span className="old-path">{text}</span> : <a href={address}>{text}</a>
}

/** Redirects as a table, each with its acts. */
export function RedirectTable({ redirects }: { readonly redirects: readonly RedirectView[] }) {
  const { t, locale } = useTranslation()
  const page = href('deskRedirects', locale)
  return (
    <table className="desk-table redirect-table">
      <caption className="visually-hidden">{t('desk.redirects.all')}</caption>
      <TableHead columns={[t('desk.redirects.from'), t('desk.redirects.to'), t('desk.redirects.acts')]} />
      <tbody>
        {redirects.map(({ id, path, target }) => (
          <tr key={id}>
            <th scope="row" className="old-path">
              {path}
            </th>
            <td>
              <Target target={target} />
            </td>
            <td>
              <form method="post" action={page}>
                <input type="hidden" name="redirect" value={id} />
                <input type="hidden" name="version" value={id} />
                <a className="text-button" href={`${page}?edit=${id}#one`} aria-label={t('desk.redirects.changeOf', { path })}>
                  {t('desk.redirects.edit')}
                </a>
                <button className="text-button" type="submit" name="do" value="remove" aria-label={t('desk.redirects.removeOf', { path })}>
                  {t('desk.remove')}
                </button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What happens with an address. */
export interface RedirectTestView {
  /** As typed. */
  readonly typed: string
  readonly outcome: 'invalid' | 'served' | 'redirect' | 'none'
  /** The redirect that the address matches. */
  readonly path: string | null
  /** The address it leads to. */
  readonly to: string | null
}

/** A field for an old address, and what happens when somebody asks for it. */
export function RedirectTest({ test }: { readonly test: RedirectTestView | null }) {
  const { t, locale } = useTranslation()
  return (
    <DeskSection id="test" title={t('desk.redirects.test')}>
      <form className="desk-filters" method="get" action={`${href('deskRedirects', locale)}#test`}>
        <label className="desk-find">
          {t('desk.redirects.from')}
          <input className="input" name="test" defaultValue={test?.typed} autoComplete="off" />
        </label>
        <SecondButton>{t('desk.redirects.try')}</SecondButton>
      </form>
      {test !== null && (
        <p role="status">
          {t(`desk.redirects.test.${test.outcome}`, { path: test.path ?? '' })} {test.to !== null && <a href={test.to}>{test.to}</a>}
        </p>
      )}
    </DeskSection>
  )
}
