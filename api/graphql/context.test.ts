import { OperationTypeNode, type OperationDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'
import { oncePerPageOfViewer, type Context } from './context.ts'

const operation = { operation: OperationTypeNode.QUERY } as OperationDefinitionNode
const onPage = () => ({ page: new Map() }) as Context
const field = (type: string, fieldName: string, args = {}) => ({
  args,
  info: { operation, fieldName, parentType: { name: type } },
})

test('a field of the viewer is read once by all queries of one page', () => {
  const context = onPage()
  let reads = 0
  const read = () => oncePerPageOfViewer(context, field('Viewer', 'unread'), () => ++reads)
  expect([read(), read()]).toEqual([1, 1])
})

test('the same name with other arguments, or of another type, has an answer of its own', () => {
  const context = onPage()
  const read = (type: string, args: object, answer: string) =>
    oncePerPageOfViewer(context, field(type, 'unread', args), () => answer)
  expect(read('Viewer', { of: 'chat' }, 'two')).toBe('two')
  expect(read('Viewer', { of: 'news' }, 'five')).toBe('five')
  expect(read('AdminViewer', { of: 'chat' }, 'nine')).toBe('nine')
})

test('a change reads anew', () => {
  const context = onPage()
  const info = { operation: { operation: OperationTypeNode.MUTATION } as OperationDefinitionNode, fieldName: 'unread' }
  let reads = 0
  const read = () =>
    oncePerPageOfViewer(context, { args: {}, info: { ...info, parentType: { name: 'Viewer' } } }, () => ++reads)
  expect([read(), read()]).toEqual([1, 2])
})
