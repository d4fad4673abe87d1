/**
 * @generated SignedSource<<3449e77db8c2346cc97ee05084fa0aac>>
 * @relayHash d571c16ac0bfa99775d790101fff0a57
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43d17a2e3552d63dcc4c76ee618c632976c9169f2e92bd247eb44fedab9a1462

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43d17a2e3552d63dcc4c76ee618c632976c9169f2e92bd247eb44fedab9a1462",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
