import { routeOf } from '#ui/route-lookup.ts'
import { type AgencyFile, isPrepared } from './record-shape.ts'
import type { SentPictures } from './sent-pictures.ts'

/** Cross-field errors of a record whose parts are each valid: unknown or duplicate names. */
export function recordErrors(file: AgencyFile, pictures: Pick<SentPictures, 'files' | 'logos'>): readonly string[] {
  return [...keyErrors(file), ...calendarErrors(file), ...languageErrors(file), ...pageErrors(file), ...tileErrors(file), ...fileErrors(file, pictures)]
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

function fileErrors({ look = {}, people = [], settings = {} }: AgencyFile, { files, logos }: Pick<SentPictures, 'files' | 'logos'>): readonly string[] {
  const photographs: (readonly [string, string | undefined])[] = [
    ['look.share', look.share],
    ['look.cover.file', fileOf(look.cover)],
    ['look.interior.file', fileOf(look.interior)],
    ...people.map(({ photo }, index) => [`people[${index}].photo`, photo] as const),
    ...Object.entries(settings).map(([code, { image }]) => [`settings.${code}.image`, image] as const),
  ]
  return [
    ...(look.logo === undefined || logos.has(look.logo)
      ? []
      : [`look.logo must be an SVG drawing that was sent with the record and still draws once cleaned (was "${look.logo}")`]),
    ...photographs.flatMap(([path, name]) =>
      name === undefined || files.has(name) ? [] : [`${path} must be a JPEG, PNG or WebP picture of at most 2 MB, sent with the record (was "${name}")`],
    ),
  ]
}

function fileOf(photograph: NonNullable<AgencyFile['look']>['cover']): string | undefined {
  return photograph && !isPrepared(photograph.file) ? photograph.file : undefined
}
