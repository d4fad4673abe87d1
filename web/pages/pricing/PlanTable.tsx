import { styled } from 'styled-components'
import { AS_CARDS, Table, TableFrame } from '../../ui/Table.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { PLANS } from './plans.ts'

/** Comparison table of the plans; cards on a phone. */
export function PlanTable() {
  return (
    <TableFrame>
      <Plans>
        <VisuallyHidden as="caption">The plans compared</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Duration</th>
            <th scope="col">Price</th>
            <th scope="col">Chat support</th>
            <th scope="col">Goal-oriented plan</th>
          </tr>
        </thead>
        <tbody>
          {PLANS.map(({ id, title, duration, price, chatSupport, goalOriented }) => (
            <tr key={id}>
              <th scope="row" data-wide>
                {title}
              </th>
              <td data-label="Duration">{duration}</td>
              <td data-label="Price">{price}</td>
              <td data-label="Chat support">{chatSupport}</td>
              <td data-label="Goal-oriented plan">{goalOriented}</td>
            </tr>
          ))}
        </tbody>
      </Plans>
    </TableFrame>
  )
}

const Plans = styled(Table)`
  font-size: var(--t15);
  && th,
  && td {
    padding-inline: 16px;
  }
  @container ${AS_CARDS} {
    && th,
    && td {
      padding-inline: 0;
    }
  }
  @media (max-width: ${breakpoints.phone}) {
    tr {
      grid-template-columns: 1fr 1fr;
    }
  }
`
