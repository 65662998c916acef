import { StaffFields } from '../accounts/staff/staff-fields.part.tsx'
import { FittingLines, SeekerLines } from '../alerts/desk/seekers.part.tsx'
import { SecondLink } from '../design/buttons.part.tsx'
import { ActsTable } from '../desk/acts-table.part.tsx'
import { DeskKeys } from '../desk/command.part.tsx'
import { DeskFrame } from '../desk/desk-frame.part.tsx'
import { DeskHeader, DeskIndex } from '../desk/desk-header.part.tsx'
import { DeskRefused, DeskSignedOut } from '../desk/desk-signed-out.part.tsx'
import { DeskFilter, FilterChips, FurtherLink } from '../desk/filters.part.tsx'
import { RoleTable } from '../desk/role-table.part.tsx'
import { TodayFigures } from '../desk/today/figures.part.tsx'
import { freshForm } from '../forms/form-state.tsx'
import { ConsentTotals } from '../privacy/consent-totals.part.tsx'
import { MissedPaths, RedirectPreview, RedirectTable, RedirectTest } from '../site/redirects/redirect-lists.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { ContactSample, HandlingSample, LeadLinesSample, LeadSamples } from './desk-lead-samples.tsx'
import { OfferSamples } from './desk-offer-samples.tsx'
import { Sample } from './sample.tsx'

const soughtHome = 'Brugge, € 400.000'

/** The agency's desk. */
export function DeskSamples() {
  const { t } = useTranslation()
  return (
    <>
      <Sample name="DeskHeader, DeskKeys, KeyList">
        <div className="desk">
          <DeskHeader name="deskLeads" memberName="Wouter Peeters" screens={['desk', 'deskLeads', 'deskCalendar', 'deskOwners']} languages={[]} />
          <DeskKeys />
          <DeskFrame view={{ title: t('route.deskLeads'), state: freshForm, notice: null }} form="deskLead">
            <LeadLinesSample />
          </DeskFrame>
          <DeskIndex name="desk" screens={['desk', 'deskLeads', 'deskCalendar', 'deskOwners']} />
        </div>
      </Sample>
      <Frames />
      <Sample name="Filters of the desk">
        <form className="desk-filters">
          <DeskFilter name="state" label={t('desk.audit.what')} chosen="" choices={[]} all={t('desk.lead.answered')} />
          <DeskFilter name="who" label={t('desk.audit.who')} chosen="a" choices={[{ value: 'a', text: 'Wouter Peeters' }]} />
        </form>
        <FilterChips
          filters={{ who: 'a', day: '20.11.2026' }}
          without={{ who: '#a', day: '#b' }}
          choices={{ who: [{ value: 'a', text: 'Wouter' }] }}
          labels={{ day: t('desk.audit.when') }}
        />
        <FurtherLink path="#sample" />
      </Sample>
      <LeadSamples />
      <HandlingSample />
      <ContactSample />
      <OfferSamples />
      <Sample name="TodayFigures">
        <TodayFigures
          figures={[
            { id: 'viewings', count: '2', title: t('desk.today.viewings'), age: '' },
            { id: 'waiting', count: '50+', title: t('desk.today.waiting'), age: t('desk.today.oldest', { age: t('desk.today.days', { count: 4 }) }) },
          ]}
        />
      </Sample>
      <Sample name="ActsTable">
        <ActsTable
          caption={t('desk.audit.what')}
          acts={[
            { id: 1, when: '20.11.2026, 10:00', who: 'Wouter Peeters', what: t('desk.lead.answered'), path: null, details: '' },
            { id: 2, when: '19.11.2026, 16:12', who: 'Liesbet Maes', what: t('desk.signOut'), path: null, details: 'name, role, office' },
          ]}
        />
      </Sample>
      <Sample name="SeekerLines, FittingLines">
        <SeekerLines
          seekers={[
            { id: '1', href: '#sample', who: 'Annelie Peeters', search: soughtHome, shortfall: null, language: 'Français', since: '20.11.2026', told: null },
            {
              id: '2',
              href: '#sample',
              who: 'jonas@example.com',
              search: soughtHome,
              shortfall: '€ 15.000',
              language: null,
              since: '1.9.2026',
              told: '19.11.2026',
            },
          ]}
        />
        <FittingLines
          homes={[
            { id: 1, href: '#sample', name: 'Langestraat 12', place: '8000 Brugge', price: '€ 395.000', shortfall: null, told: '19.11.2026' },
            { id: 2, href: '#sample', name: 'Kerkstraat 3', place: '8310 Assebroek', price: null, shortfall: '€ 15.000', told: null },
          ]}
        />
      </Sample>
      <Sample name="MissedPaths, RedirectPreview, RedirectTable, RedirectTest">
        <MissedPaths missed={[{ path: '/verhuur', count: 12 }]} />
        <RedirectPreview
          preview={{
            seen: '',
            accepted: 1,
            refused: [{ number: 2, text: '/contact;/nl/', problem: 'served' }],
            redirects: [{ number: 1, path: '/over-ons', target: { text: t('route.team'), href: '#sample' } }],
            unread: 0,
          }}
          form="sample"
        />
        <RedirectTable
          redirects={[
            { id: 1, path: '/pand/4711.html', target: { text: soughtHome, href: '#sample' } },
            { id: 2, path: '/blog/*', target: { text: '/nl/tips/*', href: null } },
          ]}
        />
        <RedirectTest test={{ typed: '/over-ons', outcome: 'redirect', path: '/over-ons', to: '#sample' }} />
      </Sample>
      <Sample name="ConsentTotals">
        <ConsentTotals
          totals={[
            { choice: t('consent.all'), count: '1.204', version: 'a1b2c3', period: '1.9.2026 – 20.11.2026' },
            { choice: t('consent.necessary'), count: '873', version: 'a1b2c3', period: '1.9.2026 – 20.11.2026' },
          ]}
        />
      </Sample>
      <Sample name="StaffFields">
        <form className="form desk-page">
          <StaffFields
            values={null}
            offices={[
              { key: 'a', name: 'Brugge' },
              { key: 'b', name: 'Gent' },
            ]}
            languages={['nl', 'fr']}
          />
        </form>
      </Sample>
      <Sample name="RoleTable">
        <RoleTable
          screens={[
            { screen: 'desk', roles: ['manager', 'agent', 'editor'] },
            { screen: 'deskLeads', roles: ['manager', 'agent'] },
            { screen: 'deskMailings', roles: ['manager', 'editor'] },
          ]}
        />
      </Sample>
      <Sample name="DeskSignedOut">
        <DeskSignedOut here="#sample" typed={{ do: 'reply', reply: t('gone.sold.text') }} hasFile />
      </Sample>
      <Sample name="DeskRefused">
        <DeskRefused />
      </Sample>
    </>
  )
}

function Frames() {
  const { t } = useTranslation()
  const title = t('route.deskStaff')
  const undo = { action: '#sample', act: 'undo', fields: {} }
  return (
    <Sample name="DeskFrame">
      <DeskFrame
        view={{ title, state: freshForm, notice: t('desk.lead.answered'), undo }}
        form="deskStaff"
        tools={<SecondLink href="#sample">{t('route.deskStaffMember')}</SecondLink>}
      >
        <p>{t('desk.refused.text')}</p>
      </DeskFrame>
      <DeskFrame view={{ title, state: { typed: {}, errors: { memberName: 'missing' }, failed: false }, notice: null }} form="deskStaff">
        <p>{t('desk.refused.text')}</p>
      </DeskFrame>
    </Sample>
  )
}
