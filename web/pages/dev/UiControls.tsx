import { Bell, Pencil, Search } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { showToast } from '../../lib/toasts.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import type { ButtonLook } from '../../ui/buttonStyles.ts'
import { Checkbox, Radio } from '../../ui/form/Checkbox.tsx'
import { Checklist } from '../../ui/form/Checklist.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field, FieldLabel } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Segment } from '../../ui/form/Segment.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { Row, Shown, Specimen, States, Stack, Two } from './Shown.tsx'

const LOOKS: { look: ButtonLook['look']; label: string }[] = [
  { look: 'primary', label: 'Save changes' },
  { look: 'signal', label: 'Pay ₹799' },
  { look: undefined, label: 'Request Mentorship' },
  { look: 'danger', label: 'Decline Request' },
  { look: 'plain', label: 'Clear Filters' },
  { look: 'ghost', label: 'Become a Mentor' },
]

/** Buttons in each look and state. */
export function UiButtons() {
  const [busy, setBusy] = useState(false)
  return (
    <Shown title="Buttons">
      {LOOKS.map(({ look, label }) => {
        const dress = look ? { look } : {}
        return (
          <States key={label}>
            <Specimen name={`${look ?? 'quiet'}, rest`}>
              <Button {...dress}>{label}</Button>
            </Specimen>
            <Specimen name="hover">
              <Button {...dress} data-show="hover">
                {label}
              </Button>
            </Specimen>
            <Specimen name="focus-visible">
              <Button {...dress} data-show="focus">
                {label}
              </Button>
            </Specimen>
            <Specimen name="busy">
              <Button {...dress} busy>
                {label}
              </Button>
            </Specimen>
            <Specimen name="disabled">
              <Button {...dress} disabled>
                {label}
              </Button>
            </Specimen>
          </States>
        )
      })}
      <Row>
        <Button look="primary" size="large">
          Pay ₹499 &amp; Register
        </Button>
        <Button busy={busy} onClick={() => setBusy(true)}>
          Default 44: makes itself busy
        </Button>
        <Button size="small">Small 36</Button>
        <Button icon aria-label="Notifications">
          <Bell size={20} />
        </Button>
        <Button icon size="small" aria-label="Edit">
          <Pencil />
        </Button>
      </Row>
      <Row>
        <Button look="primary" disabled aria-describedby="why-join">
          Join
        </Button>
        <Small id="why-join">Choose your type to join.</Small>
      </Row>
      <Slab>
        <ButtonRow>
          <Button look="slab">Find a Mentor</Button>
          <Button look="slabQuiet">Join Community</Button>
        </ButtonRow>
      </Slab>
    </Shown>
  )
}

const Slab = styled.div`
  padding: 24px;
  border-radius: var(--r-card);
  background: var(--slab);
`

const PASSWORD_RULES = [
  { label: '8 characters or more', met: false },
  { label: 'One lowercase letter', met: true },
  { label: 'One uppercase letter', met: true },
  { label: 'One number', met: true },
  { label: 'One of @ $ ! % * ? &', met: false },
]
const PLANS = [
  { value: 'starter', label: 'Starter' },
  { value: 'advanced', label: 'Advanced' },
] as const

const schema = z.object({
  email: z.string().check(z.email('Please enter a valid email address')),
  agenda: z.string().check(z.minLength(10, 'Please provide details about your session agenda (minimum 10 characters)')),
})

/** Controls in each state, and one form that works. */
export function UiForms() {
  const [plan, setPlan] = useState<(typeof PLANS)[number]['value']>('starter')
  return (
    <Shown title="Forms">
      <Two>
        <Field label="Full name" hint="As on your college identity card.">
          <Input defaultValue="Vikram Patil" autoComplete="name" />
        </Field>
        <Field label="Email" error="Please enter a valid email address">
          <Input defaultValue="vikram.patil@" />
        </Field>
        <Field label="Discussion topic" hint="Focus: 2 px blueprint ring on the edge.">
          <Input defaultValue="Choosing between design and site" data-show="focus" />
        </Field>
        <Field label="Current level">
          <Select>
            <option value="Final Year Student">Final Year Student</option>
          </Select>
        </Field>
        <Field label="Starter rate" hint="Suggested: ₹300-₹1000 for 45 minutes.">
          <Input prefix="₹" inputMode="decimal" defaultValue="799" />
        </Field>
        <Field label="Phone Number" note="optional">
          <Input type="tel" placeholder="+91 98765 43210" />
        </Field>
        <Field label="Session agenda" hint="At least 10 characters." aside={<code>61</code>}>
          <TextArea defaultValue="Storey drift fails in the Y direction. I want to find out why." />
        </Field>
        <Field label="Password">
          <Input type="password" defaultValue="Abcdef1" autoComplete="new-password" />
          <Checklist label="Password rules" rules={PASSWORD_RULES} />
        </Field>
        <div>
          <FieldLabel as="p">Checks and switches</FieldLabel>
          <Checkbox defaultChecked>I have read the terms</Checkbox>
          <Checkbox>I agree to the terms</Checkbox>
          <Checkbox disabled>I agree (tick the first box first)</Checkbox>
          <Radio name="kind" defaultChecked>
            Student
          </Radio>
          <Radio name="kind">Early-career</Radio>
          <Row>
            <Switch defaultChecked>Tuesday</Switch>
            <Switch>Sunday</Switch>
          </Row>
        </div>
        <Stack>
          <Field label="Search">
            <Input icon={<Search />} type="search" placeholder="Name, skill or software" enterKeyHint="search" />
          </Field>
          <Field label="Email (cannot be changed)">
            <Input disabled defaultValue="vikram.patil@example.in" />
          </Field>
          <Segment label="Plan" options={PLANS} value={plan} onChange={setPlan} />
          <Select small aria-label="Rows">
            <option value="25">25</option>
          </Select>
        </Stack>
      </Two>
      <WorkingForm />
    </Shown>
  )
}

/** Refused by the server when the address begins with "taken". */
function WorkingForm() {
  const form = useForm({
    schema: () => Promise.resolve(schema),
    defaultValues: { email: '', agenda: '' },
    onSubmit: save,
  })
  return (
    <form {...form.formProps}>
      <Stack>
        <ErrorSummary {...form.summary} />
        <Field {...form.field('email')} label="Email" required>
          <Input {...form.register('email')} type="email" autoComplete="email" inputMode="email" />
        </Field>
        <Field {...form.field('agenda')} label="Session agenda" required>
          <TextArea {...form.register('agenda')} />
        </Field>
        <div>
          <Button type="submit" look="primary" busy={form.isSubmitting}>
            Send request
          </Button>
        </div>
      </Stack>
    </form>
  )
}

async function save(values: z.output<typeof schema>) {
  await new Promise((resolve) => setTimeout(resolve, 800))
  if (values.email.startsWith('taken')) return [{ path: 'email', message: 'Email already registered' }]
  showToast({ title: 'Request Sent', description: 'Ananya usually answers within 24 hours.', tone: 'good' })
  return []
}
