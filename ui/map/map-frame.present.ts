import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { FrameSettings } from './frame/settings.island.ts'

/** Settings of the map frame, with its messages in a language; the frame fills their placeholders. */
export function presentFrame(locale: Locale, origins: readonly string[], tiles: string | null): FrameSettings {
  const t = translator(locale)
  const [count, place, price, distance, at] = ['{count}', '{place}', '{price}', '{distance}', '{at}']
  const [bouquet, monthly] = ['{bouquet}', '{monthly}']
  return {
    locale,
    origins,
    tiles,
    words: {
      homes: t('map.homes', { count }),
      onMap: t('map.onMap', { count }),
      cluster: t('map.cluster', { count, place }),
      together: t('map.together', { count, place }),
      home: t('map.home', { price, place }),
      empty: t('map.empty'),
      error: t('map.error'),
      gone: t('map.card.gone'),
      at: t('map.card.at', { at, count }),
      around: t('map.around'),
      away: t('map.away', { place, distance }),
      corners: t('map.draw.corners', { count }),
      onRequest: t('price.onRequest'),
      noPrice: t('map.noPrice'),
      from: t('price.from'),
      perMonth: t('price.perMonth'),
      annuity: t('map.annuity'),
      annuityBoth: t('price.annuity.both', { bouquet, monthly }),
      annuityBouquet: t('price.annuity.bouquet', { bouquet }),
      annuityMonthly: t('price.annuity.monthly', { monthly }),
      annuityOpen: t('price.annuity.open'),
      pick: t('map.pick.hint'),
      titleHome: t('map.title.home'),
      titlePick: t('map.pick.title'),
      titleRent: t('map.title.rent'),
      titleSale: t('map.title.sale'),
    },
  }
}
