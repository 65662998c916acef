import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { EnergyBadgeView } from './facts/energy.present.ts'
import { CardFacts } from './listing-card.part.tsx'

const energy: EnergyBadgeView = { text: 'F', scheme: 'flanders', band: 6, label: 'EPC F' }

test('the energy label is in the item of the last fact, so that it never wraps alone', () => {
  const html = renderToStaticMarkup(<CardFacts facts={['House', '3 bedrooms', '164 m²']} energy={energy} />)
  expect(html).toMatch(/<li>3 bedrooms<\/li><li><span>164 m²<\/span><span class="epc"[^>]*>F<\/span><\/li><\/ul>$/)
})

test('a label without facts, and facts without a label, have one item each', () => {
  expect(renderToStaticMarkup(<CardFacts facts={[]} energy={energy} />)).toMatch(/^<ul class="card-facts"><li><span class="epc"[^>]*>F<\/span><\/li><\/ul>$/)
  expect(renderToStaticMarkup(<CardFacts facts={['Garage']} energy={null} />)).toBe('<ul class="card-facts"><li><span>Garage</span></li></ul>')
  expect(renderToStaticMarkup(<CardFacts facts={[]} energy={null} />)).toBe('<ul class="card-facts"></ul>')
})
