/** True during shutdown: readiness fails and connections are not kept alive. */
export interface Drain {
  isDraining: boolean
}
