import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { showToast } from '../../lib/toasts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EditorSection } from '../../ui/editor/EditorSection.tsx'
import { UnsavedGuard } from '../../ui/editor/UnsavedGuard.tsx'
import { useEditor } from '../../ui/editor/useEditor.ts'
import { Field, FieldPair } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { PanelContent } from '../../ui/table/SidePanel.tsx'
import { useTableAddress } from '../../ui/table/tableAddress.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { UrlTabs } from '../../ui/UrlTabs.tsx'
import { COLUMNS, FILTERS, MENTORS, SHAPE } from './sampleMentors.tsx'
import { Shown } from './Shown.tsx'

const TABS = [
  { value: 'table', label: 'Data table' },
  { value: 'editor', label: 'Editor sections' },
] as const

/** What dashboards and the admin desk consist of, working: tabs and table in the address, sections that save. */
export function UiData() {
  return (
    <Shown title="Data and editing">
      <UrlTabs label="Data and editing" tabs={TABS}>
        {(tab) => (tab === 'table' ? <Mentors /> : <Profile />)}
      </UrlTabs>
    </Shown>
  )
}

function Mentors() {
  return (
    <DataTable
      label="Mentors"
      noun="mentor"
      columns={COLUMNS}
      rows={MENTORS}
      rowId={({ id }) => id}
      address={useTableAddress(SHAPE)}
      filters={FILTERS}
      searchHint="Name or email"
      csvName="mentors"
      panel={(id, row) => (
        <PanelContent title={row?.name ?? `Mentor ${id}`}>
          {row && (
            <Details>
              <p>{row.email}</p>
              <p>{row.branch}</p>
              <Badge $tone={row.status === 'Accepted' ? 'good' : 'warn'}>{row.status}</Badge>
            </Details>
          )}
        </PanelContent>
      )}
    />
  )
}

const about = z.object({
  title: z.string().check(z.minLength(2, 'Job title is required')),
  bio: z.string().check(z.minLength(20, 'Bio must be at least 20 characters')),
})
const rates = z.object({
  starter: z.string().check(z.regex(/^\d{3,5}$/, 'Enter whole rupees, 100 to 99999')),
  advanced: z.string().check(z.regex(/^\d{4,6}$/, 'Enter whole rupees, 1000 to 999999')),
})

/** Two sections that know nothing of each other; the second one is refused while Starter is above 5000. */
function Profile() {
  return (
    <UnsavedGuard>
      <Sections>
        <About />
        <Rates />
      </Sections>
    </UnsavedGuard>
  )
}

function About() {
  const editor = useEditor({
    schema: () => Promise.resolve(about),
    values: { title: 'Structural engineer', bio: 'Eleven years of high-rise design in Chennai and Pune.' },
    async onSave() {
      await pause()
      return { refused: null }
    },
  })
  return (
    <EditorSection title="About you" lead="Students see this on your profile." editor={editor}>
      <Field {...editor.field('title')} label="Job title">
        <Input {...editor.register('title')} />
      </Field>
      <Field {...editor.field('bio')} label="Bio">
        <TextArea {...editor.register('bio')} />
      </Field>
    </EditorSection>
  )
}

function Rates() {
  const editor = useEditor({
    schema: () => Promise.resolve(rates),
    values: { starter: '799', advanced: '4499' },
    async onSave({ starter }) {
      await pause()
      if (Number(starter) > 5_000)
        return { refused: { issues: [{ path: 'starter', message: 'Starter can cost ₹5,000 at most' }] } }
      showToast({ title: 'Rates saved', tone: 'good' })
      return { refused: null }
    },
  })
  return (
    <EditorSection title="Rates" editor={editor}>
      <FieldPair>
        <Field {...editor.field('starter')} label="Starter, 45 minutes">
          <Input {...editor.register('starter')} prefix="₹" inputMode="numeric" />
        </Field>
        <Field {...editor.field('advanced')} label="Advanced, one month">
          <Input {...editor.register('advanced')} prefix="₹" inputMode="numeric" />
        </Field>
      </FieldPair>
    </EditorSection>
  )
}

/** As long as a server takes on a slow line. */
async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 800))
}

const Details = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
`

const Sections = styled.div`
  display: grid;
  gap: 16px;
`
