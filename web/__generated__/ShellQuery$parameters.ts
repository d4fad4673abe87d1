/**
 * @generated SignedSource<<f718b09d4bd58db707bc7767d9f1e249>>
 * @relayHash 90533ad772b292d5a87a52e3ee236b19
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0569035fa6530223510986af3b435c55cf3e62ba70efbcc9284e94dec4e672b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0569035fa6530223510986af3b435c55cf3e62ba70efbcc9284e94dec4e672b",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
