/**
 * @generated SignedSource<<3c4642c5aed23bd97a63ed85638cbeda>>
 * @relayHash 4af9bcfaf458ff516cafbe66911d098a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15541daf4dfb2935fdbfe45b840d1715f6895ce58bfebded023dc6ba9f5ca6c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15541daf4dfb2935fdbfe45b840d1715f6895ce58bfebded023dc6ba9f5ca6c1",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
