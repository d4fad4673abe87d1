import { Bell, Pencil } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import type { ButtonLook } from '../../ui/buttonStyles.ts'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { Row, Shown, Specimen, States } from './Shown.tsx'

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
