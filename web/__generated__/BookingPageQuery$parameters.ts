/**
 * @generated SignedSource<<e0d91584db5e26906c9bb62149480f9c>>
 * @relayHash d813d4ba9ac2bf9858b523eba94e08e6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8864bda6e2ed1e3c582c1dfa1afece942816ec486dd64178564ebeb1f67cce14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8864bda6e2ed1e3c582c1dfa1afece942816ec486dd64178564ebeb1f67cce14",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
