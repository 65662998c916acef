import { useAgency } from '../site/page-context.tsx'

/** The agency's logo in the accent colour, beside its name; nothing if it has no logo. The import has sanitised the SVG. */
export function Mark() {
  const { logo } = useAgency().agency.look
  if (logo === null) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: worker/agency/clean-svg.ts leaves drawing elements alone
  return <span className="mark" dangerouslySetInnerHTML={{ __html: logo }} />
}
