import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { showToast } from '../../lib/toasts.ts'
import { Badge } from '../../ui/mark/Badge.tsx'
import { EditorSection } from '../../ui/editor/EditorSection.tsx'
import { UnsavedGuard } from '../../ui/editor/UnsavedGuard.tsx'
import { useEditor } from '../../ui/editor/useEditor.ts'
import { Field, FieldPair } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { PanelContent } from '../../ui/table/SidePanel.tsx'
import { type TableShape, useTableAddress } from '../../ui/table/tableAddress.ts'
import type { DataColumn, TableFilter } from '../../ui/table/tableProps.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { UrlTabs } from '../../ui/layout/UrlTabs.tsx'
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

interface SampleMentor {
  id: string
  name: string
  email: string
  branch: string
  /** Years. */
  experience: number
  /** Paise. */
  starterRate: number
  status: 'Accepted' | 'Pending review'
}

const FIRST = ['Ananya', 'Debashish', 'Fathima', 'Gaurav', 'Harpreet', 'Kavya', 'Lourdes', 'Meera', 'Rohan', 'Venkata']
const LAST = ['Iyer', 'Chatterjee', 'Rahman', 'Khanna', 'Gill', 'Reddy', 'Fernandes']
const BRANCHES = ['Civil', 'Electrical & Electronics', 'Mechanical'] as const

/** Made-up rows, enough for three pages. */
const MENTORS: readonly SampleMentor[] = Array.from({ length: 70 }, (_, place) => {
  const [first, last] = [FIRST[place % FIRST.length]!, LAST[place % LAST.length]!]
  return {
    id: String(place + 1),
    name: `${first} ${last}`,
    email: `${first}.${last}@example.in`.toLowerCase(),
    branch: BRANCHES[place % BRANCHES.length]!,
    experience: 2 + ((place * 7) % 20),
    starterRate: (300 + ((place * 130) % 900)) * 100,
    status: place % 9 === 4 ? 'Pending review' : 'Accepted',
  }
})

const COLUMNS: readonly DataColumn<SampleMentor>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  { id: 'email', label: 'Email', value: ({ email }) => email, wide: true },
  { id: 'branch', label: 'Branch', value: ({ branch }) => branch, wide: true },
  { id: 'experience', label: 'Years', value: ({ experience }) => experience, figure: true },
  {
    id: 'rate',
    label: 'Starter rate',
    value: ({ starterRate }) => starterRate / 100,
    cell: ({ starterRate }) => <Money paise={starterRate} />,
    figure: true,
  },
  {
    id: 'status',
    label: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <Badge $tone={status === 'Accepted' ? 'good' : 'warn'}>{status}</Badge>,
  },
]

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const FILTERS = [
  { id: 'branch', label: 'Branch', any: 'All branches', options: options(BRANCHES) },
  { id: 'status', label: 'Status', any: 'Any status', options: options(['Accepted', 'Pending review']) },
] satisfies TableFilter[]

const SHAPE: TableShape = {
  sortable: COLUMNS.map(({ id }) => id),
  filters: FILTERS.map((filter) => ({ id: filter.id, values: filter.options.map(({ value }) => value) })),
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
