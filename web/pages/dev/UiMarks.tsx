import { Check, Clock, X } from 'lucide-react'
import { Avatar } from '../../ui/mark/Avatar.tsx'
import { Badge, Count } from '../../ui/mark/Badge.tsx'
import { BranchBadge } from '../../ui/mark/BranchBadge.tsx'
import { BranchSwatch } from '../../ui/mark/BranchSwatch.tsx'
import { Card, Cards } from '../../ui/layout/Card.tsx'
import { ChipLink, Chips } from '../../ui/mark/Chips.tsx'
import { FilterChip } from '../../ui/mark/FilterChip.tsx'
import { Gauge } from '../../ui/mark/Gauge.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Rating } from '../../ui/mark/Rating.tsx'
import { Rows } from '../../ui/layout/Rows.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Stars } from '../../ui/mark/Stars.tsx'
import { AvailabilityState, State } from '../../ui/mark/State.tsx'
import { Tag, Tags } from '../../ui/mark/Tags.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { Row, Shown, Stack, Two } from './Shown.tsx'

const FILTERS = ['Available Now', 'Environmental Engineering']
const FACTS = [
  { label: 'Experience', value: '11 years' },
  { label: 'Response time', value: 'Within 24 hours' },
  { label: 'Last active', value: '3 hours ago' },
  { label: 'Starter', value: '₹799', figure: true },
]

/** Badges, avatars, chips, facts and cards. */
export function UiMarks() {
  return (
    <Shown title="Badges, avatars, chips, facts">
      <Row>
        <BranchBadge mainBranch="Civil Engineering" />
        <BranchBadge mainBranch="Electrical & Electronics Engineering" />
        <BranchBadge mainBranch="Mechanical Engineering" />
        <BranchBadge mainBranch="General" subBranch="Other things" />
      </Row>
      <Row>
        <AvailabilityState available />
        <AvailabilityState available={false} />
        <State kind="wait">
          <Clock size={16} />
          Active, 2 days left
        </State>
      </Row>
      <Row>
        <Badge $tone="good">
          <Check />
          Accepted
        </Badge>
        <Badge $tone="warn">
          <Clock />
          Pending review
        </Badge>
        <Badge $tone="bad">
          <X />
          Rejected
        </Badge>
        <Badge $tone="info">New</Badge>
        <Badge>Approved</Badge>
        <Badge $tone="flat">Soon</Badge>
        <Count>14</Count>
        <Count $new>3</Count>
        <Count $new>9+</Count>
      </Row>
      <Row>
        <Rating rating={4.9} reviewCount={41} />
        <Rating rating={0} reviewCount={0} />
        <Stars stars={4} />
      </Row>
      <Row>
        <Avatar name="Meera Nambiar" family="civil" size="xl" />
        <Avatar name="Meera Nambiar" family="civil" size="lg" />
        <Avatar name="Suresh Balakrishnan" family="electrical" />
        <Avatar name="Vikram Patil" family="mechanical" />
        <Avatar name="Tenzin Gyatso" family="other" />
        <Avatar name="S Kumar" family="civil" size="sm" />
        <Avatar name="Vikram" family="mechanical" size="xs" letters={1} />
      </Row>
      <Chips>
        <ChipLink to="/dev/ui">
          <BranchSwatch family="civil" />
          Civil
        </ChipLink>
        <ChipLink to="/dev/ui" data-show="hover">
          <BranchSwatch family="mechanical" />
          Mechanical
        </ChipLink>
        {FILTERS.map((filter) => (
          <FilterChip key={filter} label={filter} without="/dev/ui">
            {filter}
          </FilterChip>
        ))}
      </Chips>
      <Tags>
        <Tag as="li">ETABS</Tag>
        <Tag as="li">IS 13920 detailing</Tag>
        <Tag as="li">+5</Tag>
      </Tags>
      <TitleBlock facts={FACTS} />
      <Two>
        <Rows>
          <div>
            <dt>Session</dt>
            <dd>Advanced, one month</dd>
          </div>
          <div>
            <dt>From</dt>
            <dd>
              <Time at="2026-11-28T05:00:00Z" />
            </dd>
          </div>
          <div data-total>
            <dt>Total</dt>
            <dd>
              <Money paise={449900} />
            </dd>
          </div>
        </Rows>
        <Stack>
          <Gauge value={38} of={50} label="38 of 50" />
        </Stack>
      </Two>
      <Cards>
        <li>
          <Card $pad>A card. Inside it, hairlines.</Card>
        </li>
        <li>
          <Card $pad>
            <Skeleton>
              <Stack>
                <Bone $width="60%" />
                <Bone />
                <Bone $width="78px" $height="26px" />
              </Stack>
            </Skeleton>
          </Card>
        </li>
      </Cards>
    </Shown>
  )
}
