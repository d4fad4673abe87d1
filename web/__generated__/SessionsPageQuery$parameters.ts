/**
 * @generated SignedSource<<7f74c713203842224e6c18a565f5177a>>
 * @relayHash 91750eb2cecd1cd6f4900d23286b5ce9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9f2b9c956f873a2288ee87a4d18a79e71ec1237e0ba7b23ea7a9e263b47f660

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9f2b9c956f873a2288ee87a4d18a79e71ec1237e0ba7b23ea7a9e263b47f660",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
