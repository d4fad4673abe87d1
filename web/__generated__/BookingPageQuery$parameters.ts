/**
 * @generated SignedSource<<492eb307a2671b05a556678ac0853e55>>
 * @relayHash b9f036a5a25a70082533276007470a62
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05d591b7fd61798d22742ebf29d7a3db199779321f52273880060b8b94549b40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05d591b7fd61798d22742ebf29d7a3db199779321f52273880060b8b94549b40",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
