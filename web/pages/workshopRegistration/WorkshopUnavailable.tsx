import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { workshopNotFoundHead } from '../../features/workshops/workshopHead.ts'

/** There is no such workshop any more, or the address names none. */
export function WorkshopUnavailable({ isInvalid }: { isInvalid: boolean }) {
  return (
    <Place>
      <PageHead {...workshopNotFoundHead} />
      <EmptyState
        level={1}
        title={isInvalid ? 'Invalid workshop ID' : 'Workshop not found'}
        actions={
          <ButtonLink look="primary" to="/workshops">
            View All Workshops
          </ButtonLink>
        }
      >
        {isInvalid
          ? 'This link is not complete. Choose the workshop from the list.'
          : 'It may have been cancelled, or the link may be wrong. If you registered or paid, our email tells you what happens with your money.'}
      </EmptyState>
    </Place>
  )
}

const Place = styled(PageWidth)`
  padding-block: clamp(24px, 5vw, 56px);
  h1 {
    font-size: var(--h1);
  }
`
