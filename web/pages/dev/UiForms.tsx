import { Search } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Radio } from '../../ui/form/Checkbox.tsx'
import { Checklist } from '../../ui/form/Checklist.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field, FieldLabel } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Segment } from '../../ui/form/Segment.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { showToast } from '../../lib/toasts.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { Row, Shown, Stack, Two } from './Shown.tsx'

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
