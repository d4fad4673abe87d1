import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BottomSheet } from './BottomSheet.tsx'
import { Dialog } from './Dialog.tsx'
import { SidePanel } from './table/SidePanel.tsx'

const parts = { open: true, title: 'Filters', children: 'Text', footer: <button type="button">Apply</button> }

afterEach(cleanup)

test.each([
  ['dialog', <Dialog {...parts} key="1" onOpenChange={() => {}} />],
  ['sheet', <BottomSheet {...parts} key="2" onOpenChange={() => {}} />],
  ['side panel', <SidePanel {...parts} key="3" onClose={() => {}} />],
])('a %s has a title and buttons, and is no second header or footer of the page', (_name, dialog) => {
  render(dialog)
  within(screen.getByRole('dialog', { name: 'Filters' })).getByRole('button', { name: 'Apply' })
  expect(document.querySelector('header, footer')).toBeNull()
})
