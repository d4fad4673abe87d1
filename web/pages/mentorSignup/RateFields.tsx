import {
  PLAN_CALLS,
  PLAN_DAYS,
  SESSION_MINUTES,
  SUGGESTED_ADVANCED_PAISE,
  SUGGESTED_STARTER_PAISE,
} from '../../../api/rules/constants.ts'
import { Field, FieldPair } from '../../ui/Field.tsx'
import { NumberInput } from '../../ui/NumberInput.tsx'
import type { ApplicationFormState } from './application.ts'

const PACKAGES = [
  {
    name: 'starterPackageRate',
    label: 'Starter package rate',
    suggested: SUGGESTED_STARTER_PAISE,
    what: `one session of ${SESSION_MINUTES} minutes`,
  },
  {
    name: 'advancedPackageRate',
    label: 'Advanced package rate',
    suggested: SUGGESTED_ADVANCED_PAISE,
    what: `${PLAN_DAYS} days, ${PLAN_CALLS} sessions of ${SESSION_MINUTES} minutes and unlimited chat`,
  },
] as const

/** The mentor's rates for both packages, in rupees. */
export function RateFields({ form }: { form: ApplicationFormState }) {
  return (
    <FieldPair>
      {PACKAGES.map(({ name, label, suggested, what }) => (
        <Field
          key={name}
          {...form.field(name)}
          label={label}
          hint={`Suggested: ${plainRupees(suggested.from)}-${plainRupees(suggested.to)} for ${what}.`}
          required
        >
          <NumberInput {...form.register(name)} prefix="₹" inputMode="decimal" min={1} step={0.01} />
        </Field>
      ))}
    </FieldPair>
  )
}

/** The suggested rates use grouping from ten thousand up, as specified: ₹1000, ₹10,000. */
function plainRupees(paise: number): string {
  const rupees = paise / 100
  return `₹${rupees < 10_000 ? rupees : rupees.toLocaleString('en-IN')}`
}
