import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { pathOf } from '#db/model/agency/agency-look.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import type { PageHead, SharedPicture } from './page-head.ts'

interface LinkPreviewProps {
  readonly agency: Agency
  readonly head: PageHead
  readonly locale: Locale
  readonly origin: string
  readonly canonical: string
}

/** Networks crop narrower pictures to a small square. */
const wide = 600

/** Metadata for link previews: Open Graph, and the card type, which only X uses. */
export function LinkPreview({ agency, head, locale, origin, canonical }: LinkPreviewProps) {
  const site = agencyName(agency, locale)
  const picture = head.image ?? sitePicture(agency, locale)
  const others = agency.languages.enabled.filter((each) => each !== locale && !head.missing?.includes(each))
  return (
    <>
      <meta property="og:title" content={head.title === '' ? site : head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:site_name" content={site} />
      <meta property="og:locale" content={languages[locale].openGraph} />
      {head.index && others.map((each) => <meta key={each} property="og:locale:alternate" content={languages[each].openGraph} />)}
      <meta property="og:url" content={canonical} />
      <meta name="twitter:card" content={picture && picture.width >= wide ? 'summary_large_image' : 'summary'} />
      {picture && <Picture picture={picture} origin={origin} />}
    </>
  )
}

function Picture({ picture, origin }: { picture: SharedPicture; origin: string }) {
  return (
    <>
      <meta property="og:image" content={origin + picture.path} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
    </>
  )
}

/** The preview picture in the agency's record for a language, or for all; null if absent. */
function sitePicture(agency: Agency, locale: Locale): SharedPicture | null {
  const picture = agency.settings[locale]?.image ?? agency.look.share
  return picture && { path: pathOf(picture), width: picture.width, height: picture.height, alt: agencyName(agency, locale) }
}
