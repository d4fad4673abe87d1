/** Runs a query whose selection is known, with the resolvers, nulls and errors of graphql-js. A marked column is copied. */
import {
  getArgumentValues,
  GraphQLError,
  locatedError,
  responsePathAsArray,
  type ExecutionResult,
  type GraphQLResolveInfo,
  type ValidatedExecutionArgs,
} from 'graphql'
import { isPromise, plainValue, abandon, helpers } from './values.ts'
import type { Output, Selected, Selection } from './selection.ts'

type Path = GraphQLResolveInfo['path']
type Answer = Record<string, unknown>

/** Its promise never rejects. A list that is an `AsyncIterable` is refused: no field of ours has one. */
export function executeSelection(
  selection: Selection,
  args: ValidatedExecutionArgs,
): ExecutionResult | Promise<ExecutionResult> {
  return new Execution(args).run(selection)
}

class Execution {
  private readonly args: ValidatedExecutionArgs
  private readonly errors: GraphQLError[] = []
  /** Places that are null because of an error; undefined for the whole answer. */
  private readonly nulled = new Set<Path | undefined>()
  private aborting: AbortController | null = null
  private isDone = false

  constructor(args: ValidatedExecutionArgs) {
    this.args = args
  }

  run(selection: Selection): ExecutionResult | Promise<ExecutionResult> {
    try {
      const data = this.object(selection, this.args.rootValue, undefined)
      if (!isPromise(data)) return this.done(data)
      return data.then(
        (all) => this.done(all),
        (error: unknown) => this.failed(error),
      )
    } catch (error) {
      return this.failed(error)
    }
  }

  private done(data: Answer | null): ExecutionResult {
    this.isDone = true
    this.aborting?.abort()
    return this.errors.length > 0 ? { errors: this.errors, data } : { data }
  }

  private failed(error: unknown): ExecutionResult {
    this.note(error instanceof GraphQLError ? error : locatedError(error, undefined), undefined)
    return this.done(null)
  }

  /** Notes an error, unless its place is already null. */
  private note(error: GraphQLError, path: Path | undefined): void {
    if (this.isDone) return
    for (let at = path; at; at = at.prev) if (this.nulled.has(at)) return
    if (this.nulled.has(undefined)) return
    this.nulled.add(path)
    this.errors.push(error)
  }

  /** Null in its place; a place that may not be null passes the error on to the object around it. */
  private nullFor(error: unknown, { isNonNull }: Output, nodes: Selected['nodes'], path: Path): null {
    const located = locatedError(error, nodes, responsePathAsArray(path))
    if (isNonNull) throw located
    this.note(located, path)
    return null
  }

  private object(
    { type, fields, blank }: Selection,
    source: unknown,
    path: Path | undefined,
  ): Answer | Promise<Answer> {
    const answer: Answer = { ...blank }
    let waiting: Promise<unknown>[] | null = null
    try {
      for (const selected of fields) {
        const { key, column } = selected
        const plain = column === undefined ? undefined : plainValue(selected.output, (source as Answer)[column])
        const value = plain === undefined ? this.field(selected, type, source, path) : plain
        answer[key] = value
        if (isPromise(value)) (waiting ??= []).push(value.then((settled) => void (answer[key] = settled)))
      }
    } catch (error) {
      // The whole object is null: the others are no longer awaited.
      abandon(waiting ?? [])
      throw error
    }
    if (!waiting) return answer
    return (waiting.length === 1 ? waiting[0]! : Promise.all(waiting)).then(() => answer)
  }

