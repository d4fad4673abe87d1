/** What the fields of calls hold, shown by one value each. */

type Json = Record<string, unknown>

/** By the field's name; of two kinds under one name each has its own. */
const VALUES: Readonly<Record<string, unknown>> = {
  action: 'booking.cancelled',
  actionText: 'Cancelled a booking',
  actor: 'admin',
  actorName: 'Meera Nair',
  additionalNotes: 'I can share the drawings before we meet.',
  advancedPackageRate: '3000.00',
  after: ['40', 'cancelled'],
  agenda: 'How to read a soil report',
  amount: ['300', 30_000],
  attentionReason: 'Paid, but the provider has not answered for a day',
  background: 'Third year civil, one internship on a metro site.',
  before: 'confirmed',
  bio: 'Twelve years in tunnels and foundations.',
  branch: 'Civil Engineering',
  cancelReason: 'It is over',
  certifications: 'Project Management Professional',
  clientId: '7b2f6a0e-0f0c-4d7c-9a57-1f2f0b7c1f11',
  code: '123456',
  college: 'COEP Technological University',
  contentType: 'application/pdf',
  currency: 'INR',
  currentCity: 'Pune',
  currentCompany: 'Deccan Geotech',
  currentCountry: 'India',
  currentJobTitle: 'Senior Geotechnical Engineer',
  currentLevel: '3rd Year Student',
  currentPassword: 'Old@passw0rd1',
  data: '{"bookingId":7}',
  date: '2030-12-07',
  day: '2030-12-07',
  description: 'Reading and detailing reinforcement drawings.',
  details: 'They asked to pay outside the site.',
  discussionTopic: 'Slope stability of an open cut',
  duration: [150, '2.5 hours'],
  email: 'asha@example.com',
  endDate: '2031-01-06',
  endTime: '17:00',
  end_date: '2031-01-06',
  endsAt: '2030-12-07T05:15:00.000Z',
  engineeringField: 'Civil Engineering',
  error: 'The address does not exist',
  event: 'payment.captured',
  eventId: 'evt_PbL1mQ8xkT2v9a',
  experience: 12,
  field: 'status',
  from: '2030-12-01',
  goals: 'Clear GATE and find a site job.',
  imageUrl: '/media/5d41402abc4b2a76b9719d911017c592',
  industriesWorkedIn: 'Infrastructure',
  instructorName: 'Ananya Iyer',
  keyId: 'rzp_live_4kQ1mZ8xT2v9aB',
  keyProjects: 'Pune Metro line 3',
  label: 'Booking 7',
  lastError: 'The bank refused it',
  limit: ['20', 20],
  link: '/sessions',
  linkedinUrl: 'https://www.linkedin.com/in/asha',
  mainBranch: 'Civil Engineering',
  maxParticipants: 50,
  meetingLink: 'https://meet.example.com/soil',
  menteeName: 'Vikram Patil',
  mentee_email: 'vikram@example.com',
  mentee_name: 'Vikram Patil',
  mentorName: 'Ananya Iyer',
  mentor_name: 'Ananya Iyer',
  mentor_specialization: 'Construction Technology & Management',
  message: 'Bring a scale and a calculator.',
  method: 'upi',
  name: 'Asha Pillai',
  newPassword: 'New@passw0rd12',
  note: 'Both were told by phone.',
  offerCode: 'FIRST',
  orderId: ['order_PbL1mQ8xkT2v9a', 7],
  ownPassword: 'Own@passw0rd12',
  page: '1',
  param: '7',
  password: 'Str0ng@passw0rd',
  path: '/admin/payments?order=7',
  payerEmail: 'vikram@example.com',
  payerName: 'Vikram Patil',
  payloadText: '{"emailId":7}',
  payment: 'pay_PbL4vR7yqW1n3c',
  person: 'mentee:7',
  phone: '+91 98765 43210',
  preferredDateTime: '2030-12-07T19:00',
  previousCompanies: 'Larsen & Toubro',
  price: ['499', 499],
  profileImage: '/media/5d41402abc4b2a76b9719d911017c592',
  providerOrderId: 'order_PbL1mQ8xkT2v9a',
  providerPaymentId: 'pay_PbL4vR7yqW1n3c',
  providerRefundId: 'rfnd_PbL9cT5zqX2m8d',
  rating: 4.8,
  razorpayOrderId: 'order_PbL1mQ8xkT2v9a',
  razorpayPaymentId: 'pay_PbL4vR7yqW1n3c',
  razorpaySignature: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  razorpay_order_id: 'order_PbL1mQ8xkT2v9a',
  razorpay_payment_id: 'pay_PbL4vR7yqW1n3c',
  razorpay_signature: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  reason: 'The session was cut short.',
  reasonText: 'Refunded by an administrator',
  receipt: 'booking_7_1',
  receiptNumber: 'PL-2030-000007',
  recoveryCodes: 'k3f9-7xq2-mm4t',
  resolvedBy: 'Meera Nair',
  responseMessage: 'Book a session for next week.',
  search: 'soil',
  secret: 'JBSWY3DPEHPK3PXP',
  selectedTimeSlot: '2030-12-07 10:00',
  sender_name: 'Vikram Patil',
  sessionType: 'video',
  skills: 'Slope stability',
  startDate: '2030-12-07',
  returnedOn: '2030-11-28',
  startTime: '09:00',
  start_date: '2030-12-07',
  starterPackageRate: '300.00',
  startsAt: '2030-12-07T04:30:00.000Z',
  subBranch: 'Construction Technology & Management',
  subject: 'Your session is confirmed',
  successStories: 'Two mentees now lead sites of their own.',
  task: 'sendEmail',
  time: '16:00',
  timeSlotsPerWeek: 'Weekday evenings',
  title: 'Reading reinforcement drawings',
  to: '2030-12-31',
  toAddress: 'asha@example.com',
  token: 'dGhlIHRva2VuIG9mIHRoZSBtYWlsIGlzIDQzIGNoYXJhY3Q',
  toolsAndSoftware: 'PLAXIS',
  topicsCanMentorOn: 'Foundations',
  uri: 'otpauth://totp/Plumbline:admin?secret=JBSWY3DPEHPK3PXP',
  url: '/media/private/5d41402abc4b2a76b9719d911017c592',
  username: 'meera',
  weeks: '12',
  whatFor: 'Starter session with Ananya Iyer',
  whyIMentor: 'I had nobody to ask.',
  year: 2028,
}

