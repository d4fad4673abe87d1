/** The razorpay package with its transport mended: base URL, deadline, errors. */
import Razorpay from 'razorpay'
import { providerError } from './providerError.ts'

export interface TransportOptions {
  keyId: string
  keySecret: string
  /** Base URL without the version, such as https://api.razorpay.com. */
  apiUrl: string
  timeoutMs: number
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
  /** The failure of a call is one of our two errors. */
  call(work: (razorpay: Razorpay) => Promise<unknown>): Promise<unknown>
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

/** Opens no connection yet. */
export function createTransport(options: TransportOptions): Transport {
  const razorpay = new Razorpay({ key_id: options.keyId, key_secret: options.keySecret })
  const requests = (razorpay.api as unknown as { rq: Requests }).rq
  mend(requests, options)

  async function call(work: (razorpay: Razorpay) => Promise<unknown>): Promise<unknown> {
    try {
      return await work(razorpay)
    } catch (rejection) {
      throw unwrap(rejection)
    }
  }

  return {
    call,
    post: (path, body, headers) => call(async () => (await requests.post(path, body, { headers })).data),
  }
}
