import { builder } from '../graphql/builder.ts'
import type { Viewer } from './viewer.ts'

/** The bare type, so that other features can add what is theirs to the viewer. */
export const ViewerRef = builder.objectRef<Viewer>('Viewer')
