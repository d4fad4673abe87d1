/**
 * @generated SignedSource<<8c3102867a2998b4c88bca90a35ff131>>
 * @relayHash ab52a79dbec96f5565f588beee0983d8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 037ccb65395b82e91363e64809ce3f3090e70d62c9731d7001cebf3889a6789d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "037ccb65395b82e91363e64809ce3f3090e70d62c9731d7001cebf3889a6789d",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
