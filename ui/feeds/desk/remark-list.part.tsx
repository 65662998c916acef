import type { RemarkView } from './remark.present.ts'

/** Remarks on values of the stock, each with its record. */
export function RemarkList({ remarks, namesRecord = true }: { readonly remarks: readonly RemarkView[]; readonly namesRecord?: boolean }) {
  return (
    <ul className="home-gap-list">
      {remarks.map(({ key, field, value, reason, record, path }) => (
        <li key={key}>
          <strong className="remark-field">{field}</strong>
          <span>{reason}</span>
          {value !== '' && <q className="remark-value">{value}</q>}
          {namesRecord && <span className="hint">{path === null ? record : <a href={path}>{record}</a>}</span>}
        </li>
      ))}
    </ul>
  )
}
