/** Characters. @source NIST SP 800-63B, section 3.1.1.2: a lower and an upper limit, and no rules of composition */
export const passwordLength = { min: 8, max: 128 } as const

/** Why a new password is rejected: `short` and `long` by length, `known` if it is among the first that an attacker tries. */
export type PasswordError = 'missing' | 'short' | 'long' | 'known'

/** Unicode-normalises a password before hashing, since keyboards compose characters differently. */
export function normalizedPassword(typed: string): string {
  return typed.toWellFormed().normalize('NFKC')
}

/**
 * Validates a new password; null if it is acceptable.
 * @param own words an attacker knows about the account: its email address, the agency's name
 */
export function passwordError(typed: string, own: readonly string[]): PasswordError | null {
  const password = normalizedPassword(typed)
  const length = [...password].length
  if (length === 0) return 'missing'
  if (length < passwordLength.min) return 'short'
  if (length > passwordLength.max) return 'long'
  return isGuessed(password, own) ? 'known' : null
}

/** Words common in lists of leaked passwords, in the site's languages; they match with digits and symbols around them too. */
const leaked = new Set(
  (
    'password passwort passwoord wachtwoord motdepasse azerty azertyuiop qwerty qwertyuiop qwertz qwertzuiop asdfghjkl iloveyou ' +
    'welcome welkom bienvenue willkommen bonjour hallo admin administrator letmein sunshine princess prinses princesse football voetbal ' +
    'baseball superman batman dragon monkey master shadow michael jennifer jordan killer trustno charlie michelle pokemon starwars ' +
    'computer internet changeme default secret geheim soleil chocolat doudou loulou marseille nicolas camille thomas julien ' +
    'schatje liefde amsterdam feyenoord anderlecht bruxelles brussel belgium belgique belgie luxembourg luxemburg antwerpen clubbrugge ' +
    'standard hallohallo passw abcdefgh abcdefghi abcdef qazwsx zaqwsx google facebook linkedin immobilier immo makelaar house home maison'
  ).split(' '),
)
const rows = ['01234567890', 'qwertyuiop', 'azertyuiop', 'qwertzuiop', 'asdfghjkl', 'abcdefghijklmnopqrstuvwxyz', 'qsdfghjklm', 'wxcvbn', 'zxcvbnm', 'yxcvbnm']

function isGuessed(password: string, own: readonly string[]): boolean {
  const plain = spelledOut(password.toLowerCase())
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const words = own.flatMap(wordsOf)
  return (
    leaked.has(core) ||
    leaked.has(plain) ||
    isRepeated(plain) ||
    isRun(password.toLowerCase()) ||
    words.some((word) => plain.includes(word) && plain.length - word.length < 4)
  )
}

/** Undoes leetspeak: 'p@ssw0rd' is 'password'. */
function spelledOut(text: string): string {
  const letters: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', '5': 's', $: 's', '7': 't' }
  const inside = text.replace(/(?<=\p{L})[@4310$57!](?=\p{L})/gu, (sign) => letters[sign] ?? sign)
  return inside.replace(/[\s._-]+/g, '')
}

/** One to three characters repeated: 'aaaaaaaa', '12121212'. */
function isRepeated(text: string): boolean {
  return /^(.{1,3})\1+.{0,2}$/u.test(text)
}

/** A run along the keyboard, alphabet or digits, forwards or backwards, once or twice. */
function isRun(text: string): boolean {
  const parts = text.match(/\p{L}+|\d+/gu) ?? []
  const known = (part: string) => {
    const back = [...part].reverse().join('')
    return rows.some((row) => row.includes(part) || row.includes(back))
  }
  return parts.join('') === text && parts.every((part) => part.length >= 2 && known(part))
}

/** The words of an address or a name that are long enough to be guessed. */
function wordsOf(text: string): readonly string[] {
  const whole = text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  return [whole, ...text.toLowerCase().split(/[^\p{L}\d]+/u)].filter((word) => word.length >= 4)
}
