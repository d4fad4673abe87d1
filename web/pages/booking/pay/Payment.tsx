import { useEffect, useImperativeHandle, type Ref } from 'react'
import { usePayment, type PaymentOptions } from './usePayment.ts'

/** What the page can ask of the payment. */
export interface PaymentHandle {
  pay: () => void
  /** Asks the server again for the outcome of a payment. */
  checkAgain: () => void
}

export interface PaymentProps extends PaymentOptions {
  ref: Ref<PaymentHandle>
  /** Whether the outcome is being asked for. */
  onChecking: (isChecking: boolean) => void
}

/** The payment at work, once something can be paid or is being paid. Shows nothing. */
export function Payment({ ref, onChecking, ...options }: PaymentProps) {
  const { pay, checkAgain, isChecking } = usePayment(options)
  useImperativeHandle(ref, () => ({ pay, checkAgain }))
  useEffect(() => onChecking(isChecking), [onChecking, isChecking])
  return null
}
