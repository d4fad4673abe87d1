/** The process is killed between a payment and the word of it. */
import { expect, test } from 'vitest'
import { testDatabase } from './testing/database.ts'
import { afterFile } from './testing/ending.ts'
import { makeMentor } from './testing/factories.ts'
import { menteeAccount } from './testing/people.ts'
import { endProcesses, startProcess } from './testing/process.ts'
import { KEYS, testProvider } from './testing/provider.ts'
import { signedIn } from './testing/server.ts'
import { slotTextAt } from './rules/time/slotText.ts'
import { addDays, istInstant, istDate } from './rules/time/time.ts'

endProcesses()
const { db, url } = await testDatabase()
let webhookUrl: string | null = null
const provider = testProvider(url, { webhookUrl: () => webhookUrl })
afterFile(() => provider.close())

test('after the restart the booking is confirmed, and mailed, without the browser', async () => {
  const env = {
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    RAZORPAY_API_URL: await provider.url(),
    RAZORPAY_CHECKOUT_URL: `${await provider.url()}/checkout.js`,
  }
  const mentor = await makeMentor(db)
  const { email } = await menteeAccount(db, { termsAccepted: true, termsAcceptedAt: new Date() })
  const first = startProcess(url, env)
  const mentee = await signedIn(`http://127.0.0.1:${await first.ready}`, 'mentee', email)
  const order = await mentee.send<{ orderId: string; bookingData: { bookingId: number } }>(
    'POST',
    '/api/booking-payment/create-order',
    {
      mentorId: mentor.id,
      packageType: 'starter',
      selectedTimeSlot: slotTextAt(istInstant(addDays(istDate(new Date()), 2), '09:45')),
      agenda: 'Paid, and then the lights went out.',
    },
  )
  expect(order.status).toBe(200)
  // Nobody hears of the payment while the product is alive: its webhooks have nowhere to go yet.
  await provider.pay(order.body.orderId)
  first.child.kill('SIGKILL')
  await first.exit
  const second = startProcess(url, env)
  webhookUrl = `http://127.0.0.1:${await second.ready}/api/webhooks/razorpay`
  const { bookingId: id } = order.body.bookingData
  const status = async () => (await db.booking.findUniqueOrThrow({ where: { id } })).status
  await expect.poll(status, { timeout: 60_000 }).toBe('confirmed')
  const subjects = async () => (await db.email.findMany({ where: { toAddress: email } })).map(({ subject }) => subject)
  await expect.poll(subjects).toContainEqual(expect.stringContaining('Confirmed: Starter session'))
}, 90_000)
