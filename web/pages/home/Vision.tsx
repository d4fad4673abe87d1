import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { Vision_query$key } from '../../__generated__/Vision_query.graphql.ts'
import { Muted } from '../../ui/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { Band } from './Band.tsx'
import { VisionVideo } from './VisionVideo.tsx'

const CLAIMS = [
  { label: 'Mentors', value: '10+', figure: true },
  { label: 'Mentees', value: '30+', figure: true },
  { label: 'Specializations', value: '25+', figure: true },
]

/** Vision video and three numbers. */
export function Vision({ queryKey }: { queryKey: Vision_query$key | null }) {
  const query = useFragment(
    graphql`
      fragment Vision_query on Query {
        site {
          visionVideoUrl
        }
      }
    `,
    queryKey,
  )
  return (
    <Columns aria-labelledby="vision">
      <VisionVideo url={query?.site.visionVideoUrl ?? null} />
      <Say>
        <h2 id="vision">Theory is taught. Judgement is passed on.</h2>
        <Muted as="p">
          Most colleges have no one who has stood on a site, commissioned a substation or released a gearbox. We put
          that person one call away.
        </Muted>
        <Claims>
          <TitleBlock facts={CLAIMS} cell={92} big />
        </Claims>
      </Say>
    </Columns>
  )
}

const Columns = styled(Band)`
  display: grid;
  grid-template-columns: 1.25fr 1fr;
  gap: clamp(24px, 5vw, 64px);
  align-items: center;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Say = styled.div`
  display: grid;
  gap: 14px;
`

const Claims = styled.div`
  margin-top: 6px;
  && dd[data-figure] {
    font-size: var(--t26);
  }
  @media (max-width: ${breakpoints.phone}) {
    dl > div {
      padding-inline: 10px;
    }
  }
`
