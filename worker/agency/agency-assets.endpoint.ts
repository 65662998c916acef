import { type Context, Hono } from 'hono'
import { agencyName } from '#db/model/agency/agency.ts'
import { type AgencyPicture, pathOf } from '#db/model/agency/agency-look.ts'
import { hour } from '#db/model/site/durations.ts'
import { paletteOf } from '#ui/design/palette.ts'
import { styleSheetOf, svgIconOf, type VersionedText } from '#worker/agency/look-files.ts'
import { pictureFolder } from '#worker/agency/sent-pictures.ts'
import type { Env } from '#worker/env.ts'
import { resizedSentPicture, sentPicture } from '#worker/files/pictures/sent-picture.ts'
import { immutable, sharedFor } from '#worker/site/caching/public-cache.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'

type Request = Context<{ Bindings: Env }>

const anHour = sharedFor(hour)

/** Mounted at the root: the agency's colours, icons and pictures. Their addresses change with their content, except those that browsers request without a link. */
export const agencyAssets = new Hono<{ Bindings: Env }>()

agencyAssets.get('/style/:file', async (context) => versioned(context, styleSheetOf(await requestAgency(context)), 'text/css; charset=utf-8'))
agencyAssets.get('/icon/:file', async (context) => versioned(context, svgIconOf(await requestAgency(context)), 'image/svg+xml; charset=utf-8'))
agencyAssets.get('/agency/files/:file', (context) => storedPicture(context, context.req.param('file')))

agencyAssets.get('/agency/files/:file/:size', async (context) => {
  const studio = { ...context.env, defer: (work: Promise<unknown>) => context.executionCtx.waitUntil(work) }
  return (await resizedSentPicture(studio, pictureFolder, context.req.param(), immutable)) ?? context.text('Not found', 404)
})

agencyAssets.get('/favicon.ico', async (context) => {
  const agency = await requestAgency(context)
  const icon = agency.look.icons['32']
  return (icon && (await sentPicture(context.env.FILES, pictureFolder, icon.file, anHour))) ?? svg(svgIconOf(agency).text, anHour)
})

agencyAssets.get('/manifest.webmanifest', async (context) => {
  const agency = await requestAgency(context)
  const { icons, logoPicture } = agency.look
  const { paper } = paletteOf(agency.look).light
  const listed = (picture: AgencyPicture | undefined, purpose: 'any' | 'maskable') =>
    picture ? [{ src: pathOf(picture), sizes: `${picture.width}x${picture.height}`, type: 'image/png', purpose }] : []
  const manifest = {
    id: '/',
    name: agencyName(agency, agency.languages.default),
    short_name: agencyName(agency, agency.languages.default),
    lang: agency.languages.default,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      ...(logoPicture ? [] : [{ src: svgIconOf(agency).path, sizes: 'any', type: 'image/svg+xml' }]),
      ...listed(icons['192'], 'any'),
      ...listed(icons['512'], 'any'),
      ...listed(icons.maskable, 'maskable'),
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': anHour } })
})

/** Serves the current file, uncached, for an outdated hash, so that a page that was open during a change keeps its styles. */
function versioned(context: Request, { path, text }: VersionedText, type: string): Response {
  const isCurrent = new URL(context.req.url).pathname === path
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': isCurrent ? immutable : 'no-cache' } })
}

function svg(text: string, caching: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': caching } })
}

async function storedPicture(context: Request, file: string): Promise<Response> {
  return (await sentPicture(context.env.FILES, pictureFolder, file, immutable)) ?? context.text('Not found', 404)
}
