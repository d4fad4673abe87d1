import { Copy } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../../ui/useWhenLoaded.ts'
import { DAYS, wrongDays, type Day, type Week } from './week.ts'

/** Loaded with the press that opens it. */
export const CopyHoursDialog = lazyPart(() => import('./CopyHoursDialog.tsx').then((module) => module.CopyHoursDialog))

interface CopyHoursProps {
  week: Week
  onCopy: (from: Day, to: readonly Day[]) => void
}

/** The button that copies the hours of one day to others. */
export function CopyHours({ week, onCopy }: CopyHoursProps) {
  const wrong = wrongDays(week)
  const sources = DAYS.filter((day) => week[day].enabled && !wrong.includes(day))
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(CopyHoursDialog)
  return (
    <>
      <CopyButton
        look="ghost"
        aria-haspopup="dialog"
        busy={isLoading}
        onPointerEnter={CopyHoursDialog.preload}
        onFocus={CopyHoursDialog.preload}
        onClick={() => whenLoaded(() => setOpen(true))}
        disabled={sources.length === 0}
      >
        <Copy size={18} />
        Copy to other days
      </CopyButton>
      {isOpen && <CopyHoursDialog week={week} sources={sources} onCopy={onCopy} onClose={() => setOpen(false)} />}
    </>
  )
}

const CopyButton = styled(Button)`
  justify-self: start;
  margin-left: -10px;
  color: var(--blueprint);
`
