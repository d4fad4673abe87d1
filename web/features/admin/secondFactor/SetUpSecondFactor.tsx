import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Bone, Skeleton } from '../../../ui/Skeleton.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorKey } from './SecondFactorKey.tsx'
import { useBeginSecondFactor } from './useBeginSecondFactor.ts'

interface SetUpSecondFactorProps {
  /** The app is set up, and its recovery codes are shown: leaving now would lose them. */
  onConfirmed?: () => void
  /** The recovery codes are saved. */
  onDone: () => void
}

/** Setting up the authenticator app: its key, a code of it, and the recovery codes, which are shown once. */
export function SetUpSecondFactor({ onConfirmed, onDone }: SetUpSecondFactorProps) {
  const begin = useBeginSecondFactor()
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof begin>> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  useEffect(() => void begin().then(setAnswer), [begin])
  function again(): void {
    setAnswer(null)
    void begin().then(setAnswer)
  }
  function confirmed(recoveryCodes: readonly string[]): void {
    setCodes(recoveryCodes)
    onConfirmed?.()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (answer && !answer.key)
    return (
      <Notice tone="bad" role="alert" actions={<Button onClick={again}>Try again</Button>}>
        {answer.problem}
      </Notice>
    )
  if (!answer)
    return (
      <Skeleton label="Loading the key">
        <Bone $height="420px" />
      </Skeleton>
    )
  return <SecondFactorKey shown={answer.key} onConfirmed={confirmed} />
}
