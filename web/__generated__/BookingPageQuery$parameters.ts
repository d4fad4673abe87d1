/**
 * @generated SignedSource<<0ccc3b6e4f35b55953e9dec55de9d755>>
 * @relayHash e4b47ff99d87159eb08f2315a3681b52
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 497ba5f1df26fcf8d8f7a3c55db5920cf3435dc243e42b519219a26a274923bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "497ba5f1df26fcf8d8f7a3c55db5920cf3435dc243e42b519219a26a274923bf",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
