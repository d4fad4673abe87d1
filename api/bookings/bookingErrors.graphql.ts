import { errorType } from '../graphql/errors.ts'
import { PaymentProviderUnavailableError } from '../provider/errors.ts'
import {
  OrderInterruptedError,
  PaymentPendingError,
  PaymentVerificationError,
  RefundableChangedError,
  SlotLostError,
} from '../payments/paymentErrors.ts'
import {
  AmountMismatchError,
  BookingNotOpenError,
  MentorBusyError,
  PlanActiveError,
  RefundChangedError,
  SlotNotOfferedError,
  SlotTakenError,
} from './bookingErrors.ts'

errorType(
  SlotNotOfferedError,
  'SlotNotOfferedError',
  'The mentor does not offer this time: past, off the grid, too soon or too far ahead.',
)
errorType(
  SlotTakenError,
  'SlotTakenError',
  'Somebody else holds or has booked this time, the mentee is in another session then, or has reserved it before without paying: the message says when they can again.',
)
errorType(MentorBusyError, 'MentorBusyError', 'The mentor has switched bookings off.')
errorType(
  PlanActiveError,
  'PlanActiveError',
  'The plan would overlap another one with this mentor, or one follows it already.',
)
errorType(AmountMismatchError, 'AmountMismatchError', 'The price given is not the price.')
errorType(
  PaymentProviderUnavailableError,
  'PaymentProviderUnavailableError',
  'The payment provider cannot be reached; nothing stays held.',
)
errorType(
  OrderInterruptedError,
  'OrderInterruptedError',
  'What was to be ordered was given up or paid in another tab meanwhile; nothing was charged.',
)
errorType(
  PaymentVerificationError,
  'PaymentVerificationError',
  'The signature is wrong, or the payment belongs to another order.',
)
errorType(
  PaymentPendingError,
  'PaymentPendingError',
  'Whether the money was taken is not known yet: ask again, never pay again.',
)
errorType(SlotLostError, 'SlotLostError', 'The payment came after the time was lost; all of it goes back.')
errorType(
  BookingNotOpenError,
  'BookingNotOpenError',
  'Not possible with this booking, not yet or no longer; the message says why.',
)
errorType(
  RefundChangedError,
  'RefundChangedError',
  'The refund is another one than was agreed to; nothing was cancelled.',
  (t) => ({ refund: t.expose('refund', { type: 'Paise', description: 'What would go back now.' }) }),
)
errorType(
  RefundableChangedError,
  'RefundableChangedError',
  'What can be refunded is another sum than the administrator was shown; nothing was done.',
  (t) => ({ refundable: t.expose('refundable', { type: 'Paise', description: 'What can go back now.' }) }),
)
