/** The sections of the page in their order; `id` is the anchor. */
export const SECTIONS = {
  profile: { id: 'profile', title: 'Your account' },
  password: { id: 'password', title: 'Password' },
  devices: { id: 'devices', title: 'Devices' },
  data: { id: 'data', title: 'Your data' },
  closing: { id: 'close', title: 'Close account' },
} as const
export type Section = (typeof SECTIONS)[keyof typeof SECTIONS]
