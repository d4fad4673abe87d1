/** Tells a living process from another that has got its number since. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** When a process began, in words that no later one of the same number has; null where the system doesn't tell. */
export function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The name in parentheses may hold anything; the start is the 20th field after it.
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
    if (ticks) return `${boot}/${ticks}`
  } catch {
    // Not Linux, or no such process.
  }
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() || null : null
}

/** Whether the process that `start` was told of still lives; without a start the number alone decides. */
export function isLiving(pid: number, start: string | null): boolean {
  const now = startOf(pid)
  if (start && now && start !== now) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
