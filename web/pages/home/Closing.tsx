import { styled } from 'styled-components'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'

/** Closing call to action. */
export function Closing() {
  return (
    <PageWidth as="section" aria-labelledby="closing">
      <Slab>
        <div>
          <h2 id="closing">Stuck on a design, a project or a career choice?</h2>
          <p>Describe it in two lines. Someone has solved it before.</p>
        </div>
        <ButtonRow>
          <ButtonLink look="slab" to="/find-mentors">
            Find a Mentor
          </ButtonLink>
          <ButtonLink look="slabQuiet" to="/community">
            Join Community
          </ButtonLink>
        </ButtonRow>
      </Slab>
    </PageWidth>
  )
}

const Slab = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 40px;
  justify-content: space-between;
  align-items: center;
  margin-top: clamp(48px, 6vw, 72px);
  padding: clamp(24px, 4vw, 44px);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background-color: var(--slab);
  background-image:
    linear-gradient(var(--slab-grid) 1px, transparent 1px),
    linear-gradient(90deg, var(--slab-grid) 1px, transparent 1px);
  background-size: 24px 24px;
  color: var(--on-slab);
  > :first-child {
    display: grid;
    gap: 6px;
  }
  p {
    color: var(--on-slab-muted);
  }
`
