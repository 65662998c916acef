import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recogniseVideo, videoThumbnail } from './video.ts'

describe('a film file', () => {
  test.each(['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm', 'MP4'])('a film file ends in .%s', (extension) => {
    const url = `https://perron.example/films/huis.${extension}`
    for (const tail of ['', '?v=2', '#t=10']) expect(recogniseVideo(url + tail)).toEqual({ provider: 'file', url: url + tail })
  })

  test.each(['https://perron.example/huis.jpg', 'https://perron.example/mp4', 'https://perron.example/?film=huis.mp4', 'https://perron.example/huis.mp4/more'])(
    'is not %s',
    (url) => {
      expect(recogniseVideo(url)).toBeNull()
    },
  )
})

describe('a YouTube film', () => {
  const id = 'G-3YxlZIh_s'

  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?v=${id}`,
    `//www.youtube.com/watch?v=${id}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`,
    `https://m.youtube.com/watch?list=x&v=${id}#t=10`,
    `https://www.youtube.com/?v=${id}`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}?t=10`,
    `https://youtu.be/${id}&feature=channel`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube.com/v/${id}`,
    `https://www.youtube.com/user/someone#p/u/1/${id}`,
    ` https://youtu.be/${id} `,
  ])('a YouTube film is recognised at the address %s', (url) => {
    expect(recogniseVideo(url)).toMatchObject({ provider: 'youtube', id, embedUrl: `https://www.youtube-nocookie.com/embed/${id}` })
  })

  test.each([
    'https://www.youtube.com/watch?v=tooshort',
    `https://www.youtube.com/watch?v=${id}x`,
    'https://www.youtube.com/watch?v=with space1',
    `https://youtu.be/${id}-`,
    'https://www.youtube.com/',
    'https://www.youtube.com/@perron',
    `https://youtube.com.perron.example/watch?v=${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `https://perron.example/?u=https://youtu.be/${id}`,
    `https://youtube.com@perron.example/watch?v=${id}`,
    `https://name:secret@www.youtube.com/watch?v=${id}`,
    `youtube://watch?v=${id}`,
    `www.youtube.com/watch?v=${id}`,
    `/watch?v=${id}`,
  ])('a YouTube film is not at %s', (url) => {
    expect(recogniseVideo(url)).toBeNull()
  })

  test('a YouTube film has a still in three qualities', () => {
    const video = recogniseVideo(`https://youtu.be/${id}`)
    if (video === null) throw new Error('not recognised')
    expect(videoThumbnail(video, 'low')).toBe(`https://i.ytimg.com/vi/${id}/default.jpg`)
    expect(videoThumbnail(video, 'medium')).toBe(`https://i.ytimg.com/vi/${id}/mqdefault.jpg`)
    expect(videoThumbnail(video, 'high')).toBe(`https://i.ytimg.com/vi/${id}/hqdefault.jpg`)
  })
})

describe('a Vimeo film', () => {
  test.each([
    ['https://vimeo.com/1230897', '1230897', 'https://player.vimeo.com/video/1230897'],
    ['https://www.vimeo.com/1230897/', '1230897', 'https://player.vimeo.com/video/1230897'],
    ['https://player.vimeo.com/video/1230897?color=fff', '1230897', 'https://player.vimeo.com/video/1230897'],
    ['https://vimeo.com/1230897/a1b2c3', '1230897', 'https://player.vimeo.com/video/1230897?h=a1b2c3'],
    ['https://player.vimeo.com/video/1230897?h=a1b2c3', '1230897', 'https://player.vimeo.com/video/1230897?h=a1b2c3'],
    ['https://vimeo.com/channels/staffpicks/1230897', '1230897', 'https://player.vimeo.com/video/1230897'],
    ['https://vimeo.com/groups/name/videos/1230897', '1230897', 'https://player.vimeo.com/video/1230897'],
    ['https://vimeo.com/showcase/77/video/1230897', '1230897', 'https://player.vimeo.com/video/1230897'],
    ['https://vimeo.com/event/1230897', '1230897', 'https://vimeo.com/event/1230897/embed'],
  ])('a Vimeo film at %s is %s', (url, id, embedUrl) => {
    expect(recogniseVideo(url)).toMatchObject({ provider: 'vimeo', id, embedUrl })
  })

  test.each(['https://vimeo.com/', 'https://vimeo.com/perron', 'https://vimeo.com/showcase/77', 'https://vimeo.com/12a', 'https://vimeo.co/1230897'])(
    'is not at %s',
    (url) => {
      expect(recogniseVideo(url)).toBeNull()
    },
  )

  test('a Vimeo film has no still without calling the provider', () => {
    const video = recogniseVideo('https://vimeo.com/1230897')
    expect(video && videoThumbnail(video, 'high')).toBeNull()
  })
})

