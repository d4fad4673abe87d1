/**
 * @generated SignedSource<<ff5a8bed466f2ff9f33c9bf641889afe>>
 * @relayHash e391c3e1f5756316df2a36f57ab170e6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a06c5fe4fb2e3ce7f204acba1737129ad58c1017f4a380bc58b0a1f7fa670b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a06c5fe4fb2e3ce7f204acba1737129ad58c1017f4a380bc58b0a1f7fa670b7",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
