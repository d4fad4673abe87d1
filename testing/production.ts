/** The product as `npm ci --omit=dev` installs it after a build, made of links to the files that are here: in a second, and without the network. */
import { copyFileSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isUnread } from '../web/build/trimInstall.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** What is served from, beside packages. */
const SOURCES = ['api', 'dist', 'prisma', 'web', 'package.json', 'schema.graphql']

interface Locked {
  dev?: boolean
}

/** The packages of a production install on this machine; those in their own node_modules come with them. */
function productionPackages(): string[] {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')
  return Object.entries((JSON.parse(lock) as { packages: Record<string, Locked> }).packages)
    .filter(([folder, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(folder) && !dev)
    .map(([folder]) => path.relative('node_modules', folder))
    .filter((name) => existsSync(path.join(ROOT, 'node_modules', name)))
}

/** Its files in node_modules, without those that the install removes again. */
export function productionFiles(): string[] {
  const packages = path.join(ROOT, 'node_modules')
  return productionPackages().flatMap((name) => filesBelow(packages, name, isUnread))
}

/** Makes such an install of the built product in an empty folder. */
export function linkProduction(folder: string): void {
  const files = [
    ...SOURCES.flatMap((name) => filesBelow(ROOT, name)),
    ...productionFiles().map((name) => path.join('node_modules', name)),
  ]
  for (const name of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(folder, name), { recursive: true })
  for (const file of files) linkOrCopy(path.join(ROOT, file), path.join(folder, file))
}

/** Another disk, or somebody else's file, takes a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Paths from `root`; links count as files. */
function filesBelow(root: string, name: string, isLeftOut = (_name: string) => false): string[] {
  if (isLeftOut(name)) return []
  const full = path.join(root, name)
  if (!lstatSync(full).isDirectory()) return [name]
  return readdirSync(full).flatMap((entry) => filesBelow(root, path.join(name, entry), isLeftOut))
}
