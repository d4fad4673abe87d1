/**
 * @generated SignedSource<<94a34019e5c6231d2a7f5df77f5d2005>>
 * @relayHash 0e2dc77c2fd1100944d1df8b8c7963b7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca17c78df6ec7180782808fca6e518572dcfcad4ef07fe0961a4b44a6781a228

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca17c78df6ec7180782808fca6e518572dcfcad4ef07fe0961a4b44a6781a228",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
