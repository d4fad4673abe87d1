/** The parts of a path. Each is a numeric id. */
import { NO_ID, nodeId } from '../graphql/nodeId.ts'

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Of `/api/mentors/:id` it is `{ id: number }`. */
export type Ids<Path> = Record<NamesIn<Path>, number>

/** The largest id; no row has it. */
const NOBODYS = 2 ** 31 - 1

/** Reads them; what cannot be an id becomes one that no row has, so that nothing is found under it. */
export function idsOf<Path>(params: Record<string, string>): Ids<Path> {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, idOf(text)])) as Ids<Path>
}

function idOf(text: string): number {
  const id = nodeId(text)
  return id === NO_ID ? NOBODYS : id
}

/** Whether what came could not be an id. */
export const isNobodys = (id: number): boolean => id === NOBODYS

export const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The path as OpenAPI writes it: `/api/mentors/{id}`. */
export const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')
