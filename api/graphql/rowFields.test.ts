import { getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql'
import { afterEach, describe, expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asGuest } from '../testing/client.ts'
import { recordStatements } from '../testing/statements.ts'
import { makeMentor } from '../testing/factories.ts'

const { app, db, url } = await testApp()
const recorded = recordStatements(url)
const PICTURE = `/media/${'0'.repeat(64)}`
const objects = Object.values(schema.getTypeMap()).filter((type): type is GraphQLObjectType => isObjectType(type))
const mentorField = schema.getQueryType()!.getFields()['mentor']!

const own = mentorField.resolve
afterEach(() => void (mentorField.resolve = own))

/** What a document gets of a mentor when the query has answered with this row. */
async function answered(row: object, selection: string, as = asGuest({ ...app, db: recorded.db })) {
  recorded.statements.length = 0
  mentorField.resolve = () => row
  const { data, errors } = await as.run<{ mentor: Record<string, unknown> }>(`{ mentor(id: 1) { ${selection} } }`)
  expect(errors).toBeUndefined()
  return data.mentor
}

describe('a field of columns', () => {
  test('is answered from a row that has them, under each alias and with each argument', async () => {
    const row = { id: 7, name: 'Asha', subBranch: null, profileImage: PICTURE, rating: { toNumber: () => 4.5 } }
    const selection =
      'id name again: name subBranch rating hasProfileImage profileImage small: profileImage(size: SMALL)'
    expect(await answered(row, selection)).toEqual({
      id: btoa('Mentor:7'),
      name: 'Asha',
      again: 'Asha',
      subBranch: null,
      rating: 4.5,
      hasProfileImage: true,
      profileImage: PICTURE,
      small: `${PICTURE}/96`,
    })
    expect(recorded.statements).toEqual([])
  })

  test('is loaded for a row that lacks one, for that one alone', async () => {
    const { id, bio, email } = await makeMentor(db)
    const row = { id, name: 'From the row' }
    expect(await answered(row, 'name bio')).toEqual({ name: 'From the row', bio })
    expect(recorded.statements).toHaveLength(1)
    const admin = await asAdmin({ ...app, db: recorded.db })
    expect(await answered(row, 'name email status', admin)).toEqual({ name: 'From the row', email, status: 'ACCEPTED' })
    expect(await answered(row, 'email status')).toEqual({ email: null, status: null })
  })

  test('of an enum has its name, and is shown to those alone who may see it', async () => {
    const row = { id: 7, status: 'pending_review', email: 'asha@x.example', isActive: false }
    expect(await answered(row, 'status email isActive')).toEqual({ status: null, email: null, isActive: null })
    const admin = await asAdmin({ ...app, db: recorded.db })
    expect(await answered(row, 'status email isActive', admin)).toEqual({
      status: 'PENDING_REVIEW',
      email: 'asha@x.example',
      isActive: false,
    })
  })
})

test('every exposed column and every global id is answered at once', () => {
  const nothing = [{}, {}, {}] as unknown as [object, never, never]
  const exposed: string[] = []
  for (const type of objects)
    for (const [name, { resolve, extensions, type: answer }] of Object.entries(type.getFields())) {
      const config = extensions['pothosConfig'] as { kind?: string } | undefined
      const column = extensions['pothosExposedField']
      if (config?.kind === 'PrismaObject' && typeof column === 'string' && isLeafType(getNamedType(answer))) {
        expect([type.name, name, resolve?.({ [column]: 'value' }, ...nothing)]).toEqual([type.name, name, 'value'])
        exposed.push(`${type.name}.${name}`)
      }
      const isNode = name === 'id' && type.getInterfaces().some((one) => one.name === 'Node')
      if (isNode)
        expect(resolve?.({ id: 7, planSubscriptionId: 7, tokenHash: '7' }, ...nothing)).toBe(btoa(`${type.name}:7`))
    }
  expect(exposed.length).toBeGreaterThan(100)
})
