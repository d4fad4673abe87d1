/**
 * @generated SignedSource<<65ecd8e1b6cd9ec1d9bc5cc5fb54c908>>
 * @relayHash dc98d13ae8a8a8f08d3c247f5c44c0fa
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ebbfe6578278743e4714fcf4214c79eb9e8c429c9b86c18af794c248fdb19be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ebbfe6578278743e4714fcf4214c79eb9e8c429c9b86c18af794c248fdb19be",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
