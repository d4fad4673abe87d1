import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Bone, Skeleton } from '../../../ui/Skeleton.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorKey, type ShownKey } from './SecondFactorKey.tsx'
import { useBeginSecondFactor } from './useBeginSecondFactor.ts'

interface SetUpSecondFactorProps {
  /** Another app is in use until this one is confirmed: that needs the password. */
  isReplacing?: boolean
  /** The app is set up, and its recovery codes are shown: leaving now would lose them. */
  onConfirmed?: () => void
  /** The recovery codes are saved. */
  onDone: () => void
}

/** Setting up the authenticator app: its key, a code of it, and the recovery codes, which are shown once. */
export function SetUpSecondFactor({ isReplacing = false, onConfirmed, onDone }: SetUpSecondFactorProps) {
  const begin = useBeginSecondFactor()
  const [key, setKey] = useState<ShownKey | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const load = useEffectEvent(async () => {
    const answer = await begin()
    setKey(answer.key)
    setProblem(answer.problem)
  })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt >= 0) void load()
  }, [attempt])
  function again(): void {
    setProblem(null)
    setAttempt(attempt + 1)
  }
  function confirmed(recoveryCodes: readonly string[]): void {
    setCodes(recoveryCodes)
    onConfirmed?.()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (problem !== null)
    return (
      <Notice tone="bad" role="alert" actions={<Button onClick={again}>Try again</Button>}>
        {problem}
      </Notice>
    )
  if (!key)
    return (
      <Skeleton label="Loading the key">
        <Bone $height="420px" />
      </Skeleton>
    )
  return <SecondFactorKey shown={key} isReplacing={isReplacing} onConfirmed={confirmed} />
}
