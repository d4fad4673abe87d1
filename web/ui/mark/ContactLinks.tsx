import { styled } from 'styled-components'
import { mailTo } from '../../lib/mailTo.ts'
import { AS_CARDS } from '../layout/Table.tsx'

/** A person's email address in a table, to write to. */
export function MailLink({ email }: { email: string }) {
  return <Reach href={mailTo(email)}>{email}</Reach>
}

/** A person's phone number in a table, to call. */
export function PhoneLink({ phone }: { phone: string }) {
  return <Phone href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Phone>
}

const Reach = styled.a`
  overflow-wrap: anywhere;
`

/** In one piece, in a table as in a card: a number is read and dialled as a whole. */
const Phone = styled(Reach)`
  @container not ${AS_CARDS} {
    white-space: nowrap;
  }
`
