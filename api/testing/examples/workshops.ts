/** Workshops: made, registered for, called off. */
import { PROOF, administrator, mentor, type Day, type Example } from './example.ts'

export const ofWorkshops = (day: Day): Example[] => [
  {
    call: 'POST /api/workshops',
    ...mentor,
    body: {
      title: 'Reading reinforcement drawings',
      description: 'Reading and detailing reinforcement drawings.',
      branch: 'Civil Engineering',
      date: day(26),
      time: '16:00',
      duration: '2.5 hours',
      maxParticipants: 50,
      price: 499,
    },
  },
  { call: 'PUT /api/workshops/:id', ...mentor, params: { id: 9 }, body: { maxParticipants: 60 } },
  {
    call: 'POST /api/workshops/:id/messages',
    ...mentor,
    params: { id: 1 },
    body: { clientId: '0d5b2f0c-7c8e-4b62-9b1d-52c1f3f0a8d2', message: 'Bring a scale and a calculator.' },
  },
  {
    call: 'POST /api/workshop-payment/create-order',
    body: { workshopId: 1, name: 'Asha Pillai', email: 'asha@example.com', phone: '+91 98765 43210' },
  },
  {
    call: 'POST /api/workshop-payment/verify',
    body: {
      razorpayOrderId: 'order_PbL2nR9ylU3w0b',
      razorpayPaymentId: PROOF.paymentId,
      razorpaySignature: PROOF.signature,
    },
    needs: 'what the payment window hands over',
    async instead({ provider }, answers) {
      const { orderId } = answers.get('POST /api/workshop-payment/create-order') as { orderId: string }
      const { paymentId, signature } = await provider.pay(orderId)
      return { body: { razorpayOrderId: orderId, razorpayPaymentId: paymentId, razorpaySignature: signature } }
    },
  },
  { call: 'PATCH /api/workshops/:id/approve', ...administrator, params: { id: 5 } },
  {
    call: 'PATCH /api/workshops/:id/reject',
    ...administrator,
    params: { id: 9 },
    body: { reason: 'The date is too close to another one.' },
  },
  {
    call: 'POST /api/admin/registrations/:id/move',
    ...administrator,
    params: { id: 61 },
    body: { workshopId: 1, reason: 'They asked for an earlier day.' },
  },
  {
    call: 'POST /api/admin/registrations/:id/cancel',
    ...administrator,
    params: { id: 71 },
    body: { refund: 79_900, expectedRefundable: 79_900, reason: 'They registered twice.' },
  },
  {
    call: 'PATCH /api/workshops/:id/cancel',
    ...administrator,
    params: { id: 8 },
    body: { reason: 'The hall is closed on that day.' },
  },
  { call: 'DELETE /api/workshops/:id', ...administrator, params: { id: 10 }, body: { reason: 'It was rejected.' } },
]
