import { Lock, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Count } from '../../ui/mark/Badge.tsx'
import { BottomSheet } from '../../ui/overlay/BottomSheet.tsx'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Menu, MenuHead, MenuItem, MenuLine } from '../../ui/overlay/Menu.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { TabPanel, Tabs } from '../../ui/layout/Tabs.tsx'
import { Tooltip } from '../../ui/overlay/Tooltip.tsx'
import { showToast } from '../../lib/toasts.ts'
import { Row, Shown, Two } from './Shown.tsx'

const TABS = [
  {
    value: 'pending',
    label: (
      <>
        Pending<Count $new>2</Count>
      </>
    ),
  },
  {
    value: 'approved',
    label: (
      <>
        Approved<Count>11</Count>
      </>
    ),
  },
  {
    value: 'inbox',
    label: (
      <>
        <Lock size={16} />
        Inbox
      </>
    ),
    disabled: true,
  },
] as const

/** Notices, toasts, overlays, tabs, tables. */
export function UiFeedback() {
  const [tab, setTab] = useState<string>('pending')
  return (
    <Shown title="Feedback, overlays, tabs, table">
      <Two>
        <Notice tone="warn" title="Your application is being reviewed.">
          This takes 2-3 business days.
        </Notice>
        <Notice tone="good" title="Booking Confirmed!">
          Your session has been successfully booked!
        </Notice>
        <Notice tone="bad" title="Someone has just booked this slot.">
          Your agenda is saved.
        </Notice>
        <Notice
          icon={<RotateCcw size={20} />}
          title="Payment Cancelled."
          actions={
            <>
              <Button look="signal">Pay ₹799</Button>
              <Button>Change time</Button>
            </>
          }
        >
          Nothing was charged. You can retry the payment anytime.
        </Notice>
      </Two>
      <ErrorSummary attempt={0} issues={[{ message: 'Please enter a valid email address' }]} />
      <EmptyState
        title="No mentors found"
        actions={
          <>
            <Button look="primary">Remove &quot;Available Now&quot;</Button>
            <Button look="plain">Clear Filters</Button>
          </>
        }
      >
        No one in Mining Engineering is available now. Remove &quot;Available Now&quot; to see two mentors.
      </EmptyState>
      <Overlays />
      <Tabs label="Requests" tabs={TABS} value={tab} onChange={setTab}>
        <TabPanel value="pending">You have two pending requests.</TabPanel>
        <TabPanel value="approved">Eleven approved ones.</TabPanel>
      </Tabs>
    </Shown>
  )
}

function Overlays() {
  const [dialog, setDialog] = useState(false)
  const [sheet, setSheet] = useState(false)
  const footer = (
    <>
      <Button onClick={() => setDialog(false)}>Cancel</Button>
      <Button look="primary">Send request</Button>
    </>
  )
  return (
    <Row>
      <Button onClick={() => showToast({ title: 'Terms Accepted', description: 'You can now access all features.' })}>
        Toast
      </Button>
      <Button onClick={() => showToast({ title: 'Request Sent', tone: 'good' })}>Good toast</Button>
      <Button
        onClick={() =>
          showToast({
            title: 'Payment Failed',
            description: 'Payment verification failed. Please try again.',
            tone: 'destructive',
          })
        }
      >
        Destructive toast
      </Button>
      <Button onClick={() => setDialog(true)}>Dialog</Button>
      <Button onClick={() => setSheet(true)}>Bottom sheet</Button>
      <Tooltip text="Opens after 700 ms">
        <Button>Tooltip</Button>
      </Tooltip>
      <Menu trigger={<Button>Menu</Button>}>
        <MenuHead>
          <b>Vikram Patil</b>
          <span>Mentee</span>
        </MenuHead>
        <MenuLine />
        <MenuItem>Mentee Dashboard</MenuItem>
        <MenuItem>Logout</MenuItem>
      </Menu>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title="Request mentorship"
        description="Free. Ananya usually answers within 24 hours."
        footer={footer}
      >
        <Field label="Discussion topic">
          <Input defaultValue="ETABS" />
        </Field>
      </Dialog>
      <BottomSheet
        open={sheet}
        onOpenChange={setSheet}
        title="Filters"
        footer={
          <>
            <Button>Clear Filters</Button>
            <Button look="primary" onClick={() => setSheet(false)}>
              Show 18 mentors
            </Button>
          </>
        }
      >
        <Field label="Search">
          <Input type="search" />
        </Field>
        <ButtonRow />
      </BottomSheet>
    </Row>
  )
}
