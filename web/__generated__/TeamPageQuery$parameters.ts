/**
 * @generated SignedSource<<2d0de73586f892938c7708e6ca15ecde>>
 * @relayHash c80e9d2f7c2a677269135011a3179b3b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c9c405f3fe4848f44ac089fe87facf1329e597f9b44bec119bb6060228cf50e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamPageQuery } from './TeamPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c9c405f3fe4848f44ac089fe87facf1329e597f9b44bec119bb6060228cf50e",
    "metadata": {},
    "name": "TeamPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
