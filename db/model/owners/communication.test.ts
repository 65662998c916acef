import { expect, test } from 'vitest'
import { communicationOfForm } from './communication.ts'

test('a form about a home is kept as a communication of its type', () => {
  expect(communicationOfForm).toEqual({
    ...{ enquiry: 'question', construction: 'question', contact: 'question', documentRequest: 'documents' },
    ...{ purchaseOffer: 'offer', rentProfile: 'application', sendToFriend: 'share' },
  })
})