const FORMATS: Readonly<Record<string, string>> = { 'date-time': '2030-12-07T04:30:00.000Z', date: '2030-12-07' }

/** A value that fits the JSON schema of the field of this name; an object shows every field. */
export function exampleOf(schema: Json, name = ''): unknown {
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? {}, name)
  const types = [schema['type'] ?? []].flat() as string[]
  if (types.includes('object')) return objectOf(schema, name)
  if (types.includes('array')) return [exampleOf(schema['items'] as Json, name)]
  if (typeof schema['format'] === 'string' && schema['format'] in FORMATS) return FORMATS[schema['format']]
  const known = [VALUES[name] ?? []].flat()
  const written = known.find((value) => types.length === 0 || types.some((type) => isOf(type, value)))
  if (written !== undefined) return written
  if (types.includes('integer') || types.includes('number')) return Math.max(Number(schema['minimum'] ?? 0), 7)
  if (types.includes('boolean')) return true
  return '7'
}

function objectOf(schema: Json, name: string): Json {
  const { properties, propertyNames, additionalProperties } = schema as Record<string, Json | undefined>
  const shown = Object.entries(properties ?? {}).map(([key, value]) => [key, exampleOf(value as Json, key)])
  const keys = (propertyNames?.['enum'] ?? []) as string[]
  for (const key of keys) shown.push([key, exampleOf(additionalProperties ?? {}, name)])
  return Object.fromEntries(shown) as Json
}

const isOf = (type: string, value: unknown): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeof value === type
