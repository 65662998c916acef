import type { ViewMessage } from '#db/model/views/page-view.ts'

/** The views that the bench sends, and their projects. */
export const projectCount = 500
const visitorsOfProject = 100
/** Maximum time between a visit's views: less than what ends a visit, so that their order does not matter. */
const spreadSeconds = 1_500
const firstSecond = Date.parse('2026-11-18T09:00:00Z') / 1000
const days = ['2026-11-16', '2026-11-17', '2026-11-18'] as const

/** One view in twenty is a robot's. */
export const isDropped = (index: number) => index % 20 === 7

/** The project, day and visitor of a view, in a mixed order that is the same in every run. */
export function placeOf(index: number) {
  const mixed = Math.imul(index, 0x9e3779b1) >>> 0
  const project = 1 + (mixed % projectCount)
  const day = days[Math.floor(mixed / projectCount) % days.length] ?? days[0]
  return { project, day, visitor: `${project}-${Math.floor(mixed / 4_096) % visitorsOfProject}` }
}

export function madeView(index: number): ViewMessage {
  const { project, day, visitor } = placeOf(index)
  const message = { kind: 'view', id: `made-${index}`, day } as const
  if (isDropped(index)) return { ...message, dropped: 'robot' }
  return { ...message, seen: 'project', record: project, at: firstSecond + (index % spreadSeconds), visitor }
}
