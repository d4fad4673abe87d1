import { styled } from 'styled-components'

/** Why we ask to confirm the address. */
export function WhyConfirm() {
  return (
    <Side aria-labelledby="why-confirm">
      <h2 id="why-confirm">Why we ask</h2>
      <p>We email you booking confirmations, reminders and news about refunds. They must reach you.</p>
      <p>You need a confirmed email for free workshops.</p>
      <p>You can use everything else without it.</p>
    </Side>
  )
}

const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: 12px;
  h2 {
    font-size: var(--t20);
  }
  > p {
    padding-top: 12px;
    border-top: 1px solid var(--line);
    color: var(--muted);
  }
`
