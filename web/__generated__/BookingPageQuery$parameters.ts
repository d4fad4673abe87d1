/**
 * @generated SignedSource<<2860e44bf24d9aa8beee2f4350547376>>
 * @relayHash 9fe91c61c92cffe0a75416e7c9a0a982
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12ab0cbe493413cd3fb1ffbd2074a63ee4b9a7f1506bff3783e081cc67320c47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12ab0cbe493413cd3fb1ffbd2074a63ee4b9a7f1506bff3783e081cc67320c47",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
