import { useTranslation } from '../site/translation.tsx'

/** The link at the end of a list of the desk that leads to its next page. @param path null on the last page, which has none */
export function FurtherLink({ path }: { readonly path: string | null }) {
  const { t } = useTranslation()
  if (path === null) return null
  return (
    <p>
      <a className="button second" href={path}>
        {t('desk.further')}
      </a>
    </p>
  )
}
