/**
 * After an install without devDependencies: removes files that a server never reads, from 520 to 320 MB. With
 * devDependencies everything stays. The list of dependencies cannot do it: npm installs whole packages, and 64 MB of
 * headers come with Node, 61 MB of query compilers for other databases with Prisma and 58 MB of types and source maps
 * with all of them. What could be moved out of the list (TypeScript behind gql.tada, GraphiQL) weighs 50 MB.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const UNREAD = [
  // Node's headers are for building addons.
  /^node\/node_modules\/[^/]+\/(include|share)$/,
  // Prisma brings its query compiler for every database in two sizes; the generated client loads this one.
  /^@prisma\/client\/runtime\/query_compiler_(?!small_bg\.postgresql\.)/,
  // Documents are set in two weights (api/pdf/fonts.ts).
  /^@fontsource\/[^/]+\/files\/(?!.*-(400|600)-normal\.woff$)/,
  // Types and source maps are for editors.
  /\.d\.[cm]?ts$|\.[cm]?[jt]s\.map$/,
]

/** True for a file or folder that nobody reads who only serves, given relative to node_modules. */
export const isUnread = (name: string): boolean =>
  UNREAD.some((pattern) => pattern.test(name.replaceAll(path.sep, '/')))

/** Removes what is unread in a folder of packages. */
export function trim(packages: string, folder = ''): void {
  for (const entry of readdirSync(path.join(packages, folder), { withFileTypes: true })) {
    const name = path.join(folder, entry.name)
    if (isUnread(name)) rmSync(path.join(packages, name), { recursive: true })
    else if (entry.isDirectory()) trim(packages, name)
  }
}

if (import.meta.main) {
  const packages = path.resolve(import.meta.dirname, '../../node_modules')
  if (!existsSync(path.join(packages, 'vite'))) trim(packages)
}
