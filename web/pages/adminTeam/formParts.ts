import { styled } from 'styled-components'

/** Fields one below the other. */
export const Stack = styled.form`
  display: grid;
  gap: 16px;
  max-width: 480px;
`
