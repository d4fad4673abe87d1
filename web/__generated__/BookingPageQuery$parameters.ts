/**
 * @generated SignedSource<<7511482e26a4d9bad7e13b2d2a58d414>>
 * @relayHash 0e326e07b1be42258f86228126e12565
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd57e908911eabcb9d0c056469954175c663ffcd2d6ff24cddce6def84c07170

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd57e908911eabcb9d0c056469954175c663ffcd2d6ff24cddce6def84c07170",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
