/** Look-up services of the tests' own: local servers that answer as the test says. */
import { createServer, type ServerResponse } from 'node:http'

export interface LookUpStandIn {
  /** As GEOLOCATION_URLS takes it. */
  template: string
  /** Addresses asked about, oldest first. */
  asked: string[]
  /** How it answers; to be changed at any time. */
  answer: (response: ServerResponse, address: string) => void
  close(): Promise<void>
}

/** To be closed after use. */
export async function startLookUp(answer: LookUpStandIn['answer']): Promise<LookUpStandIn> {
  const server = createServer((request, response) => {
    const address = decodeURIComponent(request.url?.slice(1) ?? '')
    standIn.asked.push(address)
    standIn.answer(response, address)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const standIn: LookUpStandIn = {
    template: `http://127.0.0.1:${port}/{ip}`,
    asked: [],
    answer,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return standIn
}

/** Answers JSON. */
export function says(body: unknown, status = 200): LookUpStandIn['answer'] {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

/** Answers this text. */
export function saysText(text: string, status = 200): LookUpStandIn['answer'] {
  return (response) => void response.writeHead(status, { 'content-type': 'text/html' }).end(text)
}

/** Takes the question and never answers. */
export const hangs: LookUpStandIn['answer'] = () => {}

/** Cuts the connection. */
export const cuts: LookUpStandIn['answer'] = (response) => void response.destroy()
