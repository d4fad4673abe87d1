import { styled } from 'styled-components'

/** One payment: what for and amount, below it the receipt. Amount and button go under the text on a phone. */
export const PaymentSheet = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px 20px;
  align-items: center;
  padding: 18px clamp(16px, 2vw, 24px);
  border-top: 1px solid var(--line);
  list-style: none;
  &:first-child {
    border-top: 0;
  }
  > :first-child {
    display: grid;
    gap: 3px;
    align-self: start;
  }
  > :nth-child(2) {
    align-self: start;
  }
  > :nth-child(even) {
    justify-self: end;
  }

  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(even) {
      justify-self: start;
    }
  }
`
