/** What mentees and mentors do. */
import { PROOF, mentee, mentor, type Day, type Example } from './example.ts'
import { hasEnded } from './states.ts'

export const ofMembers = (day: Day): Example[] => [
  {
    call: 'POST /api/booking-payment/create-order',
    ...mentee,
    body: {
      mentorId: 11,
      packageType: 'starter',
      selectedTimeSlot: `${day(12)} 14:00`,
      agenda: 'How to size a gearbox for a conveyor',
    },
  },
  {
    call: 'POST /api/booking-payment/verify',
    ...mentee,
    body: {
      razorpay_order_id: 'order_PbL1mQ8xkT2v9a',
      razorpay_payment_id: PROOF.paymentId,
      razorpay_signature: PROOF.signature,
    },
    needs: 'what the payment window hands over',
    async instead({ provider }, answers) {
      const { orderId } = answers.get('POST /api/booking-payment/create-order') as { orderId: string }
      const { paymentId, signature } = await provider.pay(orderId)
      return { body: { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } }
    },
  },
  {
    call: 'PATCH /api/mentee/bookings/:id/complete',
    ...mentee,
    params: { id: 722 },
    needs: 'a session that has ended',
    given: (t) => hasEnded(t, 722),
  },
  {
    call: 'PUT /api/mentees/:id',
    ...mentee,
    params: { id: 1 },
    body: { college: 'COEP Technological University', goals: 'Clear GATE and find a site job.' },
  },
  {
    call: 'POST /api/mentorship-requests',
    ...mentee,
    body: {
      mentorId: 11,
      discussionTopic: 'Slope stability of an open cut',
      background: 'Third year civil, one internship on a metro site.',
      preferredDateTime: `${day(12)}T19:00`,
      additionalNotes: 'I can share the drawings before we meet.',
      proposedTimes: [`${day(12)}T14:45`, `${day(19)}T14:00`],
    },
  },
  {
    call: 'PATCH /api/mentorship-requests/:id/respond',
    ...mentor,
    params: { id: 1 },
    body: { status: 'approved', responseMessage: 'Book a session for next week.' },
  },
  {
    call: 'PUT /api/mentors/:id',
    ...mentor,
    params: { id: 1 },
    body: {
      currentCity: 'Pune',
      skills: ['RCC detailing', 'Bar bending schedules'],
      weeklyAvailability: { saturday: { enabled: true, startTime: '09:00', endTime: '19:00' } },
    },
  },
  {
    call: 'POST /api/chat/messages',
    ...mentee,
    body: {
      planSubscriptionId: 1,
      message: 'Which drawing shall I bring?',
      clientId: '7b2f6a0e-0f0c-4d7c-9a57-1f2f0b7c1f11',
    },
  },
  { call: 'PATCH /api/notifications/:id/read', ...mentee, params: { id: 1 } },
  { call: 'DELETE /api/notifications/:id', ...mentee, params: { id: 3 } },
  { call: 'PATCH /api/notifications/read-all', ...mentee },
  { call: 'POST /api/accept-terms', ...mentee, body: { userType: 'mentee', userId: 1 } },
]
