/**
 * @generated SignedSource<<91369adc77743de720be43fadd58a012>>
 * @relayHash 638f3db43ba5ed3609c7bad530e5ec7a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b16d76eccf313b90d4b89693e6fdb0eaa5b0ebc154e18a9e3abe93792ce2f1ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b16d76eccf313b90d4b89693e6fdb0eaa5b0ebc154e18a9e3abe93792ce2f1ae",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
