const maxLine = 76
const bytesOf = new TextEncoder()

/** Encodes a text as quoted-printable: lines of at most 76 ASCII characters (RFC 2045, section 6.7). */
export function quotedPrintable(text: string): string {
  return text.replace(/\r\n?/g, '\n').split('\n').map(encodeLine).join('\r\n')
}

function encodeLine(line: string): string {
  const bytes = bytesOf.encode(line)
  let lines = ''
  let current = ''
  for (const [index, byte] of bytes.entries()) {
    const unit = encodeByte(byte, index === bytes.length - 1)
    if (current.length + unit.length > maxLine - 1) {
      lines += `${current}=\r\n`
      current = ''
    }
    current += unit
  }
  return lines + current
}

/** White space at the end of a line may be stripped in transport, so it is encoded there. */
function encodeByte(byte: number, isLast: boolean): string {
  const isSpace = byte === 0x20 || byte === 0x09
  const isPlain = (byte > 0x20 && byte < 0x7f && byte !== 0x3d) || (isSpace && !isLast)
  return isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
}
