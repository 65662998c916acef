import { Select, Tick } from '../forms/field.part.tsx'
import { useTranslation } from '../site/translation.tsx'

/** The fields of a channel's rule. @param initial their values by name; absent: everything on offer, without contacts */
export function RuleFields({ initial = {} }: { readonly initial?: Readonly<Record<string, string>> }) {
  const { t } = useTranslation()
  const goals = [
    { value: '', text: t('desk.channels.anyGoal') },
    ...(['sale', 'rent'] as const).map((goal) => ({ value: goal, text: t(`desk.channels.goal.${goal}`) })),
  ]
  const countries = [
    { value: '', text: t('desk.channels.anywhere') },
    ...(['BE', 'LU', 'other'] as const).map((country) => ({ value: country, text: t(`desk.channels.country.${country}`) })),
  ]
  return (
    <>
      <Select name="channelGoal" choices={goals} initial={initial.channelGoal ?? ''} />
      <Select name="channelCountry" choices={countries} initial={initial.channelCountry ?? ''} />
      <Tick name="channelByHand" initially={initial.channelByHand !== undefined}>
        {t('desk.channels.byHand.tick')}
      </Tick>
      <Tick name="channelContact" initially={initial.channelContact !== undefined}>
        {t('desk.channels.contact.tick')}
      </Tick>
    </>
  )
}
