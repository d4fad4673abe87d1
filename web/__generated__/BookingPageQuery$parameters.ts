/**
 * @generated SignedSource<<f37a46bc166640b2dcca468c9dc5bae6>>
 * @relayHash 581357092923b313189e078301dd92aa
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92e75927b603a121572c46cae3eda53604a85afc4a56dbcf9f4d2413ee2ca9e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92e75927b603a121572c46cae3eda53604a85afc4a56dbcf9f4d2413ee2ca9e3",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
