import { useState } from 'react'
import { styled } from 'styled-components'
import { addDays, istInstant } from '../../../api/rules/time/time.ts'
import { Button } from '../../ui/Button.tsx'
import type { DayState } from '../../ui/time/CalendarDay.tsx'
import { CalendarGrid, CalendarLegend } from '../../ui/time/CalendarGrid.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { HeldBanner } from '../../ui/feedback/Notice.tsx'
import { Plumb, PlumbStep } from '../../ui/time/Plumb.tsx'
import { SlotGrid } from '../../ui/time/SlotGrid.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { Timeline } from '../../ui/time/Timeline.tsx'
import { WeekRuler } from '../../ui/time/WeekRuler.tsx'
import { Shown, Two } from './Shown.tsx'

const TODAY = '2026-11-21'
const FREE: Record<string, DayState> = {
  '2026-11-21': 'full',
  '2026-11-24': 4,
  '2026-11-26': 4,
  '2026-11-28': 9,
  '2026-12-01': 4,
  '2026-12-05': 11,
  '2026-12-10': 2,
  '2026-12-12': 13,
  '2026-12-15': 4,
  '2026-12-19': 13,
  '2026-12-21': 1,
}
const TIMES = ['09:00', '09:45', '10:30', '11:15', '12:00', '12:45', '13:30', '14:15', '15:00', '17:15', '18:00']
const SLOTS = TIMES.map((time, index) => ({
  startsAt: istInstant('2026-11-28', time).toISOString(),
  taken: index % 4 === 0,
}))
const EVENTS = [
  { key: 'a', title: 'You asked Ananya for mentorship', when: <time>Wed 18 Nov, 9:10 pm IST</time> },
  {
    key: 'b',
    title: 'Ananya accepted',
    when: <time>Thu 19 Nov, 8:02 am IST</time>,
    text: '"Send me the model two days before."',
  },
  { key: 'c', title: 'Choose a time to book', when: 'Now', now: true },
]
const HOURS = [
  { weekday: 'Mon', window: null, label: 'Not available' },
  { weekday: 'Tue', window: { from: 1080, to: 1260 }, label: '6:00 pm - 9:00 pm' },
  { weekday: 'Sat', window: { from: 540, to: 1125 }, label: '9:00 am - 6:45 pm' },
]

/** The plumb line, the calendar, slots and the week. */
export function UiTime() {
  const [day, setDay] = useState<string | null>('2026-11-28')
  const [slot, setSlot] = useState<string | null>(SLOTS[2]?.startsAt ?? null)
  return (
    <Shown title="Plumb line, calendar, slots, week">
      <Two>
        <Plumb label="Booking steps">
          <PlumbStep
            place="done"
            number={1}
            title="Time"
            action={
              <Button look="plain" size="small">
                Change
              </Button>
            }
          >
            Sat 28 Nov, 10:30 am IST
          </PlumbStep>
          <PlumbStep place="now" number={2} title="Details">
            What you want from the session.
          </PlumbStep>
          <PlumbStep place="ahead" number={3} title="Pay" />
        </Plumb>
        <Timeline events={EVENTS} />
      </Two>
      <PickTime>
        <div>
          <CalendarGrid
            label="21 November to 21 December 2026"
            from={TODAY}
            to={addDays(TODAY, 30)}
            today={TODAY}
            stateOf={(date) => FREE[date]}
            selected={day}
            onSelect={setDay}
          />
          <CalendarLegend today />
        </div>
        <SlotGrid slots={SLOTS} selected={slot} onSelect={setSlot} />
      </PickTime>
      <HeldBanner>
        <time>10:30 am</time> is reserved for you for <b>14:32</b>
      </HeldBanner>
      <WeekRuler days={HOURS} />
    </Shown>
  )
}

const PickTime = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  > * {
    padding: 18px 20px;
  }
  > * + * {
    border-left: 1px solid var(--line);
  }
  @media (max-width: ${breakpoints.phone}) {
    > * {
      padding: 12px 10px;
    }
    > * + * {
      border-left: 0;
    }
  }
`
