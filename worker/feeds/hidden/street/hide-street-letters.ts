/** Homoglyphs: characters that look like a Latin letter (other alphabets, small capitals, enclosed letters), mapped to lower case. */

/** Letters that do not decompose, and letters that look like ours. */
export const alike: ReadonlyMap<string, string> = new Map([
  ...pairs('ßss æae œoe øo łl đd ıi ħh ðd þth'),
  ...pairs('аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs һh ԁd ԛq ԝw гr пn иu'),
  ...pairs('αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw ϲc ϳj'),
  ...pairs('ɑa ɡg ɩi ʟl ɴn ʀr ɪi ɢg ʜh ʏy ʙb ɛe ɔo ʋu ƙk ҡk қk ҝk ƅb ոn օo սu հh յj ցg զq'),
  ...pairs('ɐa ƃb ɓb ɕc ƈc ɖd ɗd ǝe ɘe əe ҽe ƒf ɠg ɣy ɦh ɨi ɟj ʝj ɭl ɫl ɬl ӏl ǀl ɱm ɳn ɲn ŋn ƞn ɵo ƥp ʠq ɾr ɽr ɼr ɿr ʂs ƭt ʈt ʇt ʉu ʊu ѵv ʍw ɯm ƴy ʐz ƶz ʑz'),
  ...pairs('ьb эe єe ԍg тt лn зz үy ԙn ᴦr ᴨn ᴧa ꓐb ꓑp ꓓd ꓔt ꓖg ꓗk ꓙj ꓚc ꓜz ꓝf ꓠn ꓡl ꓢs ꓣr ꓦv ꓧh ꓪw ꓫx ꓬy ꓮa ꓰe ꓲi ꓳo ꓴu'),
  ...pairs('ᴀa ᴄc ᴅd ᴇe ꜰf ᴊj ᴋk ᴌl ᴍm ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw ᴢz'),
])

function pairs(text: string): [string, string][] {
  return text.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)])
}

const badges = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6]

/** The letter on a sign such as 🅺, 🅚 or 🇰; null for any other sign. */
export function letterOnBadge(sign: string): string | null {
  const code = sign.codePointAt(0) ?? 0
  const first = badges.find((start) => code >= start && code < start + 26)
  return first === undefined ? null : String.fromCharCode(97 + code - first)
}

/** A text with letters in place of such signs. */
export function withoutBadges(text: string): string {
  return text.replace(/[\u{1f130}-\u{1f1ff}]/gu, (sign) => letterOnBadge(sign) ?? '')
}

/** Letters that are interchangeable in old and careless spellings or with a digit: 'Kerckstraat', 'Elizabethlaan', 'Weyde', 'M0lenstraat'. */
const exchanged: Readonly<Record<string, string>> = {
  ...{ ij: '(?:[i1] ?j|[iy1])', y: '(?:[i1] ?j|[iy])', ck: '(?:c ?k|[ck])', k: '(?:c ?k|[ck])', c: '(?:c ?k|[ck])' },
  ...{ m: '(?:m|r ?n)', rn: '(?:r ?n|m)', w: '(?:w|v ?v)', vv: '(?:v ?v|w)' },
  ...{ s: '[sz5]', z: '[sz5]', i: '[iy1]', l: '[l1]', o: '[o0]', e: '[e3]', a: '[a4]' },
}

/** A pattern for a word as it may be spelled, with a gap allowed between any two letters. */
export function looselySpelled(word: string, mayEndIn = ''): string {
  const letters = word.match(/ij|ck|rn|vv|./gu) ?? []
  return letters.map((letter) => exchanged[letter] ?? letter).join(' ?') + (mayEndIn === '' ? '' : `(?: ?${mayEndIn})?`)
}

/** Normalises to one spelling what `looselySpelled` treats as equal. */
export function oneSpelling(letters: string): string {
  return letters.replace(/[i1]j|ck|[yl1czk5034]/g, (letter) => canonical[letter] ?? letter)
}

/** `oneSpelling` in which a pair of letters that looks like one is spelled out, whatever stands beside it: 'rn' and m, 'vv' and w. */
export function withPairs(spelling: string): string {
  return /[mw]/.test(spelling) ? spelling.replaceAll('m', 'rn').replaceAll('w', 'vv') : spelling
}

const canonical: Readonly<Record<string, string>> = { ij: 'i', '1j': 'i', y: 'i', l: 'i', 1: 'i', ck: 'c', k: 'c', z: 's', 5: 's', 0: 'o', 3: 'e', 4: 'a' }

/** Whether one letter is missing, too many, wrong or swapped with the next; a letter of another alphabet is any. */
export function isOneSlipFrom(name: string, written: string): boolean {
  const same = (one: number, other: number) => name[one] === written[other] || /[^a-z\d]/.test(written[other] ?? 'a')
  let start = 0
  while (start < written.length && same(start, start)) start += 1
  let [end, writtenEnd] = [name.length - 1, written.length - 1]
  while (writtenEnd >= start && same(end, writtenEnd)) {
    end -= 1
    writtenEnd -= 1
  }
  const [left, writtenLeft] = [end - start + 1, writtenEnd - start + 1]
  if (left <= 1 && writtenLeft <= 1) return true
  return left === 2 && writtenLeft === 2 && same(start, start + 1) && same(start + 1, start)
}
