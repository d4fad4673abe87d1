/**
 * @generated SignedSource<<c6e4127b0c482761090c24ae4097a15c>>
 * @relayHash a380b3491846426677df63d15f2dc2dc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5a34b4ecee825e0ca6f363546397b7ee9a5f7428ca23928767ef8557252852f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5a34b4ecee825e0ca6f363546397b7ee9a5f7428ca23928767ef8557252852f",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
