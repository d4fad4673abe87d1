import { styled } from 'styled-components'

/** What a new password of an administrator needs. */
export const PASSWORD_HINT = 'At least 12 characters, with upper and lower case, a number and one of @$!%*?&.'

/** Fields one below the other. */
export const Stack = styled.form`
  display: grid;
  gap: 16px;
  max-width: 480px;
`
