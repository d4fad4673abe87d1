import { useEffect, useRef, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { AuditPageQuery } from '../../__generated__/AuditPageQuery.graphql.ts'
import { AdminPageWidth, AdminTitle } from '../../features/admin/AdminTitle.tsx'
import { ServedPart, useServedTable } from '../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../features/admin/tables/TableSkeleton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { AuditTable } from './AuditTable.tsx'
import { auditVariables, SOUGHT, useAuditAddress } from './auditAddress.ts'

/** Who did what to whom, and what became of money. */
export function AuditPage() {
  return (
    <AdminPageWidth>
      <AdminTitle title="Audit log" />
      <AuditLog />
    </AdminPageWidth>
  )
}

/** The log, as its address asks for it. */
function AuditLog() {
  return (
    <>
      <AuditSearch />
      <ServedPart skeleton={<TableSkeleton label="Loading the audit log" columns={5} filters={2} />}>
        {(round) => <Entries round={round} />}
      </ServedPart>
    </>
  )
}

function Entries({ round }: { round: number }) {
  const address = useAuditAddress()
  const [params] = useSearchParams()
  const { data, ...served } = useServedTable<AuditPageQuery>(
    graphql`
      query AuditPageQuery(
        $first: Int!
        $page: Int!
        $search: String
        $action: String
        $day: Date
        $person: String
        $payment: String
        $actor: String
      ) @preloadable @raw_response_type {
        auditLog(
          first: $first
          page: $page
          search: $search
          action: $action
          day: $day
          person: $person
          payment: $payment
          actor: $actor
        ) {
          total
          rows {
            ...AuditTable_entries
          }
        }
        site {
          now
        }
      }
    `,
    auditVariables(params),
    round,
  )
  const { rows, total } = data.auditLog
  return <AuditTable entryKeys={rows} siteNow={data.site.now} total={total} address={address} served={served} />
}

const FIELDS = {
  person: { label: 'Person', hint: 'Email, mentor:7 or mentee:3' },
  payment: { label: 'Payment', hint: 'Number, receipt or provider id' },
  actor: { label: 'Done by', hint: 'User ID, system or provider' },
} as const

/** Finds what concerns one person or one payment, or what one administrator did. What is sought is in the URL. */
function AuditSearch() {
  const [params, setParams] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const next = new URLSearchParams(params)
    next.delete('page')
    for (const name of SOUGHT) {
      const text = typed.get(name)
      if (typeof text === 'string' && text.trim()) next.set(name, text.trim())
      else next.delete(name)
    }
    setParams(next, { preventScrollReset: true })
  }
  // Back fills it in again; a new form would lose the focus.
  useEffect(() => {
    for (const name of SOUGHT) {
      const input = form.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = params.get(name) ?? ''
    }
  }, [params])
  return (
    <Form ref={form} role="search" aria-label="Audit log" onSubmit={find}>
      {SOUGHT.map((name) => (
        <Field key={name} label={FIELDS[name].label}>
          <Input
            name={name}
            type="search"
            defaultValue={params.get(name) ?? ''}
            placeholder={FIELDS[name].hint}
            maxLength={100}
            autoComplete="off"
          />
        </Field>
      ))}
      <Button type="submit">Find</Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  gap: 12px;
  align-items: end;
  margin-bottom: 12px;
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
