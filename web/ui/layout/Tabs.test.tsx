import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TabPanel, Tabs } from './Tabs.tsx'

const TABS = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Locked', disabled: true },
  { value: 'c', label: 'Last' },
] as const

function Shown() {
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('a')
  return (
    <Tabs label="Lists" tabs={TABS} value={tab} onChange={setTab}>
      {TABS.map(({ value }) => (
        <TabPanel key={value} value={value}>
          Panel {value}
        </TabPanel>
      ))}
    </Tabs>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('only the open tab is in the tab order, and its panel carries its name', async () => {
  const user = userEvent.setup()
  render(<Shown />)
  await user.tab()
  expect(document.activeElement).toBe(tab('First'))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'First' }))
})

test('arrow keys open the neighbour, go round, and pass over what is locked', async () => {
  const user = userEvent.setup()
  render(<Shown />)
  tab('First').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Last'))
  expect(screen.getByRole('tabpanel', { name: 'Last' }).textContent).toBe('Panel c')
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('First'))
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel c')
  await user.keyboard('{Home}')
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel a')
  await user.keyboard('{End}x')
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel c')
})

test('a press opens a tab, but not a locked one', async () => {
  const user = userEvent.setup()
  render(<Shown />)
  await user.click(tab('Locked'))
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel a')
  await user.click(tab('Last'))
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel c')
})
