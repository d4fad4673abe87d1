/** Set while the process is being stopped: readiness says no, connections are not kept. */
export interface Drain {
  isDraining: boolean
}
