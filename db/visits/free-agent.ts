import { type SQL, sql } from 'drizzle-orm'
import type { OfficeKey } from '../model/agency/office.ts'
import { brusselsDay, dayAfter, instantAt } from '../model/site/brussels-time.ts'
import { day } from '../model/site/durations.ts'
import type { Candidates, Period } from '../model/visits/agents-time.ts'

/** Who takes a visit, as SQL that the statement which books it evaluates: of two visits at once the second sees the first one's agent taken. */

/** SQL for the agent who takes a visit: the free agent with the highest rank, then the fewest visits that day; null if no agent is free. */
export function freeAgent(candidates: Candidates, period: Period): SQL {
  const today = brusselsDay(new Date(period.startsAt))
  const [from, to] = [today, dayAfter(today, 1)].map((each) => instantAt({ day: each, time: '00:00' }).toISOString())
  const visits = sql`(SELECT count(DISTINCT coalesce(that.joint_id, that.id)) FROM appointments AS that WHERE that.assignee = agent.value ->> 'id' AND that.state = 'confirmed'
    AND that.starts_at >= ${from} AND that.starts_at < ${to})`
  return sql`(SELECT agent.value ->> 'id' FROM ${agents(candidates)} WHERE ${isFree(candidates, period)} ORDER BY agent.value ->> 'rank' DESC, ${visits}, agent.key LIMIT 1)`
}

/** The condition that the office has more free agents than unassigned visits at that time. */
export function hasFreeAgent(candidates: Candidates, office: OfficeKey, period: Period): SQL {
  const free = sql`(SELECT count(*) FROM ${agents(candidates)} WHERE ${isFree(candidates, period)})`
  const unassigned = sql`(SELECT count(DISTINCT coalesce(open.joint_id, open.id)) FROM appointments AS open WHERE open.office = ${office} AND open.assignee IS NULL AND open.state = 'confirmed'
    AND open.id IS NOT ${candidates.except} AND (open.joint_id IS NULL OR open.joint_id IS NOT ${candidates.exceptJoint}) AND open.starts_at > ${since(period)} AND open.starts_at < ${period.endsAt} AND open.ends_at > ${period.startsAt})`
  return sql`${free} > ${unassigned}`
}

const agents = ({ agents: listed }: Candidates) => sql`json_each(${JSON.stringify(listed)}) AS agent`

/** The agent has no other visit then; between visits to different homes the time between places is kept. */
function isFree({ listingId, except, exceptJoint }: Candidates, period: Period): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM appointments AS held WHERE held.assignee = agent.value ->> 'id' AND held.state = 'confirmed' AND held.id IS NOT ${except}
    AND (held.joint_id IS NULL OR held.joint_id IS NOT ${exceptJoint})
    AND held.starts_at > ${since(period)}
    AND held.starts_at < CASE WHEN held.listing_id = ${listingId} THEN ${period.endsAt} ELSE agent.value ->> 'until' END
    AND held.ends_at > CASE WHEN held.listing_id = ${listingId} THEN ${period.startsAt} ELSE agent.value ->> 'from' END)`
}

/** Visits last less than a day, which bounds the range of the index. */
const since = ({ startsAt }: Period) => new Date(Date.parse(startsAt) - day).toISOString()
