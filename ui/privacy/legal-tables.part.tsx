import type { ReactNode } from 'react'
import { dataAuthorities } from '#db/model/privacy/data-authorities.ts'
import { textIn } from '#db/model/site/localized.ts'
import { TableHead } from '../design/tables.part.tsx'
import { href } from '../routes.ts'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { StorageRow, ThirdPartyRow } from './device-storage.present.ts'

/** One processing of personal data, in words. */
export interface ProcessingRow {
  readonly key: string
  readonly name: string
  readonly purpose: string
  readonly basis: string
  readonly recipients: string
  readonly kept: string
}

/** What the site does with personal data. */
export function ProcessingTable({ rows }: { rows: readonly ProcessingRow[] }) {
  const { t } = useTranslation()
  const heads = ['name', 'purpose', 'basis', 'recipients', 'kept'] as const
  return (
    <LegalTable
      caption={t('processing.caption')}
      heads={heads.map((head) => t(`processing.column.${head}`))}
      rows={rows.map((row) => ({ key: row.key, cells: heads.map((head) => row[head]) }))}
    />
  )
}

/** What the site keeps in the browser. */
export function StorageTable({ rows }: { rows: readonly StorageRow[] }) {
  const { t } = useTranslation()
  const heads = ['name', 'kind', 'category', 'purpose', 'kept'] as const
  return (
    <LegalTable
      caption={t('storage.caption')}
      heads={heads.map((head) => t(`storage.column.${head}`))}
      rows={rows.map((row) => ({ key: row.kind + row.name, cells: heads.map((head) => row[head]) }))}
    />
  )
}

/** The services of others that pages may load. */
export function ThirdPartyTable({ rows }: { rows: readonly ThirdPartyRow[] }) {
  const { t } = useTranslation()
  const heads = ['name', 'purpose', 'category'] as const
  return (
    <LegalTable
      caption={t('thirdParty.caption')}
      heads={heads.map((head) => t(`thirdParty.column.${head}`))}
      rows={rows.map(({ name, purpose, category, policy }) => ({ key: name, cells: [<Provider key="name" name={name} policy={policy} />, purpose, category] }))}
    />
  )
}

function Provider({ name, policy }: Pick<ThirdPartyRow, 'name' | 'policy'>) {
  const { t } = useTranslation()
  return (
    <>
      {name}
      {policy !== null && (
        <>
          {' '}
          (
          <a href={policy} rel="noopener noreferrer">
            {t('thirdParty.policy')}
          </a>
          )
        </>
      )}
    </>
  )
}

interface LegalTableProps {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** A table of texts. On narrow screens each row becomes a block in which each cell is labelled with its column. */
function LegalTable({ caption, heads, rows }: LegalTableProps) {
  return (
    <table className="legal-table">
      <caption>{caption}</caption>
      <TableHead columns={heads} />
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>
                <span className="legal-head">{heads[index + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The link to the privacy statement beside a consent box. */
export function PrivacyLink() {
  const { t, locale } = useTranslation()
  return <a href={href('privacy', locale)}>{t('route.privacy')}</a>
}

/** Where to complain about personal data: the authority of each country in which the agency has an office. */
export function DataAuthorities() {
  const { locale } = useTranslation()
  const { identity, offices } = useAgency().agency
  const countries = [identity?.seat.country ?? 'BE', ...offices.map(({ address }) => address?.country)]
  return (
    <ul>
      {dataAuthorities
        .filter(({ country }) => countries.includes(country))
        .map(({ country, name, address, site }) => {
          const link = textIn(site, locale)
          return (
            <li key={country}>
              {textIn(name, locale)}, {textIn(address, locale)}, <a href={link}>{new URL(link).hostname}</a>
            </li>
          )
        })}
    </ul>
  )
}
