import { expect, it } from 'vitest'
import { orderAnswer, paymentAnswer, refundAnswer } from '../testing/rawProvider.ts'
import { readWebhookEvent } from './entities.ts'

it('reads the entities of an event', () => {
  const payload = { payment: { entity: paymentAnswer }, order: { entity: orderAnswer } }
  const event = readWebhookEvent({
    entity: 'event',
    event: 'order.paid',
    contains: ['payment', 'order'],
    payload,
  })
  expect(event).toMatchObject({
    name: 'order.paid',
    payment: { id: paymentAnswer.id },
    order: { id: orderAnswer.id },
  })
  expect(event?.refund).toBeNull()
})

it('reads a refund', () => {
  const event = readWebhookEvent({
    event: 'refund.failed',
    payload: { refund: { entity: { ...refundAnswer, status: 'failed' } } },
  })
  expect(event?.refund).toMatchObject({ status: 'failed', paymentId: paymentAnswer.id })
})

it('keeps the name of an event it has no entities for', () => {
  expect(readWebhookEvent({ event: 'settlement.processed', payload: { settlement: {} } })?.name).toBe(
    'settlement.processed',
  )
})

it.each([null, 'text', {}, { event: 'order.paid', payload: { order: { entity: { id: '../x' } } } }])(
  'answers null for %j',
  (json) => {
    expect(readWebhookEvent(json)).toBeNull()
  },
)
