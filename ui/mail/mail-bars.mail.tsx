import type { Bars } from './mail-section.mail.ts'
import type { MailStyles } from './mail-styles.mail.ts'

/** Pixels of the highest bar. */
const tallest = 72

/** Numbers as bars with their labels, the last in the accent. The bars are cells with a background, which every mail program shows. */
export function MailBars({ bars: { title, bars }, styles }: { bars: Bars; styles: MailStyles }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <>
      <div className="soft" style={styles.label}>
        {title}
      </div>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.bars}>
        <tbody>
          <tr>
            {bars.map(({ label, value, text }, at) => (
              <td key={label} className="soft" style={styles.barCell}>
                {text}
                <div
                  className={at === bars.length - 1 ? 'action' : 'bar'}
                  style={{ ...(at === bars.length - 1 ? styles.lastBar : styles.bar), height: Math.max(2, Math.round((tallest * value) / most)) }}
                />
                {label}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  )
}
