import { useEffect, useEffectEvent, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { NOT_LOADED } from '../../../lib/formIssues.ts'
import { currentToast, dismissToast } from '../../../lib/toasts.ts'
import { track } from '../../../lib/tracking.ts'
import type { Refusal } from '../../../relay/refusal.ts'
import type { FetchSchema } from '../../../ui/form/formStore.ts'
import { useForm, type Form } from '../../../ui/form/useForm.ts'
import type { AccountKind } from '../addresses.ts'
import { nameIfLoggedIn } from '../session/refreshViewer.ts'
import { clearDraft, readDraft, writeDraft } from '../draft.ts'
import { onSpecialization, type SpecializationValues } from '../form/specialization.ts'
import { useAfterSignUp } from './useAfterSignUp.ts'

/** Sends a sign-up that signs in, too; answers why not, which it has said, or what to welcome with. Never rejects. */
export type SignUp<Values> = (
  environment: Environment,
  values: Values,
) => Promise<{ refused: Refusal; welcome: null } | { refused: null; welcome: string }>

type Typed = SpecializationValues & { email: string }

interface SignUpFormOptions<Input extends Record<string, unknown>, Output extends Typed> {
  kind: AccountKind
  schema: FetchSchema<Input, Output>
  /** Texts before anything is typed, without the password: these are kept over a reload. */
  empty: Record<string, string>
  /** Loads what sends it, which is nothing that a form needs before. */
  signUp: () => Promise<SignUp<Output>>
}

interface SignUpForm<Input extends Record<string, unknown>, Output> {
  form: Form<Input, Output>
  /** The registered address that somebody tried to register again; null without. */
  takenEmail: string | null
  after: ReturnType<typeof useAfterSignUp>
}

/** A sign-up: keeps what is typed, forgets its draft when it has worked, and goes on. */
export function useSignUpForm<Input extends Record<string, unknown>, Output extends Typed>(
  options: SignUpFormOptions<Input, Output>,
): SignUpForm<Input, Output> {
  const { kind, empty } = options
  const environment = useRelayEnvironment()
  const draftKey = `plumbline:${kind}-signup`
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const after = useAfterSignUp(kind)
  const defaultValues = { ...empty, password: '' } as unknown as Input
  const form = useForm<Input, Output>({ schema: fetchSchema, defaultValues, onSubmit: send })

  useEffect(() => track({ name: 'signUpStarted', kind }), [kind])

  /** With what sends it, which a submit asks for again if that fails. */
  function fetchSchema() {
    options.signUp().catch(() => undefined)
    return options.schema()
  }
  async function send(values: Output) {
    const signUp = await options.signUp().catch(() => null)
    if (!signUp) return [{ path: '', message: NOT_LOADED }]
    const { refused, welcome } = await signUp(environment, values)
    const isTaken = refused?.type === 'EmailTakenError'
    const own = isTaken ? await ownAccount(values.email) : null
    if (own !== null) {
      // It says that the address is taken.
      dismissToast(currentToast()?.id ?? 0)
      return goOn(`You are logged in as ${own}.`, values.email)
    }
    setTakenEmail(isTaken ? values.email : null)
    if (isTaken) return [{ path: 'email', message: refused.message }]
    if (refused) return onSpecialization(refused.issues, values)
    return goOn(welcome, values.email)
  }
  /** The name of the account that an earlier submit made, whose answer was lost; null if it is somebody else's. */
  async function ownAccount(email: string): Promise<string | null> {
    return await nameIfLoggedIn(kind, email).catch(() => null)
  }
  function goOn(welcome: string, email: string): [] {
    track({ name: 'signUpCompleted', kind })
    clearDraft(draftKey)
    after.leave(welcome, email)
    return []
  }

  const { onValues } = form
  // After the first drawing, which may have been the server's.
  const takeDraft = useEffectEvent(() => form.putBack(readDraft(draftKey, empty)))
  useEffect(() => takeDraft(), [])
  useEffect(() => onValues((values) => writeDraft(draftKey, empty, values)), [onValues, draftKey, empty])
  return { form, takenEmail, after }
}