  private field(selected: Selected, parentType: Selection['type'], source: unknown, prev: Path | undefined): unknown {
    const { field, nodes, output, hasArguments } = selected
    if (!field) return parentType.name
    const { contextValue, variableValues } = this.args
    const path: Path = { prev, key: selected.key, typename: parentType.name }
    // As graphql-js makes it.
    const info: GraphQLResolveInfo = {
      fieldName: field.name,
      fieldNodes: nodes,
      returnType: field.type,
      parentType,
      path,
      schema: this.args.schema,
      fragments: this.args.fragmentDefinitions,
      rootValue: this.args.rootValue,
      operation: this.args.operation,
      variableValues,
      getAbortSignal: this.signal,
      getAsyncHelpers: helpers,
    }
    try {
      const given = hasArguments ? getArgumentValues(field, nodes[0]!, variableValues) : {}
      return this.settled(
        (field.resolve ?? this.args.fieldResolver)(source, given, contextValue, info),
        output,
        info,
        path,
      )
    } catch (error) {
      return this.nullFor(error, output, nodes, path)
    }
  }

  /** Made when a resolver asks for it: one costs as much as a dozen fields. */
  private readonly signal = (): AbortSignal => (this.aborting ??= new AbortController()).signal

  /** A value complete, or null for one that fails; throws for one that may not be null. */
  private settled(value: unknown, output: Output, info: GraphQLResolveInfo, path: Path): unknown {
    if (isPromise(value)) return this.later(value, output, info, path)
    try {
      const completed = this.complete(value, output, info, path)
      if (!isPromise(completed)) return completed
      return completed.then(undefined, (error: unknown) => this.nullFor(error, output, info.fieldNodes, path))
    } catch (error) {
      return this.nullFor(error, output, info.fieldNodes, path)
    }
  }

  private async later(
    promised: PromiseLike<unknown>,
    output: Output,
    info: GraphQLResolveInfo,
    path: Path,
  ): Promise<unknown> {
    try {
      const value = await promised
      if (this.isDone) return null
      const completed = this.complete(value, output, info, path)
      return isPromise(completed) ? await completed : completed
    } catch (error) {
      return this.nullFor(error, output, info.fieldNodes, path)
    }
  }

  private complete(value: unknown, output: Output, info: GraphQLResolveInfo, path: Path): unknown {
    if (value instanceof Error) throw value
    if (value === null || value === undefined) {
      if (!output.isNonNull) return null
      const { parentType, fieldName } = info
      throw new Error(`Cannot return null for non-nullable field ${parentType.name}.${fieldName}.`)
    }
    if (output.leaf) {
      const written = output.leaf.coerceOutputValue(value)
      if (written === null || written === undefined) throw new Error(`${output.leaf.name} has no form for a value`)
      return written
    }
    return output.item ? this.list(value, output.item, info, path) : this.row(value, output.selection!, info, path)
  }

  private list(value: unknown, item: Output, info: GraphQLResolveInfo, prev: Path): unknown[] | Promise<unknown[]> {
    if (typeof value !== 'object' || !(Symbol.iterator in (value as object)))
      throw new GraphQLError(
        `Expected Iterable, but did not find one for field "${info.parentType.name}.${info.fieldName}".`,
      )
    const items: unknown[] = []
    let isWaiting = false
    try {
      for (const one of value as Iterable<unknown>) {
        const completed = this.settled(one, item, info, { prev, key: items.length, typename: undefined })
        isWaiting ||= isPromise(completed)
        items.push(completed)
      }
    } catch (error) {
      abandon([...items, ...(value as Iterable<unknown>)])
      throw error
    }
    return isWaiting ? Promise.all(items) : items
  }

  private row(value: unknown, selection: Selection, info: GraphQLResolveInfo, path: Path): unknown {
    const { type } = selection
    const isOfType = type.isTypeOf ? type.isTypeOf(value, this.args.contextValue, info) : true
    const go = (isIt: boolean) => {
      if (!isIt)
        throw new GraphQLError(`Expected value of type "${type.name}" but got another.`, { nodes: info.fieldNodes })
      return this.object(selection, value, path)
    }
    return isPromise(isOfType) ? isOfType.then(go) : go(isOfType as boolean)
  }
}
