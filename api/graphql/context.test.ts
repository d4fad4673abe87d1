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

test('other arguments have an answer of their own', () => {
  const context = onPage()
  const read = (args: object, answer: string) =>
    oncePerPageOfViewer(context, field('Viewer', 'unread', args), () => answer)
  expect(read({ of: 'chat' }, 'two')).toBe('two')
  expect(read({ of: 'news' }, 'five')).toBe('five')
  expect(read({ of: 'chat' }, 'nine')).toBe('two')
})

test('a field of a type that may have several rows on a page is refused', () => {
  expect(() => oncePerPageOfViewer(onPage(), field('Mentor', 'unread'), () => 1)).toThrow(
    'Mentor.unread may have several rows on a page',
  )
})

test('a change reads again', () => {
  const context = onPage()
  const info = { operation: { operation: OperationTypeNode.MUTATION } as OperationDefinitionNode, fieldName: 'unread' }
  let reads = 0
  const read = () =>
    oncePerPageOfViewer(context, { args: {}, info: { ...info, parentType: { name: 'Viewer' } } }, () => ++reads)
  expect([read(), read()]).toEqual([1, 2])
})
