import { styled } from 'styled-components'
import { formatRupees } from '../../../../../api/rules/text/format.ts'
import { isIstDate, isIstTime } from '../../../../../api/rules/time/time.ts'
import { WorkshopImage } from '../../../../features/workshops/WorkshopImage.tsx'
import { workshopDate, workshopTime } from '../../../../features/workshops/workshopTimes.ts'
import { BranchBadge } from '../../../../ui/BranchBadge.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Small } from '../../../../ui/PageFrame.tsx'
import { breakpoints } from '../../../../ui/theme.ts'
import type { WorkshopTexts } from '../../../../features/workshops/form/workshopRules.ts'

/** How people will see what is typed. */
export function WorkshopPreview({ values, instructor }: { values: WorkshopTexts; instructor: string }) {
  const { title, description, branch, date, time, duration, maxParticipants, price, imageId } = values
  const rupees = /^\d{1,7}$/.test(price.trim()) ? Number(price) : null
  const when = [isIstDate(date) && workshopDate(date), isIstTime(time) && workshopTime(time), duration.trim()].filter(
    Boolean,
  )
  return (
    <Side aria-label="Preview">
      <Small>What people will see</Small>
      <Sheet>
        <WorkshopImage branch={branch} image={imageId || null} lazy={false} />
        <div>
          {branch !== '' && <BranchBadge mainBranch={branch} />}
          <Title>{title.trim() || 'Your title'}</Title>
          <Words>{description.trim() || 'Your description'}</Words>
          <Small>{instructor}</Small>
          <Small>{when.length > 0 ? when.join(', ') : 'Date and time'}</Small>
          <Small>
            <span>{rupees === null ? 'Price' : rupees === 0 ? 'Free' : formatRupees(rupees * 100)}</span>
            <span>{maxParticipants === '' ? '' : `, up to ${maxParticipants} people`}</span>
          </Small>
        </div>
      </Sheet>
    </Side>
  )
}

const Side = styled.aside`
  position: sticky;
  top: 84px;
  display: grid;
  gap: 8px;
  @media (max-width: ${breakpoints.desktop}) {
    position: static;
  }
`

const Sheet = styled(Card)`
  overflow: hidden;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: 8px;
    padding: 16px;
    overflow-wrap: anywhere;
  }
`

const Title = styled.p`
  font: 650 var(--t17) / 1.3 var(--head);
`

const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  white-space: pre-line;
`
