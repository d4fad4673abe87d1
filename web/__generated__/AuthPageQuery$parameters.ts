/**
 * @generated SignedSource<<83324c21b622b9f35e5143853bf944d2>>
 * @relayHash 1a63fcddc55ddf42203e3195f3e3bf79
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dd02a87cf46b7b7d6c4a6e1557bdb10a9ba35c86ab3fff6fa90feb230bb4b28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuthPageQuery } from './AuthPageQuery.graphql';

const node: PreloadableConcreteRequest<AuthPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dd02a87cf46b7b7d6c4a6e1557bdb10a9ba35c86ab3fff6fa90feb230bb4b28",
    "metadata": {},
    "name": "AuthPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
