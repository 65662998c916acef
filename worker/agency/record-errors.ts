import { type AgencyPicture, isLogoPicture } from '#db/model/agency/agency-look.ts'
import { routeOf } from '#ui/route-lookup.ts'
import { isPlainRoute } from '#ui/routes.ts'
import { type AgencyFile, isPrepared } from './record-shape.ts'
import type { SentPictures } from './sent-pictures.ts'

/** Cross-field errors of a record whose parts are each valid: unknown or duplicate names. */
export function recordErrors(file: AgencyFile, pictures: Pick<SentPictures, 'files' | 'logos'>): readonly string[] {
  return [
    ...keyErrors(file),
    ...calendarErrors(file),
    ...languageErrors(file),
    ...pageErrors(file),
    ...menuErrors(file),
    ...homeErrors(file),
    ...tileErrors(file),
    ...fileErrors(file, pictures),
  ]
}

function keyErrors({ offices = [], people = [], mainOffice }: AgencyFile): readonly string[] {
  const officeKeys = offices.map(({ key }) => key)
  const repeated = (list: string, keys: readonly string[]) =>
    keys.flatMap((key, index) => (keys.indexOf(key) < index ? [`${list}[${index}].key must be unique (was "${key}")`] : []))
  const missing = mainOffice === undefined ? offices.length > 1 : !officeKeys.includes(mainOffice)
  return [
    ...repeated('offices', officeKeys),
    ...repeated(
      'people',
      people.map(({ key }) => key),
    ),
    ...(missing ? [`mainOffice must be the key of an office (was ${mainOffice === undefined ? 'missing' : `"${mainOffice}"`})`] : []),
    ...people.flatMap((person, index) =>
      (person.offices ?? []).flatMap((key, at) =>
        officeKeys.includes(key) ? [] : [`people[${index}].offices[${at}] must be the key of an office (was "${key}")`],
      ),
    ),
  ]
}

function calendarErrors({ offices = [] }: AgencyFile): readonly string[] {
  return offices.flatMap(({ calendar = [] }, index) => {
    const days = calendar.map(({ from }) => from)
    return days.flatMap((day, at) => (days.indexOf(day) < at ? [`offices[${index}].calendar[${at}].from must be the only rule of its day (was "${day}")`] : []))
  })
}

function languageErrors({ languages, settings = {} }: AgencyFile): readonly string[] {
  const { enabled, default: standard } = languages
  return [
    ...(enabled.includes(standard) ? [] : [`languages.default must be an enabled language (was "${standard}")`]),
    ...Object.keys(settings).flatMap((code) => (enabled.some((locale) => locale === code) ? [] : [`settings.${code} must be of an enabled language`])),
  ]
}

function tileErrors({ mapTiles }: AgencyFile): readonly string[] {
  return mapTiles?.provider === 'own' && mapTiles.template === undefined ? ['mapTiles.template must be an address with {z}, {x} and {y} (was missing)'] : []
}

function pageErrors({ fixedPages = [], externalPages = [] }: AgencyFile): readonly string[] {
  const repeated = (list: string, paths: readonly string[]) =>
    paths.flatMap((path, index) => (paths.indexOf(path) < index ? [`${list}[${index}].path must be unique (was "${path}")`] : []))
  const external = externalPages.map(({ path }) => path)
  return [
    ...repeated(
      'fixedPages',
      fixedPages.map(({ path }) => path),
    ),
    ...repeated('externalPages', external),
    ...external.flatMap((path, index) => (routeOf(path, 'en') ? [] : [`externalPages[${index}].path must be the English path of a page (was "${path}")`])),
  ]
}

/** Each entry leads to one place; an address on another site needs words of its own. */
function menuErrors({ menu = [], footer = [] }: AgencyFile): readonly string[] {
  return Object.entries({ menu, footer }).flatMap(([list, entries]) => [
    ...entries.flatMap(({ key }, index) =>
      entries.findIndex((each) => each.key === key) < index ? [`${list}[${index}].key must be unique (was "${key}")`] : [],
    ),
    ...entries.flatMap(({ to, url, label }, index) => [
      ...((to === undefined) === (url === undefined) ? [`${list}[${index}].to must be given, or url in its place`] : []),
      ...(url !== undefined && label === undefined ? [`${list}[${index}].label must be given with a url`] : []),
      ...(to?.startsWith('page:') && !isPlainRoute(to.slice('page:'.length))
        ? [`${list}[${index}].to must be the name of a page of the site (was "${to}")`]
        : []),
    ]),
  ])
}

/** A text of the agency's own has a heading; each of the site's sections is there once. */
function homeErrors({ home = [] }: AgencyFile): readonly string[] {
  return home.flatMap(({ key, block, title }, index) => [
    ...(home.findIndex((each) => each.key === key) < index ? [`home[${index}].key must be unique (was "${key}")`] : []),
    ...(block === 'own' && title === undefined ? [`home[${index}].title must be given for a text of one's own`] : []),
    ...(block !== 'own' && home.findIndex((each) => each.block === block) < index ? [`home[${index}].block must be there once (was "${block}")`] : []),
  ])
}

function fileErrors(
  { look = {}, people = [], settings = {}, home = [] }: AgencyFile,
  { files, logos }: Pick<SentPictures, 'files' | 'logos'>,
): readonly string[] {
  const photographs: (readonly [string, string | undefined])[] = [
    ['look.share', look.share],
    ['look.cover.file', fileOf(look.cover)],
    ['look.interior.file', fileOf(look.interior)],
    ...people.map(({ photo }, index) => [`people[${index}].photo`, photo] as const),
    ...home.map(({ picture }, index) => [`home[${index}].picture.file`, fileOf(picture)] as const),
    ...Object.entries(settings).map(([code, { image }]) => [`settings.${code}.image`, image] as const),
  ]
  return [
    ...(look.logo === undefined || logos.has(look.logo) || isLogo(files.get(look.logo))
      ? []
      : [
          `look.logo must be an SVG drawing that still draws once cleaned, or a PNG of 32 to 4000 pixels a side and at most 2 MB, sent with the record (was "${look.logo}")`,
        ]),
    ...photographs.flatMap(([path, name]) =>
      name === undefined || files.has(name) ? [] : [`${path} must be a JPEG, PNG or WebP picture of at most 2 MB, sent with the record (was "${name}")`],
    ),
  ]
}

function isLogo(picture: AgencyPicture | undefined): boolean {
  return picture !== undefined && isLogoPicture(picture)
}

function fileOf(photograph: NonNullable<AgencyFile['look']>['cover']): string | undefined {
  return photograph && !isPrepared(photograph.file) ? photograph.file : undefined
}
