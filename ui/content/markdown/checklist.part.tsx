import type { RootContent } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../icons.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { RenderNodes } from './markdown-walk.ts'

type Section = readonly RootContent[]

/** Sections with tasks become checklists, the first with a button that prints the checklists alone. */
export function arrangeChecklists(nodes: readonly RootContent[], render: RenderNodes<ReactNode>): ReactNode {
  const runs = runsOf(sectionsOf(nodes))
  const first = runs.find(isChecklist)
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's sections have no other key and are never reordered
    <Fragment key={index}>{isChecklist(run) ? <Checklist sections={run} canPrint={run === first} render={render} /> : render(run.flat())}</Fragment>
  ))
}

/** One section has the button beside its heading; several have it before the first. */
function Checklist({ sections, canPrint, render }: { sections: readonly Section[]; canPrint: boolean; render: RenderNodes<ReactNode> }) {
  const nodes = sections.flat()
  const [heading, ...rest] = nodes
  const isOne = sections.length === 1 && heading?.type === 'heading'
  return (
    <div className="checklist" {...part('checklist')}>
      {canPrint && (
        <div className="checklist-head">
          {isOne && render([heading])}
          <PrintList />
        </div>
      )}
      {render(canPrint && isOne ? rest : nodes)}
    </div>
  )
}

function PrintList() {
  const { t } = useTranslation()
  return (
    <button type="button" className="button second" {...island('print')} hidden>
      <Icon name="print" />
      {t('article.print')}
    </button>
  )
}

/** A text's parts, each from one heading of the second level to the next. */
function sectionsOf(nodes: readonly RootContent[]): readonly Section[] {
  const sections: RootContent[][] = []
  for (const node of nodes) {
    const last = sections.at(-1)
    if (last === undefined || (node.type === 'heading' && node.depth <= 2)) sections.push([node])
    else last.push(node)
  }
  return sections
}

/** Neighbouring sections that all have tasks, or all have none. */
function runsOf(sections: readonly Section[]): readonly (readonly Section[])[] {
  const runs: Section[][] = []
  for (const section of sections) {
    const last = runs.at(-1)
    if (last?.[0] !== undefined && hasTasks(last[0]) === hasTasks(section)) last.push(section)
    else runs.push([section])
  }
  return runs
}

function isChecklist([first = []]: readonly Section[]): boolean {
  return hasTasks(first)
}

function hasTasks(section: Section): boolean {
  return section.some((node) => node.type === 'list' && node.children.some(({ checked }) => typeof checked === 'boolean'))
}