describe('a Facebook film', () => {
  const player = (url: string) => `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(url)}&show_text=false`

  test.each([
    ['https://www.facebook.com/perron/videos/1234567890/', '1234567890'],
    ['https://www.facebook.com/perron/videos/een-huis/1234567890', '1234567890'],
    ['https://www.facebook.com/watch/?v=1234567890', '1234567890'],
    ['https://m.facebook.com/watch?v=1234567890', '1234567890'],
    ['https://www.facebook.com/video.php?v=1234567890', '1234567890'],
    ['https://www.facebook.com/reel/1234567890', '1234567890'],
    ['https://fb.watch/aBc-1_2/', null],
    ['https://www.facebook.com/share/v/aBc12/', null],
  ])('a Facebook film at %s is %s', (url, id) => {
    expect(recogniseVideo(url)).toEqual({ provider: 'facebook', url, id, embedUrl: player(url) })
  })

  test('a Facebook film may be given as its player URL', () => {
    const url = 'https://www.facebook.com/perron/videos/1234567890/'
    expect(recogniseVideo(player(url))).toMatchObject({ provider: 'facebook', id: '1234567890', embedUrl: player(url) })
  })

  test.each([
    'https://www.facebook.com/perron',
    'https://www.facebook.com/perron/videos/',
    'https://www.facebook.com/perron/photos/1234567890',
    'https://www.facebook.com/watch/',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fperron.example%2Fvideos%2F1',
    'https://fb.watch/',
  ])('a Facebook film is not at %s', (url) => {
    expect(recogniseVideo(url)).toBeNull()
  })
})

describe('a tour', () => {
  test.each([
    ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'matterport', 'SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
    ['https://discover.matterport.com/space/SxQL3iGyoDo', 'matterport', 'SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
    ['http://matterport.com/tour', 'matterport', null, 'https://matterport.com/tour'],
    ['https://www.tvl.be/programma/1', 'tvl', null, 'https://www.tvl.be/programma/1'],
    ['https://tvl.be/', 'tvl', null, 'https://tvl.be/'],
    ['//tour.yisual.com/abc', 'yisual', null, 'https://tour.yisual.com/abc'],
  ])('a tour at %s is from %s', (url, provider, id, embedUrl) => {
    expect(recogniseVideo(url)).toMatchObject({ provider, id, embedUrl })
  })

  test.each(['https://notmatterport.com/show/?m=SxQL3iGyoDo', 'https://matterport.com.example/x', 'https://matvl.be/', 'https://yisual.com.example/'])(
    'is not at %s',
    (url) => {
      expect(recogniseVideo(url)).toBeNull()
    },
  )
})

test.each([
  '',
  ' ',
  'foo',
  '<iframe',
  'javascript:alert(1)//x.mp4',
  'data:video/mp4,x.mp4',
  'ftp://perron.example/x.mp4',
  'https://',
  '//',
  'http://[::/x.mp4',
])('%j is not a film', (url) => {
  expect(recogniseVideo(url)).toBeNull()
})

test('any text returns without error, and every player uses https', () => {
  const near = fc
    .tuple(
      fc.constantFrom(
        'https://www.youtube.com/',
        'https://youtu.be/',
        '//vimeo.com/',
        'http://www.facebook.com/',
        'http://my.matterport.com/',
        'http://tvl.be/',
      ),
      fc.webPath(),
      fc.webQueryParameters(),
    )
    .map(([host, path, query]) => `${host}${path.slice(1)}?v=${query}`)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), near), (url) => {
      const video = recogniseVideo(url)
      expect(video === null || (video.provider === 'file' ? /^https?:/ : /^https:/).test(video.provider === 'file' ? video.url : video.embedUrl)).toBe(true)
    }),
  )
})

const corpus = '../shared/data/corpora/video_get_video_id.json'

describe.skipIf(!existsSync(corpus))('the URLs another library recognises', () => {
  const cases: { input: string; field: string; expected: unknown }[] = existsSync(corpus) ? JSON.parse(readFileSync(corpus, 'utf8')) : []
  const ids = cases.flatMap(({ input, field, expected }) => (field === 'id' && typeof expected === 'string' ? [{ input, id: expected }] : []))
  /** Only complete URLs of the providers: no search results and no markup. */
  const isAddress = (input: string) => /^(?:https?:)?\/\//.test(input) && !input.includes('google.')

  test('tours are recognised when the id is well formed', () => {
    const right = ids.filter(({ input, id }) => isAddress(input) && (input.includes('vimeo') ? /^\d+$/ : /^[\w-]{11}$/).test(id))
    expect(right.length).toBeGreaterThan(20)
    for (const { input, id } of right) expect(recogniseVideo(input), input).toMatchObject({ id })
  })

  test('tours are rejected when the id is malformed', () => {
    const wrong = ids.filter(({ input, id }) => !isAddress(input) || (!input.includes('vimeo') && id.length !== 11))
    expect(wrong.length).toBeGreaterThan(20)
    for (const { input } of wrong) expect(recogniseVideo(input), input).toBeNull()
  })
})
