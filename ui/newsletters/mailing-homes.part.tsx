import type { ReactNode } from 'react'
import { Dropdown } from '../design/dropdown.part.tsx'
import { FieldErrorCode } from '../forms/field-frame.part.tsx'
import { useField } from '../forms/form-state.tsx'
import { StoredWords } from '../forms/stored.part.tsx'
import { Icon } from '../icons.tsx'
import { pageId, part } from '../islands/html-hooks.ts'
import { NoPhoto } from '../listings/listing-card.part.tsx'
import { Photograph } from '../listings/photos/photo.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { HomeChoice, MailingHomes } from './mailing-homes.present.ts'

type Step = 'add' | 'out' | 'up' | 'down'

/** The homes of a newsletter in their order, and a search for more. Each of its buttons saves the draft; with script the page stays as it is. */
export function HomesSection({ homes }: { homes: MailingHomes }) {
  const { t } = useTranslation()
  const { chosen, found, search, count, max } = homes
  const isFull = chosen.length >= max
  return (
    <fieldset className="mailing-homes" id="homes">
      <legend>{t('form.field.homesShown')}</legend>
      <p className="hint" role="status" id="homes-count">
        {count}
      </p>
      <div id="homes-chosen">
        {chosen.length > 0 && (
          <ol className="mailing-home-list">
            {chosen.map((home, at) => (
              <Home key={home.id} home={home}>
                {at > 0 && <Arrange step="up" home={home} />}
                {at < chosen.length - 1 && <Arrange step="down" home={home} />}
                <Arrange step="out" home={home} />
              </Home>
            ))}
          </ol>
        )}
        <Numbers {...homes} />
      </div>
      <div className="mailing-home-search">
        <div className="field">
          <label htmlFor="homeSearch">{t('desk.mailing.homes.search')}</label>
          <input className="input" type="search" id={pageId('homeSearch')} name="homeSearch" defaultValue={search.words} autoComplete="off" maxLength={100} />
        </div>
        <div className="field">
          <label htmlFor="homeGoal">{t('form.field.goal')}</label>
          <Dropdown id="homeGoal" name="homeGoal" defaultValue={search.goal} none={t('desk.mailing.homes.anyGoal')} choices={goalChoices(t)} />
        </div>
        <button className="button second" type="submit" name="do" value="save" {...part('ask')}>
          {t('desk.mailing.homes.find')}
        </button>
      </div>
      <div id="homes-found">
        {found.length === 0 ? (
          <p className="hint">{t('desk.mailing.homes.none')}</p>
        ) : (
          <ul className="mailing-home-list">
            {found.map((home) => (
              <Home key={home.id} home={home}>
                {!isFull && <Arrange step="add" home={home} />}
              </Home>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  )
}

function goalChoices(t: ReturnType<typeof useTranslation>['t']) {
  return (['sale', 'rent'] as const).map((value) => ({ value, text: t(value === 'sale' ? 'route.forSale' : 'route.forRent') }))
}

/** The numbers may be typed as well, in the order of the homes. */
function Numbers({ ids, max }: MailingHomes) {
  const { t } = useTranslation()
  const { error } = useField('homesShown')
  return (
    <div className={error ? 'field is-wrong' : 'field'}>
      <label htmlFor="homesShown">{t('desk.mailing.homes.numbers')}</label>
      <p className="hint" id="homesShown-hint">
        {t('form.hint.homesShown', { max: String(max) })}
      </p>
      <FieldErrorCode name="homesShown" error={error} />
      <input
        className="input"
        id="homesShown"
        name="homesShown"
        defaultValue={ids}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'homesShown-hint homesShown-error' : 'homesShown-hint'}
      />
      <StoredWords name="homesShown" />
    </div>
  )
}

function Home({ home: { title, about, href, photo }, children }: { home: HomeChoice; children: ReactNode }) {
  return (
    <li>
      <div className={photo === null ? 'home-thumb is-empty' : 'home-thumb'}>{photo === null ? <NoPhoto /> : <Photograph photo={photo} sizes="96px" />}</div>
      <div>
        <a href={href}>{title}</a>
        <span className="hint">{about}</span>
      </div>
      <div className="mailing-home-steps">{children}</div>
    </li>
  )
}

const icons = { add: 'plus', out: 'close', up: 'down', down: 'down' } as const

function Arrange({ step, home: { id, title } }: { step: Step; home: HomeChoice }) {
  const { t } = useTranslation()
  const label = t(`desk.mailing.homes.${step}`)
  return (
    <button
      className={step === 'add' ? 'text-button' : `mailing-home-step is-${step}`}
      id={`${step}-${id}`}
      type="submit"
      name="arrange"
      value={`${step}.${id}`}
      title={step === 'add' ? undefined : label}
      aria-label={`${label}: ${title}`}
      {...part('ask')}
    >
      <Icon name={icons[step]} />
      {step === 'add' && label}
    </button>
  )
}
