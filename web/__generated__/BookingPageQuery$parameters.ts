/**
 * @generated SignedSource<<11c99a29fc62b7754486f93949f4fe5a>>
 * @relayHash f5f35b86f230d7555d43899ab619ca3c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 442ed7cc3c69d34b326e6986aa5ad8c0b6d72e2bb3234b592629a9f1259d5e24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "442ed7cc3c69d34b326e6986aa5ad8c0b6d72e2bb3234b592629a9f1259d5e24",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
