/** Paths that visitors asked for and did not find. Nothing of the visitor is kept, and of the address only its path. */

/** A path is shown from this many requests on. */
export const shownFrom = 5
/** Days after its first request, when its count is deleted. */
export const missedDays = 30
/** New paths in a day; what is asked for beyond them is not counted. */
export const maxMissedADay = 200

const maxLength = 150

/** What scanners try on any site, and what browsers ask for by themselves. */
const probe =
  /\/\.|\/wp-(?:login|admin|includes|cron|config|json|signup)|\/wp-content\/(?:plugins|themes)|xmlrpc|phpmyadmin|\/pma\b|cgi-bin|\/vendor\/|phpunit|\/actuator|\/solr\b|\/boaform|eval-stdin|\/(?:setup|install|shell|phpinfo|adminer|wlwmanifest|alfa)\.(?:php|xml)|\.\.|[<>{}|\\^`]/i
const asset = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|css|m?js|map|woff2?|ttf|json|xml|txt|env|sql|bak|old|zip|gz|tar|rar|ya?ml|ini|log)$/i

/** Whether a path that was not found is worth counting: not what scanners try, and nothing that may name a person or open a private page. */
export function isCounted(path: string): boolean {
  if (path === '/' || path.length > maxLength || path.includes('@') || probe.test(path) || asset.test(path)) return false
  return !path.split('/').some(isSecret)
}

/** A segment like the keys of private links: long, with digits, and not made of words. */
function isSecret(segment: string): boolean {
  return segment.length >= 20 && /\d/.test(segment) && !/[-_. ].*[-_. ]/.test(segment)
}
