import { useEffect, useEffectEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { z } from 'zod/mini'
import { registrationDetails } from '../../../api/rules/workshops/registrationInput.ts'
import type { RegisterForm_site$key } from '../../__generated__/RegisterForm_site.graphql.ts'
import type { RegisterForm_viewer$key } from '../../__generated__/RegisterForm_viewer.graphql.ts'
import type { RegisterForm_workshop$key } from '../../__generated__/RegisterForm_workshop.graphql.ts'
import { signInPath } from '../../lib/paths.ts'
import { showToast } from '../../lib/toasts.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { Link } from '../../ui/Link.tsx'
import { RegisterFoot } from './RegisterFoot.tsx'
import { readDetails, writeDetails, type Details } from './registrationState.ts'
import type { Offer } from './seat.ts'
import type { useRegistration } from './useRegistration.ts'

interface RegisterFormProps {
  workshopKey: RegisterForm_workshop$key
  /** The mentee who is logged in. */
  viewerKey: RegisterForm_viewer$key | null
  siteKey: RegisterForm_site$key
  offer: Offer | 'over' | null
  registration: ReturnType<typeof useRegistration>
  now: Date
}

/** Who comes, and what it costs. What is typed is kept until it has worked. */
export function RegisterForm(props: RegisterFormProps) {
  const { registration, now } = props
  const workshop = useFragment(
    graphql`
      fragment RegisterForm_workshop on Workshop {
        databaseId
        price
        ...RegisterFoot_workshop
      }
    `,
    props.workshopKey,
  )
  const viewer = useFragment(
    graphql`
      fragment RegisterForm_viewer on Viewer {
        name
        email
      }
    `,
    props.viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment RegisterForm_site on Site {
        paymentTestMode
        ...RegisterFoot_site
      }
    `,
    props.siteKey,
  )
  const { databaseId: workshopId, price } = workshop
  const { state, order, register } = registration
  const offer = props.offer === 'over' ? null : props.offer
  const { pathname, search } = useLocation()
  const known: Details = { name: viewer?.name ?? '', email: offer?.email ?? viewer?.email ?? '', phone: '' }
  const form = useForm<Details, Details>({
    schema: () => Promise.resolve(registrationForm),
    defaultValues: known,
    onSubmit: register,
  })
  const { onValues } = form
  // After the first drawing, which may have been the server's.
  const takeDraft = useEffectEvent(() => {
    const { email: typed, ...rest } = readDetails(workshopId)
    form.putBack(offer || typed === undefined ? rest : { ...rest, email: typed })
  })
  useEffect(() => takeDraft(), [])
  const keep = useEffectEvent((typed: Details) => writeDetails(workshopId, typed, known))
  useEffect(() => onValues((values) => keep(values)), [onValues])
  const { attempt } = form.summary
  const tellMissing = useEffectEvent(() => {
    if (Object.values(form.getValues()).some((text) => text.trim() === ''))
      showToast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      })
  })
  useEffect(() => {
    if (attempt > 0) tellMissing()
  }, [attempt])

  const formProps = { ...form.formProps, onFocus: () => (form.formProps.onFocus(), registration.prepare()) }
  const email = form.field('email')
  const isRegisteredAlready = email.error === ALREADY
  return (
    <form {...formProps}>
      {site.paymentTestMode && price > 0 && (
        <Notice tone="warn" title="TEST MODE.">
          No real money moves: this is a demo payment window.
        </Notice>
      )}
      {props.offer === 'over' && (
        <Notice tone="warn">Your offer has expired. You can register here while there are seats.</Notice>
      )}
      <ErrorSummary {...form.summary} />
      <Field {...form.field('name')} label="Full Name" required>
        <Input {...form.register('name')} autoComplete="name" />
      </Field>
      <Field
        {...email}
        label="Email Address"
        required
        hint={
          isRegisteredAlready
            ? 'Your ticket is in the email that we sent when you registered. You can have it sent again below.'
            : offer
              ? 'The seat is reserved for this email address.'
              : 'Your ticket and the joining link go here.'
        }
      >
        <Input
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={offer !== null}
        />
      </Field>
      <Field
        {...form.field('phone')}
        label="Phone Number"
        required
        hint="With country code. Used only if the joining link fails."
      >
        <Input
          {...form.register('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+91 98765 43210"
        />
      </Field>
      {!viewer && (
        <Small as="p">
          Have an account? <Here to={signInPath({ as: 'mentee', returnTo: pathname + search })}>Log in</Here> to find
          the ticket there too.
        </Small>
      )}
      <RegisterFoot
        workshopKey={workshop}
        isBusy={form.isSubmitting || state.kind === 'paying'}
        siteKey={site}
        says={state.kind === 'form' ? state.says : null}
        order={order}
        now={now}
      />
    </form>
  )
}

/** The server's word for an address that has a seat. */
const ALREADY = 'You are already registered for this workshop'

/** Large enough to tap, without changing the line height. */
const Here = styled(Link)`
  display: inline-block;
  margin-block: -12px;
  padding-block: 12px;
`

/** What the form asks for, as the server checks it. */
const registrationForm = z.object(registrationDetails)
