import { type RefObject, useEffect, useRef, useState } from 'react'
import { QuietButton, SecondButton } from '../design/buttons.part.tsx'
import { onDeskKey } from '../desk/desk-keys.island.ts'
import { ShowKeys } from '../desk/key-list.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { InboxRows } from './inbox-rows.part.tsx'
import type { LeadLine } from './lead-line.present.ts'
import { usePreview } from './use-preview.part.ts'

export interface LeadInboxProps {
  readonly leads: readonly LeadLine[]
  /** The action of the form: the list with its filters. */
  readonly action: string
  /** The id of the lead that the preview beside the list shows at first. */
  readonly previewed: string
}

/**
 * The leads of a page, with bulk actions to take or close them. With script there are keyboard shortcuts, the selection is counted, and the
 * preview beside the list follows.
 */
export function LeadInbox({ leads, action, previewed: first }: LeadInboxProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { previewed, show, openOrShow } = usePreview(first)
  const { chosen, count, chooseAll } = useChosen(form)
  useInboxKeys(form, count)
  return (
    <form method="post" action={action} className="lead-inbox" ref={form} onChange={count}>
      <InboxRows leads={leads} previewed={previewed} show={show} openOrShow={openOrShow} />
      <div className={chosen ? 'lead-bulk is-chosen' : 'lead-bulk'}>
        {chosen !== null && leads.length > 1 && (
          <label className="choice">
            <input type="checkbox" checked={chosen === leads.length} onChange={(event) => chooseAll(event.currentTarget.checked)} />
            <span>{t('desk.leads.all', { count: String(leads.length) })}</span>
          </label>
        )}
        <p role="status">{chosen === null || chosen === 0 ? t('desk.leads.choose') : t('desk.leads.chosen', { count: chosen })}</p>
        <SecondButton act="take">{t('desk.lead.take')}</SecondButton>
        <SecondButton act="done">{t('desk.lead.state.done')}</SecondButton>
        <QuietButton act="declined">{t('desk.lead.state.declined')}</QuietButton>
      </div>
      <ShowKeys />
    </form>
  )
}

const boxesIn = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((each): each is HTMLInputElement => each instanceof HTMLInputElement && each.name === 'lead')

/** The number of selected leads; null before the script has counted. */
function useChosen(form: RefObject<HTMLFormElement | null>) {
  const [chosen, setChosen] = useState<number | null>(null)
  const count = () => setChosen(boxesIn(form.current).filter(({ checked }) => checked).length)
  // Includes what was ticked before the script loaded.
  useEffect(count, [])
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxesIn(form.current)) box.checked = isChosen
    count()
  }
  return { chosen, count, chooseAll }
}

/** j and k, and within the list the arrows, move between lines, x ticks one, t takes and e closes the ticked ones, or else the line with the focus. */
function useInboxKeys(form: RefObject<HTMLFormElement | null>, count: () => void): void {
  useEffect(
    () =>
      onDeskKey((key) => {
        const boxes = boxesIn(form.current)
        const at = boxes.findIndex((box) => box.closest('li')?.contains(document.activeElement))
        const focus = (to: number) => boxes[Math.max(0, Math.min(boxes.length - 1, to))]?.closest('li')?.querySelector('a')?.focus()
        const current = boxes[at]
        const submit = (value: string) => {
          if (current !== undefined && !boxes.some(({ checked }) => checked)) current.checked = true
          const button = [...(form.current?.elements ?? [])].find((each) => each instanceof HTMLButtonElement && each.value === value)
          if (button instanceof HTMLButtonElement) form.current?.requestSubmit(button)
        }
        if (key === 'j' || (key === 'ArrowDown' && at !== -1)) focus(at + 1)
        else if (key === 'k' || (key === 'ArrowUp' && at !== -1)) focus(at === -1 ? boxes.length - 1 : at - 1)
        else if (key === 'x' && current !== undefined) {
          current.checked = !current.checked
          count()
        } else if (key === 'e') submit('done')
        else if (key === 't') submit('take')
        else return false
        return true
      }),
    [],
  )
}
