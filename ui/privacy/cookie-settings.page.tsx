import type { ConsentCategory, OptionalCategory } from '#db/model/privacy/consent.ts'
import { choiceDays } from '#db/model/privacy/consent.ts'
import { Icon } from '../icons.tsx'
import { breadcrumbKey, href } from '../routes.ts'
import type { Crumb } from '../site/frame/breadcrumb.part.tsx'
import { formatMoment } from '../site/number.present.ts'
import { useAgency } from '../site/page-context.tsx'
import { ShortPage } from '../site/short-page.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { ConsentButtons } from './consent-banner.part.tsx'
import { type CategoryView, presentCategories } from './device-storage.present.ts'

/** The visitor's cookie choice. */
interface ChoiceView {
  readonly accepted: readonly OptionalCategory[]
  /** Unix time in milliseconds. */
  readonly at: number
}

export interface CookieSettingsPageProps {
  readonly crumbs: readonly Crumb[]
  /** Null until the visitor has chosen. */
  readonly choice: ChoiceView | null
}

/** Shows the visitor's choice of cookies and changes it. Works without script. */
export function CookieSettingsPage({ crumbs, choice }: CookieSettingsPageProps) {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  return (
    <ShortPage crumbs={crumbs} title={t('route.cookieSettings')}>
      <p className="lead">{t('consent.lead')}</p>
      <p className="consent-now">
        <Present choice={choice} />
      </p>
      <form className="consent-quick" method="post" action="/consent">
        <ConsentButtons />
      </form>
      <form method="post" action="/consent">
        <fieldset className="consent-categories">
          <legend>{t('consent.categories')}</legend>
          {presentCategories(agency).map((category) => (
            <Category key={category.key} category={category} accepted={choice?.accepted ?? []} />
          ))}
          <button className="button second" type="submit" name="choice" value="chosen">
            {t('consent.save')}
          </button>
        </fieldset>
      </form>
      <p>
        {t('consent.policy')} <a href={href('cookiePolicy', locale)}>{t(breadcrumbKey('cookiePolicy'))}</a>
      </p>
    </ShortPage>
  )
}

function Present({ choice }: { choice: ChoiceView | null }) {
  const { t, locale } = useTranslation()
  if (choice === null) return t('consent.none')
  const names = (['necessary', ...choice.accepted] as const).map((category) => t(`consent.category.${category}`))
  return t('consent.current', { date: formatMoment(new Date(choice.at), locale), categories: names.join(', '), days: String(choiceDays) })
}

interface CategoryProps {
  readonly category: CategoryView
  readonly accepted: readonly OptionalCategory[]
}

function Category({ category: { key, names }, accepted }: CategoryProps) {
  const { t } = useTranslation()
  return (
    <div className="consent-category">
      {key === 'necessary' ? <Necessary /> : <Optional category={key} isAccepted={accepted.includes(key)} />}
      <p id={aboutId(key)}>{t(`consent.about.${key}`)}</p>
      <p className="hint">{names.length === 0 ? t('consent.empty') : t('consent.uses', { names: names.join(', ') })}</p>
    </div>
  )
}

/** The necessary category cannot be refused, so it has no checkbox. */
function Necessary() {
  const { t } = useTranslation()
  return (
    <p className="choice">
      <Icon name="check" />
      <span>
        {t('consent.category.necessary')} ({t('consent.always')})
      </span>
    </p>
  )
}

function Optional({ category, isAccepted }: { category: OptionalCategory; isAccepted: boolean }) {
  const { t } = useTranslation()
  return (
    <label className="choice">
      <input type="checkbox" name="category" value={category} aria-describedby={aboutId(category)} defaultChecked={isAccepted} />
      <span>{t(`consent.category.${category}`)}</span>
    </label>
  )
}

function aboutId(category: ConsentCategory): string {
  return `about-${category}`
}
