import { servingOffice } from '#db/model/agency/office.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Project } from '#db/model/projects/project.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { officeAddressOf } from '#ui/agency/contact.present.ts'
import { SendToFriendPage, type SendToFriendSubject } from '#ui/forms/send-to-friend/send-to-friend.page.tsx'
import { pageTitle, sendToFriendPath } from '#ui/forms/send-to-friend/send-to-friend.present.ts'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { presentTeaser } from '#ui/projects/project.present.ts'
import type { RouteName } from '#ui/routes.ts'
import type { About } from '#worker/forms/form.ts'
import { sendToFriend as form } from '#worker/forms/send-to-friend/send-to-friend.form.ts'
import { showsForm } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { homeOnOffer, projectOnOffer } from '../../listings/on-offer.ts'
import { crumbsTo } from '../../site/crumbs.ts'
import { ownPage, screenAt } from '../../site/own-page.ts'
import { handleForm } from '../handle-form.ts'
import { openForm } from '../open-form.ts'
import { thanksPath } from '../thanks-about.ts'

type Sent =
  | { readonly kind: 'home'; readonly home: Listing }
  | { readonly kind: 'project'; readonly project: Project }
  | { readonly kind: 'page'; readonly name: RouteName; readonly written: string | null; readonly path: string }

/** Sends the page named by `?page=` to a friend: a listing, a project or any other public page. */
export const sendToFriend = definePage('sendToFriend', {
  view: SendToFriendPage,
  cache: showsForm,
  async load(context) {
    const { locale, url } = context
    const t = translator(locale)
    const subject = present(await sentPage(context), context)
    const title = t('form.sendToFriend.title')
    return {
      head: {
        title: context.sent ? t('form.errorTitle', { title }) : title,
        description: t('form.sendToFriend.lead'),
        alternates: byLocale((each) => sendToFriendPath(url.searchParams.get('page') ?? '/', each)),
        index: false,
      },
      props: { view: await openForm(form.name, crumbsTo('sendToFriend', locale), context), subject },
    }
  },
  async act(context, sent) {
    const page = await sentPage(context)
    const outcome = await handleForm(form, context, sent, aboutOf(page, context))
    if (outcome.accepted) throw redirection(303, thanksPath('thankYouSendToFriend', context.locale, queryOf(page)))
    return outcome.state
  },
})

/** Only public pages can be sent; anything else becomes the home page. */
async function sentPage(context: PageContext): Promise<Sent> {
  const address = context.url.searchParams.get('page') ?? ''
  const found = screenAt(address, context.content)
  const id = found?.parameters.id ?? ''
  if (found?.name === 'propertyForSale' || found?.name === 'propertyForRent') return { kind: 'home', home: await homeOnOffer(context, id) }
  if (found?.name === 'project') return { kind: 'project', project: await projectOnOffer(context, id) }
  return { kind: 'page', ...ownPage(address, context.locale, context.content) }
}

function present(sent: Sent, { agency, locale, now }: PageContext): SendToFriendSubject {
  if (sent.kind === 'home') return { kind: 'home', card: presentCard(sent.home, locale, now) }
  if (sent.kind === 'project') return { kind: 'project', project: presentTeaser(sent.project, locale) }
  return { kind: 'page', title: sent.written ?? pageTitle(sent.name, agency, locale), href: sent.path }
}

function queryOf(sent: Sent): Readonly<Record<string, string>> {
  if (sent.kind === 'home') return { listing: String(sent.home.id) }
  return sent.kind === 'project' ? { project: String(sent.project.id) } : { page: sent.path }
}

function aboutOf(sent: Sent, { agency }: PageContext): About {
  const about = { listingId: null, projectId: null, office: agency.email }
  if (sent.kind === 'home')
    return { ...about, listingId: sent.home.id, office: officeAddressOf(sent.home, agency), serving: servingOffice(agency, sent.home.place)?.key ?? null }
  if (sent.kind === 'project') return { ...about, projectId: sent.project.id }
  return { ...about, page: sent.path }
}
