import { readBlocks } from '#db/model/content/text-blocks.ts'
import { BlockPreview } from '../content/blocks/block-preview.part.tsx'
import { BlockText } from '../content/blocks/text-blocks.part.tsx'
import { presentBlocks } from '../content/blocks/text-blocks.present.ts'
import { BlockTools } from '../content/desk/block-tools.part.tsx'
import { HomeSection } from '../content/home-sections.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Sample } from './sample.tsx'
import { sampleAgency, sampleNow } from './sample-records.ts'

const text = `Ons kantoor.

::: figures
25 | jaar in de streek
1.200 | verkochte panden
:::

::: quote An Peeters, Gent
Alles was geregeld.
:::

::: team

::: contact

::: valuation

::: gallery`
const sections = { forSale: [], forSaleCount: 0, project: null, testimonial: null, interior: null, ways: [] }

/** The blocks of a text and the sections of the home page. */
export function BlockSamples() {
  const { locale } = useTranslation()
  const blocks = presentBlocks(readBlocks(text), { pictures: new Map(), homes: new Map(), searches: new Map() }, null, {
    agency: sampleAgency,
    locale,
    now: sampleNow,
  })
  return (
    <>
      <Sample name="BlockText">
        <BlockText blocks={blocks} lang="nl" />
      </Sample>
      <Sample name="BlockPreview">
        <BlockPreview text={text} words={{}} />
      </Sample>
      <Sample name="BlockTools">
        <BlockTools pictures={[]} insert={() => undefined} />
      </Sample>
      <Sample name="HomeSection">
        <HomeSection {...sections} block={{ key: 'own', block: 'own', title: 'Sinds 1998', text: 'Een familiekantoor.', photo: null }} />
        <HomeSection {...sections} block={{ key: 'valuation', block: 'valuation', title: null, text: null, photo: null }} />
      </Sample>
    </>
  )
}
