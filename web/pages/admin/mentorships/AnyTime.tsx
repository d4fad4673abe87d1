import { Field, FieldPair } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'

interface AnyTimeProps {
  day: string
  time: string
  onDay: (day: string) => void
  onTime: (time: string) => void
}

/** A day and a time, whatever the mentor offers. */
export function AnyTime({ day, time, onDay, onTime }: AnyTimeProps) {
  return (
    <FieldPair>
      <Field label="Day" required>
        <Input type="date" value={day} onChange={({ target }) => onDay(target.value)} />
      </Field>
      <Field label="Time" note="IST" required hint="Both must be free then.">
        <Input type="time" step={300} value={time} onChange={({ target }) => onTime(target.value)} />
      </Field>
    </FieldPair>
  )
}
