/** The razorpay package with its transport mended: base URL, deadline, errors. */
import Razorpay from 'razorpay'
import { setTimeout as pause } from 'node:timers/promises'
import { createBreaker } from './breaker.ts'
import { PaymentProviderUnavailableError } from './errors.ts'
import { providerError } from './providerError.ts'

export interface TransportOptions {
  keyId: string
  keySecret: string
  /** Base URL without the version, such as https://api.razorpay.com. */
  apiUrl: string
  timeoutMs: number
  clock: () => number
}

/** The part of the package's axios instance that we touch; its types leave `rq` out. */
interface Requests {
  defaults: {
    baseURL: string
    timeout: number
    maxRedirects: number
    maxContentLength: number
    proxy?: false
  }
  interceptors: {
    request: { use(prepare: <T extends object>(config: T) => T & { signal: AbortSignal }): unknown }
    response: { use(answered: undefined, failed: (failure: unknown) => Promise<never>): unknown }
  }
  post(path: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: unknown }>
}

export interface Transport {
  razorpay: Razorpay
  /** Calls once; the failure is one of our two errors. */
  write(call: () => Promise<unknown>): Promise<unknown>
  /** Calls again once after a network failure or 5xx; a timeout has cost enough already. */
  read(call: () => Promise<unknown>): Promise<unknown>
  /** POST with headers that the package would drop. */
  post(path: string, body: object, headers: Record<string, string>): Promise<unknown>
}

function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

function mend(requests: Requests, options: TransportOptions) {
  requests.defaults.baseURL = options.apiUrl.replace(/(\/v1)?\/*$/, '')
  requests.defaults.timeout = options.timeoutMs
  requests.defaults.maxRedirects = 0
  requests.defaults.maxContentLength = 1_000_000
  // A proxy from the environment can't reach this machine's loopback.
  if (isLoopback(options.apiUrl)) requests.defaults.proxy = false
  // axios' own timeout restarts with every byte; the signal is a deadline for the whole answer.
  requests.interceptors.request.use((config) => ({
    ...config,
    signal: AbortSignal.timeout(options.timeoutMs),
  }))
  // The package reads failure.response.data.error unchecked, so every failure is given that shape.
  requests.interceptors.response.use(undefined, (failure) => {
    const error = providerError(failure)
    return Promise.reject({ response: { status: error.status, data: { error } } })
  })
}

/** The error inside the package's rejection, which is a plain object. */
function unwrap(rejection: unknown): unknown {
  if (rejection instanceof Error || typeof rejection !== 'object' || rejection === null) return rejection
  if ('error' in rejection) return rejection.error
  const { response } = rejection as { response?: { data?: { error?: unknown } } }
  return response?.data?.error ?? rejection
}

function isWorthRetry(error: unknown): boolean {
  if (!(error instanceof PaymentProviderUnavailableError)) return false
  return error.reason === 'network' || (error.reason === 'status' && error.detail !== 'HTTP 429')
}

/** Opens no connection yet. Five unavailable answers in a row stop all calls for 10 seconds. */
export function createTransport(options: TransportOptions): Transport {
  const razorpay = new Razorpay({ key_id: options.keyId, key_secret: options.keySecret })
  const requests = (razorpay.api as unknown as { rq: Requests }).rq
  const breaker = createBreaker({ limit: 5, pauseMs: 10_000, clock: options.clock })
  mend(requests, options)

  async function write(call: () => Promise<unknown>) {
    breaker.enter()
    try {
      const answer = await call()
      breaker.succeeded()
      return answer
    } catch (rejection) {
      const error = unwrap(rejection)
      if (error instanceof PaymentProviderUnavailableError) breaker.failed()
      else breaker.succeeded()
      throw error
    }
  }

  return {
    razorpay,
    write,
    async read(call) {
      try {
        return await write(call)
      } catch (error) {
        if (!isWorthRetry(error)) throw error
        await pause(50 + Math.random() * 100)
        return await write(call)
      }
    },
    post: async (path, body, headers) => (await requests.post(path, body, { headers })).data,
  }
}
