/** What people write in the place of a value that is still to come, in the four languages, without accents. */
const words = [
  'nog (?:niet|te|(?:aan|in|na|op) te)|volgt|(?:in|op) aanvraag|aangevraagd|(?:aan|op|na) te vragen|in (?:opmaak|afwachting|behandeling)|gepland|n\\.?t\\.?b',
  'te (?:onderzoeken|bepalen|bevestigen|controleren)|na te (?:gaan|kijken)|wordt (?:nog )?(?:opgemaakt|aangevraagd|opgevraagd|nagekeken|onderzocht)',
  'a (?:faire|venir|determiner|confirmer|verifier|completer|preciser|demander|definir)|(?:en|sur) demande|demandee?s?|en (?:cours|attente)|pas encore|suivra',
  'pending|requested|to (?:follow|be (?:confirmed|determined|announced|requested|checked))|tb[acd]|in (?:progress|preparation)|on request|not yet',
  'folgt|in (?:bearbeitung|vorbereitung)|ausstehend|steht (?:noch )?aus|beantragt|angefragt|auf anfrage|noch (?:nicht|zu)|zu (?:bestatigen|prufen|klaren)',
]
const pending = new RegExp(String.raw`(?<![\p{L}])(?:${words.join('|')})(?![\p{L}])`, 'u')

/** Whether a text says that its value is still to come: 'te onderzoeken', 'adres op aanvraag', 'en cours'. */
export function saysPending(text: string): boolean {
  return pending.test(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
}
